// One .class file, taken apart: constant pool, members, attributes, code (JVM specification, chapter 4).
//
// A ClassFile is a view: names and code point into the bytes it was parsed from, which must outlive it. (Code that was
// rewritten afterwards brings its own.)
// Nothing here knows of linking or execution. What the parser accepts is safe to index: every constant
// index, offset and length in a ClassFile has been checked against the file.
#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <stdexcept>
#include <string>
#include <string_view>
#include <vector>

namespace weaveproof::classfile {

using Bytes = std::span<const std::uint8_t>;

enum class Tag : std::uint8_t {
  Unusable = 0,  // entry 0, and the second half of a long or double
  Utf8 = 1,
  Integer = 3,
  Float = 4,
  Long = 5,
  Double = 6,
  Class = 7,
  String = 8,
  Fieldref = 9,
  Methodref = 10,
  InterfaceMethodref = 11,
  NameAndType = 12,
  MethodHandle = 15,
  MethodType = 16,
  Dynamic = 17,
  InvokeDynamic = 18,
  Module = 19,
  Package = 20,
};

enum Access : std::uint16_t {
  ACC_PUBLIC = 0x0001,
  ACC_PRIVATE = 0x0002,
  ACC_PROTECTED = 0x0004,
  ACC_STATIC = 0x0008,
  ACC_FINAL = 0x0010,
  ACC_SYNCHRONIZED = 0x0020,
  ACC_SUPER = 0x0020,
  ACC_VOLATILE = 0x0040,
  ACC_BRIDGE = 0x0040,
  ACC_VARARGS = 0x0080,
  ACC_TRANSIENT = 0x0080,
  ACC_NATIVE = 0x0100,
  ACC_INTERFACE = 0x0200,
  ACC_ABSTRACT = 0x0400,
  ACC_STRICT = 0x0800,
  ACC_SYNTHETIC = 0x1000,
  ACC_ANNOTATION = 0x2000,
  ACC_ENUM = 0x4000,
  ACC_MODULE = 0x8000,
};

// The file breaks a rule of chapter 4. `javaClass` is the error that Java throws for it.
struct FormatError : std::runtime_error {
  enum Kind { ClassFormat, UnsupportedVersion, NoClassDef, Verify } kind;
  FormatError(Kind k, const std::string& message) : std::runtime_error(message), kind(k) {}
  const char* javaClass() const;
};

// One constant pool entry, eight bytes. Meaning of the two numbers by tag:
//   Utf8                       first = length in bytes, second = offset of its bytes in the file
//   Integer, Float             second = the bits
//   Long, Double               second = offset of the eight big-endian bytes in the file
//   Class, String, MethodType, Module, Package      first = index of the Utf8
//   Fieldref, Methodref, InterfaceMethodref         first = index of the Class, second = of the NameAndType
//   NameAndType                first = index of the name, second = of the descriptor
//   MethodHandle               first = reference kind 1..9, second = index of the member
//   Dynamic, InvokeDynamic     first = index in bootstrapMethods, second = index of the NameAndType
struct Constant {
  Tag tag = Tag::Unusable;
  std::uint16_t first = 0;
  std::uint32_t second = 0;
};

struct ExceptionHandler {
  std::uint16_t startPc, endPc, handlerPc;
  std::uint16_t catchType;  // index of a Class, 0 = any
};

struct Code {
  std::uint16_t maxStack = 0, maxLocals = 0;
  Bytes code;
  std::vector<ExceptionHandler> handlers;
  std::vector<Bytes> lineNumberTables;     // bodies of LineNumberTable: u2 count, then (u2 startPc, u2 line)
  std::vector<Bytes> localVariableTables;  // bodies of LocalVariableTable: u2 count, then 5 × u2
  Bytes stackMapTable;                     // body, empty if absent

  // If the code is not that of the file, as its subroutines (jsr, ret) were inlined: what the above points into, and for
  // each byte of the code where its instruction stands in the file.
  std::shared_ptr<const std::vector<std::uint8_t>> own;
  std::vector<std::uint16_t> placesInFile;

