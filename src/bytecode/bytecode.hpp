// The instruction set of the Java virtual machine: names, lengths, operands (JVM specification, chapter 6).
//
// Nothing here knows what an instruction does; code is a span of bytes and a position in it is a "bci".
#pragma once

#include <cassert>
#include <cstdint>
#include <span>

#include "classfile/class_file.hpp"

namespace weaveproof::bytecode {

using classfile::Bytes;

// Every instruction with its length in bytes; 0 where the length depends on the operands.
// In the order of the opcodes, 0 to 201.
// clang-format off
#define WEAVEPROOF_FOR_EACH_OPCODE(X)                                                                         \
  X(nop, 1) X(aconst_null, 1) X(iconst_m1, 1) X(iconst_0, 1) X(iconst_1, 1) X(iconst_2, 1) X(iconst_3, 1)     \
  X(iconst_4, 1) X(iconst_5, 1) X(lconst_0, 1) X(lconst_1, 1) X(fconst_0, 1) X(fconst_1, 1) X(fconst_2, 1)    \
  X(dconst_0, 1) X(dconst_1, 1) X(bipush, 2) X(sipush, 3) X(ldc, 2) X(ldc_w, 3) X(ldc2_w, 3)                  \
  X(iload, 2) X(lload, 2) X(fload, 2) X(dload, 2) X(aload, 2)                                                 \
  X(iload_0, 1) X(iload_1, 1) X(iload_2, 1) X(iload_3, 1) X(lload_0, 1) X(lload_1, 1) X(lload_2, 1)           \
  X(lload_3, 1) X(fload_0, 1) X(fload_1, 1) X(fload_2, 1) X(fload_3, 1) X(dload_0, 1) X(dload_1, 1)           \
  X(dload_2, 1) X(dload_3, 1) X(aload_0, 1) X(aload_1, 1) X(aload_2, 1) X(aload_3, 1)                         \
  X(iaload, 1) X(laload, 1) X(faload, 1) X(daload, 1) X(aaload, 1) X(baload, 1) X(caload, 1) X(saload, 1)     \
  X(istore, 2) X(lstore, 2) X(fstore, 2) X(dstore, 2) X(astore, 2)                                            \
  X(istore_0, 1) X(istore_1, 1) X(istore_2, 1) X(istore_3, 1) X(lstore_0, 1) X(lstore_1, 1) X(lstore_2, 1)    \
  X(lstore_3, 1) X(fstore_0, 1) X(fstore_1, 1) X(fstore_2, 1) X(fstore_3, 1) X(dstore_0, 1) X(dstore_1, 1)    \
  X(dstore_2, 1) X(dstore_3, 1) X(astore_0, 1) X(astore_1, 1) X(astore_2, 1) X(astore_3, 1)                   \
  X(iastore, 1) X(lastore, 1) X(fastore, 1) X(dastore, 1) X(aastore, 1) X(bastore, 1) X(castore, 1)           \
  X(sastore, 1) X(pop, 1) X(pop2, 1) X(dup, 1) X(dup_x1, 1) X(dup_x2, 1) X(dup2, 1) X(dup2_x1, 1)             \
  X(dup2_x2, 1) X(swap, 1) X(iadd, 1) X(ladd, 1) X(fadd, 1) X(dadd, 1) X(isub, 1) X(lsub, 1) X(fsub, 1)       \
  X(dsub, 1) X(imul, 1) X(lmul, 1) X(fmul, 1) X(dmul, 1) X(idiv, 1) X(ldiv, 1) X(fdiv, 1) X(ddiv, 1)          \
  X(irem, 1) X(lrem, 1) X(frem, 1) X(drem, 1) X(ineg, 1) X(lneg, 1) X(fneg, 1) X(dneg, 1) X(ishl, 1)          \
  X(lshl, 1) X(ishr, 1) X(lshr, 1) X(iushr, 1) X(lushr, 1) X(iand, 1) X(land, 1) X(ior, 1) X(lor, 1)          \
  X(ixor, 1) X(lxor, 1) X(iinc, 3) X(i2l, 1) X(i2f, 1) X(i2d, 1) X(l2i, 1) X(l2f, 1) X(l2d, 1) X(f2i, 1)      \
  X(f2l, 1) X(f2d, 1) X(d2i, 1) X(d2l, 1) X(d2f, 1) X(i2b, 1) X(i2c, 1) X(i2s, 1) X(lcmp, 1) X(fcmpl, 1)      \
  X(fcmpg, 1) X(dcmpl, 1) X(dcmpg, 1) X(ifeq, 3) X(ifne, 3) X(iflt, 3) X(ifge, 3) X(ifgt, 3) X(ifle, 3)       \
  X(if_icmpeq, 3) X(if_icmpne, 3) X(if_icmplt, 3) X(if_icmpge, 3) X(if_icmpgt, 3) X(if_icmple, 3)             \
  X(if_acmpeq, 3) X(if_acmpne, 3) X(goto, 3) X(jsr, 3) X(ret, 2) X(tableswitch, 0) X(lookupswitch, 0)         \
  X(ireturn, 1) X(lreturn, 1) X(freturn, 1) X(dreturn, 1) X(areturn, 1) X(return, 1) X(getstatic, 3)          \
  X(putstatic, 3) X(getfield, 3) X(putfield, 3) X(invokevirtual, 3) X(invokespecial, 3) X(invokestatic, 3)    \
  X(invokeinterface, 5) X(invokedynamic, 5) X(new, 3) X(newarray, 2) X(anewarray, 3) X(arraylength, 1)        \
  X(athrow, 1) X(checkcast, 3) X(instanceof, 3) X(monitorenter, 1) X(monitorexit, 1) X(wide, 0)               \
  X(multianewarray, 4) X(ifnull, 3) X(ifnonnull, 3) X(goto_w, 5) X(jsr_w, 5)
// clang-format on

enum Opcode : std::uint8_t {
#define WEAVEPROOF_OPCODE(name, length) OP_##name,
  WEAVEPROOF_FOR_EACH_OPCODE(WEAVEPROOF_OPCODE)
#undef WEAVEPROOF_OPCODE
};
static_assert(OP_nop == 0 && OP_iload == 21 && OP_pop == 87 && OP_goto == 167 && OP_wide == 196 && OP_jsr_w == 201);

// "invokevirtual" for 182; "illegal" above 201.
const char* mnemonic(std::uint8_t opcode);

// Big-endian operands. `at` must lie within the code: instructionLength() has said so.
inline std::uint8_t u1(Bytes code, std::uint32_t at) {
  assert(at < code.size() && "an operand within the code");
  return code[at];
}
inline std::int8_t s1(Bytes code, std::uint32_t at) { return static_cast<std::int8_t>(u1(code, at)); }
inline std::uint16_t u2(Bytes code, std::uint32_t at) {
  assert(std::size_t{at} + 1 < code.size() && "an operand within the code");
  return static_cast<std::uint16_t>(code[at] << 8 | code[at + 1]);
}
inline std::int16_t s2(Bytes code, std::uint32_t at) { return static_cast<std::int16_t>(u2(code, at)); }
inline std::uint32_t u4(Bytes code, std::uint32_t at) { return std::uint32_t{u2(code, at)} << 16 | u2(code, at + 2); }
inline std::int32_t s4(Bytes code, std::uint32_t at) { return static_cast<std::int32_t>(u4(code, at)); }

// Length in bytes of the instruction at `bci`, padding and operands included. 0 if it is no instruction, or reaches
// beyond the end of the code, or is a switch with invalid counts (a negative number of pairs, low above high), or a
// wide form of an instruction that has none.
std::uint32_t instructionLength(Bytes code, std::uint32_t bci);

// How control leaves an instruction.
inline bool isConditionalBranch(std::uint8_t op) {
  return (op >= OP_ifeq && op <= OP_if_acmpne) || op == OP_ifnull || op == OP_ifnonnull;
}
inline bool isGoto(std::uint8_t op) { return op == OP_goto || op == OP_goto_w; }
inline bool isJsr(std::uint8_t op) { return op == OP_jsr || op == OP_jsr_w; }
inline bool isSwitch(std::uint8_t op) { return op == OP_tableswitch || op == OP_lookupswitch; }
inline bool isReturn(std::uint8_t op) { return op >= OP_ireturn && op <= OP_return; }

// False for goto, switch, return, athrow, ret and jsr: the next instruction is not a successor of these.
inline bool fallsThrough(std::uint8_t op) {
  return !(isGoto(op) || isJsr(op) || op == OP_ret || isSwitch(op) || isReturn(op) || op == OP_athrow);
}

// Target of a conditional branch, goto, goto_w, jsr or jsr_w; may lie anywhere, even below zero.
inline std::int64_t branchTarget(Bytes code, std::uint32_t bci) {
  const std::uint8_t op = code[bci];
  return std::int64_t{bci} + (op == OP_goto_w || op == OP_jsr_w ? s4(code, bci + 1) : s2(code, bci + 1));
}

// The local variable that a load, store, iinc or ret names, wide forms included (`bci` is that of the wide).
std::uint16_t localIndex(Bytes code, std::uint32_t bci);

// A decoded tableswitch or lookupswitch. The instruction's length must have been found valid.
class Switch {
 public:
  Switch(Bytes code, std::uint32_t bci);

