// The action that a thread stands before, as it was when the interpreter left it there. It follows from the thread's
// frames and the heap. It is kept so that no other code has to decode instructions.
#pragma once

#include <cstdint>

#include "heap/object.hpp"
#include "vm/action_kind.hpp"

namespace weaveproof::vm {

struct PendingAction {
  static constexpr std::uint8_t kPlain = 1;  // an access that is neither volatile nor atomic
  static constexpr std::uint8_t kUser = 2;   // of a field of a user class, or of an array that user code made
  static constexpr std::uint8_t kTimed = 4;  // may end by a time-out
  static constexpr std::uint8_t kKeepAlive =
      8;                                       // an idle worker of a pool: times out only when nothing else can happen
  static constexpr std::uint8_t kAlways = 16;  // returns at once: a park with a deadline in the past
  static constexpr std::uint8_t kLate = 64;  // kTimed: by its time only when nothing else can happen (time_policy.hpp)
  static constexpr std::uint8_t kUnlessItWaits = 32;  // the library's call may find that it has to wait (tracking/library_waits.hpp)

  ActionKind kind = ActionKind::Other;
  std::uint8_t flags = 0;
  std::uint16_t bytes = 0;  // of an access that is not to one field or element: how many from `offset` on; else 0
  heap::Ref object = 0;
  std::uint32_t offset = 0;
  heap::Ref target = 0;  // of a copy
  std::uint32_t targetOffset = 0;
  std::uint32_t alternatives = 1;  // of a data choice
};
static_assert(sizeof(PendingAction) == 24);

}  // namespace weaveproof::vm
