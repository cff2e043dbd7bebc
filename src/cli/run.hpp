// `weaveproof run`: executes a program once, as `java` would.
#pragma once

#include <string>
#include <vector>

namespace weaveproof {

struct RunOptions {
  std::string classPath;
  bool hasClassPath = false;
  std::string jdk;
  std::string program;  // class, File.java or app.jar
  bool isJar = false;
  std::vector<std::string> arguments;
  std::vector<std::pair<std::string, std::string>> properties;
  bool enableAssertions = false;
  bool stressRestore = false;
};

int run(const RunOptions& options);

}  // namespace weaveproof
