// Blocks of memory that Java knows by address: byte arrays that the machine keeps alive until they are freed.
#pragma once

#include "natives/machine.hpp"

namespace weaveproof::natives {

std::int64_t allocateRaw(Machine& vm, std::int64_t bytes);  // zeroed; throws OutOfMemoryError
void freeRaw(Machine& vm, std::int64_t address);

// For a native method that returns a java.nio.ByteBuffer over raw memory: runs the buffer's constructor. The method's
// entry needs one scratch slot, and calls this again, with any address, when it is resumed.
NativeStatus returnDirectBuffer(NativeCall& call, std::int64_t address, std::int64_t capacity);

}  // namespace weaveproof::natives
