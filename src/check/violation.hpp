// A violation, as facts. The room `words` makes sentences of them.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "check/identity.hpp"
#include "program/described.hpp"
#include "program/outcome.hpp"

namespace weaveproof::check {

// A stack that a violation is about.
struct Stack {
  enum class Of : std::uint8_t {
    Exception,  // where it was made
    Cause,      // of the exception: number `index` of them
    Thread,     // that loops, or exits
    Waiting,    // a thread of a deadlock: number `index` of Deadlock::threads
    Access,     // of a race: number `index`
  };
  Of of = Of::Thread;
  std::size_t index = 0;
  program::ThreadNumber thread = 0;
  program::Places frames = {};
};

struct Deadlock {
  enum class Shape : std::uint8_t {
    Cycle,        // of monitors, class initialisations and locks: `cycle`
    WaitCycle,    // the threads wait for each other, for anything: `threads` from `first` on
    AtomicBlock,  // threads wait in an atomic block, which keeps the others from acting: `waiting`
    LastThreads,  // all threads that are left wait: `waiting`
    NoCarrier,    // threads could run, but others keep the carriers: `threads`
  };
  struct Link {
    std::string thread = {};
    bool isInitialisation = false;
    program::NamedObject waitsFor = {};
  };

  Shape shape = Shape::LastThreads;
  std::vector<Link> cycle = {};                      // the last one waits for the first one
  std::vector<program::DescribedThread> chain = {};  // of a WaitCycle
  std::vector<std::string> waiting = {};
  std::vector<program::DescribedThread> threads = {};
};

struct Race {
  struct Access {
    program::DescribedAction action = {};
    std::vector<program::NamedObject> locks = {};  // that the thread holds
  };

  program::Location location = {};
  std::vector<Access> accesses = {};  // two
};

// Of `nonprogress`: the threads can go through the same states for ever.
struct Cycle {
  std::size_t steps = 0;
  std::vector<std::string> threads = {};
  std::vector<program::Place> places = {};
  std::vector<std::string> neglected = {};  // threads that could step in every state and never do
};

struct Violation {
  std::string kind = {};       // "deadlock", "exception", "assertion", "race", "loop", "exit", "nonprogress"
  std::string className = {};  // of the exception; empty otherwise
  // The one that belongs to the kind.
  std::optional<program::Failure> failure = {};
  std::optional<Deadlock> deadlock = {};
  std::optional<Race> race = {};
  std::optional<Cycle> cycle = {};

  std::vector<program::ThreadNumber> threads = {};  // involved
  std::vector<Stack> stacks = {};                   // the first is where it shows
  Identity identity = {};
};

}  // namespace weaveproof::check
