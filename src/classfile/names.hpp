// Which names and descriptors a class file may contain (JVM specification 4.2, 4.3).
#pragma once

#include <cstddef>
#include <cstdint>
#include <string_view>

namespace weaveproof::classfile {

enum class NameOf { Class, Field, Method };

// Class files older than version 49 (Java 5) may only use Java identifiers; newer ones almost any character.
inline constexpr std::uint16_t kFreeNamesMajor = 49;

bool isLegalName(std::string_view name, NameOf what, std::uint16_t major);

// Where the descriptor that starts at `from` ends, or why there is none.
struct DescriptorEnd {
  enum Fault { None, Malformed, BadClassName, TooManyDimensions } fault = None;
  std::size_t end = 0;
};
DescriptorEnd scanFieldType(std::string_view text, std::size_t from, bool voidAllowed, std::uint16_t major);

// A method descriptor, and how many slots its arguments take (a long or double takes two).
struct MethodScan {
  DescriptorEnd::Fault fault = DescriptorEnd::None;
  unsigned argumentSlots = 0;
};
MethodScan scanMethodDescriptor(std::string_view text, std::uint16_t major);

// The file's own flavour of UTF-8 (4.4.7): no zero byte, no four-byte forms, no overlong forms but for U+0000.
bool isModifiedUtf8(std::string_view text, std::uint16_t major);

}  // namespace weaveproof::classfile
