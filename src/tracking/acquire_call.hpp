// What a thread asks for that is parked or held off in an acquire of AbstractQueuedSynchronizer.
#pragma once

#include <cstdint>
#include <optional>

#include "tracking/machine.hpp"

namespace weaveproof::tracking {

struct OwnSynchronizer;

struct AcquireCall {
  bool shared = false;
  bool interruptible = false;  // an interrupt ends it; otherwise it continues until it has succeeded
  bool timed = false;          // it gives up after a time
  std::int64_t amount = 1;
};
// `own`: the synchronizer that it is a call of, if that is one of the program's.
std::optional<AcquireCall> acquireCallOf(const Thread& thread, const OwnSynchronizer* own);
// For the frame of one of the library's methods that repeat a try until it succeeds, or until their time is up.
std::optional<AcquireCall> acquireCallOf(Frame& frame, bool isLong);

}  // namespace weaveproof::tracking
