// When two pending accesses are about the same memory.
#pragma once

#include <array>
#include <cstdint>

#include "program/action.hpp"

namespace weaveproof {

// One location that a pending action reads or writes. A Copy has two.
struct Touch {
  std::uint32_t object = 0;
  std::uint32_t offset = 0;
  bool writes = false;
  std::uint32_t bytes = 1;  // as in Pending
};

inline std::array<Touch, 2> touchesOf(const Pending& pending) {
  if (pending.kind != ActionKind::Copy)
    return {Touch{pending.object, pending.offset, pending.writes(), pending.bytes}, Touch{}};
  return {Touch{pending.object, pending.offset, false}, Touch{pending.target, pending.targetOffset, true}};
}

// Both touch the same location, and at least one writes to it.
inline bool accessesConflict(const Pending& a, const Pending& b) {
  if (!a.isAccess() || !b.isAccess()) return false;
  for (const Touch& x : touchesOf(a)) {
    for (const Touch& y : touchesOf(b)) {
      const bool overlap = x.offset < y.offset + y.bytes && y.offset < x.offset + x.bytes;
      if (x.object != 0 && x.object == y.object && overlap && (x.writes || y.writes)) return true;
    }
  }
  return false;
}

}  // namespace weaveproof
