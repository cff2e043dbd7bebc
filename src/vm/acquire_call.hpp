// How a thread that is parked or held off in an acquire of AbstractQueuedSynchronizer wants the synchronizer.
#pragma once

#include <cstdint>
#include <optional>

namespace weaveproof::vm {

struct Frame;
struct OwnSynchronizer;
struct Thread;

struct AcquireCall {
  bool shared = false;
  bool interruptible = false;  // an interrupt ends it; else it goes on until it has succeeded
  bool timed = false;          // it gives up after a time
  std::int64_t amount = 1;
};
// `own`: of which it is, if it is one of the program's.
std::optional<AcquireCall> acquireCallOf(const Thread& thread, const OwnSynchronizer* own);
// Of the frame of one of the library's methods that call a try and go on until it succeeds, or their time is up.
std::optional<AcquireCall> acquireCallOf(Frame& frame, bool isLong);

}  // namespace weaveproof::vm