  std::uint32_t size() const { return size_; }  // number of cases, without the default
  std::int64_t defaultTarget() const { return std::int64_t{bci_} + s4(code_, operands_); }
  std::int64_t target(std::uint32_t i) const {
    return std::int64_t{bci_} + s4(code_, isTable_ ? operands_ + 12 + 4 * i : operands_ + 12 + 8 * i);
  }
  std::int32_t key(std::uint32_t i) const {
    return isTable_ ? static_cast<std::int32_t>(u4(code_, operands_ + 4) + i) : s4(code_, operands_ + 8 + 8 * i);
  }

 private:
  Bytes code_;
  std::uint32_t bci_, operands_, size_;
  bool isTable_;
};

// Calls visit(std::int64_t target) for every place the instruction may jump to (falling through not counted).
template <typename Visit>
void forEachTarget(Bytes code, std::uint32_t bci, Visit&& visit) {
  const std::uint8_t op = code[bci];
  if (isConditionalBranch(op) || isGoto(op) || isJsr(op)) {
    visit(branchTarget(code, bci));
  } else if (isSwitch(op)) {
    const Switch cases(code, bci);
    visit(cases.defaultTarget());
    for (std::uint32_t i = 0; i < cases.size(); ++i) visit(cases.target(i));
  }
}

}  // namespace weaveproof::bytecode
