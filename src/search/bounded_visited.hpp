// The visited states of a bounded search. A state counts as known only when it was met before with at least as much left
// to spend: budget of the schedule bound, transitions until the depth limit, choices above the threshold of DFS-RB. What
// the budget buys may depend on the thread that ran last, so that belongs to the key; see ScheduleBound::context.
//
// One state may stand in the table several times, with different pasts of which none is better than the other. And once
// everything behind a state has been explored without meeting a bound, the past of whoever comes next does not matter: it
// is settled. So a bound that is never met costs no transition more than none.
#pragma once

#include <cstdint>
#include <optional>
#include <span>

#include "search/bound.hpp"
#include "search/dfs_rb.hpp"
#include "search/visited.hpp"
#include "state/mapping.hpp"
#include "state/memory_budget.hpp"

namespace weaveproof {

class BoundedVisited {
 public:
  static constexpr bool kBounded = true;
  static constexpr bool kSettles = true;
  static constexpr bool kEndsAtCut = false;

  // `bound` and `coverage` may be null; `depthLimit` may be kUnlimited.
  static constexpr std::uint32_t kUnlimited = 0xffffffff;
  BoundedVisited(MemoryBudget& budget, ScheduleBound* bound, std::uint32_t depthLimit,
                 const RandomisedBacktracking* coverage);  // throws MemoryLimit
  ~BoundedVisited() { account_.release(memory_->size()); }
  BoundedVisited(const BoundedVisited&) = delete;
  BoundedVisited& operator=(const BoundedVisited&) = delete;

  // Leaves the bound entered for this state, unless the state is known.
  Novelty insert(Program& program, const PathFacts& facts);

  // For a state that is in the table: it was expanded with more left than was known when it was inserted.
  void improve(StateId state, const PathFacts& facts);

  // For a state that is in the table.
  void settle(StateId state);

  std::uint64_t bytes() const { return account_.bytes(); }

 private:
  static constexpr ThreadNumber kSettled = 0xffffffff;  // as context

  struct Left {
    std::uint32_t schedule = kUnlimited;
    std::uint32_t depth = kUnlimited;
    std::uint32_t cover = kUnlimited;
    bool atLeast(const Left& other) const {
      return schedule >= other.schedule && depth >= other.depth && cover >= other.cover;
    }
  };
  struct Entry {
    std::uint64_t state = 0;  // 0: empty. No program has the state without leaves.
    ThreadNumber context = 0;
    Left left;
  };
  static_assert(sizeof(Entry) == 24);

  Left leftOn(const PathFacts& facts) const;
  ThreadNumber contextOf(Program& program, const PathFacts& facts);
  bool covers(const Entry& entry, ThreadNumber last, const Left& left) const;
  void add(const Entry& entry);
  void grow(std::size_t capacity);
  std::uint64_t homeOf(std::uint64_t state) const;

  ScheduleBound* const bound_;
  const std::uint32_t depthLimit_;
  const RandomisedBacktracking* const coverage_;
  const bool lastMatters_;  // to the coverage
  MemoryAccount account_;
  std::optional<Mapping> memory_;
  std::span<Entry> entries_;  // in memory_
  std::uint64_t count_ = 0;
};

}  // namespace weaveproof
