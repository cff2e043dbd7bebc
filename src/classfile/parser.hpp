// The parser's state, shared by the files that each take one part of a class file apart. Messages are worded as
// HotSpot words them, and checks come in its order, because programs print these messages.
#pragma once

#include <fmt/format.h>

#include <string_view>
#include <utility>

#include "classfile/attributes.hpp"
#include "classfile/class_file.hpp"
#include "classfile/names.hpp"
#include "classfile/reader.hpp"

namespace weaveproof::classfile {

// Versions at which the format changed.
enum Major : std::uint16_t {
  kJava5 = 49,
  kJava6 = 50,
  kJava7 = 51,
  kJava8 = 52,
  kJava9 = 53,
  kJava11 = 55,
  kJava12 = 56,
  kJava16 = 60,
  kJava17 = 61,
};

class Parser {
 public:
  Parser(Bytes bytes, bool trusted, std::string_view expectedName, const AcceptedVersions& accepted)
      : in_(bytes), trusted_(trusted), expectedName_(expectedName), accepted_(accepted) {
    file_.bytes = bytes;
  }
  ClassFile parse();

 private:
  // parser.cpp
  void readVersion();
  void readClassHeader();
  void readSuperclass();
  void readInterfaces();
  void checkClassModifiers(std::uint16_t flags) const;

  // constant_pool.cpp
  void readConstants();
  void readConstant(unsigned index, unsigned count);
  void checkReferences() const;
  void checkMethodHandle(const Constant& handle, unsigned index) const;
  void checkNames() const;
  void checkMemberNames(const Constant& member) const;

  // members.cpp
  void readFields();
  void readMethods();
  void readField(Member& field);
  void readMethod(Member& method);
  void readFieldAttributes(Member& field);
  void readMethodAttributes(Member& method, unsigned argumentSlots);
  void readExceptions(Member& method, std::uint32_t length);
  void checkConstantValue(const Member& field) const;
  void checkFieldModifiers(std::uint16_t flags) const;
  void checkMethodModifiers(std::uint16_t flags, std::string_view name) const;
  void checkDistinct(const std::vector<Member>& members, const char* what) const;

  // code_attribute.cpp
  void readCode(Member& method, std::uint32_t length, unsigned argumentSlots);
  void readHandlers(Code& code);
  void readCodeAttributes(Code& code);
  Bytes readTable(std::uint32_t length, std::size_t entrySize, const char* name);
  void checkLines(Bytes table, const Code& code) const;
  void checkLocalVariables(Bytes table, const Code& code, std::string_view tableName) const;
  void checkDistinctVariables(const Code& code) const;

  // class_attributes.cpp
  void readClassAttributes();
  struct Table {
    std::uint32_t offset = 0, length = 0;  // offset 0 if absent
  };
  struct ClassTables {
    Table innerClasses, nestMembers, record, permittedSubclasses;
  };
  bool readOldAttribute(Attribute kind, std::uint32_t length, AttributesSeen& seen, ClassTables& tables);
  bool readJava5Attribute(Attribute kind, std::uint32_t length, AttributesSeen& seen);
  bool readNewAttribute(Attribute kind, std::uint32_t length, AttributesSeen& seen, ClassTables& tables);
  void readTables(const ClassTables& tables);
  Table skipTable(std::uint32_t length);
  void readInnerClasses(std::uint32_t length);
  void readEnclosingMethod();
  void readBootstrapMethods(std::uint32_t length);
  void readRecord(std::uint32_t length);
  void readRecordComponent(RecordComponent& component);
  void readClassList(std::vector<std::uint16_t>& list, std::uint32_t length, const char* attribute, const char* entry);
  void checkDistinctInnerClasses();

  // What attributes of several places have in common (attribute_parts.cpp).
  Attribute readAttributeName(const char* badIndexMessage);
  std::uint16_t readSignature();
  bool readAnnotations(Attribute kind, std::uint32_t length, RawAnnotations& into, AttributesSeen& seen,
                       const char* place);
  void onlyOnce(AttributesSeen& seen, Attribute kind, const char* name, const char* place) const;

  // Constants.
  bool has(std::uint16_t index, Tag tag) const {
    return index < file_.constants.size() && file_.constants[index].tag == tag;
  }
  std::string_view text(std::uint16_t utf8Index) const { return file_.utf8(utf8Index); }
  std::string_view superName() const { return file_.superClass == 0 ? "" : file_.className(file_.superClass); }
  bool isInterface() const { return (file_.accessFlags & ACC_INTERFACE) != 0; }

  // Names and descriptors.
  void checkName(std::string_view name, NameOf what) const;
  void checkFieldDescriptor(std::string_view name, std::string_view descriptor) const;
  unsigned checkMethodDescriptor(std::string_view name, std::string_view descriptor) const;  // its argument slots
  void checkDescriptorFault(DescriptorEnd::Fault fault) const;
  [[noreturn]] void illegalSignature(const char* what, std::string_view name, std::string_view descriptor) const;

  // The class's name as far as it is known: its own, the expected one, or a stand-in.
  std::string_view shownName() const;

  template <typename... Args>
  [[noreturn]] void fail(fmt::format_string<Args...> message, Args&&... args) const {
    throw FormatError(FormatError::ClassFormat, fmt::format(message, std::forward<Args>(args)...));
  }
  // The same, ended by "in class file NAME".
  template <typename... Args>
  [[noreturn]] void failInFile(fmt::format_string<Args...> message, Args&&... args) const {
    throw FormatError(
        FormatError::ClassFormat,
        fmt::format("{} in class file {}", fmt::format(message, std::forward<Args>(args)...), shownName()));
  }

  Reader in_;
  ClassFile file_;
  bool trusted_;
  std::string_view expectedName_;
  const AcceptedVersions accepted_;
  std::uint8_t moduleTag_ = 0;     // a Module or Package constant was seen: legal in module-info only
  std::vector<Bytes> typeTables_;  // LocalVariableTypeTables of the method that is being read
  int lastBootstrapMethod_ = -1;   // largest index that a Dynamic or InvokeDynamic uses
};

}  // namespace weaveproof::classfile
