// What one worker works with, whatever the search: the program, what is checked, what has been found and counted.
#pragma once

#include <algorithm>
#include <memory>
#include <optional>
#include <vector>

#include "check/met_races.hpp"
#include "check/property.hpp"
#include "search/bound.hpp"
#include "search/dfs_rb.hpp"
#include "search/error_list.hpp"
#include "search/growth.hpp"
#include "search/guided_queue.hpp"
#include "search/heuristic.hpp"
#include "search/observer.hpp"
#include "search/order.hpp"
#include "search/random.hpp"
#include "search/search.hpp"
#include "search/watch.hpp"

namespace weaveproof::search {

struct PublishedReduction;

class Checks {
 public:
  explicit Checks(const spec::CheckSpec& spec) : all_(check::makeProperties(spec)) {
    for (const auto& property : all_) {
      if (property->looksAtStates()) ofStates_.push_back(property.get());
    }
    if (std::ranges::find(spec.properties, "race") == spec.properties.end()) races_.emplace();
  }

  const std::vector<std::unique_ptr<check::Property>>& all() const { return all_; }
  const std::vector<check::Property*>& ofStates() const { return ofStates_; }
  std::optional<check::MetRaces>& races() { return races_; }  // that are mentioned; none if they are violations

 private:
  std::vector<std::unique_ptr<check::Property>> all_;
  std::vector<check::Property*> ofStates_;
  std::optional<check::MetRaces> races_;
};

// For a search that several workers share: what it takes to hire them.
struct WorkerSetup {
  program::ProgramSpace& space;
  const SearchOptions& options;
  const spec::CheckSpec& spec;
  Progress* progress;
  Watch::Clock::time_point begin;
  double deadline;
};

// What a look at the program has shown. The search is over with the last error.
enum class Found : std::uint8_t { Nothing, Error, LastError };

struct Task {
  program::Program& program;
  state::StateId initial;             // where the program begins
  const program::Outcome& beginning;  // how it got there
  const program::StartUp& startUp;    // what every schedule does next
  Checks& checks;
  ErrorList& errors;
  SearchStatistics& statistics;
  Watch& watch;
  Random& random;
  base::MemoryBudget& budget;
  Growth& growth;                            // of the states, in searches that can measure it
  const WorkerSetup* workerSetup = nullptr;  // null: work alone
  SearchObserver* observer = nullptr;        // null: none
  bool errorsEndPaths = false;

  // After a transition that failed. `pathHere()` gives the way to the state in which the program stands, and leaves the
  // program there.
  template <class PathHere>
  Found reportFailure(const program::Outcome& outcome, PathHere&& pathHere) {
    Found found = Found::Nothing;
    for (const auto& property : checks.all()) {
      if (property->looksAtStates()) continue;
      for (check::Violation& violation : property->check(program, outcome)) {
        found = report(std::move(violation), pathHere);
        if (found == Found::LastError) return found;
      }
    }
    return found;
  }

  // In a new state; the rest as above.
  template <class PathHere>
  Found reportState(const program::Outcome& outcome, PathHere&& pathHere) {
    if (checks.races()) checks.races()->look(program, outcome);
    Found found = Found::Nothing;
    for (check::Property* property : checks.ofStates()) {
      for (check::Violation& violation : property->check(program, outcome)) {
        found = report(std::move(violation), pathHere);
        if (found == Found::LastError) return found;
      }
    }
    return found;
  }

  // Of the transition that ended the search, if one did.
  std::optional<program::UnsupportedFeature> unsupported = {};
  std::vector<program::Action> unsupportedPath = {};

  // How the threads were divided for a heuristic that wants it; null: they were not.
  std::shared_ptr<const mine::Division> division = {};

 private:
  template <class PathHere>
  Found report(check::Violation violation, PathHere&& pathHere) {
    const bool isOver = errors.wants(violation.identity)
                            ? errors.add({std::move(violation), pathHere(), FoundError::kNoCycle})
                            : errors.isOver();
    return isOver ? Found::LastError : Found::Error;
  }
};

struct StoreChoice {
  enum class Kind : std::uint8_t { Exact, Hash64, BitState } kind = Kind::Exact;
  std::uint64_t bytes = 0;  // BitState
};

// What guides a best-first search.
struct Guidance {
  Heuristic* heuristic = nullptr;
  Tie tie = Tie::Fifo;
  bool astar = false;  // the length of the path is added
  std::optional<std::uint64_t> queueLimit, beam;
};

// A reduction of the literature.
struct PorChoice {
  const PublishedReduction* entry = nullptr;  // null: none
  bool asPublished = false;                   // with what that loses
  bool matchesStates = true;
  std::vector<std::string> visibleClasses;  // published/visibility.hpp
};

// One run of a search: its policies, and what else may differ from run to run.
struct RunSetup {
  const Order* order = nullptr;                             // null: by thread number
  ScheduleBound* bound = nullptr;                           // null: none
  std::unique_ptr<ScheduleBound> (*makeBound)() = nullptr;  // for each worker of a shared search
  std::uint32_t budget = 0;                                 // for the bound
  std::optional<std::uint32_t> depthLimit;
  RandomisedBacktracking* backtracking = nullptr;  // null: none
  bool cover = false;                              // see RandomisedBacktracking::choicesAboveThreshold
  bool sleepSets = false, sourceSets = false;      // at most one of them, and only if it goes with the rest
  PorChoice por;
  bool prunes = false;      // see interference.hpp
  bool findCycles = false;  // for the property nonprogress
  StoreChoice store;
  std::optional<std::uint64_t> walks;        // how many; unset: until a limit ends them
  std::optional<std::uint64_t> walkedSteps;  // SearchOptions::walkedSteps
  std::uint32_t pctDepth = 3;
  const Guidance* guidance = nullptr;  // of a best-first search
};

// How a run ended, and what it skipped on the way.
struct RunResult {
  Ending ending = Ending::Finished;
  bool cutByBound = false;
  bool cutByDepth = false;
  bool cutByBacktracking = false;
  bool cutByQueue = false;         // states were dropped
  bool cutByLoop = false;          // what other threads do after a thread that loops for ever was not explored
  bool cutByPruning = false;       // of threads that could not come to interfere with others
  bool cutByPairs = false;         // only pairs of threads were interleaved
  bool tooManyThreads = false;     // for the reduction: it was done without
  std::string brokenPromise = {};  // a place that several threads use, though --visible-classes does not have its class

  bool leftNothingOut() const {
    return ending == Ending::Finished && !cutByBound && !cutByDepth && !cutByBacktracking && !cutByQueue &&
           !cutByLoop && !cutByPruning && !cutByPairs && brokenPromise.empty();
  }
};

}  // namespace weaveproof::search
