// The machine's own instructions, which bytecode is translated into: one cell an instruction, operands decoded.
//
// Cells stand one for one for bytecode instructions. An instruction that names a constant starts in its slow form
// (u_…, operand: constant index) and is replaced by its quick form when it is first executed.
#pragma once

#include <cstdint>

namespace weaveproof {

// a and b are the cell's operands.
#define WEAVEPROOF_FOR_EACH_INSTRUCTION(X)                                                                             \
  X(nop)                                                                                                               \
  X(const1)     /* b: the value */                                                                                     \
  X(const2)     /* b: the value, sign-extended */                                                                      \
  X(const2_far) /* b: address of the value */                                                                          \
  X(load1)                                                                                                             \
  X(load2) X(store1) X(store2) /* a: local */                                                                          \
      X(load4)                 /* array of four-byte elements */                                                       \
      X(load8) X(load_byte) X(load_char) X(load_short) X(astore4) X(astore8) X(astore_byte) X(astore_char)             \
          X(astore_reference) X(pop) X(pop2) X(dup) X(dup_x1) X(dup_x2) X(dup2) X(dup2_x1) X(dup2_x2) X(swap) X(iadd)  \
              X(ladd) X(fadd) X(dadd) X(isub) X(lsub) X(fsub) X(dsub) X(imul) X(lmul) X(fmul) X(dmul) X(idiv) X(ldiv)  \
                  X(fdiv) X(ddiv) X(irem) X(lrem) X(frem) X(drem) X(ineg) X(lneg) X(fneg) X(dneg) X(ishl) X(lshl)      \
                      X(ishr) X(lshr) X(iushr) X(lushr) X(iand) X(land) X(ior) X(lor) X(ixor) X(lxor)                  \
                          X(iinc) /* a: local, b: amount */                                                            \
      X(i2l) X(i2f) X(i2d) X(l2i) X(l2f) X(l2d) X(f2i) X(f2l) X(f2d) X(d2i) X(d2l) X(d2f) X(i2b) X(i2c) X(i2s) X(lcmp) \
          X(fcmpl) X(fcmpg) X(dcmpl) X(dcmpg) X(ifeq) X(ifne) X(iflt) X(ifge) X(ifgt)                                  \
              X(ifle) /* b: distance in cells */                                                                       \
      X(if_icmpeq) X(if_icmpne) X(if_icmplt) X(if_icmpge) X(if_icmpgt) X(if_icmple) X(goto_forward) X(goto_back)       \
          X(tableswitch) /* b: address of low, high, default distance, distances */                                    \
      X(lookupswitch)    /* b: address of count, default distance, (key, distance) sorted */                           \
      X(return0) X(return1) X(return2) X(return0_sync) X(return1_sync) X(return2_sync) X(u_ldc)                        \
          X(ldc_string) /* b: literal number */ X(ldc_class) /* b: mirror */                                           \
      X(u_getstatic) X(u_putstatic) X(u_getfield) X(u_putfield) X(getfield_byte) X(getfield_char) X(getfield_short)    \
          X(getfield4) X(getfield8) /* b: offset */                                                                    \
      X(putfield_byte) X(putfield_char) X(putfield4) X(putfield8) X(putfield_reference) X(getstatic_byte)              \
          X(getstatic_char) X(getstatic_short) X(getstatic4) X(getstatic8) /* a: offset, b: mirror */                  \
      X(putstatic_byte) X(putstatic_char) X(putstatic4) X(putstatic8) X(putstatic_reference) X(u_invokevirtual)        \
      X(getstatic_far) X(putstatic_far) /* b: address of Field */                                                      \
          X(u_invokespecial) X(u_invokestatic) X(u_invokeinterface) X(u_invokedynamic)                                 \
              X(invokevirtual)                             /* a: argument slots, b: index in the table */              \
      X(invokespecial)                                     /* a: argument slots, b: address of Method */               \
      X(invokestatic)                                      /* b: address of Method */                                  \
      X(invokestatic_ready)                                /* the same, of a class that needs no initialisation */     \
      X(invokeinterface)                                   /* a: argument slots, b: address of Method */               \
      X(invokehandle)                                      /* a: argument slots, b: address of HandleSite */           \
      X(u_new) X(new_object)                               /* b: address of Class */                                   \
      X(newarray)                                          /* b: address of the array class */                         \
      X(u_anewarray) X(u_multianewarray) X(multianewarray) /* a: dimensions, b: address of Class */                    \
      X(arraylength) X(athrow) X(u_checkcast) X(checkcast) X(u_instanceof)                                             \
          X(instanceof_class) /* b: address of Class */                                                                \
      X(monitorenter) X(monitorexit)                                                                                   \
          X(illegal) /* Pairs and triples of the above that occur often; the cells behind stay as they were. */        \
      X(load1_load1) X(load1_getfield4) X(load1_const1) X(load1_load1_if_icmpge) X(load1_load1_if_icmplt) X(iinc_goto)

enum Instruction : std::uint16_t {
#define WEAVEPROOF_INSTRUCTION(name) I_##name,
  WEAVEPROOF_FOR_EACH_INSTRUCTION(WEAVEPROOF_INSTRUCTION)
#undef WEAVEPROOF_INSTRUCTION
      kInstructionCount
};

const char* instructionName(std::uint16_t instruction);

}  // namespace weaveproof
