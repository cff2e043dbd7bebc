// Fields of the library that are local although other threads can reach them, as docs/memory.md lists them.
#pragma once

#include <cstdint>
#include <span>
#include <string_view>

namespace weaveproof::jdk {

struct LocalField {
  std::string_view holder;
  std::string_view names;  // with spaces between
  std::uint32_t access;    // FieldAccess
  std::string_view why;
};
std::span<const LocalField> localFields();

}  // namespace weaveproof::jdk
