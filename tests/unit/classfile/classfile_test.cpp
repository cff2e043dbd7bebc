// What the parser makes of well-formed files (hand-made ones, every class of the JDK) and of files that end early.
#include <gtest/gtest.h>

#include <chrono>
#include <string>
#include <vector>

#include "classfile/class_file.hpp"
#include "image/jdk.hpp"
#include "image/jimage.hpp"
#include "unit/classfile/class_builder.hpp"

namespace weaveproof::classfile {
namespace {

const image::Jimage& jdkImage() {
  static const image::Jimage jimage(image::locateJdk("").modules());
  return jimage;
}

Bytes classOfJdk(std::string_view name) {
  auto bytes = jdkImage().find("java.base", std::string(name) + ".class");
  EXPECT_TRUE(bytes.has_value()) << name;
  return *bytes;
}

const Member* find(const ClassFile& file, const std::vector<Member>& members, std::string_view name) {
  for (const Member& member : members) {
    if (file.utf8(member.nameIndex) == name) return &member;
  }
  return nullptr;
}

TEST(ClassFileTest, SmallestClass) {
  ClassBuilder builder;
  Buffer bytes = builder.bytes();
  ClassFile file = parse(bytes);
  EXPECT_EQ(file.name(), "T");
  EXPECT_EQ(file.className(file.superClass), "java/lang/Object");
  EXPECT_EQ(file.major, 61);
  EXPECT_EQ(file.accessFlags, ACC_PUBLIC | ACC_SUPER);
  ASSERT_EQ(file.fields.size(), 1u);
  EXPECT_EQ(file.utf8(file.fields[0].nameIndex), "f");
  EXPECT_EQ(file.utf8(file.fields[0].descriptorIndex), "I");
  ASSERT_EQ(file.methods.size(), 1u);
  ASSERT_TRUE(file.methods[0].code.has_value());
  EXPECT_EQ(file.methods[0].code->maxStack, 1);
  EXPECT_EQ(file.methods[0].code->maxLocals, 4);
  ASSERT_EQ(file.methods[0].code->code.size(), 1u);
  EXPECT_EQ(file.methods[0].code->code[0], 0xB1);
}

TEST(ClassFileTest, Constants) {
  ClassBuilder builder;
  std::uint16_t number = builder.integer(0xFFFFFFFE);
  std::uint16_t wide = builder.longInteger(0x8000000012345678);
  std::uint16_t text = builder.string("t\xC3\xA9xt");
  std::uint16_t call = builder.member(Tag::Methodref, "a/B", "go", "(J)V");
  std::uint16_t handle = builder.handle(6, call);
  Buffer bytes = builder.bytes();
  ClassFile file = parse(bytes);
  EXPECT_EQ(file.constants[number].second, 0xFFFFFFFEu);
  EXPECT_EQ(file.longBits(wide), static_cast<std::int64_t>(0x8000000012345678));
  EXPECT_EQ(file.constants[wide + 1].tag, Tag::Unusable);
  EXPECT_EQ(file.utf8(file.constants[text].first), "t\xC3\xA9xt");
  EXPECT_EQ(file.className(file.constants[call].first), "a/B");
  const Constant& nameAndType = file.constants[file.constants[call].second];
  EXPECT_EQ(file.utf8(nameAndType.first), "go");
  EXPECT_EQ(file.constants[handle].first, 6);
  EXPECT_EQ(file.constants[handle].second, call);
}

TEST(ClassFileTest, MemberAttributes) {
  ClassBuilder builder;
  builder.fields = {
      {ACC_STATIC | ACC_FINAL, "K", "I", {{"ConstantValue", u2s({builder.integer(7)})}, {"Synthetic", {}}}},
      {0, "g", "I", {{"ConstantValue", u2s({builder.integer(7)})}}}};  // ignored: not static
  std::uint16_t exception = builder.klass("E");
  auto code = builder.codeWith({{"LineNumberTable", u2s({1, 0, 12})},
                                {"LocalVariableTable", u2s({1, 0, 1, builder.utf8("this"), builder.utf8("LT;"), 0})},
                                {"StackMapTable", u2s({0})}});
  builder.methods = {{0,
                      "m",
                      "()V",
                      {code,
                       {"Exceptions", u2s({1, exception})},
                       {"Signature", u2s({builder.utf8("()V")})},
                       {"MethodParameters", {0}},
                       {"RuntimeVisibleAnnotations", u2s({0})},
                       {"RuntimeVisibleParameterAnnotations", {0}},
                       {"AnnotationDefault", {1, 2, 3}},
                       {"Unheard", {9}}}}};
  Buffer bytes = builder.bytes();
  ClassFile file = parse(bytes);
  EXPECT_EQ(file.constants[file.fields[0].constantValue].second, 7u);
  EXPECT_TRUE(file.fields[0].accessFlags & ACC_SYNTHETIC);
  EXPECT_EQ(file.fields[1].constantValue, 0);
  const Member& method = file.methods[0];
  EXPECT_EQ(method.exceptions, std::vector<std::uint16_t>{exception});
  EXPECT_EQ(file.utf8(method.signature), "()V");
  EXPECT_EQ(method.methodParameters.size(), 1u);
  EXPECT_EQ(method.annotations.visible.size(), 2u);
  EXPECT_EQ(method.annotations.visibleParameters.size(), 1u);
  EXPECT_EQ(method.annotations.defaultValue.size(), 3u);
  EXPECT_EQ(method.code->lineNumberTables.size(), 1u);
  EXPECT_EQ(method.code->lineNumberTables[0].size(), 6u);
  EXPECT_EQ(method.code->localVariableTables.size(), 1u);
  EXPECT_EQ(method.code->stackMapTable.size(), 2u);
}

TEST(ClassFileTest, ClassAttributes) {
  ClassBuilder builder;
  std::uint16_t inner = builder.klass("T$I");
  std::uint16_t call = builder.member(Tag::Methodref, "B", "boot", "()V");
  std::uint16_t handle = builder.handle(6, call);
  builder.attributes = {{"SourceFile", u2s({builder.utf8("T.java")})},
                        {"InnerClasses", u2s({1, inner, builder.thisClass, builder.utf8("I"), ACC_STATIC})},
                        {"NestMembers", u2s({1, inner})},
                        {"EnclosingMethod", u2s({inner, builder.nameAndType("x", "()V")})},
                        {"PermittedSubclasses", u2s({1, inner})},
                        {"BootstrapMethods", u2s({1, handle, 1, inner})},
                        {"Signature", u2s({builder.utf8("Ljava/lang/Object;")})}};
  Buffer bytes = builder.bytes();
  ClassFile file = parse(bytes);
  EXPECT_EQ(file.utf8(file.sourceFile), "T.java");
  ASSERT_EQ(file.innerClasses.size(), 1u);
  EXPECT_EQ(file.className(file.innerClasses[0].inner), "T$I");
  EXPECT_EQ(file.nestMembers.size(), 1u);
  EXPECT_EQ(file.enclosingClass, inner);
  EXPECT_NE(file.enclosingMethod, 0);
  EXPECT_EQ(file.permittedSubclasses.size(), 1u);
  ASSERT_EQ(file.bootstrapMethods.size(), 1u);
  EXPECT_EQ(file.bootstrapMethods[0].handle, handle);
  EXPECT_EQ(file.bootstrapMethods[0].arguments, std::vector<std::uint16_t>{inner});
  EXPECT_EQ(file.utf8(file.signature), "Ljava/lang/Object;");
}

TEST(ClassFileTest, RecordOnlyOfARecord) {
  for (bool extendsRecord : {true, false}) {
    ClassBuilder builder;
    builder.flags |= ACC_FINAL;
    if (extendsRecord) builder.superClass = builder.klass("java/lang/Record");
    builder.attributes = {{"Record", u2s({1, builder.utf8("x"), builder.utf8("I"), 0})}};
    Buffer bytes = builder.bytes();
    ClassFile file = parse(bytes);
    ASSERT_EQ(file.record.has_value(), extendsRecord);
    if (extendsRecord) {
      EXPECT_EQ(file.utf8(file.record->at(0).nameIndex), "x");
    }
  }
}

TEST(ClassFileTest, ExpectedName) {
  ClassBuilder builder;
  Buffer bytes = builder.bytes();
  EXPECT_EQ(parse(bytes, false, "T").name(), "T");
  try {
    parse(bytes, false, "other/U");
    FAIL() << "accepted";
  } catch (const FormatError& error) {
    EXPECT_EQ(error.kind, FormatError::NoClassDef);
    EXPECT_STREQ(error.what(), "other/U (wrong name: T)");
    EXPECT_STREQ(error.javaClass(), "java/lang/NoClassDefFoundError");
  }
}

TEST(ClassFileTest, Descriptors) {
  for (const char* good : {"I", "J", "[[D", "Ljava/lang/String;", "[LA;"}) EXPECT_TRUE(isFieldDescriptor(good)) << good;
  for (const char* bad : {"", "V", "[V", "L;", "LA", "II", "La//b;", "La.b;", "[", "()V"}) {
    EXPECT_FALSE(isFieldDescriptor(bad)) << bad;
  }
  EXPECT_TRUE(isFieldDescriptor(std::string(255, '[') + "I"));
  EXPECT_FALSE(isFieldDescriptor(std::string(256, '[') + "I"));
  for (const char* good : {"()V", "(IJ[Ljava/lang/Object;)I", "()LA;"}) EXPECT_TRUE(isMethodDescriptor(good)) << good;
  for (const char* bad : {"", "()", "(V)V", "()VV", "(I", "I", ")V", "(L;)V", "()[V"}) {
    EXPECT_FALSE(isMethodDescriptor(bad)) << bad;
  }
}

TEST(ClassFileTest, StringOfTheJdk) {
  ClassFile file = parse(classOfJdk("java/lang/String"));
  EXPECT_EQ(file.name(), "java/lang/String");
  EXPECT_EQ(file.utf8(file.sourceFile), "String.java");
  EXPECT_GE(file.interfaces.size(), 3u);
  const Member* hash = find(file, file.fields, "hash");
  ASSERT_NE(hash, nullptr);
  EXPECT_EQ(file.utf8(hash->descriptorIndex), "I");
  const Member* intern = find(file, file.methods, "intern");
  ASSERT_NE(intern, nullptr);
  EXPECT_TRUE(intern->accessFlags & ACC_NATIVE);
  EXPECT_FALSE(intern->code.has_value());
  const Member* length = find(file, file.methods, "length");
  ASSERT_NE(length, nullptr);
  EXPECT_GT(length->code->code.size(), 5u);
  EXPECT_FALSE(length->code->lineNumberTables.empty());
}

TEST(ClassFileTest, EveryClassOfTheJdk) {
  std::vector<Bytes> classes;
  std::size_t moduleInfos = 0;
  jdkImage().forEach([&](std::string_view, std::string_view path, Bytes bytes) {
    if (!path.ends_with(".class")) return;
    classes.push_back(bytes);
    if (path == "module-info.class") ++moduleInfos;
  });
  EXPECT_GT(classes.size(), 5000u);
  EXPECT_GT(moduleInfos, 0u);
  for (bool trusted : {true, false}) {
    auto start = std::chrono::steady_clock::now();
    std::size_t notClasses = 0;
    for (Bytes bytes : classes) {
      try {
        ClassFile file = parse(bytes, trusted);
        EXPECT_FALSE(file.name().empty());
      } catch (const FormatError& error) {
        ASSERT_FALSE(trusted) << error.what();
        ASSERT_EQ(error.kind, FormatError::NoClassDef) << error.what();
        ++notClasses;
      }
    }
    EXPECT_EQ(notClasses, trusted ? 0 : moduleInfos);  // java, too, refuses module-info as a class
    std::chrono::duration<double, std::micro> time = std::chrono::steady_clock::now() - start;
    RecordProperty(trusted ? "trusted_us_per_class" : "checked_us_per_class",
                   std::to_string(time.count() / static_cast<double>(classes.size())));
  }
}

// Wherever a file ends early, the answer is an error, never a read beyond its end. (Each prefix is a buffer of its own,
// so that an address sanitizer sees any such read.)
TEST(ClassFileTest, TruncatedEverywhere) {
  for (const char* path : {"java/lang/Object", "java/util/Optional", "java/lang/Runtime$Version",
                           "java/util/concurrent/TimeUnit", "java/lang/constant/ConstantDesc"}) {
    Bytes whole = classOfJdk(path);
    for (std::size_t length = 0; length < whole.size(); ++length) {
      Buffer prefix(whole.begin(), whole.begin() + static_cast<std::ptrdiff_t>(length));
      prefix.shrink_to_fit();
      EXPECT_THROW(parse(prefix, false), FormatError) << path << " " << length;
      EXPECT_THROW(parse(prefix, true), FormatError) << path << " " << length;
    }
  }
}

// Skipping checks must not make anything unsafe to index: references are checked in trusted files as well.
TEST(ClassFileTest, TrustedChecksReferences) {
  ClassBuilder builder;
  builder.constant(7, u2s({999}));
  EXPECT_THROW(parse(builder.bytes(), true), FormatError);
  ClassBuilder lax;
  lax.fields = {{ACC_PUBLIC | ACC_PRIVATE, "a/b", "Q", {}}};
  Buffer bytes = lax.bytes();
  EXPECT_NO_THROW(parse(bytes, true));
  EXPECT_THROW(parse(bytes, false), FormatError);
}

}  // namespace
}  // namespace weaveproof::classfile
