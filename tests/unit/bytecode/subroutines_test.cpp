// Methods with jsr and ret, and what becomes of them when their subroutines are inlined. What they do when they run, and
// more of what is refused, is in tests/java/linking/LinkingSubroutines*.java.
#include "bytecode/subroutines.hpp"

#include "bytecode/inline_subroutines.hpp"
#include "unit/bytecode/verifier_fixture.hpp"

namespace weaveproof::bytecode {
namespace {

class InlinedSubroutines : public VerifierFixture {
 protected:
  InlinedSubroutines() { builder.major = 49; }

  classfile::Code inlined(const MethodSpec& spec) {
    const OneMethod one(builder, spec);
    return withoutSubroutines(one.file(), one.method());
  }
  static Buffer bytesOf(const classfile::Code& code) { return {code.code.begin(), code.code.end()}; }
};

TEST_F(InlinedSubroutines, EachCallGetsACopyBehindIt) {
  // jsr 8; jsr 8; nop; return; 8: astore_1; iinc 2 1; ret 1
  const classfile::Code code = inlined(
      {.code = codeOf(OP_jsr, Two{8}, OP_jsr, Two{5}, OP_nop, OP_return, OP_astore_1, OP_iinc, 2, 1, OP_ret, 1)});
  EXPECT_EQ(
      codeOf(OP_aconst_null, OP_astore_1, OP_iinc, 2, 1, OP_aconst_null, OP_astore_1, OP_iinc, 2, 1, OP_nop, OP_return),
      bytesOf(code));
  EXPECT_EQ((std::vector<std::uint16_t>{0, 8, 9, 9, 9, 3, 8, 9, 9, 9, 6, 7}), code.placesInFile);
  EXPECT_EQ(9u, code.placeInFile(7));
}

TEST_F(InlinedSubroutines, HandlersAreCutToTheCopies) {
  // 0: jsr 7; 3: jsr 7; 6: return; 7: astore_1; 8: nop; 9: ret 1; 11: pop; 12: return. One for 3 to 6, and one for 8.
  const classfile::Code code = inlined(
      {.code = codeOf(OP_jsr, Two{7}, OP_jsr, Two{4}, OP_return, OP_astore_1, OP_nop, OP_ret, 1, OP_pop, OP_return),
       .handlers = {{3, 6, 11, 0}, {8, 9, 11, 0}}});
  EXPECT_EQ(
      codeOf(OP_aconst_null, OP_astore_1, OP_nop, OP_aconst_null, OP_astore_1, OP_nop, OP_return, OP_pop, OP_return),
      bytesOf(code));
  ASSERT_EQ(3u, code.handlers.size());
  const auto range = [&](std::size_t i) {
    return std::array<std::uint16_t, 3>{code.handlers[i].startPc, code.handlers[i].endPc, code.handlers[i].handlerPc};
  };
  EXPECT_EQ((std::array<std::uint16_t, 3>{3, 4, 7}), range(0));
  EXPECT_EQ((std::array<std::uint16_t, 3>{2, 3, 7}), range(1));
  EXPECT_EQ((std::array<std::uint16_t, 3>{5, 6, 7}), range(2));
}

TEST_F(InlinedSubroutines, JumpsBecomeLongWhereTheyHaveTo) {
  // if it is 0, over two calls of a subroutine of 20,000 bytes
  Buffer code = codeOf(OP_iload_0, OP_ifeq, Two{9}, OP_jsr, Two{7}, OP_jsr, Two{4}, OP_return, OP_astore_1);
  code.insert(code.end(), 20000, OP_nop);
  code.push_back(OP_ret);
  code.push_back(1);
  const classfile::Code now = inlined({.code = code, .descriptor = "(I)V"});
  EXPECT_EQ(codeOf(OP_iload_0, OP_ifne, Two{8}, OP_goto_w), Buffer(now.code.begin(), now.code.begin() + 5));
  EXPECT_EQ(now.code.size() - 1, 4u + u4(now.code, 5));
  EXPECT_EQ(OP_return, now.code[now.code.size() - 1]);
}

TEST_F(InlinedSubroutines, TooLargeIsNoError) {
  Buffer code = codeOf(OP_jsr, Two{13}, OP_jsr, Two{10}, OP_jsr, Two{7}, OP_jsr, Two{4}, OP_return, OP_astore_1);
  code.insert(code.end(), 20000, OP_nop);
  code.push_back(OP_ret);
  code.push_back(1);
  EXPECT_THROW(inlined({.code = code}), SubroutinesTooLarge);
  const OneMethod one(builder, {.code = code});
  classfile::ClassFile file = one.file();
  inlineSubroutines(file);
  EXPECT_TRUE(hasSubroutines(file.methods[0].code->code));
  EXPECT_THROW(verify(file, file.methods[0]), SubroutinesTooLarge);
}

// Each subroutine calls the next one twice: 2 to the power of 40 copies.
TEST_F(InlinedSubroutines, TooManyAreFoundSoon) {
  Buffer code = codeOf(OP_jsr, Two{4}, OP_return);
  for (int i = 1; i <= 40; ++i) {
    const Buffer one = codeOf(OP_astore, i, OP_jsr, Two{8}, OP_jsr, Two{5}, OP_ret, i);
    code.insert(code.end(), one.begin(), one.end());
  }
  const Buffer last = codeOf(OP_astore, 41, OP_ret, 41);
  code.insert(code.end(), last.begin(), last.end());
  EXPECT_THROW(inlined({.code = code, .maxLocals = 42}), SubroutinesTooLarge);
}

TEST_F(InlinedSubroutines, VerifierSaysWhatIsWrong) {
  expectRefused("Recursive call to jsr entry",
                {codeOf(OP_jsr, Two{4}, OP_return, OP_astore_1, OP_jsr, Two{-1}, OP_ret, 1)});
  expectRefused("Multiple returns to single jsr",
                {codeOf(OP_jsr, Two{4}, OP_return, OP_astore_1, OP_iload_0, OP_ifeq, Two{5}, OP_ret, 1, OP_ret, 1)});
  expectRefused("Illegal return from subroutine", {codeOf(OP_jsr, Two{5}, OP_ret, 1, OP_astore_1, OP_ret, 1)});
  expectRefused("ret of something that is no return address", {codeOf(OP_wide, OP_ret, Two{0})});
  expectRefused("A return address is used as a value", {codeOf(OP_jsr, Two{4}, OP_return, OP_athrow)});
  expectRefused("Falling off the end", {codeOf(OP_goto, Two{6}, OP_astore_1, OP_ret, 1, OP_jsr, Two{-3})});
  expectRefused("beyond max_locals", {codeOf(OP_jsr, Two{4}, OP_return, OP_astore_1, OP_ret, 99)});
  builder.major = 51;
  expectRefused("Bad instruction jsr or ret", {codeOf(OP_jsr, Two{4}, OP_return, OP_astore_1, OP_ret, 1)});
}

}  // namespace
}  // namespace weaveproof::bytecode
