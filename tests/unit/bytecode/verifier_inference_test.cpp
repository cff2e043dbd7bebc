// The verifier on class files from before the StackMapTable, whose types it has to find out.
#include "unit/bytecode/verifier_fixture.hpp"

namespace weaveproof::bytecode {
namespace {

class VerifierWithoutStackMaps : public VerifierFixture {
 protected:
  VerifierWithoutStackMaps() { builder.major = 49; }
};

TEST_F(VerifierWithoutStackMaps, MergedClassesAreAssumedOneByOne) {
  const Buffer code = codeOf(OP_iload_2, OP_ifne, Two{7}, OP_aload_0, OP_goto, Two{4}, OP_aload_1, OP_areturn);
  expectAccepted({.code = code, .descriptor = "(LA;LB;I)LBase;"});
  EXPECT_EQ((Pairs{{"A", "Base"}, {"B", "Base"}}), assumed);
  expectRefused("expected Base, found one of several", {.code = code, .descriptor = "(LA;[LB;I)LBase;"});
  expectAccepted({.code = code, .descriptor = "([LA;[LB;I)[LBase;"});
  EXPECT_EQ((Pairs{{"A", "Base"}, {"B", "Base"}}), assumed);
  expectRefused("Mismatched stack types",
                {.code = codeOf(OP_iload_2, OP_ifne, Two{7}, OP_aload_0, OP_goto, Two{4}, OP_iload_2, OP_areturn),
                 .descriptor = "(LA;LB;I)LBase;"});
  expectRefused("Inconsistent stack height",
                {.code = codeOf(OP_iload_2, OP_ifne, Two{4}, OP_aload_0, OP_aload_1, OP_areturn),
                 .descriptor = "(LA;LB;I)LBase;"});
}

TEST_F(VerifierWithoutStackMaps, ElementsOfMergedArrays) {
  const int field = fieldref("Box", "f", "I");
  expectAccepted({.code = codeOf(OP_iload_2, OP_ifne, Two{7}, OP_aload_0, OP_goto, Two{4}, OP_aload_1, OP_iconst_0,
                                 OP_aaload, OP_getfield, Two{field}, OP_ireturn),
                  .descriptor = "([LA;[LB;I)I"});
  EXPECT_EQ((Pairs{{"A", "Box"}, {"B", "Box"}}), assumed);
}

TEST_F(VerifierWithoutStackMaps, LocalsThatDisagreeAreUnusable) {
  // if (i != 0) x = 1 else x = null; and x is not read, or is.
  const auto code = [](int load) {
    return codeOf(OP_iload_0, OP_ifne, Two{8}, OP_iconst_1, OP_istore_1, OP_goto, Two{5}, OP_aconst_null, OP_astore_1,
                  load, OP_pop, OP_return);
  };
  expectAccepted({.code = code(OP_iload_0), .descriptor = "(I)V"});
  expectRefused("found nothing usable", {.code = code(OP_iload_1), .descriptor = "(I)V"});
  expectRefused("found nothing usable", {.code = code(OP_aload_1), .descriptor = "(I)V"});
}

TEST_F(VerifierWithoutStackMaps, LoopsReachAFixpoint) {
  // for (Object o = a; ; o = o.next) — the second round finds a Node in local 1.
  const int next = fieldref("Node", "next", "LNode;");
  expectAccepted(
      {.code = codeOf(OP_aload_0, OP_astore_1, OP_aload_1, OP_getfield, Two{next}, OP_astore_1, OP_goto, Two{-5}),
       .descriptor = "(LList;)V"});
  EXPECT_EQ((Pairs{{"List", "Node"}}), assumed);
  const int ints = builder.klass("[I");
  expectRefused("found one of several", {.code = codeOf(OP_aload_0, OP_astore_1, OP_aload_1, OP_getfield, Two{next},
                                                        OP_checkcast, Two{ints}, OP_astore_1, OP_goto, Two{-8}),
                                         .descriptor = "(LList;)V"});
}

TEST_F(VerifierWithoutStackMaps, HandlersSeeEveryStateOfTheirRange) {
  const auto spec = [](std::uint16_t end) {
    return MethodSpec{.code = codeOf(OP_iconst_0, OP_istore_0, OP_nop, OP_fconst_0, OP_fstore_0, OP_return, OP_pop,
                                     OP_iload_0, OP_pop, OP_return),
                      .handlers = {{2, end, 6, 0}}};
  };
  expectAccepted(spec(5));
  expectRefused("found nothing usable", spec(6));
}

TEST_F(VerifierWithoutStackMaps, UnreachableCodeNeedsLegalOperands) {
  expectAccepted({codeOf(OP_return, OP_iadd, OP_nop)});
  expectRefused("beyond max_locals", {codeOf(OP_return, OP_iload, 77)});
  expectRefused("constant pool", {codeOf(OP_return, OP_getfield, Two{1})});
  expectRefused("constant pool", {codeOf(OP_return, OP_ldc, 200)});
  expectRefused("constant pool", {codeOf(OP_return, OP_invokestatic, Two{1})});
  expectRefused("unknown type", {codeOf(OP_return, OP_newarray, 12)});
  expectRefused("Falling off", {codeOf(OP_iconst_0, OP_pop)});
}

TEST_F(VerifierWithoutStackMaps, ManyClassesMayMeet) {
  // switch (i) { case 0: x = null as C0; ... } x.f — more than a handful of classes in one place
  constexpr int kClasses = 100;
  const int field = fieldref("Base", "f", "I");
  Buffer code = codeOf(OP_aconst_null, OP_astore_1);
  for (int i = 0; i < kClasses; ++i) {
    const Buffer piece = codeOf(OP_iload_0, OP_ifeq, Two{8}, OP_aconst_null, OP_checkcast,
                                Two{builder.klass("C" + std::to_string(i))}, OP_astore_1);
    code.insert(code.end(), piece.begin(), piece.end());
  }
  const Buffer end = codeOf(OP_aload_1, OP_getfield, Two{field}, OP_ireturn);
  code.insert(code.end(), end.begin(), end.end());
  expectAccepted({.code = code, .descriptor = "(I)I"});
  EXPECT_EQ(std::size_t{kClasses}, assumed.size());
}

TEST_F(VerifierWithoutStackMaps, Version50FallsBackToInference) {
  const MethodSpec spec{codeOf(OP_goto, Two{3}, OP_return)};
  builder.major = 50;
  expectAccepted(spec);
  builder.major = 51;
  expectRefused("Expecting a stackmap frame", spec);
}

}  // namespace
}  // namespace weaveproof::bytecode
