// Calls of the library that work on its own tables and caches (vm/internal_calls.cpp), as docs/memory.md lists them.
#pragma once

#include <span>
#include <string_view>

namespace weaveproof::jdk {

struct InternalCall {
  std::string_view holder;
  std::string_view methods;  // with spaces between
};
std::span<const InternalCall> internalCalls();

}  // namespace weaveproof::jdk
