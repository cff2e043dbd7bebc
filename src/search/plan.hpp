// A search as it will be run by one worker: the options, read and found to make sense, and the sequence of runs that they
// ask for.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "search/bound.hpp"
#include "search/dfs_rb.hpp"
#include "search/restarts.hpp"
#include "search/search.hpp"
#include "search/task.hpp"
#include "search/technique.hpp"

namespace weaveproof::search {

inline constexpr std::string_view kAuto = "auto", kBestFirst = "best-first";  // among the searches

struct Plan {
  SearchOptions options;  // with the order that they mean, even when they do not say so
  spec::Steps steps = spec::Steps::Contended;
  const Technique* search = nullptr;
  const Order* order = nullptr;
  std::shared_ptr<const Order> permutation;  // `order`, if it is one
  PorChoice por;
  StoreChoice store;
  bool findCycles = false;
  bool endless = false;  // walks continue until another worker has the answer

  std::unique_ptr<ScheduleBound> (*makeBound)() = nullptr;  // null: none
  std::uint32_t firstBudget = 0;
  std::optional<std::uint32_t> lastBudget;  // unset: until nothing is cut
  bool iteratesBudget = false;

  const HeuristicEntry* heuristic = nullptr;  // of a best-first search
  Weights weights = Weights::Distance;
  Tie tie = Tie::Fifo;
  mine::ClusterChoice clusters;

  std::optional<DfsRbConfiguration> dfsRb;
  RunLimit dfsRbBound;  // of one iteration, as the user gave it
  std::optional<Restarts> restarts;

  bool countsSwitches() const { return makeBound != nullptr; }
  bool isBestFirst() const { return search->name == kBestFirst; }
  bool isWalk() const { return search->kind == Technique::Kind::Walk; }
  // The options that source sets can be combined with: bounds and randomised backtracking rely on what source sets
  // skip.
  bool goesWithSourceSets() const {
    return (options.search == "dfs" || options.search == kAuto) && !options.pairwise && makeBound == nullptr &&
           !options.depthLimit && !dfsRb && !findCycles && store.kind == StoreChoice::Kind::Exact;
  }
  // A state that another worker has met has been explored without the threads that slept there, and these are not
  // known.
  bool goesWithSleepSets() const { return goesWithSourceSets() && !options.share; }
  bool iteratesThreshold() const { return dfsRb && dfsRb->iterations() > 1; }
  // Whether two searches with different seeds may differ.
  bool isRandom() const { return isWalk() || dfsRb || (order != nullptr && order->isRandom()) || tie == Tie::Random; }
};

// Throws BadSearchOptions.
Plan makePlan(const SearchOptions& options, const spec::CheckSpec& spec);

// What a worker can say in the end.
struct Conclusion {
  Ending ending = Ending::Finished;
  bool complete = false;
  std::string covered;                  // what was covered, and what ended the search
  std::string claim;                    // the first of both, if there is anything to claim
  std::vector<std::string> notes;       // further sentences
  std::optional<std::uint32_t> budget;  // of the bound up to which that is, if a larger one would cover more
};

// All runs of the plan, one after the other.
Conclusion runPlan(Task& task, const Plan& plan);

}  // namespace weaveproof::search
