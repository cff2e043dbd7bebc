// What decides, besides its frames and its pending action, how a thread continues; as it is stored.
#pragma once

#include <array>
#include <cstdint>

#include "vm/thread.hpp"

namespace weaveproof::program {

struct ThreadRecord {
  heap::Ref object;
  std::uint32_t bits;  // status and flags
  heap::Ref waitingFor;
  std::uint32_t savedCount;
  std::int64_t deadline, clock, returned;
  heap::Ref uncaught, thrown, allocator;
  std::uint32_t clockFrame, atomicDepth;
  std::uint32_t stackSlots;  // two threads that are alike in all else may have stacks of different sizes

  static ThreadRecord of(const vm::Thread& thread);
  void copyTo(vm::Thread& thread) const;

  // What an action works on is in a frame as well, but for a raw address; the thread's object keeps its allocations' name.
  std::array<heap::Ref, 4> roots() const { return {object, waitingFor, uncaught, thrown}; }
};

}  // namespace weaveproof::program
