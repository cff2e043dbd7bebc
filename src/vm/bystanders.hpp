// The threads besides the one that runs, as far as a reduction looks at them while a step is under way: which of them could tell,
// now or later, that an access was made, although it is to memory that was once within their reach. docs/reductions.md has the
// reductions (reachability, hybrid) and the argument for them.
#pragma once

#include <cstdint>

#include "heap/object.hpp"
#include "vm/action_kind.hpp"

namespace weaveproof::vm {

struct Thread;

class Bystanders {
 public:
  virtual ~Bystanders() = default;

  // Of an access that is visible otherwise. If false, it is no step of its own.
  virtual bool mayNotice(const Thread& thread, ActionKind kind, heap::Ref ref, std::uint64_t offset) = 0;
  // It is about to be made, or to be asked for.
  virtual void noteAccess(ActionKind kind, heap::Ref ref, std::uint64_t offset) = 0;
  // It is stored where others can reach it.
  virtual void addReachable(heap::Ref ref) = 0;
};

}  // namespace weaveproof::vm
