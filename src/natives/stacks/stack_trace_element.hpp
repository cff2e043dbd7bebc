#pragma once

#include "natives/machine.hpp"

namespace weaveproof::natives {

// Fills a new java.lang.StackTraceElement; bci -2 means a native method.
void fillStackTraceElement(Machine& vm, Ref element, const Method& method, int bci);

// Where a thread stands, as a StackTraceElement[]: the innermost frames, or all.
Ref stackTraceOf(Machine& vm, Thread& thread, std::size_t mostFrames = SIZE_MAX);

}  // namespace weaveproof::natives
