// The options of `weaveproof check`, from the command line and from a TOML file.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "cli/command_line.hpp"
#include "cli/locate.hpp"
#include "cli/report_files.hpp"
#include "report/text_output.hpp"
#include "search/search.hpp"
#include "spec/check_spec.hpp"

namespace weaveproof::cli {

struct CheckOptions {
  CheckOptions() {
    search.search.clear();  // the one that suits the rest
    search.orders = spec::Orders::SourceSets;
  }

  ProgramRequest program;
  std::vector<std::string> arguments;
  std::vector<std::pair<std::string, std::string>> properties;  // -Dname=value
  std::string jdk;
  search::SearchOptions search;
  spec::CheckSpec spec;
  std::string weakerThan;    // the reduction that was asked for, if the search does not go with it
  bool mentionEarly = true;  // what comes of waits that end early (verdict/further_looks.hpp)
  bool verifyStore = false, verifyIndependence = false;
  std::optional<std::uint64_t> memoryLimit;
  std::string sourcePath;  // where sources are, besides the likely places
  std::string json, trace;
  std::string coverage;                              // the file for what is executed on any path
  std::string usualTrace = "weaveproof-trace.json";  // the file for a trace that was not asked for
  ReportFiles files;
  std::string changedSince;          // an older version, as cli/version.hpp reads it
  std::vector<std::string> changed;  // Class.method[:L1-L2]
  std::string buildCommand;          // for versions that have to be built
  std::string cache;                 // a folder for what is learned, and for complete checks of diff; empty: none
  std::string mains;                 // of `weaveproof diff`
  bool junit = false;                // the program and its arguments are tests, see cli/check_tests.hpp
  std::string junitXml;              // only with that
  std::size_t jobs = 1;              // tests, or programs of `diff`, side by side
  bool quiet = false;
  bool showsProgress = true;  // on a terminal; not if others write there at the same time
  report::Coloring coloring = report::Coloring::Auto;
  bool outcomes = false;

  bool reportOnStandardOutput() const {
    return report::isStandardOutput(json) || report::isStandardOutput(junitXml) || files.useStandardOutput();
  }

  // Every option that was given, as it was given, and those without which a result cannot be understood.
  std::vector<std::pair<std::string, std::string>> asGiven;
};

// Empty: help was asked for. Throws UsageError.
std::optional<CheckOptions> parseCheckOptions(int argc, char** argv);

std::string checkHelp(HelpTopic topic);
std::vector<OptionText> checkOptionTexts();

// What was not given is what suits the rest. Throws UsageError if the search makes no sense.
void completeOptions(CheckOptions& options);

// The same for `weaveproof diff OLD NEW Main [arguments]`, which has the options of `check`.
struct DiffOptions {
  std::string before, after;  // as cli/version.hpp reads them
  CheckOptions check;         // of the new version, but for its class path
};
std::optional<DiffOptions> parseDiffOptions(int argc, char** argv);

std::string diffHelp(HelpTopic topic);

}  // namespace weaveproof::cli
