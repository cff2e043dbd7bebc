// Which slots hold references and which locals are live, on small methods with the answer written beside them.
#include "bytecode/frame_map.hpp"

#include <gtest/gtest.h>

#include <string>

#include "unit/bytecode/method_fixture.hpp"

namespace weaveproof::bytecode {
namespace {

using classfile::Tag;

// One character a slot, locals, then "|", then the stack: r a live reference, n another live value (in the stack: no
// reference), . a dead local.
std::string show(const FrameMaps::Map& map, const classfile::Code& code) {
  std::string text;
  for (std::uint32_t local = 0; local < code.maxLocals; ++local) {
    EXPECT_TRUE(map.isLive(local) || !map.isReference(local));
    text += map.isReference(local) ? 'r' : map.isLive(local) ? 'n' : '.';
  }
  text += '|';
  for (std::uint32_t i = 0; i < map.stackDepth(); ++i) text += map.isReference(code.maxLocals + i) ? 'r' : 'n';
  for (std::uint32_t i = map.stackDepth(); i < code.maxStack; ++i) EXPECT_FALSE(map.isReference(code.maxLocals + i));
  return text;
}

class FrameMapTest : public testing::Test {
 protected:
  using Expected = std::vector<std::pair<std::uint32_t, std::string>>;

  void expectMaps(const MethodSpec& spec, const Expected& expected, FrameMaps::Kept kept = FrameMaps::Kept::WhileUsed) {
    const OneMethod one(builder, spec);
    const FrameMaps maps(one.file(), one.method(), kept);
    for (const auto& [bci, text] : expected) {
      EXPECT_EQ(text, show(maps.at(bci), *one.method().code)) << "bci " << bci;
      EXPECT_EQ(maps.at(bci).stackDepth(), maps.stackDepth(bci)) << "bci " << bci;
    }
  }

