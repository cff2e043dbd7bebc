// How threads were divided, for programs: what was counted, the vectors by which threads were compared, and the
// clusters.
#pragma once

#include <nlohmann/json.hpp>

#include "mine/division.hpp"

namespace weaveproof {

nlohmann::ordered_json jsonOf(const Division& division);

}  // namespace weaveproof
