// How much memory the process holds, and how much it may.
#pragma once

#include <cstdint>

namespace weaveproof::base {

// What it holds now, and the most it held so far.
std::uint64_t residentBytes();
std::uint64_t peakResidentBytes();

// Three quarters of the memory that it may use (of the machine, or of its control group).
std::uint64_t usualMemoryLimit();

}  // namespace weaveproof::base
