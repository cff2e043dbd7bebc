// What verdicts take for granted, of several results together.
#pragma once

#include <string>
#include <vector>

#include "verdict/result.hpp"

namespace weaveproof::verdict {

// Of races, if they were not checked: none was met, or some are mentioned.
inline constexpr const char* kNoRaceMet =
    "data races were looked for in the program's own fields and arrays alone; none was met";
inline constexpr const char* kRacesMet = "data races were looked for in the program's own fields and arrays alone";

// Each once. That no race was met is said only if none of the results mentions one.
std::vector<std::string> assumptionsOf(const std::vector<const CheckResult*>& results);

}  // namespace weaveproof::verdict
