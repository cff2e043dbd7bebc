// One worker: a program of its own, a plan, and what came out.
#pragma once

#include <atomic>
#include <memory>
#include <optional>
#include <vector>

#include "search/plan.hpp"
#include "search/search.hpp"
#include "search/watch.hpp"

namespace weaveproof::search {

// What all workers of a search have in common.
struct Common {
  program::ProgramSpace& space;
  base::MemoryBudget& budget;
  const spec::CheckSpec& spec;
  Watch::Clock::time_point begin;
  Progress* progress = nullptr;                  // for a worker that works alone
  SearchObserver* observer = nullptr;            // may be null
  const std::atomic<bool>* cancelled = nullptr;  // for one of several
  Growth* growth = nullptr;                      // for a caller that reads it on the way; else each worker has its own
};

struct WorkerResult {
  Conclusion conclusion;
  std::vector<FoundError> errors;
  std::vector<check::Violation> races;  // that were met, if they are not among the errors
  SearchStatistics statistics;
  std::optional<Estimate> estimate;  // of a run that did not come to its end
  std::optional<program::UnsupportedFeature> unsupported;
  std::vector<program::Action> unsupportedPath;
  std::shared_ptr<const mine::Division> division;  // of the threads, if the heuristic wanted it
};

// Whether the program stands in a state at the beginning: it may have ended before it interacted.
inline bool standsAtBeginning(const program::ProgramSpace& space) { return space.beginning().goesOn(); }

// The program stands at its beginning. The search has to end `deadline` seconds after common.begin, whatever limits the plan has itself.
// With a table, the worker takes turns with others there.
WorkerResult work(const Common& common, program::Program& program, const Plan& plan, double deadline,
                  SharedCounts* counts, Turns* table = nullptr, std::size_t seat = 0);

}  // namespace weaveproof::search
