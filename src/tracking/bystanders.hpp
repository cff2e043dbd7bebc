// The threads besides the running one, as a reduction sees them during a step: whether one of them can notice an
// access, now or later. Memory that other threads could once reach is not always visible to them: they may have lost
// all references to it, or may never access it again. docs/reductions.md has the reductions (reachability, hybrid) and
// the argument for them.
#pragma once

#include <cstdint>

#include "heap/object.hpp"
#include "tracking/machine.hpp"

namespace weaveproof::tracking {

class Bystanders {
 public:
  virtual ~Bystanders() = default;

  // Called for an access that would be visible without the reduction. If false, it is no step of its own.
  virtual bool mayNotice(const Thread& thread, ActionKind kind, heap::Ref ref, std::uint64_t offset) = 0;
  // The access is about to happen, or about to be asked for.
  virtual void noteAccess(ActionKind kind, heap::Ref ref, std::uint64_t offset) = 0;
  // The object is stored where other threads can reach it.
  virtual void addReachable(heap::Ref ref) = 0;
};

}  // namespace weaveproof::tracking
