// What an instruction takes from the operand stack and leaves there, where that does not depend on its operands.
#pragma once

#include <cstdint>

namespace weaveproof::bytecode {

// One letter a value, the top of the stack last: I (also boolean, byte, char, short), F, J, D, A (a reference).
// Both null where the effect depends on the constant pool (ldc, fields, invokes, multianewarray), where the
// instruction moves slots whatever they hold (see StackShuffle), and for wide, jsr and ret.
struct StackEffect {
  const char* pops = nullptr;
  const char* pushes = nullptr;
};
StackEffect stackEffect(std::uint8_t opcode);

// pop, swap and the forms of dup, in terms of 32-bit slots.
//
// `groups` are the sizes of what the instruction takes, the top first: each digit is one value of that many slots, or
// two values of one slot each, and never a part of a value. `result` is what stands there afterwards, the top last, each
// digit the place from the top (0) where the slot stood before: dup_x1 has groups "11" and result "010".
struct StackShuffle {
  const char* groups = nullptr;
  const char* result = nullptr;
  std::uint8_t taken = 0;  // sum of the groups
  std::uint8_t left = 0;   // length of the result
};
StackShuffle stackShuffle(std::uint8_t opcode);  // only from pop to swap

}  // namespace weaveproof::bytecode
