// A search that restarts when it learns that the program uses what the library was assumed to keep for itself
// (tracking/internal_calls.cpp). The next search makes that visible. The first search that learns nothing gives the answer.
//
// What the earlier searches have found is kept. If less is visible, steps are longer. But each of them is a step that
// the program can do, so a violation is one, and an outcome too. Only "not found" means nothing.
#pragma once

#include <functional>
#include <memory>
#include <string>
#include <vector>

#include "search/search.hpp"

namespace weaveproof::verdict {

// A schedule is one of the program as it was opened when it was found.
struct ErrorOfSearch {
  search::FoundError error;
  tracking::VisibleInternals internals;
  tracking::RecordedThreads threads;
};

struct RepeatedResult {
  // Of the last search, with these exceptions: the figures are those of all searches, the errors are in `errors`, and
  // `covered` and `notes` say that there were several searches.
  search::SearchResult result;
  std::vector<ErrorOfSearch> errors;    // each once
  std::vector<std::string> outcomes;    // of all
  std::vector<check::Violation> races;  // of all, each once
  std::vector<program::Assumed> assumptions;
  tracking::VisibleInternals learned;  // with which a search would have learned nothing, as far as is known
  bool timeStoodStill = false;         // in the last one (ProgramSpace::timeStandsStill)
  bool waitsWereLate = false;          // likewise
  bool callsWereSteps = false;         // likewise
  std::uint64_t storeBytes = 0;        // the largest
  unsigned searches = 0;
  unsigned passes = 0;  // more: those that only learned which memory is contended, and count for nothing
};

struct RepeatedSearch {
  tracking::VisibleInternals first;  // with which it begins
  // Opens the program with so much of the library visible.
  std::function<std::unique_ptr<program::ProgramSpace>(const tracking::VisibleInternals&)> open;
  // The last chance to work on what a search has found, as long as its program is open.
  std::function<void(program::ProgramSpace&, std::vector<search::FoundError>&)> finish;
  std::function<search::SearchResult(program::ProgramSpace&, const search::SearchOptions&)> search;

  // The limits are of all searches together. Throws what `open` throws the first time, and what `search` throws.
  RepeatedResult run(const search::SearchOptions& options) const;

  static constexpr unsigned kMostPasses = 1000;
  static constexpr unsigned kMostSearches = 12;  // then all of the library is visible, and nothing is left to learn
};

}  // namespace weaveproof::verdict
