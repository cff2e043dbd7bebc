// Whether the program may stop, suspend or resume threads.
#pragma once

#include "vm/world.hpp"

namespace weaveproof::program {

// Thread.stop and its like are refused when they are called. But a thread that loops for ever is looked at before
// others have come to call it, and is no fault of the program if one of them would end it. Who does so has to name
// the method: this looks for it in the constants of all classes of the program that are known so far, which are those
// that the dry run has used, at least.
bool mayStopThreads(vm::World& world);

}  // namespace weaveproof::program
