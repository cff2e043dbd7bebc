// `weaveproof replay`: shows a counterexample again.
#pragma once

#include <optional>
#include <string>

#include "cli/open_program.hpp"
#include "cli/report_files.hpp"
#include "report/text_output.hpp"

namespace weaveproof::cli {

struct ReplayOptions {
  std::string trace;
  std::string classPath;  // instead of the one in the trace
  std::string jdk;
  std::string sourcePath;
  bool exact = false;  // with each of the library's own steps, however the trace was found
  bool quiet = false;
  report::Coloring coloring = report::Coloring::Auto;
  ReportFiles files;
};

// Empty: help was asked for. Throws UsageError.
std::optional<ReplayOptions> parseReplayOptions(int argc, char** argv);
std::string replayHelp();

// The exit status: 1 if the violation shows again, as it did for check; 2 if this is not the program of the trace.
// Throws UsageError, base::Error.
int replay(const ReplayOptions& options, const OpenSpace& open);

}  // namespace weaveproof::cli
