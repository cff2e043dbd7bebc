// The result as one HTML file that needs nothing besides: `--html` writes it.
#pragma once

#include <string>

#include "report/result.hpp"
#include "report/source_lines.hpp"

namespace weaveproof {

std::string pageText(const CheckResult& result, SourceLines& sources);

}  // namespace weaveproof
