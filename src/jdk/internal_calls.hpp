// Calls of the library that work on its own tables and caches (tracking/internal_calls.cpp), as docs/memory.md lists them.
#pragma once

#include <string_view>

#include "jdk/version.hpp"

namespace weaveproof::jdk {

struct InternalCall {
  std::string_view holder;
  std::string_view methods;  // with spaces between
  Versions versions = kAllVersions;
};
Rows<InternalCall> internalCalls(int version);
std::span<const InternalCall> internalCallsOfAllVersions();

}  // namespace weaveproof::jdk
