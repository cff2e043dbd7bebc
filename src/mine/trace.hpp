// Goes along a few schedules of a program and counts how each thread reads and writes on them: tici.txt, section 3.1.
// Nothing is checked and nothing stored on the way.
//
// The paper takes one complete execution, the first that a depth-first search meets. Here that is the schedule that
// runs a thread as long as it can, and then the next one in the cyclic order of thread numbers. A depth-first search
// would come back to a state and turn round where a thread waits in a loop for another one. A schedule has to let the
// other one run, so no thread runs for more than a thousand steps. Further traces are random walks, and a thread's
// chain is the mean of its chains.
#pragma once

#include <cstdint>
#include <functional>
#include <string>
#include <vector>

#include "mine/behaviour.hpp"
#include "program/program.hpp"

namespace weaveproof::mine {

struct MinedThread {
  program::ThreadNumber number = 0;  // in the program that was opened for the traces
  std::string name, runClass;
  AccessCounts counts;  // of all traces
  Behaviour behaviour = {};
};

struct MinedThreads {
  std::vector<MinedThread> threads;  // in the order of their numbers
  std::uint32_t traces = 0;
  std::uint32_t ended = 0;  // of the traces: those that came to an end of the program
  std::uint64_t steps = 0;
  // Whether thread numbers mean the same in the program that is searched.
  bool sameNumbers = true;
};

// `program` is moved; each trace begins in `start`. `rnd` is uniform in [0, 1). A trace ends where the program does,
// where something is not supported or there is no memory for it, and after 50,000 steps. What stops a step
// (SearchStopped) comes through.
MinedThreads mineTraces(program::Program& program, program::StateId start, std::uint32_t traces,
                        const std::function<double()>& rnd);

}  // namespace weaveproof::mine
