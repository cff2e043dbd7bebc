// How much memory the process holds, and how much it may.
#pragma once

#include <cstdint>

namespace weaveproof::base {

// What it holds now, and the most it held so far.
std::uint64_t residentBytes();
std::uint64_t peakResidentBytes();

// To be called in a child process: what it holds is its own from here on.
void forgetParentsMemory();

// Three quarters of the memory that it may use (of the machine, or of its control group).
std::uint64_t usualMemoryLimit();

}  // namespace weaveproof::base
