// Runs one command and returns what the kernel counted for it.
#pragma once

#include <cstdint>
#include <filesystem>
#include <string>
#include <vector>

namespace bench {

struct ProcessResult {
  int status = 0;       // of exit; 128 and more: a signal ended it
  bool killed = false;  // it ran for longer than it was allowed
  double wallSeconds = 0;
  double cpuSeconds = 0;  // user and system
  std::uint64_t peakBytes = 0;
};

// Standard output and error go to the file `output`; standard input is empty. Throws std::runtime_error when no process
// can be made. A program that cannot be executed has status 127.
ProcessResult runProcess(const std::vector<std::string>& command, const std::filesystem::path& output,
                         double secondsAllowed, const std::filesystem::path& folder = {});

}  // namespace bench
