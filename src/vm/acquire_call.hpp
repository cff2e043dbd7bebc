// How a thread that is parked or held off in an acquire of AbstractQueuedSynchronizer wants the synchronizer.
#pragma once

#include <cstdint>
#include <optional>

namespace weaveproof::vm {

struct Thread;

struct AcquireCall {
  bool shared = false;
  bool interruptible = false;  // an interrupt ends it; else it goes on until it has succeeded
  std::int32_t amount = 1;
};
std::optional<AcquireCall> acquireCallOf(const Thread& thread);

}  // namespace weaveproof::vm
