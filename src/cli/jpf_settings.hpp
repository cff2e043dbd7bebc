// What a .jpf file says, in the words of weaveproof's options. docs/from-java-pathfinder.md has the table.
#pragma once

#include <string>
#include <vector>

#include "cli/command_line.hpp"
#include "cli/config_file.hpp"
#include "cli/jpf_file.hpp"

namespace weaveproof::cli {

struct JpfSettings {
  std::string target;
  std::vector<std::string> arguments;
  std::vector<Setting> settings;
  std::vector<std::string> withoutEffect;  // what it says besides, and has no equivalent
};

// Throws UsageError with file and line.
JpfSettings settingsOf(const JpfFile& file);

inline bool namesJpfFile(const CommandLine& line) { return !line.rest.empty() && line.rest.front().ends_with(".jpf"); }

// In the place of File.jpf come the program that it names, and its arguments; options that stand after the file's name
// join the others. The options that the file gives are returned, as far as there are such and the command line does not
// say otherwise. Throws UsageError, and base::Error if the file cannot be read.
JpfSettings takeJpfFile(CommandLine& line, const std::vector<OptionText>& options);

}  // namespace weaveproof::cli