  std::uint32_t placeInFile(std::uint32_t bci) const { return placesInFile.empty() ? bci : placesInFile[bci]; }
};

// Attributes that reflection reads in their raw form (bodies without name and length), empty if absent.
struct RawAnnotations {
  Bytes visible;            // RuntimeVisibleAnnotations
  Bytes visibleTypes;       // RuntimeVisibleTypeAnnotations
  Bytes visibleParameters;  // RuntimeVisibleParameterAnnotations (methods)
  Bytes defaultValue;       // AnnotationDefault (methods)
};

struct Member {  // a field or a method
  std::uint16_t accessFlags = 0;
  std::uint16_t nameIndex = 0, descriptorIndex = 0;
  std::uint16_t constantValue = 0;        // fields: index of the constant, 0 if none
  std::uint16_t signature = 0;            // index of a Utf8, 0 if none
  std::optional<Code> code;               // methods
  std::vector<std::uint16_t> exceptions;  // methods: indices of Class
  Bytes methodParameters;                 // methods: body of MethodParameters
  RawAnnotations annotations;
};

struct InnerClass {
  std::uint16_t inner, outer, name, accessFlags;  // outer and name may be 0
};

struct RecordComponent {
  std::uint16_t nameIndex, descriptorIndex, signature;
  RawAnnotations annotations;
};

struct BootstrapMethod {
  std::uint16_t handle;                  // index of a MethodHandle
  std::vector<std::uint16_t> arguments;  // indices of loadable constants
};

struct ClassFile {
  Bytes bytes;
  std::uint16_t minor = 0, major = 0;
  std::vector<Constant> constants;
  std::uint16_t accessFlags = 0;
  std::uint16_t thisClass = 0, superClass = 0;  // indices of Class; super is 0 for Object and for module-info
  std::vector<std::uint16_t> interfaces;
  std::vector<Member> fields, methods;
  std::uint16_t sourceFile = 0, signature = 0, nestHost = 0;  // index or 0
  std::uint16_t enclosingClass = 0, enclosingMethod = 0;      // EnclosingMethod: Class, NameAndType or 0
  std::vector<InnerClass> innerClasses;
  std::vector<std::uint16_t> nestMembers, permittedSubclasses;
  std::optional<std::vector<RecordComponent>> record;
  std::vector<BootstrapMethod> bootstrapMethods;
  RawAnnotations annotations;

  std::string_view utf8(std::uint16_t index) const;       // modified UTF-8, as it stands in the file
  std::string_view className(std::uint16_t index) const;  // name of a Class entry
  std::string_view name() const { return className(thisClass); }
  std::int64_t longBits(std::uint16_t index) const;  // of a Long or Double entry
};

// The newest class file version that is understood (69 = Java 25), and the one that is written, which all supported JDKs
// run (61 = Java 17).
inline constexpr std::uint16_t kNewestMajor = 69, kWrittenMajor = 61;

// What a JDK accepts: class files up to a version, and those of that version with its preview features if these are enabled.
struct AcceptedVersions {
  std::uint16_t newestMajor = kNewestMajor;
  bool preview = true;
  bool anyPreview = true;  // of older versions as well, by code that looks at class files and does not run them
};

// Takes `bytes` apart; throws FormatError. `trusted` skips the checks that a JDK's own classes never fail
// (names, descriptors, modifier combinations, duplicate members), but never a bounds check. `expectedName` (slashes) is
// the name that was asked for: messages show it, and a class that calls itself otherwise is a NoClassDef error.
// A module-info is refused like any file that holds no class, unless it is trusted.
ClassFile parse(Bytes bytes, bool trusted = false, std::string_view expectedName = {},
                const AcceptedVersions& accepted = {});

// True if `descriptor` is one field (or method) descriptor and nothing more.
bool isFieldDescriptor(std::string_view descriptor);
bool isMethodDescriptor(std::string_view descriptor);

}  // namespace weaveproof::classfile
