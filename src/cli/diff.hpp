// `weaveproof diff OLD NEW Main`: checks a change.
#pragma once

#include <string>

#include "cli/check_options.hpp"
#include "cli/open_program.hpp"

namespace weaveproof::cli {

// The exit status, as that of `check`. `command` is how weaveproof was called. Throws UsageError, base::Error.
int diff(const DiffOptions& options, const std::string& command, const OpenSpace& open);

}  // namespace weaveproof::cli
