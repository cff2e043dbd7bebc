// The visited states of a bounded search. A state counts as known only when it was met before with at least as much left
// to spend: budget of the schedule bound, transitions until the depth limit, choices above the threshold of DFS-RB. What
// the budget buys may depend on the thread that ran last, so that belongs to the key; see ScheduleBound::context.
//
// One state may stand in the map several times, with different pasts of which none is better than the other. Once
// everything after a state has been explored without meeting a bound, the past of a later path to it does not matter:
// the state is settled. So a bound that is never met costs no transition more than none.
#pragma once

#include <cstdint>

#include "search/bound.hpp"
#include "search/dfs_rb.hpp"
#include "search/visited.hpp"
#include "state/state_map.hpp"

namespace weaveproof::search {

// With which past a state was met.
struct Past {
  static constexpr std::uint32_t kUnlimited = 0xffffffff;
  static constexpr program::ThreadNumber kSettled = 0xffffffff;  // as context

  struct Left {
    std::uint32_t schedule = kUnlimited;
    std::uint32_t depth = kUnlimited;
    std::uint32_t cover = kUnlimited;
    bool atLeast(const Left& other) const {
      return schedule >= other.schedule && depth >= other.depth && cover >= other.cover;
    }
  };

  program::ThreadNumber context = 0;
  Left left;
};

using BoundedStates = state::StateMap<Past>;

// They belong to all workers of a search; this is how one of them sees them.
class BoundedVisited {
 public:
  static constexpr bool kBounded = true;
  static constexpr bool kSettles = true;
  static constexpr bool kEndsAtCut = false;

  // `bound` and `coverage` may be null; `depthLimit` may be Past::kUnlimited.
  BoundedVisited(BoundedStates& states, ScheduleBound* bound, std::uint32_t depthLimit,
                 const RandomisedBacktracking* coverage);
  BoundedVisited forWorker(ScheduleBound* bound) const { return {states_, bound, depthLimit_, coverage_}; }

  // Leaves the bound entered for this state, unless the state is known. Throws MemoryLimit.
  Novelty insert(program::Program& program, const PathFacts& facts);

  // For a state that is in the map: it was expanded with more left than was known when it was inserted.
  void improve(state::StateId state, const PathFacts& facts);

  // For a state that is in the map.
  void settle(state::StateId state);

 private:
  Past::Left leftOn(const PathFacts& facts) const;
  program::ThreadNumber contextOf(program::Program& program, const PathFacts& facts);
  bool covers(const Past& past, program::ThreadNumber last, const Past::Left& left) const;

  BoundedStates& states_;
  ScheduleBound* const bound_;
  const std::uint32_t depthLimit_;
  const RandomisedBacktracking* const coverage_;
  const bool lastMatters_;  // to the coverage
};

}  // namespace weaveproof::search
