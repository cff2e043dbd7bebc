// Numbers in the names of classes and modules that the library makes up while schedules are explored.
#pragma once

#include "natives/machine.hpp"

namespace weaveproof::natives {

// For who counts such names (Method::numbersClasses): the number of what is being made in this frame.
std::int64_t numberOfGenerated(NativeCall& call, Frame& frame);

}  // namespace weaveproof::natives
