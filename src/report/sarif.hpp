// Violations as SARIF 2.1.0 (OASIS), the format in which tools hand over what they have found: `--sarif` writes it.
#pragma once

#include <filesystem>
#include <string>

#include "report/source_lines.hpp"
#include "verdict/result.hpp"

namespace weaveproof::report {

// Places below `root` are named relative to it.
std::string sarifText(const verdict::CheckResult& result, SourceLines& sources, const std::filesystem::path& root,
                      bool internals = false);

}  // namespace weaveproof::report
