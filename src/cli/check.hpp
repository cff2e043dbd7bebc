// `weaveproof check`: explores a program and says what it found.
#pragma once

#include <string>

#include "cli/check_options.hpp"
#include "cli/open_program.hpp"

namespace weaveproof {

// The exit status. `command` is how weaveproof was called. Throws UsageError, image::Error.
int check(const CheckOptions& options, const std::string& command, const OpenSpace& open);

}  // namespace weaveproof
