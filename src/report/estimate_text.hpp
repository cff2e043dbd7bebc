// A share that is a guess, in words.
#pragma once

#include <string>

#include "search/search.hpp"

namespace weaveproof::report {

// "between 2 and 30 %", "less than 50 %": whole percents, or one digit of a smaller number, rounded away from each other.
std::string shareText(const search::Estimate& estimate);

}  // namespace weaveproof::report
