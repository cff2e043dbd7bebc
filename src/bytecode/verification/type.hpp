// The types that the verifier gives to locals and stack slots (JVM specification 4.10.1.2).
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace weaveproof::bytecode::verification {

// Throws FormatError of the kind Verify; verify() puts the method's name in front of the reason.
[[noreturn]] void refuse(const std::string& reason);

enum class TypeKind : std::uint8_t {
  Top,  // unusable: never written, or different on two paths
  Int,  // also boolean, byte, char, short
  Float,
  Long,
  LongHalf,  // the second slot
  Double,
  DoubleHalf,
  Null,
  UninitializedThis,  // `this` of a constructor that has not yet called another one
  Uninitialized,      // fresh from `new`
  Object,             // an instance of a class or an array, or null
  AnyOf,              // one of several Object types; exists only where types are inferred
};

inline constexpr unsigned kMaxDimensions = 255;

// One slot. Class names are views of the class file (or of constants): no class is ever loaded.
struct Type {
  TypeKind kind = TypeKind::Top;
  std::uint8_t dimensions = 0;  // Object: 0 for a class, else of the array
  char element = 'L';           // Object: 'L', or the letter of the primitive elements
  std::uint32_t number = 0;     // Object: length of the name; Uninitialized: bci of `new`; AnyOf: index of the set
  const char* nameStart = nullptr;

  static constexpr Type of(TypeKind kind) { return {.kind = kind}; }
  static constexpr Type instance(std::string_view className) {
    return {.kind = TypeKind::Object,
            .number = static_cast<std::uint32_t>(className.size()),
            .nameStart = className.data()};
  }
  static constexpr Type uninitialized(std::uint32_t newBci) {
    return {.kind = TypeKind::Uninitialized, .number = newBci};
  }

  std::string_view name() const { return {nameStart, number}; }  // of the class, or of the elements' class
  bool isReference() const { return kind >= TypeKind::Null; }    // uninitialised ones included
  bool isUninitialized() const { return kind == TypeKind::Uninitialized || kind == TypeKind::UninitializedThis; }
  bool isWide() const { return kind == TypeKind::Long || kind == TypeKind::Double; }
  bool isHalf() const { return kind == TypeKind::LongHalf || kind == TypeKind::DoubleHalf; }
  bool isArray() const { return kind == TypeKind::Object && dimensions > 0; }
  Type half() const { return of(kind == TypeKind::Long ? TypeKind::LongHalf : TypeKind::DoubleHalf); }

  bool operator==(const Type& other) const {
    if (kind != other.kind || number != other.number || dimensions != other.dimensions || element != other.element) {
      return false;
    }
    return kind != TypeKind::Object || nameStart == other.nameStart || name() == other.name();
  }
};

inline constexpr Type kTop = Type::of(TypeKind::Top);
inline constexpr Type kInt = Type::of(TypeKind::Int);
inline constexpr Type kFloat = Type::of(TypeKind::Float);
inline constexpr Type kLong = Type::of(TypeKind::Long);
inline constexpr Type kDouble = Type::of(TypeKind::Double);
inline constexpr Type kNull = Type::of(TypeKind::Null);
inline constexpr Type kObject = Type::instance("java/lang/Object");
inline constexpr Type kThrowable = Type::instance("java/lang/Throwable");

// The type of the letter I, F, J or D.
Type primitiveType(char letter);

// Takes one field type off the front of a descriptor. Refuses what is no type.
Type takeType(std::string_view& descriptor);

// A whole field descriptor.
Type fieldType(std::string_view descriptor);

// A whole method descriptor: fills `parameters`, gives the result; Top stands for void.
Type methodTypes(std::string_view descriptor, std::vector<Type>& parameters);
std::uint32_t slotCount(const std::vector<Type>& types);

// What a Class constant names: "java/lang/String" or "[I".
Type classType(std::string_view name);

// Array types: with elements of `element`, and the elements of `array` ([[I gives [I, [B gives int).
Type arrayOf(const Type& element);
Type primitiveArray(char letter);
Type elementOf(const Type& array);

// For messages: "int", "java/lang/String[]".
std::string describe(const Type& type);

}  // namespace weaveproof::bytecode::verification
