// `weaveproof run`: executes a program once, as `java` would.
#pragma once

#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "cli/locate.hpp"

namespace weaveproof::cli {

struct RunOptions {
  ProgramRequest program;
  std::string jdk;
  std::vector<std::string> arguments;
  std::vector<std::pair<std::string, std::string>> properties;
  bool enableAssertions = false;
  bool preview = false;
  bool stressRestore = false;
};

// Empty: help was asked for. Throws UsageError.
std::optional<RunOptions> parseRunOptions(int argc, char** argv);
std::string runHelp();

// The exit status. Throws base::Error.
int run(const RunOptions& options);

}  // namespace weaveproof::cli
