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
#include "vm/time_policy.hpp"

namespace weaveproof {

struct CheckOptions {
  CheckOptions() {
    search.search.clear();  // the one that suits the rest
    search.sourceSets = true;
  }

  ProgramRequest program;
  std::vector<std::string> arguments;
  std::vector<std::pair<std::string, std::string>> properties;  // -Dname=value
  std::string jdk;
  SearchOptions search;
  PropertyChoice checked;
  bool everythingVisible = false, orderly = true;  // see ProgramOptions
  std::string weakerThan;  // the reduction that was asked for, if the search does not go with it
  bool keepAliveTimesOut = false;
  std::optional<TimePolicy> time;  // empty: the usual one
  bool fair = false;               // see there
  bool libraryExact = false;  // the library's calls are explored step by step, even where they only wait
  std::int32_t processors = 2;
  bool weakCas = false;
  bool verifyStore = false, verifyIndependence = false;
  std::optional<std::uint64_t> memoryLimit;
  std::string sourcePath;  // where sources are, besides the likely places
  std::string json, trace;
  std::string usualTrace = "weaveproof-trace.json";  // where a trace goes that nobody has asked for
  ReportFiles files;
  bool junit = false;    // the program and its arguments are tests, see cli/check_tests.hpp
  std::string junitXml;  // only with that
  bool quiet = false;
  Coloring coloring = Coloring::Auto;
  bool outcomes = false;

  bool reportOnStandardOutput() const {
    return isStandardOutput(json) || isStandardOutput(junitXml) || files.useStandardOutput();
  }

  // Every option that was given, as it was given, and those without which a result cannot be understood.
  std::vector<std::pair<std::string, std::string>> asGiven;
};

// Empty: help was asked for. Throws UsageError.
std::optional<CheckOptions> parseCheckOptions(int argc, char** argv);

std::string checkHelp();

}  // namespace weaveproof
