// The options of `weaveproof mutate`: its own, and those of `check`, for the checks that it runs.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "cli/check_options.hpp"
#include "cli/command_line.hpp"

namespace weaveproof::cli {

struct MutateOptions {
  bool list = false, check = false, quiet = false;
  std::vector<std::string> operators;  // empty: all
  std::vector<std::string> only;       // classes, with dots, "bank.*" for those of a package; empty: all
  std::vector<std::uint32_t> siteIds;  // empty: all
  std::vector<std::string> in;         // files and folders to change; empty: those of the program
  std::optional<std::size_t> number;   // of mutants; empty: each site alone
  std::size_t perMutant = 1;
  std::uint64_t seed = 1;
  std::string out, json, junitXml, html;
  std::optional<double> failUnder;
  std::size_t jobs = 1;  // mutants that are checked side by side

  CheckOptions checked;  // what the checks have in common; without a program if there is none
  bool hasProgram = false;
  std::vector<std::string> checkWords;  // options for `check`, as they were given
};

// Empty: help was asked for. Throws UsageError.
std::optional<MutateOptions> parseMutateOptions(int argc, char** argv);

std::string mutateHelp(HelpTopic topic);

}  // namespace weaveproof::cli
