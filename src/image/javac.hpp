// Running the JDK's compiler as a process of its own.
#pragma once

#include <filesystem>
#include <string>
#include <vector>

namespace weaveproof::image {

struct CompilerRun {
  bool succeeded = false;
  std::string messages;  // what it wrote to its standard output and error
};

// Any other program will do, too. Throws base::Error if it cannot be started, and base::Interrupted if Ctrl-C comes (base/interrupt.hpp).
CompilerRun runCompiler(const std::filesystem::path& javac, const std::vector<std::string>& arguments);

}  // namespace weaveproof::image
