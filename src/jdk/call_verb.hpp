// What calls of the library do for a reader of a report. The room `words` has the words.
#pragma once

#include <cstdint>

namespace weaveproof::jdk {

enum class CallVerb : std::uint8_t {
  Calls,  // any other method: it is named
  Locks,
  TriesToLock,
  Unlocks,
  WaitsForCondition,
  Signals,
  SignalsAll,
  Takes,
  Puts,
  Adds,
  Offers,
  Polls,
  Executes,
  Submits,
  ShutsDown,
  WaitsForEnd,
  GetsResult,
  Completes,
  WaitsForCount,
  CountsDown,
  Acquires,
  TriesToAcquire,
  Releases,
  WaitsForOthers,
  Starts,
  Interrupts,
  // What a worker does between two tasks.
  LooksForTask,
  WaitsForWork,
  JoinsTask,
  Leaves,
  RunsTask,
  SetsResult,
};

}  // namespace weaveproof::jdk
