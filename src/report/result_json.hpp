// The result as JSON, as `--json` writes it.
#pragma once

#include <nlohmann/json_fwd.hpp>
#include <string>

#include "verdict/result.hpp"

namespace weaveproof::report {

nlohmann::ordered_json jsonOf(const verdict::CheckResult& result);
std::string jsonText(const verdict::CheckResult& result);

}  // namespace weaveproof::report
