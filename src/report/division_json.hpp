// How threads were divided, for programs: what was counted, the vectors by which threads were compared, and the
// clusters.
#pragma once

#include <nlohmann/json.hpp>

#include "mine/division.hpp"

namespace weaveproof::report {

nlohmann::ordered_json jsonOf(const mine::Division& division);

}  // namespace weaveproof::report
