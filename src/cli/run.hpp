// `weaveproof run`: executes a program once, as `java` would.
#pragma once

#include <string>
#include <utility>
#include <vector>

#include "cli/locate.hpp"

namespace weaveproof {

struct RunOptions {
  ProgramRequest program;
  std::string jdk;
  std::vector<std::string> arguments;
  std::vector<std::pair<std::string, std::string>> properties;
  bool enableAssertions = false;
  bool stressRestore = false;
};

int run(const RunOptions& options);

}  // namespace weaveproof
