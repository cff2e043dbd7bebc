// The result as JSON, as `--json` writes it.
#pragma once

#include <string>

#include "report/result.hpp"

namespace weaveproof {

std::string jsonText(const CheckResult& result);

}  // namespace weaveproof
