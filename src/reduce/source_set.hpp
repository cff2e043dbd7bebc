// Which threads of a state have to be explored, so that every schedule is covered up to the order of independent steps:
// the lazy source sets of stateful-por.txt, with necessary enabling sets.
//
// From a state a thread has been explored, and what may happen behind its step is known (Futures). A set of threads is
// *closed* if it holds
//
//   - with a thread that can go on, all those that may come to do something that depends on its step;
//   - with a thread that is blocked, somebody without whom it stays so: who has the monitor that it wants, or all those
//     that may come to touch what decides whether it can go on;
//   - with a thread that does not live yet, whoever may start it.
//
// Let T be such a set with the explored thread t in it, and E a schedule of others. Every step of E is independent of
// those of T: else take the first one that is not; what comes before it, t can be put in front of, and so it happens
// behind the step of t as well, where it was seen. So E can be done after t, and nothing is lost when only the threads of
// T are explored: T is persistent, and whatever holds it is a source set.
//
// What the paper leaves out: threads that block, programs that go in circles or end early, steps whose tails do more
// than their visible action. How that is dealt with: docs/reductions.md.
#pragma once

#include <span>
#include <vector>

#include "program/program.hpp"
#include "reduce/futures.hpp"

namespace weaveproof {

// One live thread of a state.
struct ThreadHere {
  ThreadNumber thread = 0;
  ThreadNumber owner = 0;  // blocked: by whom alone, if that can be said
  bool isEnabled = false;
  bool takesAll = false;  // what depends on its step does not follow from what is touched
  bool isDone = false;    // it has been explored
  Futures::Number step = Futures::kNothing;    // what its step touches; of one that is done, with all that comes behind
  Futures::Number behind = Futures::kNothing;  // isDone: what may happen behind it
};

class SourceSets {
 public:
  // `thread` was started by `starter`, on whatever schedule.
  void noteStart(ThreadNumber thread, ThreadNumber starter);

  // The least closed set with `first` in it, which is done. Without threads that are blocked or do not live. All there are
  // if it cannot be said. What a step touches in the end is known when it has been explored: the set is closed for certain
  // only if all in it are done.
  ThreadMask closed(const Futures& futures, const ThreadHere& first, std::span<const ThreadHere> threads) const;

 private:
  std::vector<ThreadMask> starters_;
};

// Of the state in which the program stands.
void lookAtThreads(Program& program, Futures& futures, std::vector<ThreadHere, BudgetAllocator<ThreadHere>>& threads);

}  // namespace weaveproof
