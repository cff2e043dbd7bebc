// Fields of the library that are local although other threads can reach them, as docs/memory.md lists them.
#pragma once

#include <cstdint>
#include <string_view>

#include "jdk/version.hpp"

namespace weaveproof::jdk {

struct LocalField {
  std::string_view holder;
  std::string_view names;  // with spaces between
  std::uint32_t access;    // FieldAccess
  std::string_view why;
  Versions versions = kAllVersions;
};
Rows<LocalField> localFields(int version);
std::span<const LocalField> localFieldsOfAllVersions();

}  // namespace weaveproof::jdk
