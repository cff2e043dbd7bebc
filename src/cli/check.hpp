// `weaveproof check`: explores a program and says what it found.
#pragma once

#include <filesystem>
#include <string>
#include <vector>

#include "change/change.hpp"
#include "cli/check_options.hpp"
#include "cli/open_program.hpp"
#include "verdict/result.hpp"

namespace weaveproof::cli {

struct CheckedProgram {
  verdict::CheckResult result;
  std::vector<std::filesystem::path> sources;  // where its sources may be
  int status = 0;                              // the exit status, as far as it is known
  std::vector<change::Fragment> changed;       // what has changed in it, if that was asked for
  vm::HostInputs::Values inputs;               // what it has learned of the host
};

// Explores a program and writes the traces of what it finds. Throws base::Error.
CheckedProgram explore(const CheckOptions& options, const OpenSpace& open);

// trace.json, trace-2.json, trace-3.json: one for each error.
std::string traceFileFor(const std::string& first, std::size_t index);

// The exit status. `command` is how weaveproof was called. Throws UsageError, base::Error.
int check(const CheckOptions& options, const std::string& command, const OpenSpace& open);

}  // namespace weaveproof::cli
