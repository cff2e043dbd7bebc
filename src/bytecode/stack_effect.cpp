#include "bytecode/stack_effect.hpp"

#include <array>
#include <string_view>

#include "bytecode/bytecode.hpp"

namespace weaveproof::bytecode {
namespace {

struct Range {
  Opcode first, last;
  StackEffect effect;
};

// clang-format off
constexpr Range kRanges[] = {
    {OP_nop, OP_nop, {"", ""}},
    {OP_aconst_null, OP_aconst_null, {"", "A"}},
    {OP_iconst_m1, OP_iconst_5, {"", "I"}},
    {OP_lconst_0, OP_lconst_1, {"", "J"}},
    {OP_fconst_0, OP_fconst_2, {"", "F"}},
    {OP_dconst_0, OP_dconst_1, {"", "D"}},
    {OP_bipush, OP_sipush, {"", "I"}},
    {OP_iload, OP_iload, {"", "I"}}, {OP_iload_0, OP_iload_3, {"", "I"}},
    {OP_lload, OP_lload, {"", "J"}}, {OP_lload_0, OP_lload_3, {"", "J"}},
    {OP_fload, OP_fload, {"", "F"}}, {OP_fload_0, OP_fload_3, {"", "F"}},
    {OP_dload, OP_dload, {"", "D"}}, {OP_dload_0, OP_dload_3, {"", "D"}},
    {OP_aload, OP_aload, {"", "A"}}, {OP_aload_0, OP_aload_3, {"", "A"}},
    {OP_iaload, OP_iaload, {"AI", "I"}},
    {OP_laload, OP_laload, {"AI", "J"}},
    {OP_faload, OP_faload, {"AI", "F"}},
    {OP_daload, OP_daload, {"AI", "D"}},
    {OP_aaload, OP_aaload, {"AI", "A"}},
    {OP_baload, OP_saload, {"AI", "I"}},
    {OP_istore, OP_istore, {"I", ""}}, {OP_istore_0, OP_istore_3, {"I", ""}},
    {OP_lstore, OP_lstore, {"J", ""}}, {OP_lstore_0, OP_lstore_3, {"J", ""}},
    {OP_fstore, OP_fstore, {"F", ""}}, {OP_fstore_0, OP_fstore_3, {"F", ""}},
    {OP_dstore, OP_dstore, {"D", ""}}, {OP_dstore_0, OP_dstore_3, {"D", ""}},
    {OP_astore, OP_astore, {"A", ""}}, {OP_astore_0, OP_astore_3, {"A", ""}},
    {OP_iastore, OP_iastore, {"AII", ""}},
    {OP_lastore, OP_lastore, {"AIJ", ""}},
    {OP_fastore, OP_fastore, {"AIF", ""}},
    {OP_dastore, OP_dastore, {"AID", ""}},
    {OP_aastore, OP_aastore, {"AIA", ""}},
    {OP_bastore, OP_sastore, {"AII", ""}},
    {OP_iadd, OP_iadd, {"II", "I"}}, {OP_ladd, OP_ladd, {"JJ", "J"}},
    {OP_fadd, OP_fadd, {"FF", "F"}}, {OP_dadd, OP_dadd, {"DD", "D"}},
    {OP_isub, OP_isub, {"II", "I"}}, {OP_lsub, OP_lsub, {"JJ", "J"}},
    {OP_fsub, OP_fsub, {"FF", "F"}}, {OP_dsub, OP_dsub, {"DD", "D"}},
    {OP_imul, OP_imul, {"II", "I"}}, {OP_lmul, OP_lmul, {"JJ", "J"}},
    {OP_fmul, OP_fmul, {"FF", "F"}}, {OP_dmul, OP_dmul, {"DD", "D"}},
    {OP_idiv, OP_idiv, {"II", "I"}}, {OP_ldiv, OP_ldiv, {"JJ", "J"}},
    {OP_fdiv, OP_fdiv, {"FF", "F"}}, {OP_ddiv, OP_ddiv, {"DD", "D"}},
    {OP_irem, OP_irem, {"II", "I"}}, {OP_lrem, OP_lrem, {"JJ", "J"}},
    {OP_frem, OP_frem, {"FF", "F"}}, {OP_drem, OP_drem, {"DD", "D"}},
    {OP_ineg, OP_ineg, {"I", "I"}},  {OP_lneg, OP_lneg, {"J", "J"}},
    {OP_fneg, OP_fneg, {"F", "F"}},  {OP_dneg, OP_dneg, {"D", "D"}},
    {OP_ishl, OP_ishl, {"II", "I"}}, {OP_lshl, OP_lshl, {"JI", "J"}},
    {OP_ishr, OP_ishr, {"II", "I"}}, {OP_lshr, OP_lshr, {"JI", "J"}},
    {OP_iushr, OP_iushr, {"II", "I"}}, {OP_lushr, OP_lushr, {"JI", "J"}},
    {OP_iand, OP_iand, {"II", "I"}}, {OP_land, OP_land, {"JJ", "J"}},
    {OP_ior, OP_ior, {"II", "I"}},   {OP_lor, OP_lor, {"JJ", "J"}},
    {OP_ixor, OP_ixor, {"II", "I"}}, {OP_lxor, OP_lxor, {"JJ", "J"}},
    {OP_iinc, OP_iinc, {"", ""}},
    {OP_i2l, OP_i2l, {"I", "J"}}, {OP_i2f, OP_i2f, {"I", "F"}}, {OP_i2d, OP_i2d, {"I", "D"}},
    {OP_l2i, OP_l2i, {"J", "I"}}, {OP_l2f, OP_l2f, {"J", "F"}}, {OP_l2d, OP_l2d, {"J", "D"}},
    {OP_f2i, OP_f2i, {"F", "I"}}, {OP_f2l, OP_f2l, {"F", "J"}}, {OP_f2d, OP_f2d, {"F", "D"}},
    {OP_d2i, OP_d2i, {"D", "I"}}, {OP_d2l, OP_d2l, {"D", "J"}}, {OP_d2f, OP_d2f, {"D", "F"}},
    {OP_i2b, OP_i2s, {"I", "I"}},
    {OP_lcmp, OP_lcmp, {"JJ", "I"}},
    {OP_fcmpl, OP_fcmpg, {"FF", "I"}},
    {OP_dcmpl, OP_dcmpg, {"DD", "I"}},
    {OP_ifeq, OP_ifle, {"I", ""}},
    {OP_if_icmpeq, OP_if_icmple, {"II", ""}},
    {OP_if_acmpeq, OP_if_acmpne, {"AA", ""}},
    {OP_goto, OP_goto, {"", ""}}, {OP_goto_w, OP_goto_w, {"", ""}},
    {OP_tableswitch, OP_lookupswitch, {"I", ""}},
    {OP_ireturn, OP_ireturn, {"I", ""}},
    {OP_lreturn, OP_lreturn, {"J", ""}},
    {OP_freturn, OP_freturn, {"F", ""}},
    {OP_dreturn, OP_dreturn, {"D", ""}},
    {OP_areturn, OP_areturn, {"A", ""}},
    {OP_return, OP_return, {"", ""}},
    {OP_new, OP_new, {"", "A"}},
    {OP_newarray, OP_anewarray, {"I", "A"}},
    {OP_arraylength, OP_arraylength, {"A", "I"}},
    {OP_athrow, OP_athrow, {"A", ""}},
    {OP_checkcast, OP_checkcast, {"A", "A"}},
    {OP_instanceof, OP_instanceof, {"A", "I"}},
    {OP_monitorenter, OP_monitorexit, {"A", ""}},
    {OP_ifnull, OP_ifnonnull, {"A", ""}},
};

constexpr StackShuffle kShuffles[] = {
    {"1", "", 1, 0},          // pop
    {"2", "", 2, 0},          // pop2
    {"1", "00", 1, 2},        // dup
    {"11", "010", 2, 3},      // dup_x1
    {"12", "0210", 3, 4},     // dup_x2
    {"2", "1010", 2, 4},      // dup2
    {"21", "10210", 3, 5},    // dup2_x1
    {"22", "103210", 4, 6},   // dup2_x2
    {"11", "01", 2, 2},       // swap
};
// clang-format on
static_assert(std::size(kShuffles) == OP_swap - OP_pop + 1);

constexpr auto kEffects = [] {
  std::array<StackEffect, 256> table{};
  for (const Range& range : kRanges) {
    for (int op = range.first; op <= range.last; ++op) table[op] = range.effect;
  }
  return table;
}();

constexpr bool shufflesAddUp() {
  for (const StackShuffle& shuffle : kShuffles) {
    int taken = 0;
    for (char digit : std::string_view(shuffle.groups)) taken += digit - '0';
    if (taken != shuffle.taken || std::string_view(shuffle.result).size() != shuffle.left) return false;
  }
  return true;
}
static_assert(shufflesAddUp());

}  // namespace

StackEffect stackEffect(std::uint8_t opcode) { return kEffects[opcode]; }

StackShuffle stackShuffle(std::uint8_t opcode) { return kShuffles[opcode - OP_pop]; }

}  // namespace weaveproof::bytecode
