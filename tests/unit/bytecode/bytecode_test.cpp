// Instruction names, lengths and operands.
#include "bytecode/bytecode.hpp"

#include <gtest/gtest.h>

#include <string>

#include "unit/bytecode/method_fixture.hpp"

namespace weaveproof::bytecode {
namespace {

std::uint32_t lengthOf(const Buffer& code, std::uint32_t bci = 0) { return instructionLength(code, bci); }

TEST(Bytecode, NamesFollowTheOpcodes) {
  EXPECT_STREQ("nop", mnemonic(0));
  EXPECT_STREQ("aload_3", mnemonic(0x2d));
  EXPECT_STREQ("dup2_x2", mnemonic(0x5e));
  EXPECT_STREQ("goto", mnemonic(0xa7));
  EXPECT_STREQ("invokedynamic", mnemonic(0xba));
  EXPECT_STREQ("instanceof", mnemonic(0xc1));
  EXPECT_STREQ("jsr_w", mnemonic(0xc9));
  EXPECT_STREQ("illegal", mnemonic(0xca));
}

TEST(Bytecode, FixedLengths) {
  EXPECT_EQ(1u, lengthOf({OP_iadd}));
  EXPECT_EQ(2u, lengthOf({OP_bipush, 1}));
  EXPECT_EQ(3u, lengthOf({OP_iinc, 1, 1}));
  EXPECT_EQ(4u, lengthOf({OP_multianewarray, 0, 1, 1}));
  EXPECT_EQ(5u, lengthOf({OP_invokeinterface, 0, 1, 1, 0}));
  EXPECT_EQ(5u, lengthOf({OP_goto_w, 0, 0, 0, 1}));
}

TEST(Bytecode, NoLengthWhereNoInstructionFits) {
  EXPECT_EQ(0u, lengthOf({OP_sipush, 1}));
  EXPECT_EQ(0u, lengthOf({202}));
  EXPECT_EQ(0u, lengthOf({OP_nop}, 1));
  EXPECT_EQ(0u, lengthOf({OP_wide}));
  EXPECT_EQ(0u, lengthOf({OP_wide, OP_iadd, 0, 0, 0, 0}));
  EXPECT_EQ(0u, lengthOf({OP_wide, OP_iinc, 0, 0, 0}));
}

TEST(Bytecode, WideForms) {
  const Buffer load{OP_wide, OP_aload, 1, 2};
  EXPECT_EQ(4u, lengthOf(load));
  EXPECT_EQ(0x102, localIndex(load, 0));
  EXPECT_EQ(6u, lengthOf({OP_wide, OP_iinc, 0, 1, 0, 1}));
}

TEST(Bytecode, LocalsByEveryForm) {
  EXPECT_EQ(7, localIndex(Buffer{OP_dload, 7}, 0));
  EXPECT_EQ(2, localIndex(Buffer{OP_lload_2}, 0));
  EXPECT_EQ(3, localIndex(Buffer{OP_astore_3}, 0));
  EXPECT_EQ(9, localIndex(Buffer{OP_iinc, 9, 1}, 0));
}

TEST(Bytecode, TableswitchIsPaddedFromTheStartOfTheMethod) {
  Buffer code{OP_iconst_0, OP_tableswitch, 0, 0};
  for (std::uint32_t word : {20u, 5u, 6u, 12u, 0xfffffffeu}) classfile::put4(code, word);
  ASSERT_EQ(23u, lengthOf(code, 1));
  const Switch cases(code, 1);
  EXPECT_EQ(2u, cases.size());
  EXPECT_EQ(21, cases.defaultTarget());
  EXPECT_EQ(5, cases.key(0));
  EXPECT_EQ(13, cases.target(0));
  EXPECT_EQ(6, cases.key(1));
  EXPECT_EQ(-1, cases.target(1));
  code.pop_back();
  EXPECT_EQ(0u, lengthOf(code, 1));
}

TEST(Bytecode, LookupswitchMayBeEmpty) {
  Buffer code{OP_lookupswitch, 0, 0, 0};
  for (std::uint32_t word : {8u, 0u}) classfile::put4(code, word);
  EXPECT_EQ(12u, lengthOf(code));
  EXPECT_EQ(0u, Switch(code, 0).size());
}

TEST(Bytecode, SwitchesOfImpossibleSizeAreRefused) {
  for (const auto& [low, high] : {std::pair{1u, 0u}, {0x80000000u, 0x7fffffffu}, {0u, 0x7fffffffu}}) {
    Buffer code{OP_tableswitch, 0, 0, 0};
    for (std::uint32_t word : {0u, low, high, 0u}) classfile::put4(code, word);
    EXPECT_EQ(0u, lengthOf(code)) << low;
  }
  for (std::uint32_t pairs : {0xffffffffu, 0x20000000u, 0x7fffffffu}) {
    Buffer code{OP_lookupswitch, 0, 0, 0};
    for (std::uint32_t word : {0u, pairs, 0u, 0u}) classfile::put4(code, word);
    EXPECT_EQ(0u, lengthOf(code)) << pairs;
  }
}

TEST(Bytecode, TargetsOfJumps) {
  const Buffer back{OP_nop, OP_goto, 0xff, 0xff};
  EXPECT_EQ(0, branchTarget(back, 1));
  const Buffer far{OP_goto_w, 0x80, 0, 0, 0};
  EXPECT_EQ(-2147483648LL, branchTarget(far, 0));
  EXPECT_FALSE(fallsThrough(OP_athrow));
  EXPECT_FALSE(fallsThrough(OP_goto_w));
  EXPECT_FALSE(fallsThrough(OP_tableswitch));
  EXPECT_TRUE(fallsThrough(OP_ifnull));
  EXPECT_TRUE(fallsThrough(OP_invokestatic));
}

}  // namespace
}  // namespace weaveproof::bytecode
