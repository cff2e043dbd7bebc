// One file for each rule that a class file can break, with the sentence that java prints for it.
#include <gtest/gtest.h>

#include <functional>
#include <string>
#include <vector>

#include "unit/classfile/class_builder.hpp"

namespace weaveproof::classfile {
namespace {

using Spoil = std::function<void(ClassBuilder&)>;
struct Case {
  const char* message;
  Spoil spoil;
};

FormatError errorOf(const Buffer& bytes, const AcceptedVersions& accepted = {}) {
  try {
    parse(bytes, false, {}, accepted);
  } catch (const FormatError& error) {
    return error;
  }
  return {FormatError::ClassFormat, "accepted"};
}

void expectErrors(const std::vector<Case>& cases) {
  for (const Case& c : cases) {
    ClassBuilder builder;
    c.spoil(builder);
    FormatError error = errorOf(builder.bytes());
    EXPECT_STREQ(error.what(), c.message);
    EXPECT_EQ(error.kind, FormatError::ClassFormat) << c.message;
  }
}

// A class whose only method has one attribute, or whose only Code attribute has one.
Spoil methodAttribute(const char* name, const Buffer& body) {
  return [=](ClassBuilder& b) { b.methods[0].attributes.push_back({name, body}); };
}
Spoil codeAttribute(const char* name, const Buffer& body) {
  return [=](ClassBuilder& b) { b.methods[0].attributes = {b.codeWith({{name, body}})}; };
}
Spoil classAttribute(const char* name, const Buffer& body) {
  return [=](ClassBuilder& b) { b.attributes.push_back({name, body}); };
}
Spoil fieldAttribute(const char* name, const Buffer& body) {
  return [=](ClassBuilder& b) { b.fields[0].attributes.push_back({name, body}); };
}
Spoil twice(const Spoil& spoil) {
  return [=](ClassBuilder& b) {
    spoil(b);
    spoil(b);
  };
}
Spoil method(std::uint16_t flags, const char* name, const char* descriptor) {
  return [=](ClassBuilder& b) {
    b.methods[0].flags = flags;
    b.methods[0].name = name;
    b.methods[0].descriptor = descriptor;
  };
}
Spoil interfaceMethod(std::uint16_t flags, const char* name, std::uint16_t major = kWrittenMajor) {
  return [=](ClassBuilder& b) {
    b.major = major;
    b.flags = ACC_INTERFACE | ACC_ABSTRACT;
    b.fields.clear();
    b.methods[0].flags = flags;
    b.methods[0].name = name;
  };
}

TEST(ClassFileMalformedTest, Version) {
  auto versionFor = [](const AcceptedVersions& accepted, std::uint16_t major, std::uint16_t minor) {
    ClassBuilder builder;
    builder.major = major;
    builder.minor = minor;
    return errorOf(builder.bytes(), accepted);
  };
  auto version = [&](std::uint16_t major, std::uint16_t minor) {
    return versionFor({.newestMajor = 61, .preview = false, .anyPreview = false}, major, minor);
  };
  FormatError newer = version(65, 0);
  EXPECT_EQ(newer.kind, FormatError::UnsupportedVersion);
  EXPECT_STREQ(newer.javaClass(), "java/lang/UnsupportedClassVersionError");
  EXPECT_STREQ(
      newer.what(),
      "<Unknown> has been compiled by a more recent version of the Java Runtime (class file version 65.0), this "
      "version of the Java Runtime only recognizes class file versions up to 61.0");
  EXPECT_STREQ(version(44, 0).what(), "<Unknown> (class file version 44.0) was compiled with an invalid major version");
  EXPECT_STREQ(version(56, 1).what(),
               "<Unknown> (class file version 56.1) was compiled with an invalid non-zero minor version");
  EXPECT_STREQ(version(60, 65535).what(),
               "<Unknown> (class file version 60.65535) was compiled with preview features that are unsupported. This "
               "version of the Java Runtime only recognizes preview features for class file version 61.65535");
  EXPECT_STREQ(version(61, 65535).what(),
               "Preview features are not enabled for <Unknown> (class file version 61.65535). Try running with "
               "'--enable-preview'");
  EXPECT_STREQ(version(45, 3).what(), "accepted");
  EXPECT_STREQ(version(55, 9).what(), "accepted");
  const AcceptedVersions preview21{.newestMajor = 65, .preview = true, .anyPreview = false};
  EXPECT_STREQ(versionFor(preview21, 65, 65535).what(), "accepted");
  EXPECT_STREQ(versionFor(preview21, 65, 0).what(), "accepted");
  EXPECT_STREQ(versionFor(preview21, 61, 65535).what(),
               "<Unknown> (class file version 61.65535) was compiled with preview features that are unsupported. This "
               "version of the Java Runtime only recognizes preview features for class file version 65.65535");
  EXPECT_STREQ(versionFor({}, 69, 65535).what(), "accepted");
  EXPECT_STREQ(versionFor({}, 65, 65535).what(), "accepted");
  EXPECT_EQ(versionFor({}, 70, 0).kind, FormatError::UnsupportedVersion);
}

TEST(ClassFileMalformedTest, Frame) {
  expectErrors({
      {"Incompatible magic value 1234 in class file <Unknown>", [](ClassBuilder& b) { b.magic = 1234; }},
      {"Extra bytes at the end of class file T", [](ClassBuilder& b) { b.trailing = {0}; }},
      {"Illegal class modifiers in class <Unknown>: 0x411",
       [](ClassBuilder& b) { b.flags = ACC_PUBLIC | ACC_FINAL | ACC_ABSTRACT; }},
      {"Illegal class modifiers in class <Unknown>: 0x200", [](ClassBuilder& b) { b.flags = ACC_INTERFACE; }},
      {"Illegal class modifiers in class <Unknown>: 0x2000", [](ClassBuilder& b) { b.flags = ACC_ANNOTATION; }},
      {"Invalid this class index 1 in constant pool in class file <Unknown>", [](ClassBuilder& b) { b.thisClass = 1; }},
      {"Bad class name in class file <Unknown>", [](ClassBuilder& b) { b.thisClass = b.klass("[I"); }},
      {"Invalid superclass index 0 in class file T", [](ClassBuilder& b) { b.superClass = 0; }},
      {"Invalid superclass index 999 in class file T", [](ClassBuilder& b) { b.superClass = 999; }},
      {"Bad superclass name in class file T", [](ClassBuilder& b) { b.superClass = b.klass("[I"); }},
      {"Interface name has bad constant pool index 1 in class file T", [](ClassBuilder& b) { b.interfaces = {1}; }},
      {"Bad interface name in class file T", [](ClassBuilder& b) { b.interfaces = {b.klass("[LI;")}; }},
      {"Duplicate interface name \"I\" in class file T",
       [](ClassBuilder& b) {
         b.interfaces = {b.klass("I"), b.klass("I")};
       }},
      {"Interfaces must have java.lang.Object as superclass in class file T",
       [](ClassBuilder& b) {
         b.flags = ACC_INTERFACE | ACC_ABSTRACT;
         b.fields.clear();
         b.methods.clear();
         b.superClass = b.klass("U");
       }},
      {"java.lang.Object cannot implement an interface in class file java/lang/Object",
       [](ClassBuilder& b) {
         b.thisClass = b.superClass;
         b.superClass = 0;
         b.interfaces = {b.klass("I")};
       }},
  });
}

TEST(ClassFileMalformedTest, ModuleInfo) {
  ClassBuilder builder;
  builder.flags = ACC_MODULE;
  FormatError error = errorOf(builder.bytes());
  EXPECT_EQ(error.kind, FormatError::NoClassDef);
  EXPECT_STREQ(error.what(), "<Unknown> is not a class because access_flag ACC_MODULE is set");
}

TEST(ClassFileMalformedTest, ConstantTags) {
  expectErrors({
      {"Unknown constant tag 2 in class file <Unknown>", [](ClassBuilder& b) { b.constant(2, {}); }},
      {"Unknown constant tag 19 in class file <Unknown>", [](ClassBuilder& b) { b.constant(19, u2s({1})); }},
      {"Class file version does not support constant tag 16 in class file <Unknown>",
       [](ClassBuilder& b) {
         b.major = 50;
         b.constant(16, u2s({b.utf8("()V")}));
       }},
      {"Class file version does not support constant tag 17 in class file <Unknown>",
       [](ClassBuilder& b) {
         b.major = 54;
         b.constant(17, u2s({0, b.nameAndType("x", "I")}));
       }},
      {"Illegal UTF8 string in constant pool in class file <Unknown>",
       [](ClassBuilder& b) { b.utf8(std::string_view("\0", 1)); }},
      {"Illegal UTF8 string in constant pool in class file <Unknown>",
       [](ClassBuilder& b) { b.utf8("\xF0\x9F\x98\x80"); }},
      {"Illegal UTF8 string in constant pool in class file <Unknown>", [](ClassBuilder& b) { b.utf8("\xC1\x81"); }},
      {"Illegal UTF8 string in constant pool in class file <Unknown>", [](ClassBuilder& b) { b.utf8("\xE2\x82"); }},
      {"Missing BootstrapMethods attribute in class file T",
       [](ClassBuilder& b) {
         b.constant(18, u2s({0, b.nameAndType("x", "()I")}));
       }},
  });
}

TEST(ClassFileMalformedTest, ConstantReferences) {
  const char* kBad999 = "Invalid constant pool index 999 in class file <Unknown>";
  expectErrors({
      {kBad999, [](ClassBuilder& b) { b.constant(7, u2s({999})); }},
      {kBad999, [](ClassBuilder& b) { b.constant(8, u2s({999})); }},
      {kBad999, [](ClassBuilder& b) { b.constant(16, u2s({999})); }},
      {kBad999,
       [](ClassBuilder& b) {
         b.constant(12, u2s({1, 999}));
       }},
      {kBad999,
       [](ClassBuilder& b) {
         b.constant(9, u2s({2, 999}));
       }},
      {kBad999,
       [](ClassBuilder& b) {
         b.constant(10, u2s({999, 2}));
       }},
      {kBad999,
       [](ClassBuilder& b) {
         b.constant(18, u2s({0, 999}));
       }},
      {kBad999, [](ClassBuilder& b) { b.handle(1, 999); }},
      {"Invalid constant pool index 2 in class file <Unknown>", [](ClassBuilder& b) { b.constant(7, u2s({2})); }},
      {"Invalid constant pool index 2 in class file <Unknown> (not a field)", [](ClassBuilder& b) { b.handle(2, 2); }},
      {"Invalid constant pool index 2 in class file <Unknown> (not a method)", [](ClassBuilder& b) { b.handle(5, 2); }},
      {"Invalid constant pool index 2 in class file <Unknown> (not an interface method)",
       [](ClassBuilder& b) { b.handle(9, 2); }},
      {"Bad method handle kind at constant pool index 5 in class file <Unknown>",
       [](ClassBuilder& b) { b.handle(10, 2); }},
  });
}

TEST(ClassFileMalformedTest, Names) {
  auto reference = [](Tag tag, const char* name, const char* descriptor) -> Spoil {
    return [=](ClassBuilder& b) { b.member(tag, "A", name, descriptor); };
  };
  expectErrors({
      {"Illegal class name \"a.b\" in class file <Unknown>", [](ClassBuilder& b) { b.klass("a.b"); }},
      {"Illegal class name \"a//b\" in class file <Unknown>", [](ClassBuilder& b) { b.klass("a//b"); }},
      {"Illegal class name \"[Q\" in class file <Unknown>", [](ClassBuilder& b) { b.klass("[Q"); }},
      {"Illegal zero length constant pool entry at 7 in class <Unknown>", reference(Tag::Fieldref, "", "I")},
      {"Illegal field name \"a/b\" in class <Unknown>", reference(Tag::Fieldref, "a/b", "I")},
      {"Illegal method name \"a>b\" in class <Unknown>", reference(Tag::Methodref, "a>b", "()V")},
      {"Field \"x\" in class <Unknown> has illegal signature \"Q\"", reference(Tag::Fieldref, "x", "Q")},
      {"Field \"x\" in class <Unknown> has illegal signature \"()V\"", reference(Tag::Fieldref, "x", "()V")},
      {"Method \"x\" in class <Unknown> has illegal signature \"I\"", reference(Tag::Methodref, "x", "I")},
      {"Method \"x\" in class <Unknown> has illegal signature \"()\"", reference(Tag::Methodref, "x", "()")},
      {"Method \"<init>\" in class <Unknown> has illegal signature \"()I\"",
       reference(Tag::Methodref, "<init>", "()I")},
      {"Bad method name at constant pool index 7 in class file <Unknown>",
       reference(Tag::Methodref, "<clinit>", "()V")},
      {"Class name is empty or contains illegal character in descriptor in class file <Unknown>",
       reference(Tag::Fieldref, "x", "L;")},
      {"Method \"type\" in class <Unknown> has illegal signature \"I\"",
       [](ClassBuilder& b) { b.constant(16, u2s({b.utf8("I")})); }},
      {"CONSTANT_Dynamic \"x\" in class <Unknown> has illegal signature \"()V\"",
       [](ClassBuilder& b) {
         b.constant(17, u2s({0, b.nameAndType("x", "()V")}));
       }},
      {"Bad constructor name at constant pool index 7 in class file <Unknown>",
       [](ClassBuilder& b) { b.handle(8, b.member(Tag::Methodref, "A", "x", "()V")); }},
      {"Bad method name at constant pool index 7 in class file <Unknown>",
       [](ClassBuilder& b) { b.handle(5, b.member(Tag::Methodref, "A", "<init>", "()V")); }},
  });
}

TEST(ClassFileMalformedTest, Fields) {
  auto field = [](std::uint16_t flags, const char* name, const char* descriptor) -> Spoil {
    return [=](ClassBuilder& b) { b.fields = {{flags, name, descriptor, {}}}; };
  };
  expectErrors({
      {"Illegal field modifiers in class T: 0x3", field(ACC_PUBLIC | ACC_PRIVATE, "f", "I")},
      {"Illegal field modifiers in class T: 0x50", field(ACC_FINAL | ACC_VOLATILE, "f", "I")},
      {"Illegal field modifiers in class T: 0x8",
       [](ClassBuilder& b) {
         b.flags = ACC_INTERFACE | ACC_ABSTRACT;
         b.methods.clear();
       }},
      {"Illegal field name \"a;\" in class T", field(0, "a;", "I")},
      {"Field \"f\" in class T has illegal signature \"V\"", field(0, "f", "V")},
      {"Duplicate field name \"f\" with signature \"La.B;\" in class file T",
       [](ClassBuilder& b) {
         b.fields = {{0, "f", "La/B;", {}}, {0, "f", "La/B;", {}}};
       }},
      {"Invalid ConstantValue field attribute length 3 in class file T", fieldAttribute("ConstantValue", {0, 0, 0})},
      {"Bad initial value index 0 in ConstantValue attribute in class file T",
       fieldAttribute("ConstantValue", u2s({0}))},
      {"Inconsistent constant value type in class file T", fieldAttribute("ConstantValue", u2s({1}))},
      {"Bad string initial value in class file T",
       [](ClassBuilder& b) {
         b.fields = {{ACC_STATIC, "f", "LA;", {{"ConstantValue", u2s({b.string("x")})}}}};
       }},
      {"Unable to set initial value 1 in class file T",
       [](ClassBuilder& b) {
         b.fields = {{ACC_STATIC, "f", "[I", {{"ConstantValue", u2s({1})}}}};
       }},
      {"Duplicate ConstantValue attribute in class file T", twice([](ClassBuilder& b) {
         b.fields[0].attributes.push_back({"ConstantValue", u2s({b.integer(1)})});
       })},
      {"Invalid Synthetic field attribute length 1 in class file T", fieldAttribute("Synthetic", {0})},
      {"Multiple Signature attributes for field in class file T", twice(fieldAttribute("Signature", u2s({1})))},
      {"Invalid Signature attribute at constant pool index 2 in class file T", fieldAttribute("Signature", u2s({2}))},
      {"Multiple RuntimeVisibleAnnotations attributes for field in class file T",
       twice(fieldAttribute("RuntimeVisibleAnnotations", {0, 0}))},
  });
}

TEST(ClassFileMalformedTest, Methods) {
  expectErrors({
      {"Method m in class T has illegal modifiers: 0x6", method(ACC_PRIVATE | ACC_PROTECTED, "m", "()V")},
      {"Method m in class T has illegal modifiers: 0x410", method(ACC_ABSTRACT | ACC_FINAL, "m", "()V")},
      {"Method <init> in class T has illegal modifiers: 0x8", method(ACC_STATIC, "<init>", "()V")},
      {"Method m in class T has illegal modifiers: 0x0", interfaceMethod(0, "m")},
      {"Method m in class T has illegal modifiers: 0x21", interfaceMethod(ACC_PUBLIC | ACC_SYNCHRONIZED, "m")},
      {"Method m in class T has illegal modifiers: 0x1", interfaceMethod(ACC_PUBLIC, "m", 51)},
      {"Interface cannot have a method named <init>, class file T", interfaceMethod(ACC_PUBLIC, "<init>")},
      {"Method <clinit> is not static in class file T", method(0, "<clinit>", "()V")},
      {"Method \"<clinit>\" in class T has illegal signature \"(I)V\"", method(ACC_STATIC, "<clinit>", "(I)V")},
      {"Method \"<init>\" in class T has illegal signature \"()I\"", method(0, "<init>", "()I")},
      {"Illegal method name \"<a>\" in class T", method(0, "<a>", "()V")},
      {"Duplicate method name \"m\" with signature \"()V\" in class file T",
       [](ClassBuilder& b) { b.methods.push_back(b.methods[0]); }},
      {"Too many arguments in method signature in class file T",
       [](ClassBuilder& b) { b.methods[0].descriptor = "(" + std::string(255, 'I') + ")V"; }},
      {"Absent Code attribute in method that is not native or abstract in class file T",
       [](ClassBuilder& b) { b.methods[0].attributes.clear(); }},
      {"Code attribute in native or abstract methods in class file T", method(ACC_NATIVE, "m", "()V")},
      {"Multiple Code attributes in class file T",
       [](ClassBuilder& b) { b.methods[0].attributes.push_back(b.code()); }},
      {"Exception name has bad type at constant pool 1 in class file T", methodAttribute("Exceptions", u2s({1, 1}))},
      {"Exceptions attribute has wrong length in class file T", methodAttribute("Exceptions", u2s({0, 0}))},
      {"Multiple Exceptions attributes in class file T", twice(methodAttribute("Exceptions", u2s({0})))},
      {"Invalid MethodParameters method attribute length 2 in class file", methodAttribute("MethodParameters", {0, 0})},
      {"Multiple MethodParameters attributes in class file T", twice(methodAttribute("MethodParameters", {0}))},
      {"Multiple AnnotationDefault attributes for method in class file T",
       twice(methodAttribute("AnnotationDefault", {0}))},
      {"Invalid Deprecated method attribute length 1 in class file T", methodAttribute("Deprecated", {0})},
  });
}

TEST(ClassFileMalformedTest, Code) {
  auto code = [](const Buffer& instructions, const Buffer& handlers) -> Spoil {
    return [=](ClassBuilder& b) { b.methods[0].attributes = {b.code(instructions, handlers)}; };
  };
  expectErrors({
      {"Invalid method Code length 0 in class file T", code({}, {0, 0})},
      {"Invalid method Code length 65536 in class file T", code(Buffer(65536, 0), {0, 0})},
      {"Arguments can't fit into locals in class file T", method(0, "m", "(JJ)V")},
      {"Illegal exception table range in class file T", code({0xB1}, u2s({1, 0, 0, 0, 0}))},
      {"Illegal exception table range in class file T", code({0xB1}, u2s({1, 0, 2, 0, 0}))},
      {"Illegal exception table handler in class file T", code({0xB1}, u2s({1, 0, 1, 1, 0}))},
      {"Catch type in exception table has bad constant type in class file T", code({0xB1}, u2s({1, 0, 1, 0, 1}))},
      {"Code segment has wrong length in class file T",
       [](ClassBuilder& b) { b.methods[0].attributes[0].lengthOff = 1; }},
      {"Invalid pc in LineNumberTable in class file T", codeAttribute("LineNumberTable", u2s({1, 1, 5}))},
      {"LineNumberTable attribute has wrong length in class file T", codeAttribute("LineNumberTable", u2s({2, 0, 5}))},
      {"LocalVariableTable has wrong length in class file T", codeAttribute("LocalVariableTable", u2s({1}))},
      {"Invalid start_pc 1 in LocalVariableTable in class file T",
       codeAttribute("LocalVariableTable", u2s({1, 1, 0, 1, 1, 0}))},
      {"Invalid length 2 in LocalVariableTable in class file T",
       codeAttribute("LocalVariableTable", u2s({1, 0, 2, 1, 1, 0}))},
      {"Name index 2 in LocalVariableTable has bad constant type in class file T",
       codeAttribute("LocalVariableTable", u2s({1, 0, 1, 2, 1, 0}))},
      {"Signature index 2 in LocalVariableTypeTable has bad constant type in class file T",
       codeAttribute("LocalVariableTypeTable", u2s({1, 0, 1, 1, 2, 0}))},
      {"Invalid index 3 in LocalVariableTable in class file T",
       [](ClassBuilder& b) {
         codeAttribute("LocalVariableTable", u2s({1, 0, 1, 1, b.utf8("J"), 3}))(b);
       }},
      {"Duplicated LocalVariableTable attribute entry for 'T' in class file T",
       [](ClassBuilder& b) {
         std::size_t type = b.utf8("I");
         codeAttribute("LocalVariableTable", u2s({2, 0, 1, 1, type, 0, 0, 1, 1, type, 0}))(b);
       }},
      {"LVTT entry for 'T' in class file T does not match any LVT entry",
       [](ClassBuilder& b) {
         std::size_t type = b.utf8("I");
         b.methods[0].attributes = {b.codeWith({{"LocalVariableTable", u2s({1, 0, 1, 1, type, 0})},
                                                {"LocalVariableTypeTable", u2s({1, 0, 1, 1, type, 1})}})};
       }},
  });
}

TEST(ClassFileMalformedTest, ClassAttributes) {
  expectErrors({
      {"Wrong SourceFile attribute length in class file T", classAttribute("SourceFile", {0})},
      {"Multiple SourceFile attributes in class file T", twice(classAttribute("SourceFile", u2s({1})))},
      {"Invalid SourceFile attribute at constant pool index 2 in class file T", classAttribute("SourceFile", u2s({2}))},
      {"Multiple InnerClasses attributes in class file T", twice(classAttribute("InnerClasses", u2s({0})))},
      {"Wrong InnerClasses attribute length in class file T", classAttribute("InnerClasses", u2s({0, 0}))},
      {"inner_class_info_index 1 has bad constant type in class file T",
       classAttribute("InnerClasses", u2s({1, 1, 0, 0, 0}))},
      {"Class is both outer and inner class in class file T", classAttribute("InnerClasses", u2s({1, 2, 2, 0, 0}))},
      {"Duplicate entry in InnerClasses attribute in class file T",
       classAttribute("InnerClasses", u2s({2, 2, 0, 0, 0, 2, 0, 0, 0}))},
      {"Invalid class index in EnclosingMethod attribute in class file T",
       classAttribute("EnclosingMethod", u2s({0, 0}))},
      {"Invalid or out-of-bounds method index in EnclosingMethod attribute in class file T",
       classAttribute("EnclosingMethod", u2s({2, 1}))},
      {"Multiple NestMembers attributes in class file T", twice(classAttribute("NestMembers", u2s({0})))},
      {"Nest member class_info_index 1 has bad constant type in class file T",
       classAttribute("NestMembers", u2s({1, 1}))},
      {"Nest-host class_info_index 1 has bad constant type in class file T", classAttribute("NestHost", u2s({1}))},
      {"Conflicting NestMembers and NestHost attributes in class file T",
       [](ClassBuilder& b) {
         b.attributes = {{"NestMembers", u2s({0})}, {"NestHost", u2s({2})}};
       }},
      {"PermittedSubclasses attribute in final class file T",
       [](ClassBuilder& b) {
         b.flags |= ACC_FINAL;
         b.attributes = {{"PermittedSubclasses", u2s({0})}};
       }},
      {"Invalid BootstrapMethods attribute length 0 in class file T", classAttribute("BootstrapMethods", {})},
      {"bootstrap_method_index 2 has bad constant type in class file T",
       classAttribute("BootstrapMethods", u2s({1, 2, 0}))},
      {"Bad length on BootstrapMethods in class file T", classAttribute("BootstrapMethods", u2s({0, 0}))},
      {"Short length on BootstrapMethods in class file T",
       [](ClassBuilder& b) {
         b.constant(18, u2s({3, b.nameAndType("x", "()I")}));
         b.attributes = {{"BootstrapMethods", u2s({0})}};
       }},
      {"argument_index 1 has bad constant type in class file T",
       [](ClassBuilder& b) {
         std::size_t handle = b.handle(6, b.member(Tag::Methodref, "A", "x", "()V"));
         b.attributes = {{"BootstrapMethods", u2s({1, handle, 1, 1})}};
       }},
      {"Record attribute has wrong length in class file T", classAttribute("Record", u2s({0, 0}))},
      {"Attribute name has bad constant pool index 0 in class file T",
       [](ClassBuilder& b) {
         b.attributes = {{"", {}}};
       }},
  });
}

}  // namespace
}  // namespace weaveproof::classfile
