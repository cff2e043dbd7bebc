#pragma once

#include <vector>

#include "natives/machine.hpp"

namespace weaveproof::natives {

// The methods of a class in the order in which HotSpot would list them. It depends on the class file and the JDK alone.
std::vector<Method*> methodsInListedOrder(World& world, Class& c);

}  // namespace weaveproof::natives
