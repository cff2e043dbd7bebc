// What `weaveproof diff` has to say, and how it says it.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "batch/result.hpp"
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
  std::vector<std::filesystem::path> sources;
};

struct DiffTextOptions {
  std::size_t width = 120;
  bool quiet = false;
  std::string command;
};

// As one of several results. The reason if there is none (`setEnd`) is put into it afterwards.
batch::Result rowOf(const DiffResult& result);

// For reports that know no versions (SARIF): of one program, or of several together.
verdict::CheckResult reportOf(const std::vector<DiffResult>& results, const batch::Results& rows);

std::string diffText(const DiffResult& result, const batch::Result& row, const DiffTextOptions& options);
std::string diffJson(const std::vector<DiffResult>& results, const batch::Results& rows, const std::string& before,
                     const std::string& after);

}  // namespace weaveproof::cli
