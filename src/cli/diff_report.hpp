// What `weaveproof diff` has to say, and how it says it.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "change/change.hpp"
#include "report/source_lines.hpp"
#include "verdict/result.hpp"

namespace weaveproof::cli {

struct DiffStage {
  std::string name;  // "change bound 0"
  verdict::CheckResult result;
};

// Of one program.
struct DiffResult {
  std::string program;
  std::vector<change::Fragment> fragments;
  std::vector<std::string> threads;  // that may run them
  bool isSkipped = false;            // nothing that it can run has changed
  std::string sentence;              // then, why; and what is known of it all the same
  std::vector<DiffStage> stages;
  std::vector<schedule::Counterexample> errors;  // all that were found, those that are introduced first
  std::vector<std::string> traceFiles;           // of each
  std::vector<std::string> notes;                // about the cache, and the search for further violations
  verdict::Verdict verdict = verdict::Verdict::Inconclusive;
  std::string covered;  // by all stages together
  std::string failure;  // why there is no answer, and that is an error of weaveproof; empty if there is one
  std::vector<std::filesystem::path> sources;
  std::string page;  // that shows the violation, where there are several programs; empty if there is none
};

struct DiffTextOptions {
  std::size_t width = 120;
  bool quiet = false;
  std::string command;
};

// As a check of the new version has it.
verdict::CheckResult reportOf(const DiffResult& result);

// The same of several programs together, for reports that know no programs (SARIF).
verdict::CheckResult reportOf(const std::vector<DiffResult>& results);

std::string diffText(const DiffResult& result, const DiffTextOptions& options);
std::string diffIndex(const std::vector<DiffResult>& results, const std::string& before, const std::string& after);
std::string diffJson(const std::vector<DiffResult>& results, const std::string& before, const std::string& after);

}  // namespace weaveproof::cli
