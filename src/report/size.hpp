// Sizes of memory, for people.
#pragma once

#include <cstdint>
#include <string>

namespace weaveproof::report {

// "1.5 GB", to two or three digits.
std::string sizeText(std::uint64_t bytes);

}  // namespace weaveproof::report
