// A page over several results, which leads to the pages of those that have one.
#pragma once

#include <string>

#include "batch/result.hpp"

namespace weaveproof::batch {

// `one` is "test": what each of them is.
std::string indexText(const Results& results, const std::string& heading, const std::string& one);

}  // namespace weaveproof::batch
