// The result as JSON, as `--json` writes it.
#pragma once

#include <nlohmann/json_fwd.hpp>
#include <string>

#include "verdict/result.hpp"

namespace weaveproof {

nlohmann::ordered_json jsonOf(const CheckResult& result);
std::string jsonText(const CheckResult& result);

}  // namespace weaveproof
