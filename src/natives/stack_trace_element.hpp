#pragma once

#include "vm/machine.hpp"

namespace weaveproof {

// Fills a new java.lang.StackTraceElement; bci -2 means a native method.
void fillStackTraceElement(Machine& vm, Ref element, const Method& method, int bci);

}  // namespace weaveproof
