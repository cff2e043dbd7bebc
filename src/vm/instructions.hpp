// The machine's own instructions, which bytecode is translated into: one cell an instruction, operands decoded.
//
// Cells stand one for one for bytecode instructions. An instruction that names a constant starts in its slow form
// (u_…, operand b: constant index) and is replaced by its quick form when it is first executed.
#pragma once

#include <cstdint>

namespace weaveproof::vm {

// clang-format off
#define WEAVEPROOF_FOR_EACH_INSTRUCTION(X)                                                                        \
  X(nop) X(illegal)                                                                                               \
  /* constants: one slot (b: the value), two (b: sign-extended; or the address of the value) */                   \
  X(const1) X(const2) X(const2_far)                                                                               \
  X(u_ldc) X(ldc_string) /* b: literal number */ X(ldc_class) /* b: address of Class */                           \
  /* locals; a: index */                                                                                          \
  X(load1) X(load2) X(store1) X(store2)                                                                           \
  X(iinc) /* b: amount */                                                                                         \
  /* arrays, by the size of an element */                                                                         \
  X(load4) X(load8) X(load_byte) X(load_char) X(load_short)                                                       \
  X(astore4) X(astore8) X(astore_byte) X(astore_char) X(astore_reference) X(arraylength)                          \
  /* as the instructions of the same name, in their order */                                                      \
  X(pop) X(pop2) X(dup) X(dup_x1) X(dup_x2) X(dup2) X(dup2_x1) X(dup2_x2) X(swap)                                 \
  X(iadd) X(ladd) X(fadd) X(dadd) X(isub) X(lsub) X(fsub) X(dsub) X(imul) X(lmul) X(fmul) X(dmul)                 \
  X(idiv) X(ldiv) X(fdiv) X(ddiv) X(irem) X(lrem) X(frem) X(drem) X(ineg) X(lneg) X(fneg) X(dneg)                 \
  X(ishl) X(lshl) X(ishr) X(lshr) X(iushr) X(lushr) X(iand) X(land) X(ior) X(lor) X(ixor) X(lxor)                 \
  X(i2l) X(i2f) X(i2d) X(l2i) X(l2f) X(l2d) X(f2i) X(f2l) X(f2d) X(d2i) X(d2l) X(d2f) X(i2b) X(i2c) X(i2s)        \
  X(lcmp) X(fcmpl) X(fcmpg) X(dcmpl) X(dcmpg)                                                                     \
  /* jumps; b: distance in cells */                                                                               \
  X(ifeq) X(ifne) X(iflt) X(ifge) X(ifgt) X(ifle)                                                                 \
  X(if_icmpeq) X(if_icmpne) X(if_icmplt) X(if_icmpge) X(if_icmpgt) X(if_icmple)                                   \
  X(goto_forward) X(goto_back)                                                                                    \
  X(tableswitch)  /* b: address of low, high, default distance, distances */                                      \
  X(lookupswitch) /* b: address of count, default distance, (key, distance) sorted */                             \
  /* returns, by the slots of the result; a: 1 in a constructor */                                                \
  X(return0) X(return1) X(return2) X(return0_sync) X(return1_sync) X(return2_sync)                                \
  /* fields; a: FieldAccess, b: offset */                                                                         \
  X(u_getfield) X(getfield_byte) X(getfield_char) X(getfield_short) X(getfield4) X(getfield8)                     \
  X(u_putfield) X(putfield_byte) X(putfield_char) X(putfield4) X(putfield8) X(putfield_reference)                 \
  /* statics; a: offset, b: mirror, and FieldAccess above it */                                                   \
  X(u_getstatic) X(u_putstatic)                                                                                   \
  X(getstatic_byte) X(getstatic_char) X(getstatic_short) X(getstatic4) X(getstatic8)                              \
  X(putstatic_byte) X(putstatic_char) X(putstatic4) X(putstatic8) X(putstatic_reference)                          \
  X(getstatic_far) X(putstatic_far) /* b: address of Field */                                                     \
  /* calls; a: argument slots, b: address of Method */                                                            \
  X(u_invokevirtual) X(u_invokespecial) X(u_invokestatic) X(u_invokeinterface) X(u_invokedynamic)                 \
  X(invokevirtual) /* b: index in the table */                                                                    \
  X(invokespecial) X(invokestatic) X(invokeinterface)                                                             \
  X(invokehandle)  /* b: address of HandleSite */                                                                 \
  /* objects; b: address of Class */                                                                              \
  X(u_new) X(u_anewarray) X(u_multianewarray) X(u_checkcast) X(u_instanceof)                                      \
  X(new_object) X(newarray) X(multianewarray) /* a: dimensions */ X(checkcast) X(instanceof_class)                \
  X(athrow) X(monitorenter) X(monitorexit)                                                                        \
  X(unmet) /* whatever it is, it was never executed (coverage.hpp) */
// clang-format on

enum Instruction : std::uint16_t {
#define WEAVEPROOF_INSTRUCTION(name) I_##name,
  WEAVEPROOF_FOR_EACH_INSTRUCTION(WEAVEPROOF_INSTRUCTION)
#undef WEAVEPROOF_INSTRUCTION
      kInstructionCount
};

}  // namespace weaveproof::vm