  ClassBuilder builder;
};

TEST_F(FrameMapTest, ParametersLiveUntilTheirLastUse) {
  // static Object m(Object a, long b, Object unused)
  expectMaps({.code = codeOf(OP_lload_1, OP_pop2, OP_aload_0, OP_areturn),
              .descriptor = "(Ljava/lang/Object;JLjava/lang/Object;)Ljava/lang/Object;"},
             {{0, "rnn.|"}, {1, "r...|nn"}, {2, "r...|"}, {3, "....|r"}});
}

TEST_F(FrameMapTest, ThisIsALocal) {
  expectMaps({.code = codeOf(OP_aload_0, OP_pop, OP_return), .maxLocals = 1, .flags = 0},
             {{0, "r|"}, {1, ".|r"}, {2, ".|"}});
}

TEST_F(FrameMapTest, AValueIsDeadBeforeItsStore) {
  expectMaps({.code = codeOf(OP_iconst_5, OP_istore_1, OP_aconst_null, OP_astore_0, OP_iinc, 1, 1, OP_iload_1, OP_pop,
                             OP_aload_0, OP_athrow)},
             {{0, "....|"},
              {1, "....|n"},
              {2, ".n..|"},
              {3, ".n..|r"},
              {4, "rn..|"},
              {7, "rn..|"},
              {8, "r...|n"},
              {9, "r...|"},
              {10, "....|r"}});
}

TEST_F(FrameMapTest, ShufflesMoveReferences) {
  expectMaps(
      {.code = codeOf(OP_aconst_null, OP_iconst_0, OP_dup_x1, OP_swap, OP_pop, OP_pop2, OP_return), .maxLocals = 0},
      {{1, "|r"}, {2, "|rn"}, {3, "|nrn"}, {4, "|nnr"}, {5, "|nn"}, {6, "|"}});
  expectMaps(
      {.code = codeOf(OP_iconst_0, OP_aconst_null, OP_lconst_0, OP_dup2_x2, OP_return), .maxStack = 6, .maxLocals = 0},
      {{3, "|nrnn"}, {4, "|nnnrnn"}});
  expectMaps({.code = codeOf(OP_aconst_null, OP_iconst_0, OP_aconst_null, OP_dup2_x1, OP_return),
              .maxStack = 5,
              .maxLocals = 0},
             {{3, "|rnr"}, {4, "|nrrnr"}});
  expectMaps({.code = codeOf(OP_iconst_0, OP_iconst_0, OP_aconst_null, OP_dup_x2, OP_return), .maxLocals = 0},
             {{4, "|rnnr"}});
}

TEST_F(FrameMapTest, ConstantsFieldsAndCalls) {
  const int text = builder.string("x"), number = builder.longInteger(1);
  const int field = builder.member(Tag::Fieldref, "A", "f", "D"),
            object = builder.member(Tag::Fieldref, "A", "g", "[I");
  expectMaps({.code = codeOf(OP_ldc, text, OP_ldc2_w, Two{number}, OP_return), .maxLocals = 0},
             {{2, "|r"}, {5, "|rnn"}});
  expectMaps({.code = codeOf(OP_getstatic, Two{object}, OP_aconst_null, OP_getfield, Two{field}, OP_putstatic,
                             Two{field}, OP_return),
              .maxLocals = 0},
             {{3, "|r"}, {4, "|rr"}, {7, "|rnn"}, {10, "|r"}});
  expectMaps({.code = codeOf(OP_aconst_null, OP_aconst_null, OP_putfield, Two{object}, OP_return), .maxLocals = 0},
             {{2, "|rr"}, {5, "|"}});
  const int method = builder.member(Tag::Methodref, "A", "m", "(JLA;)Ljava/lang/String;");
  expectMaps({.code = codeOf(OP_aconst_null, OP_lconst_0, OP_aconst_null, OP_invokevirtual, Two{method}, OP_return),
              .maxLocals = 0},
             {{3, "|rnnr"}, {6, "|r"}});
  expectMaps({.code = codeOf(OP_lconst_0, OP_aconst_null, OP_invokestatic, Two{method}, OP_return), .maxLocals = 0},
             {{5, "|r"}});
  const int cube = builder.klass("[[[I");
  expectMaps({.code = codeOf(OP_iconst_0, OP_dup, OP_multianewarray, Two{cube}, 2, OP_return), .maxLocals = 0},
             {{2, "|nn"}, {6, "|r"}});
}

TEST_F(FrameMapTest, DuringACallTheArgumentsAreGone) {
  const int method = builder.member(Tag::Methodref, "A", "m", "(J)V");
  const OneMethod one(builder, {.code = codeOf(OP_aconst_null, OP_aload_0, OP_lconst_0, OP_invokevirtual, Two{method},
                                               OP_aload_1, OP_athrow),
                                .descriptor = "(LA;LB;)V",
                                .maxLocals = 2});
  const FrameMaps maps(one.file(), one.method());
  EXPECT_EQ(".r|rrnn", show(maps.at(3), *one.method().code));
  EXPECT_EQ(".r|r", show(maps.duringCall(3), *one.method().code));
}

// What is a number, or was overwritten by one, is none of the caller's objects; nor is what is stored later.
TEST_F(FrameMapTest, CallsMayKeepWhatNobodyReads) {
  const int method = builder.member(Tag::Methodref, "A", "m", "()V");
  expectMaps({.code = codeOf(OP_aconst_null, OP_astore_2, OP_invokestatic, Two{method}, OP_iconst_0, OP_istore_2,
                             OP_invokestatic, Two{method}, OP_return),
              .descriptor = "(LA;I)V"},
             {{0, "r...|"}, {1, "r...|r"}, {2, "r.r.|"}, {5, "r...|"}, {7, "r...|"}, {10, "....|"}},
             FrameMaps::Kept::DuringCalls);
  expectMaps(
      {.code = codeOf(OP_iload_1, OP_ifne, Two{6}, OP_invokestatic, Two{method}, OP_return), .descriptor = "(LA;I)V"},
      {{0, "rn..|"}, {4, "r...|"}, {7, "....|"}}, FrameMaps::Kept::DuringCalls);
  // Where paths meet: a reference on both, or none.
  expectMaps({.code = codeOf(OP_iload_1, OP_ifeq, Two{8}, OP_aload_0, OP_astore_2, OP_goto, Two{5}, OP_iconst_0,
                             OP_istore_2, OP_invokestatic, Two{method}, OP_return),
              .descriptor = "(LA;I)V"},
             {{6, "r...|"}, {11, "r...|"}}, FrameMaps::Kept::DuringCalls);
}

TEST_F(FrameMapTest, FreshObjectsAreReferences) {
  const int object = builder.klass("java/lang/Object");
  expectMaps({.code = codeOf(OP_new, Two{object}, OP_astore_0, OP_aload_0, OP_monitorenter, OP_return)},
             {{3, "....|r"}, {4, "r...|"}});
}

TEST_F(FrameMapTest, BranchesJoinTheirNeeds) {
  // static int m(int i, Object a, Object b) { if (i != 0) a.x else b.x }
  expectMaps({.code = codeOf(OP_iload_0, OP_ifne, Two{7}, OP_aload_1, OP_monitorenter, OP_return, OP_nop, OP_aload_2,
                             OP_monitorenter, OP_return),
              .descriptor = "(ILA;LB;)V"},
             {{0, "nrr.|"}, {1, ".rr.|n"}, {4, ".r..|"}, {8, "..r.|"}, {9, "....|r"}});
}

TEST_F(FrameMapTest, LoopsKeepWhatTheNextRoundNeeds) {
  // for (;;) { i++; a.lock }
  expectMaps({.code = codeOf(OP_iinc, 0, 1, OP_aload_1, OP_monitorenter, OP_goto, Two{-5}), .descriptor = "(ILA;)V"},
             {{0, "nr..|"}, {3, "nr..|"}, {5, "nr..|"}});
}

TEST_F(FrameMapTest, ASlotOfTwoKindsIsDead) {
  // if (i != 0) x = 1; else x = null; return;
  expectMaps({.code = codeOf(OP_iload_0, OP_ifne, Two{8}, OP_iconst_1, OP_istore_1, OP_goto, Two{5}, OP_aconst_null,
                             OP_astore_1, OP_iload_0, OP_pop, OP_return),
              .descriptor = "(I)V"},
             {{4, "n...|"}, {6, "n...|"}, {11, "n...|"}});
}

// Code that reads such a slot does not verify; the collector must not take the number for a reference all the same.
TEST_F(FrameMapTest, ASlotOfTwoKindsIsNeverAReference) {
  expectMaps({.code = codeOf(OP_iload_0, OP_ifne, Two{8}, OP_iconst_1, OP_istore_1, OP_goto, Two{5}, OP_aconst_null,
                             OP_astore_1, OP_aload_1, OP_athrow),
              .descriptor = "(I)V"},
             {{6, ".n..|"}, {11, ".n..|"}});
  expectMaps({.code = codeOf(OP_aconst_null, OP_astore_0, OP_iconst_0, OP_istore_0, OP_nop, OP_return, OP_pop,
                             OP_aload_0, OP_athrow),
              .maxLocals = 1,
              .handlers = {{2, 5, 6, 0}}},
             {{2, "r|"}, {6, "n|r"}});
}

TEST_F(FrameMapTest, HandlersKeepTheirLocalsThroughoutTheRange) {
  // a = null; nop; try { i = 0 } catch { lock a }; return
  expectMaps(
      {.code = codeOf(OP_aconst_null, OP_astore_0, OP_nop, OP_iconst_0, OP_istore_1, OP_return, OP_pop, OP_aload_0,
                      OP_monitorenter, OP_return),
       .maxLocals = 2,
       .handlers = {{3, 5, 6, 0}}},
      {{0, "..|"}, {1, "..|r"}, {2, "r.|"}, {3, "r.|"}, {4, "r.|n"}, {5, "..|"}, {6, "r.|r"}, {7, "r.|"}, {8, "..|r"}});
}

TEST_F(FrameMapTest, AHandlerFindsOnlyWhatWasThereBeforeEachInstruction) {
  // The last instruction of the range turns local 0 into a number: the handler never sees that.
  expectMaps(
      {.code = codeOf(OP_aconst_null, OP_astore_0, OP_iconst_0, OP_istore_0, OP_return, OP_pop, OP_aload_0, OP_athrow),
       .maxLocals = 1,
       .handlers = {{2, 4, 5, 0}}},
      {{2, "r|"}, {3, "r|n"}, {5, "r|r"}, {6, "r|"}});
}

TEST_F(FrameMapTest, UnreachableCodeHasNothing) {
  expectMaps({.code = codeOf(OP_return, OP_aload_0, OP_astore_1, OP_iload_2, OP_pop, OP_return)},
             {{0, "....|"}, {2, "....|"}, {4, "....|"}});
}

TEST_F(FrameMapTest, LargeFramesNeedMoreWords) {
  // 300 locals, the last two of them live, and a stack behind them.
  const OneMethod one(
      builder, {.code = codeOf(OP_aconst_null, OP_wide, OP_astore, Two{299}, OP_iconst_0, OP_wide, OP_istore, Two{298},
                               OP_aconst_null, OP_wide, OP_iload, Two{298}, OP_wide, OP_aload, Two{299}, OP_athrow),
                .maxStack = 80,
                .maxLocals = 300});
  const FrameMaps maps(one.file(), one.method());
  const FrameMaps::Map map = maps.at(15);
  EXPECT_EQ(2, map.stackDepth());
  EXPECT_TRUE(map.isReference(299));
  EXPECT_TRUE(map.isReference(300));
  EXPECT_FALSE(map.isReference(301));
  EXPECT_TRUE(map.isLive(299));
  EXPECT_FALSE(map.isLive(298));
  EXPECT_TRUE(maps.at(10).isLive(298));
  EXPECT_EQ(6u, map.references().size());
  EXPECT_EQ(5u, map.liveLocals().size());
  EXPECT_EQ(std::uint64_t{1} << 299 % 64, map.liveLocals()[299 / 64]);
}

TEST_F(FrameMapTest, LongBlocksAreNoDifferent) {
  Buffer code = codeOf(OP_aconst_null, OP_astore_0);
  for (int i = 0; i < 1000; ++i) code.push_back(OP_nop);
  for (int part : {OP_aload_0, OP_athrow}) code.push_back(static_cast<std::uint8_t>(part));
  expectMaps({.code = code}, {{2, "r...|"}, {500, "r...|"}, {1002, "r...|"}, {1003, "....|r"}});
}

TEST_F(FrameMapTest, FramesWithoutSlots) {
  expectMaps({.code = codeOf(OP_nop, OP_return), .maxStack = 0, .maxLocals = 0}, {{0, "|"}, {1, "|"}});
}

TEST_F(FrameMapTest, CodeThatCannotWorkIsRefused) {
  const auto build = [&](Buffer code) {
    const OneMethod one(builder, {.code = std::move(code)});
    FrameMaps(one.file(), one.method());
  };
  EXPECT_THROW(build(codeOf(OP_pop, OP_return)), classfile::FormatError);
  EXPECT_THROW(build(codeOf(OP_iload, 4, OP_return)), classfile::FormatError);
  EXPECT_THROW(build(codeOf(OP_iconst_0, OP_goto, Two{-1})), classfile::FormatError);
  EXPECT_THROW(build(codeOf(OP_getstatic, Two{999}, OP_return)), classfile::FormatError);
  EXPECT_THROW(build(codeOf(OP_jsr, Two{3}, OP_return)), classfile::FormatError);
}

}  // namespace
}  // namespace weaveproof::bytecode
