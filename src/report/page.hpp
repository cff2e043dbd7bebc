// The result as one HTML file that needs nothing besides: `--html` writes it.
#pragma once

#include <string>

#include "report/source_lines.hpp"
#include "verdict/result.hpp"

namespace weaveproof::report {

std::string pageText(const verdict::CheckResult& result, SourceLines& sources);

}  // namespace weaveproof::report
