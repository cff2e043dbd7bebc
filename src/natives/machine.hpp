// Imports all names of the machine (vm), because a native method is a part of the machine.
#pragma once

#include "vm/java_threads.hpp"
#include "vm/machine.hpp"
#include "vm/native.hpp"

namespace weaveproof::natives {

using namespace vm;

}  // namespace weaveproof::natives
