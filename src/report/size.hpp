// Sizes of memory, for people; and how much of it there is.
#pragma once

#include <cstdint>
#include <string>

namespace weaveproof {

// "1.5 GB", to two or three digits.
std::string sizeText(std::uint64_t bytes);

// Three quarters of the memory that this process may use (of the machine, or of its control group).
std::uint64_t usualMemoryLimit();

}  // namespace weaveproof
