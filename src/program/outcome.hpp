// How a transition ended.
#pragma once

#include <cstdint>
#include <memory>
#include <string>
#include <vector>

#include "program/action.hpp"
#include "program/place.hpp"

namespace weaveproof::program {

// Something that went wrong in the course of a transition, rather than being a property of the state it led to.
struct Failure {
  enum class Kind : std::uint8_t {
    Exception,  // that the program did not catch ended the thread
    Assertion,  // the same for an AssertionError, and for weaveproof.Check.fail
    LocalLoop,  // the thread loops for ever without interacting
    Exit,       // the thread ended the program with a status other than 0
  } kind;
  ThreadNumber thread = 0;
  std::string threadName;
  std::string className;  // of the exception
  std::string message;    // of the exception; empty if it has none
  int status = 0;         // of an exit
  Places stack;
  struct Cause {
    std::string what;          // "java.io.IOException: closed"
    Places stack;              // without what it has in common with that of the exception it caused,
    std::size_t inCommon = 0;  // which is so many places
  };
  std::vector<Cause> causes;
};

struct Outcome {
  enum class Kind : std::uint8_t {
    Running,  // there is more to do, or a deadlock
    Ended,    // the program has ended: only daemon threads are left, or exit
    Pruned,   // an assumption of the harness does not hold: the path counts for nothing
    Failed,   // `failure` says how
  } kind = Kind::Running;
  std::shared_ptr<const Failure> failure;
  // Failed: whether the program can run after it (a thread died, others live). A search for further errors may continue
  // there.
  bool canGoOn = false;
  // The thread that made the step, if every other thread stands where it stood before, and no thread was added. 0: not
  // known.
  ThreadNumber mover = 0;
  // The thread is alone, and repeats a cycle from here on. Searches notice that by themselves.
  bool circles = false;

  // Whether there can be a next transition.
  bool goesOn() const { return kind == Kind::Running || (kind == Kind::Failed && canGoOn); }
};

// Thrown in the middle of a long transition, if the search is asked to stop (Program::stopIf).
struct SearchStopped {};

// Transitions take so long that a limit on states would hardly be reached (ProgramOptions::stateLimit).
struct StepsTooLong : SearchStopped {};

// The program needs what weaveproof does not have. Ends the search.
struct UnsupportedFeature {
  std::string what;   // a sentence without its full stop
  Place where = {};   // in the program's own code, if it is known
  Places stack = {};  // likewise
};

}  // namespace weaveproof::program
