// The result as one HTML file that needs nothing besides: `--html` writes it.
#pragma once

#include <string>

#include "report/source_lines.hpp"
#include "verdict/result.hpp"

namespace weaveproof {

std::string pageText(const CheckResult& result, SourceLines& sources);

}  // namespace weaveproof
