// Names of classes and methods as reports show them, without packages.
#pragma once

#include <string>

#include "program/value.hpp"
#include "vm/class.hpp"

namespace weaveproof::program {

inline constexpr int kDeepestName = 4;  // a.b.c.d

std::string shortName(const vm::Class& c);  // "Map$Entry" of a.Map$Entry
MethodName nameOf(const vm::Method& method);

}  // namespace weaveproof::program
