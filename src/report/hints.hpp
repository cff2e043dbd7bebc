// What a reader of a violation should know before relying on it: sentences that name an option.
#pragma once

#include <string>
#include <vector>

#include "schedule/counterexample.hpp"

namespace weaveproof::report {

std::vector<std::string> hintsOf(const schedule::Counterexample& example);

}  // namespace weaveproof::report
