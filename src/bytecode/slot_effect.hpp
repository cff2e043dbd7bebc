// How an instruction changes which slots of its frame hold references, and which locals it reads and writes.
//
// A frame is a row of bits, one a slot: the locals, then the operand stack. Types do not matter here, only references.
#pragma once

#include <cstdint>

#include "bytecode/bytecode.hpp"
#include "classfile/class_file.hpp"

namespace weaveproof::bytecode {

struct ReferenceBits {
  std::uint64_t* words;
  std::uint16_t maxLocals, maxStack;
  std::uint32_t depth;       // of the operand stack
  std::uint32_t lowest = 0;  // how far it has been popped since this was set to the depth

  bool get(std::uint32_t slot) const { return words[slot / 64] >> slot % 64 & 1; }
  void set(std::uint32_t slot, bool isReference) {
    const std::uint64_t mask = std::uint64_t{1} << slot % 64;
    if (isReference) {
      words[slot / 64] |= mask;
    } else {
      words[slot / 64] &= ~mask;
    }
  }
  // Both refuse to leave the frame: FormatError.
  void pop(std::uint32_t slots);
  void push(std::uint32_t slots, bool isReference);
};

// Turns the bits before the instruction at `bci` into those after it.
void applySlotEffect(const classfile::ClassFile& file, Bytes code, std::uint32_t bci, ReferenceBits& bits);

// Slots that the arguments of the invoke at `bci` take, the receiver included; 0 for any other instruction.
std::uint32_t argumentSlots(const classfile::ClassFile& file, Bytes code, std::uint32_t bci);

// The locals that an instruction names: `slots` is 0 if it names none. iinc reads and writes.
struct LocalAccess {
  std::uint16_t index = 0;
  std::uint8_t slots = 0;
  bool reads = false, writes = false, isReference = false;
};
LocalAccess localAccess(Bytes code, std::uint32_t bci);

}  // namespace weaveproof::bytecode
