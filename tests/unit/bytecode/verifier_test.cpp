// The rules of the verifier, for code that declares its types: what it refuses and why, and what it assumes.
#include "unit/bytecode/verifier_fixture.hpp"

namespace weaveproof::bytecode {
namespace {

constexpr int kSame = 0, kAppend1 = 252, kFull = 255, kItemInt = 1, kItemObject = 7, kItemUninitialized = 8;

using Verifier = VerifierFixture;

TEST_F(Verifier, AcceptsTheEmptyMethod) { expectAccepted({codeOf(OP_return)}); }

TEST_F(Verifier, AcceptsAMethodWithoutCode) {
  builder.flags |= classfile::ACC_ABSTRACT;
  builder.methods = {{classfile::ACC_ABSTRACT, "m", "()V", {}}};
  const Buffer bytes = builder.bytes();
  const classfile::ClassFile file = classfile::parse(bytes);
  EXPECT_TRUE(verify(file, file.methods.at(0)).assumptions.empty());
}

TEST_F(Verifier, Instructions) {
  expectRefused("Bad instruction 203", {codeOf(203)});
  expectRefused("Bad instruction 17", {codeOf(OP_return, OP_sipush, 1)});
  expectRefused("Bad instruction jsr or ret", {codeOf(OP_jsr, Two{3}, OP_return)});
  expectRefused("Bad instruction jsr or ret", {codeOf(OP_wide, OP_ret, Two{0})});
  expectRefused("falls through code end", {codeOf(OP_nop)});
  expectRefused("falls through code end", {.code = codeOf(OP_return, OP_nop), .frames = codeOf(Two{1}, kSame + 1)});
}

TEST_F(Verifier, Jumps) {
  expectAccepted({.code = codeOf(OP_goto, Two{3}, OP_return), .frames = codeOf(Two{1}, kSame + 3)});
  expectRefused("no instruction starts at bci 4", {codeOf(OP_goto, Two{4}, OP_sipush, Two{1}, OP_return)});
  expectRefused("no instruction starts at bci -3", {codeOf(OP_goto, Two{-3})});
  expectRefused("no instruction starts at bci 4", {codeOf(OP_goto, Two{4}, OP_return)});
  expectRefused("Expecting a stackmap frame at branch target 3", {codeOf(OP_goto, Two{3}, OP_return)});
  expectRefused("Expecting a stack map frame", {codeOf(OP_return, OP_return)});
  Buffer keys = codeOf(OP_iconst_0, OP_lookupswitch, 0, 0);
  for (std::uint32_t word : {27u, 2u, 9u, 27u, 9u, 27u}) classfile::put4(keys, word);
  keys.push_back(OP_return);
  expectRefused("keys are not sorted", {.code = keys, .frames = codeOf(Two{1}, kSame + 28)});
}

TEST_F(Verifier, StackDepth) {
  expectRefused("Operand stack overflow", {.code = codeOf(OP_iconst_0, OP_iconst_0, OP_return), .maxStack = 1});
  expectRefused("Operand stack overflow", {.code = codeOf(OP_lconst_0, OP_return), .maxStack = 1});
  expectRefused("Operand stack overflow", {.code = codeOf(OP_iconst_0, OP_dup, OP_return), .maxStack = 1});
  expectRefused("empty stack", {codeOf(OP_pop, OP_return)});
  expectRefused("empty stack", {codeOf(OP_iconst_0, OP_swap, OP_return)});
  expectRefused("empty stack", {codeOf(OP_ladd, OP_return)});
}

TEST_F(Verifier, KindsDoNotMix) {
  expectRefused("expected int, found float", {codeOf(OP_iconst_0, OP_fconst_0, OP_iadd, OP_return)});
  expectRefused("expected long", {codeOf(OP_dconst_0, OP_lneg, OP_return)});
  expectRefused("expected long", {codeOf(OP_iconst_0, OP_iconst_0, OP_lneg, OP_return)});
  expectRefused("expected a reference, found int", {codeOf(OP_iconst_0, OP_monitorenter, OP_return)});
  expectRefused("expected int, found null", {codeOf(OP_aconst_null, OP_ineg, OP_return)});
}

TEST_F(Verifier, HalvesAreNotTornApart) {
  expectRefused("split", {codeOf(OP_lconst_0, OP_pop, OP_return)});
  expectRefused("split", {codeOf(OP_lconst_0, OP_dup, OP_return)});
  expectRefused("split", {codeOf(OP_lconst_0, OP_iconst_0, OP_pop2, OP_return)});
  expectRefused("split", {codeOf(OP_lconst_0, OP_iconst_0, OP_swap, OP_return)});
  expectRefused("split", {codeOf(OP_lconst_0, OP_iconst_0, OP_dup_x1, OP_return)});
  expectRefused("split", {codeOf(OP_lconst_0, OP_iconst_0, OP_iconst_0, OP_dup2_x1, OP_return)});
  expectRefused("split", {.code = codeOf(OP_lconst_0, OP_iconst_0, OP_lconst_0, OP_dup2_x2, OP_return), .maxStack = 8});
  expectAccepted({codeOf(OP_lconst_0, OP_pop2, OP_return)});
  expectAccepted({codeOf(OP_lconst_0, OP_iconst_0, OP_dup_x2, OP_pop, OP_pop2, OP_pop, OP_return)});
  expectAccepted({.code = codeOf(OP_lconst_0, OP_dconst_0, OP_dup2_x2, OP_dneg, OP_pop2, OP_lneg, OP_pop2, OP_dneg,
                                 OP_pop2, OP_return),
                  .maxStack = 6});
}

TEST_F(Verifier, Locals) {
  expectRefused("beyond max_locals", {codeOf(OP_iload, 4, OP_return)});
  expectRefused("beyond max_locals", {codeOf(OP_lconst_0, OP_lstore_3, OP_return)});
  expectRefused("beyond max_locals", {codeOf(OP_iinc, 200, 1, OP_return)});
  expectRefused("expected int in local 1, found nothing usable", {codeOf(OP_iload_1, OP_return)});
  expectRefused("expected float in local 0, found int", {codeOf(OP_iconst_0, OP_istore_0, OP_fload_0, OP_return)});
  expectRefused("expected a reference in local 0, found int",
                {codeOf(OP_iconst_0, OP_istore_0, OP_aload_0, OP_return)});
  const auto overwritten = [](int store) {
    return codeOf(OP_lconst_0, OP_lstore_1, OP_iconst_0, store, OP_lload_1, OP_return);
  };
  expectRefused("expected long in local 1", {overwritten(OP_istore_1)});
  expectRefused("expected long in local 1", {overwritten(OP_istore_2)});
  expectAccepted({overwritten(OP_istore_3)});
}

TEST_F(Verifier, ParametersMustFit) {
  EXPECT_THROW(OneMethod(builder, {.code = codeOf(OP_return), .descriptor = "(JJI)V"}), FormatError);
  expectAccepted({.code = codeOf(OP_lload_0, OP_iload_3, OP_lshl, OP_pop2, OP_return), .descriptor = "(JFI)V"});
}

TEST_F(Verifier, Returns) {
  expectRefused("expects a return value", {.code = codeOf(OP_return), .descriptor = "()I"});
  expectRefused("does not expect a return value", {codeOf(OP_iconst_0, OP_ireturn)});
  expectRefused("Wrong return type", {.code = codeOf(OP_fconst_0, OP_freturn), .descriptor = "()I"});
  expectRefused("Wrong return type", {.code = codeOf(OP_iconst_0, OP_ireturn), .descriptor = "()[I"});
  expectAccepted({.code = codeOf(OP_iconst_0, OP_ireturn), .descriptor = "()Z"});
  expectRefused("expected I[], found S[]",
                {.code = codeOf(OP_iconst_0, OP_newarray, 9, OP_areturn), .descriptor = "()[I"});
}

TEST_F(Verifier, Constants) {
  const int text = builder.utf8("text"), number = builder.longInteger(1), string = builder.string("text");
  expectRefused("constant pool entry", {codeOf(OP_ldc, text, OP_return)});
  expectRefused("constant pool entry", {codeOf(OP_ldc_w, Two{number}, OP_return)});
  expectRefused("constant pool entry", {codeOf(OP_ldc2_w, Two{string}, OP_return)});
  expectRefused("constant pool entry", {codeOf(OP_ldc2_w, Two{number + 1}, OP_return)});
  expectRefused("constant pool index 9999", {codeOf(OP_ldc_w, Two{9999}, OP_return)});
  expectRefused("constant pool entry", {codeOf(OP_getstatic, Two{string}, OP_return)});
  expectRefused("constant pool entry", {codeOf(OP_new, Two{string}, OP_return)});
  expectRefused("constant pool entry", {codeOf(OP_aconst_null, OP_checkcast, Two{string}, OP_return)});
  expectRefused("constant pool entry", {codeOf(OP_aconst_null, OP_instanceof, Two{string}, OP_return)});
  expectAccepted({codeOf(OP_ldc, string, OP_ldc2_w, Two{number}, OP_return)});
}

TEST_F(Verifier, Arrays) {
  const int string = builder.klass("java/lang/String"), twoDimensions = builder.klass("[[I");
  expectRefused("unknown type 3", {codeOf(OP_iconst_0, OP_newarray, 3, OP_return)});
  expectRefused("expected an array of I[], found B[]",
                {codeOf(OP_iconst_0, OP_newarray, 8, OP_iconst_0, OP_iaload, OP_return)});
  expectRefused("expected an array of C[], found S[]",
                {codeOf(OP_iconst_0, OP_newarray, 9, OP_iconst_0, OP_iconst_0, OP_castore, OP_return)});
  expectAccepted({codeOf(OP_iconst_0, OP_newarray, 4, OP_iconst_0, OP_baload, OP_return)});
  expectAccepted({codeOf(OP_iconst_0, OP_newarray, 8, OP_iconst_0, OP_baload, OP_return)});
  expectAccepted({codeOf(OP_aconst_null, OP_iconst_0, OP_laload, OP_return)});
  expectRefused("aaload from I[]", {codeOf(OP_iconst_0, OP_newarray, 10, OP_iconst_0, OP_aaload, OP_return)});
  expectRefused("expected a reference, found int",
                {codeOf(OP_iconst_0, OP_anewarray, Two{string}, OP_iconst_0, OP_iconst_0, OP_aastore, OP_return)});
  expectRefused("arraylength", {codeOf(OP_ldc, builder.string("x"), OP_arraylength, OP_return)});
  expectRefused("number of dimensions", {codeOf(OP_iconst_0, OP_multianewarray, Two{twoDimensions}, 0, OP_return)});
  expectRefused("number of dimensions",
                {codeOf(OP_iconst_0, OP_iconst_0, OP_iconst_0, OP_multianewarray, Two{twoDimensions}, 3, OP_return)});
  expectAccepted({codeOf(OP_iconst_0, OP_multianewarray, Two{twoDimensions}, 1, OP_iconst_0, OP_aaload, OP_iconst_0,
                         OP_iaload, OP_return)});
  expectRefused("new of an array", {codeOf(OP_new, Two{twoDimensions}, OP_return)});
  const int deepest = builder.klass(std::string(255, '[') + "I");
  expectRefused("too many dimensions", {codeOf(OP_iconst_0, OP_anewarray, Two{deepest}, OP_return)});
}

TEST_F(Verifier, ArraysAndClassesAreNeverTheSame) {
  const int array = builder.klass("[Ljava/lang/String;"), ints = builder.klass("[I");
  const auto returning = [&](int type, const char* descriptor) {
    return MethodSpec{.code = codeOf(OP_aconst_null, OP_checkcast, Two{type}, OP_areturn), .descriptor = descriptor};
  };
  expectRefused("expected java/lang/String, found", returning(array, "()Ljava/lang/String;"));
  expectRefused("expected java/lang/String[][]", returning(array, "()[[Ljava/lang/String;"));
  expectRefused("expected java/lang/Object[]", returning(ints, "()[Ljava/lang/Object;"));
  expectRefused("expected java/lang/Runnable", returning(ints, "()Ljava/lang/Runnable;"));
  expectAccepted(returning(ints, "()Ljava/io/Serializable;"));
  expectAccepted(returning(ints, "()Ljava/lang/Object;"));
  EXPECT_EQ(Pairs{}, assumed);
  expectAccepted(returning(builder.klass("[[I"), "()[Ljava/lang/Cloneable;"));
  expectAccepted(returning(array, "()[Ljava/lang/CharSequence;"));
  EXPECT_EQ((Pairs{{"java/lang/String", "java/lang/CharSequence"}}), assumed);
}

TEST_F(Verifier, Invokes) {
  const int concat = methodref("java/lang/String", "concat", "(Ljava/lang/String;)Ljava/lang/String;");
  const int text = builder.string("x");
  expectAccepted({codeOf(OP_ldc, text, OP_dup, OP_invokevirtual, Two{concat}, OP_pop, OP_return)});
  EXPECT_EQ(Pairs{}, assumed);
  expectRefused("empty stack", {codeOf(OP_ldc, text, OP_invokevirtual, Two{concat}, OP_return)});
  expectRefused("expected a reference, found int",
                {codeOf(OP_ldc, text, OP_iconst_0, OP_invokevirtual, Two{concat}, OP_return)});
  expectRefused("constant pool entry",
                {codeOf(OP_aconst_null, OP_dup, OP_invokeinterface, Two{concat}, 2, 0, OP_return)});
  expectRefused("constant pool entry", {codeOf(OP_invokedynamic, Two{concat}, 0, 0, OP_return)});
  const int run = builder.member(Tag::InterfaceMethodref, "I", "run", "(J)V");
  expectRefused("args count", {codeOf(OP_aconst_null, OP_lconst_0, OP_invokeinterface, Two{run}, 2, 0, OP_return)});
  expectRefused("args count", {codeOf(OP_aconst_null, OP_lconst_0, OP_invokeinterface, Two{run}, 3, 1, OP_return)});
  expectAccepted({codeOf(OP_aconst_null, OP_lconst_0, OP_invokeinterface, Two{run}, 3, 0, OP_return)});
  expectRefused("constant pool entry", {codeOf(OP_aconst_null, OP_lconst_0, OP_invokevirtual, Two{run}, OP_return)});
  expectRefused("internal method", {codeOf(OP_invokestatic, Two{methodref("T", "<init>", "()V")}, OP_return)});
  expectRefused("internal method",
                {codeOf(OP_aconst_null, OP_invokevirtual, Two{methodref("T", "<init>", "()V")}, OP_return)});
}

TEST_F(Verifier, InvokespecialOnlyGoesUp) {
  const int mine = methodref("T", "a", "()V"), other = methodref("Other", "a", "()V");
  const int direct = builder.member(Tag::InterfaceMethodref, "Direct", "a", "()V");
  const int far = builder.member(Tag::InterfaceMethodref, "Far", "a", "()V");
  builder.interfaces = {builder.klass("Direct")};
  const auto calling = [](int method) {
    return MethodSpec{.code = codeOf(OP_aload_0, OP_invokespecial, Two{method}, OP_return), .flags = 0};
  };
  expectAccepted(calling(mine));
  expectAccepted(calling(direct));
  expectRefused("indirect superinterface", calling(far));
  EXPECT_EQ(Pairs{}, assumed);
  expectAccepted(calling(other));
  EXPECT_EQ((Pairs{{"T", "Other"}}), assumed);
  // The receiver is an instance of this class, not only of the target's.
  expectAccepted({codeOf(OP_ldc, builder.string("x"), OP_invokespecial, Two{other}, OP_return)});
  EXPECT_EQ((Pairs{{"T", "Other"}, {"java/lang/String", "T"}}), assumed);
}

TEST_F(Verifier, NewObjectsAreInitialisedOnceAndFirst) {
  const int object = builder.klass("java/lang/Object"), init = methodref("java/lang/Object", "<init>", "()V");
  const int other = methodref("T", "<init>", "()V"), hash = methodref("java/lang/Object", "hashCode", "()I");
  const MethodSpec good{.code = codeOf(OP_new, Two{object}, OP_dup, OP_invokespecial, Two{init}, OP_areturn),
                        .descriptor = "()Ljava/lang/Object;"};
  expectAccepted(good);
  expectRefused("found uninitialized object",
                {.code = codeOf(OP_new, Two{object}, OP_areturn), .descriptor = good.descriptor});
  expectRefused("found uninitialized object", {codeOf(OP_new, Two{object}, OP_invokevirtual, Two{hash}, OP_return)});
  expectRefused("wrong <init>", {codeOf(OP_new, Two{object}, OP_invokespecial, Two{other}, OP_return)});
  expectRefused("when invoking <init>", {codeOf(OP_aconst_null, OP_invokespecial, Two{init}, OP_return)});
  expectRefused("when invoking <init>", {codeOf(OP_new, Two{object}, OP_dup, OP_dup, OP_invokespecial, Two{init},
                                                OP_invokespecial, Two{init}, OP_return)});
  expectRefused("found uninitialized object", {codeOf(OP_new, Two{object}, OP_astore_0, OP_iconst_0, OP_anewarray,
                                                      Two{object}, OP_iconst_0, OP_aload_0, OP_aastore, OP_return)});
  // The same instruction again, with its last object still there.
  expectRefused("same new instruction", {.code = codeOf(OP_return, OP_new, Two{object}, OP_goto, Two{-3}),
                                         .frames = codeOf(Two{1}, 64 + 1, kItemUninitialized, Two{1})});
  expectRefused("expected a reference in local 0, found nothing usable",
                {.code = codeOf(OP_return, OP_new, Two{object}, OP_pop, OP_aload_0, OP_athrow),
                 .frames = codeOf(Two{1}, kAppend1, Two{1}, kItemUninitialized, Two{1})});
}

TEST_F(Verifier, ConstructorsCallAnotherOne) {
  const int super = methodref("java/lang/Object", "<init>", "()V"), mine = methodref("T", "<init>", "(I)V");
  const int stranger = methodref("Other", "<init>", "()V"), inherited = fieldref("Other", "f", "I");
  builder.fields = {{0, "f", "I", {}}};
  const int own = fieldref("T", "f", "I"), missing = fieldref("T", "g", "I");
  const auto constructor = [](Buffer code) {
    return MethodSpec{.code = std::move(code), .name = "<init>", .flags = 0};
  };
  expectAccepted(constructor(codeOf(OP_aload_0, OP_invokespecial, Two{super}, OP_return)));
  expectAccepted(constructor(codeOf(OP_aload_0, OP_iconst_0, OP_invokespecial, Two{mine}, OP_return)));
  expectRefused("must call super()", constructor(codeOf(OP_return)));
  expectRefused("neither this class", constructor(codeOf(OP_aload_0, OP_invokespecial, Two{stranger}, OP_return)));
  const auto early = [&](int field) {
    return constructor(
        codeOf(OP_aload_0, OP_iconst_0, OP_putfield, Two{field}, OP_aload_0, OP_invokespecial, Two{super}, OP_return));
  };
  expectAccepted(early(own));
  expectRefused("found uninitialized this", early(missing));
  expectRefused("found uninitialized this", early(inherited));
  expectRefused("found uninitialized this", constructor(codeOf(OP_aload_0, OP_getfield, Two{own}, OP_return)));
  // A handler around the call must still see that `this` is not finished.
  MethodSpec guarded = constructor(codeOf(OP_aload_0, OP_invokespecial, Two{super}, OP_return, OP_pop, OP_return));
  guarded.handlers = {{0, 4, 5, 0}};
  guarded.frames =
      codeOf(Two{1}, kFull, Two{5}, Two{0}, Two{1}, kItemObject, Two{builder.klass("java/lang/Throwable")});
  expectRefused("exception handler 5", guarded);
}

TEST_F(Verifier, AssumptionsOfUses) {
  const int field = fieldref("Box", "value", "LItem;"), thing = builder.klass("Thing"), gift = builder.klass("Gift");
  expectAccepted({codeOf(OP_aconst_null, OP_checkcast, Two{thing}, OP_aconst_null, OP_checkcast, Two{gift}, OP_putfield,
                         Two{field}, OP_return)});
  EXPECT_EQ((Pairs{{"Gift", "Item"}, {"Thing", "Box"}}), assumed);
  expectAccepted({codeOf(OP_aconst_null, OP_checkcast, Two{thing}, OP_getfield, Two{field}, OP_athrow)});
  EXPECT_EQ((Pairs{{"Thing", "Box"}, {"Item", "java/lang/Throwable"}}), assumed);
  expectAccepted({.code = codeOf(OP_aload_0, OP_areturn), .descriptor = "(LThing;)LBox;"});
  EXPECT_EQ((Pairs{{"Thing", "Box"}}), assumed);
  expectAccepted({codeOf(OP_aconst_null, OP_aconst_null, OP_putfield, Two{field}, OP_return)});
  EXPECT_EQ(Pairs{}, assumed) << "null fits everywhere";
}

TEST_F(Verifier, AssumptionsAreNamedOnce) {
  const int field = fieldref("Box", "f", "I");
  expectAccepted({.code = codeOf(OP_aload_0, OP_getfield, Two{field}, OP_aload_1, OP_getfield, Two{field}, OP_aload_0,
                                 OP_getfield, Two{field}, OP_return),
                  .descriptor = "(LA;LB;)V"});
  EXPECT_EQ((Pairs{{"A", "Box"}, {"B", "Box"}}), assumed);
}

TEST_F(Verifier, DeclaredTypesAreTheTruth) {
  // static Base m(A a, B b, int i) { return i == 0 ? a : b; }
  const Buffer code = codeOf(OP_iload_2, OP_ifne, Two{7}, OP_aload_0, OP_goto, Two{4}, OP_aload_1, OP_areturn);
  const int base = builder.klass("Base");
  MethodSpec spec{
      .code = code, .descriptor = "(LA;LB;I)LBase;", .frames = codeOf(Two{2}, kSame + 8, 64, kItemObject, Two{base})};
  expectAccepted(spec);
  EXPECT_EQ((Pairs{{"A", "Base"}, {"B", "Base"}}), assumed);
  spec.descriptor = "(LA;LB;I)LTop;";
  expectAccepted(spec);
  EXPECT_EQ((Pairs{{"A", "Base"}, {"B", "Base"}, {"Base", "Top"}}), assumed);
  spec.frames = codeOf(Two{2}, kSame + 8, 64, kItemInt);
  expectRefused("at branch target 9", spec);
  spec.frames = codeOf(Two{2}, kSame + 8, kSame);
  expectRefused("at branch target 9", spec);
  spec.frames = codeOf(Two{2}, kAppend1, Two{8}, kItemInt, kSame);
  expectRefused("at branch target 8", spec);
}

TEST_F(Verifier, MonstersAreRefusedAtOnce) {
  MethodSpec spec{.code = {}, .maxStack = 65535, .maxLocals = 65535};
  for (int i = 0; i < 16000; ++i) {
    for (std::uint8_t byte : codeOf(OP_iconst_0, OP_ifeq, Two{3})) spec.code.push_back(byte);
  }
  spec.code.push_back(OP_return);
  expectRefused("too complex", spec);
}

TEST_F(Verifier, MalformedStackMaps) {
  const auto spec = [](Buffer frames) {
    return MethodSpec{.code = codeOf(OP_iconst_0, OP_istore_0, OP_return), .frames = std::move(frames)};
  };
  const auto expectFormat = [&](const std::string& reason, Buffer frames) {
    expectRefused(reason, spec(std::move(frames)));
    EXPECT_EQ(FormatError::ClassFormat, kind);
  };
  expectFormat("beyond the end", codeOf(0));
  expectFormat("beyond the end", codeOf(Two{1}));
  expectFormat("beyond the end", codeOf(Two{1}, kAppend1, Two{1}));
  expectFormat("wrong attribute size", codeOf(Two{0}, 0));
  expectFormat("reserved frame type", codeOf(Two{1}, 128));
  expectFormat("bad verification type", codeOf(Two{1}, 64, 9));
  expectFormat("bad class index", codeOf(Two{1}, 64, kItemObject, Two{9999}));
  expectFormat("bad offset for Uninitialized", codeOf(Two{1}, 64, kItemUninitialized, Two{0}));
  expectFormat("bad type array size", codeOf(Two{1}, 248, Two{0}));
  expectFormat("bad type array size", codeOf(Two{1}, kFull, Two{0}, Two{5}, 1, 1, 1, 1, 1, Two{0}));
  expectFormat("bad type array size", codeOf(Two{1}, kFull, Two{0}, Two{0}, Two{5}, 1, 1, 1, 1, 1));
  expectRefused("bad offset 3", spec(codeOf(Two{1}, 3)));
  EXPECT_EQ(FormatError::Verify, kind);
  expectRefused("does not match stack map", spec(codeOf(Two{1}, kAppend1, Two{0}, kItemInt)));
}

TEST_F(Verifier, Handlers) {
  const int number = builder.klass("Number");
  MethodSpec spec{.code = codeOf(OP_iconst_0, OP_istore_0, OP_nop, OP_return, OP_pop, OP_iload_0, OP_pop, OP_return),
                  .handlers = {{2, 3, 4, static_cast<std::uint16_t>(number)}},
                  .frames = codeOf(Two{1}, kFull, Two{4}, Two{1}, kItemInt, Two{1}, kItemObject, Two{number})};
  expectAccepted(spec);
  EXPECT_EQ((Pairs{{"Number", "java/lang/Throwable"}}), assumed);
  MethodSpec overwritten = spec;  // in the middle of the range
  overwritten.code = codeOf(OP_iconst_0, OP_istore_0, OP_fconst_0, OP_fstore_0, OP_nop, OP_return, OP_pop, OP_return);
  overwritten.frames[4] = 6;
  overwritten.handlers[0] = {2, 4, 6, 0};
  expectAccepted(overwritten);
  overwritten.handlers[0] = {2, 5, 6, 0};
  expectRefused("exception handler 6", overwritten);
  spec.handlers[0][0] = 1;  // the store itself: its local is not there yet
  expectRefused("exception handler 4", spec);
  spec.handlers[0] = {0, 1, 4, 0};
  expectRefused("exception handler 4", spec);
  spec.handlers[0] = {2, 3, 5, 0};
  expectRefused("Expecting a stackmap frame at exception handler 5", spec);
  spec.code = codeOf(OP_bipush, 1, OP_istore_0, OP_return, OP_pop, OP_return, OP_nop, OP_return);
  spec.handlers[0] = {1, 3, 4, 0};
  expectRefused("Illegal exception table start_pc 1", spec);
  EXPECT_EQ(FormatError::ClassFormat, kind);
}

}  // namespace
}  // namespace weaveproof::bytecode
