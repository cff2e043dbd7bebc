// Where an access of jdk.internal.misc.Unsafe goes.
#pragma once

#include "natives/machine.hpp"

namespace weaveproof::natives {

// `bytes` from the object and offset at this slot on, or from an address in memory that Unsafe allocated. Calls of
// Unsafe must not be able to break the heap: ends the run if there are no such values.
std::uint8_t* placeOf(NativeCall& call, int slot, std::uint64_t bytes, bool writing, bool asReference = false);

}  // namespace weaveproof::natives
