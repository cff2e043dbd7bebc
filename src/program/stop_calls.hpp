// Whether the program may stop, suspend or resume threads.
#pragma once

#include "vm/world.hpp"

namespace weaveproof::program {

// Thread.stop and its like are refused when they are called. But a thread that loops for ever is examined before others
// have come to call them, and the loop is no fault of the program if one of them would end it. Code that calls such a
// method has to name it. So this looks for the name in the constants of all classes of the program that are known so
// far: at least those that the dry run has used.
bool mayStopThreads(vm::World& world);

}  // namespace weaveproof::program
