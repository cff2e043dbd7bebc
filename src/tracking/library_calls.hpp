// Calls of the library that are single steps: where a thread stands in them.
//
// The program cannot distinguish a call of a linearizable operation from one that happens at a single moment. If the
// library's own code runs from the call to its return without another thread in between, that is such a moment. So a
// thread that stands before the first visible action of such a call runs to its return in one step.
// docs/library-calls.md has the argument. It also describes calls that wait, and code of the program that the library
// calls.
#pragma once

#include <cstdint>

#include "tracking/machine.hpp"

namespace weaveproof::tracking {

// Where a thread stands with the action that it stands before.
struct CallPosition {
  enum class Where : std::uint8_t {
    Outside,  // in no such call, or in code of the program that one calls
    AtStart,  // before the first visible action of a call, or of a part of a divided one
    Within,   // further on
  };
  Where where = Where::Outside;
  bool waits = false;            // AtStart: if the call has to wait, it does not begin
  const Method* call = nullptr;  // AtStart
  std::uint64_t contracts = 0;   // bits (jdk::contracts) of the classes whose calls the thread is in
};

// Whether other threads can see that the thread waits where it stands.
bool isSeenWaiting(const Thread& thread);

// If the thread is in code of the program that an operation which has begun has called: that operation; else null. What
// the program does there is no step of its own.
const Method* calledBackBy(const Thread& thread);

}  // namespace weaveproof::tracking
