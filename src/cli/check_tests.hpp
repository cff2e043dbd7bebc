// `weaveproof check --junit`: explores tests, each as a program of its own.
#pragma once

#include <string>

#include "cli/check_job.hpp"
#include "cli/check_options.hpp"
#include "cli/open_program.hpp"

namespace weaveproof::cli {

// The exit status: the worst of all tests. `command` is how weaveproof was called. Throws UsageError, base::Error.
int checkTests(const CheckOptions& options, const std::string& command, const OpenSpace& open);

// The same, and what came of each test.
CheckAnswer exploreTests(const CheckOptions& options, const std::string& command, const OpenSpace& open);

}  // namespace weaveproof::cli
