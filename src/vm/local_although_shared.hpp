// What other threads can reach and is no action nevertheless, as docs/memory.md lists it.
#pragma once

#include <cstdint>
#include <span>
#include <string_view>

namespace weaveproof {

// Fields of the library (tracking.cpp).
struct LocalField {
  std::string_view holder;
  std::string_view names;  // with spaces between
  std::uint32_t access;    // FieldAccess
  std::string_view why;
};
std::span<const LocalField> localFields();

// Calls of the library that work on its own tables and caches (internal_calls.cpp).
struct InternalCall {
  std::string_view holder;
  std::string_view methods;  // with spaces between
};
std::span<const InternalCall> internalCalls();

}  // namespace weaveproof
