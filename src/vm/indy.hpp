// Call sites and constants that a bootstrap method computes, linked natively where javac's bootstrap methods are known.
#pragma once

#include "vm/machine.hpp"

namespace weaveproof::vm {

// The static method that does what the invokedynamic at `bci` of `by` does: it takes its arguments and gives its result.
Method* linkCallSite(Machine& vm, Class& from, Method& by, int bci, std::uint16_t index);

// A static method without parameters that gives the constant (MethodHandle, MethodType, Dynamic) at `index`.
Method* constantGetter(Machine& vm, Class& from, std::uint16_t index);

}  // namespace weaveproof::vm
