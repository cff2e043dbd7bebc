// A table entry for a method that has Java code, which the machine does instead. If the machine declines, the Java code
// runs.
#pragma once

#include "natives/registry.hpp"

namespace weaveproof::natives {

// Without a descriptor: all methods of the name.
constexpr NativeEntry shortcut(const char* name, const char* descriptor, NativeFunction function) {
  return {name, descriptor, function, 0, false, true};
}

}  // namespace weaveproof::natives
