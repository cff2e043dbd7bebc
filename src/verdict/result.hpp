// Everything that `weaveproof check` has to say, before it is put into words.
#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "schedule/counterexample.hpp"
#include "search/search.hpp"
#include "verdict/mention.hpp"

namespace weaveproof::verdict {

// What came of a check. The last two are for one of several checks: a single check that has no result ends with a sentence instead.
enum class Verdict : std::uint8_t {
  NoViolation,  // every schedule was covered
  Violation,
  Inconclusive,  // not every schedule was covered
  Unsupported,   // the program needs something that weaveproof does not have
  Skipped,       // there was no need to check it, or it was not asked for
  Error,         // the check ended without a result
};

const char* nameOf(Verdict verdict);   // "no-violation", as JSON has it
const char* shownAs(Verdict verdict);  // "no violation"
int exitStatusOf(Verdict verdict);

struct CheckResult {
  Verdict verdict = Verdict::Inconclusive;
  bool complete = false;
  search::Ending ending = search::Ending::Finished;
  std::string covered;                           // one sentence
  std::vector<std::string> notes;                // further ones
  std::optional<search::Estimate> estimate;      // of what was seen, if that is not all
  std::vector<std::string> advice;               // what to try, if it is inconclusive
  std::vector<std::string> assumptions;          // what was taken for granted, and what was not looked for
  std::vector<schedule::Counterexample> errors;  // each different one, or the first that was found
  bool allErrors = false;
  std::vector<Mention> mentions;        // what was met, and is no violation by what was asked for
  std::vector<std::string> traceFiles;  // of the errors; empty where none was written
  std::optional<program::UnsupportedFeature> unsupported;
  std::vector<std::string> outcomes;  // that the program recorded
  search::SearchStatistics statistics;
  std::shared_ptr<const mine::Division> division;  // of the threads, for a heuristic that wanted it; may be null
  std::vector<search::Stage> stages;               // of --search auto, if there was more than one
  std::uint64_t storeBytes = 0;
  std::uint64_t peakRssBytes = 0;
  std::uint64_t seed = 0;
  std::string program;  // its main class
  std::vector<std::string> arguments;
  std::vector<std::pair<std::string, std::string>> config;  // option and value
  std::string winner;  // the options that reproduce the result in a single search, if these differ

  double statesPerSecond() const;
  double schedulesPerSecond() const;
  double bytesPerState() const;
};

}  // namespace weaveproof::verdict
