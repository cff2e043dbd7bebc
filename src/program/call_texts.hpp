// Methods in words; what is said of whole calls is made by JavaProgram.
#pragma once

#include <string>

#include "vm/class.hpp"

namespace weaveproof::program {

inline std::string quoted(const std::string& text) { return "\"" + text + "\""; }

inline constexpr int kDeepestName = 4;  // a.b.c.d

std::string shortName(const vm::Class& c);         // "Map$Entry" of a.Map$Entry
std::string calleeName(const vm::Method& method);  // "ReentrantLock.lock", "new Semaphore"

}  // namespace weaveproof::program
