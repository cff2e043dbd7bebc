// Numbers in the names of classes and modules that the library makes up while schedules are explored.
#pragma once

#include "natives/machine.hpp"

namespace weaveproof::natives {

// For methods that count such names (Method::numbersClasses): the number of the class that this frame is making.
std::int64_t numberOfGenerated(NativeCall& call, Frame& frame);

}  // namespace weaveproof::natives
