// From a program and what is asked about it to a verdict:
//
//   search     the schedules, and once more when it turns out that the program uses what the library was taken to keep for
//              itself (again.hpp)
//   shorten    what was found, and number its threads as the schedule starts them
//   verify     go along each schedule in a program that is opened again, as `replay` does it. What is said of an error
//              was seen there; one that cannot be seen again is a defect of weaveproof and never reported
//   look       when all is done, at the library's own steps and at other ways to let time pass (further_looks.hpp)
//
// The caller decides where the program comes from, and in which words its verdict is reported.
#pragma once

#include <atomic>
#include <functional>
#include <memory>
#include <optional>
#include <vector>

#include "mine/trace.hpp"
#include "verdict/again.hpp"
#include "verdict/opening.hpp"
#include "verdict/result.hpp"

namespace weaveproof::verdict {

struct Question {
  std::function<std::unique_ptr<program::ProgramSpace>(const Opening&, base::MemoryBudget&)> open;
  // Training runs in a program that is opened for nothing else.
  std::function<mine::MinedThreads(const Opening&, std::uint32_t traces, std::uint64_t seed)> mine;
  search::SearchOptions search;
  spec::CheckSpec spec;
  bool footprints = false;                    // what each step touches is verified
  std::optional<tracking::VisibleInternals> known;  // what earlier checks have learned
  std::uint64_t memoryLimit = 0;
  bool mentionEarly = true;      // mentions of kind TimeOut are wanted
  bool closely = false;  // values, locks and places of each step are wanted, too (lookCloser)
  std::function<std::unique_ptr<search::Progress>()> newProgress;  // for each search; may give null
  const std::atomic<bool>* stop = nullptr;
};

// The program as it was when the schedule of an error was found.
struct FoundIn {
  tracking::VisibleInternals internals;
  tracking::RecordedThreads threads;
  spec::CheckSpec spec;
};

struct Decision {
  CheckResult result;            // but for what only the caller knows: its files, its configuration
  std::vector<FoundIn> errors;   // of each of result.errors
  tracking::VisibleInternals learned;  // with which the next search of the same program should begin
  bool hasLearned = false;       // more than was known
};

// Throws what `open` throws that is neither UnsupportedFeature nor a lack of memory, and what runSearch throws.
Decision decide(const Question& question);

}  // namespace weaveproof::verdict
