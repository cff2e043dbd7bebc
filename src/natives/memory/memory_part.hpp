// Memory that a native method gets as a whole: a part of an array, or of a block that Java knows by its address.
//
// On a JVM such a method reads or writes one element after the other, and other threads may run between any two. So
// memory that other threads can reach is first copied into an array of the method's own, one element in each action.
// Then the method works on the copy, and results are copied back in the same way. System.arraycopy does the copying, in
// a frame above the method's own. Memory that only this thread can reach, and all memory in a single run, is used in
// place.
#pragma once

#include "natives/machine.hpp"

namespace weaveproof::natives {

struct MemoryPart {
  Ref array = 0;  // a block of raw memory is a byte array
  std::int32_t from = 0, length = 0;
  std::uint8_t* fixed = nullptr;  // instead of an array: memory that never changes

  // Whether another thread may run between two of its elements.
  bool isVisible(const NativeCall& call, ActionKind kind) const;

  // Into a new array in a scratch slot; the method continues at `resumeAt`.
  NativeStatus copyIn(NativeCall& call, int slot, int resumeAt) const;
  // The elements from `begin` on of the array in a scratch slot to here, as many as there are or as fit.
  NativeStatus copyOut(NativeCall& call, int slot, std::int32_t begin, std::int32_t count, int resumeAt) const;

  // The copy in the scratch slot if there is one, else the part itself.
  MemoryPart orCopy(const NativeCall& call, int slot) const;

  const std::uint8_t* read(Machine& vm) const;
  std::uint8_t* write(Machine& vm) const;  // and notes that it changes
};

// At an address. Ends the run if Java does not own that memory.
MemoryPart memoryPart(Machine& vm, std::int64_t address, std::int64_t length);

}  // namespace weaveproof::natives
