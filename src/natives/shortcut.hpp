// An entry of a table for a method that the machine does instead of the code that it has; what it declines is run as ever.
#pragma once

#include "natives/registry.hpp"

namespace weaveproof::natives {

// Without a descriptor: all methods of the name.
constexpr NativeEntry shortcut(const char* name, const char* descriptor, NativeFunction function) {
  return {name, descriptor, function, 0, false, true};
}

}  // namespace weaveproof::natives
