// Whether a state has been met before, as the drivers ask: one small class for each way to know, so that a driver is
// compiled for each and pays for nothing else.
#pragma once

#include <cstdint>
#include <vector>

#include "base/mix.hpp"
#include "program/program.hpp"
#include "search/bound.hpp"
#include "search/path_facts.hpp"
#include "state/state_set.hpp"
#include "state/visited_set.hpp"

namespace weaveproof::search {

enum class Novelty : std::uint8_t {
  New,
  Again,  // met before, but with less left to spend: has to be expanded once more
  Old,
  Settled,  // Old, and all that can be reached from there has been explored: no bound was in the way
};

inline bool isKnown(Novelty novelty) { return novelty >= Novelty::Old; }

// Most transitions lead to a state that is known, and often to one that was met a moment ago: each worker asks its own small
// table first, which the processor's cache holds, unlike the set.
class ExactVisited {
 public:
  static constexpr bool kBounded = false;
  static constexpr bool kSettles = false;
  static constexpr bool kEndsAtCut = false;
  explicit ExactVisited(state::VisitedSet& states)
      : states_(states), recent_(std::size_t{1} << kRecentBits, kNoState) {}
  ExactVisited forWorker(ScheduleBound*) const { return ExactVisited(states_); }  // of several that divide a search
  Novelty insert(program::Program& program, const PathFacts&) {
    const state::StateId state = program.state();
    std::uint64_t& recent = recent_[state.bits * base::kMix1 >> (64 - kRecentBits)];
    if (recent == state.bits) return Novelty::Old;
    const bool isNew = states_.insert(state);
    recent = state.bits;
    return isNew ? Novelty::New : Novelty::Old;
  }

 private:
  static constexpr unsigned kRecentBits = 14;
  static constexpr std::uint64_t kNoState = ~std::uint64_t{0};  // two times NodeStore::kNoNode

  state::VisitedSet& states_;
  std::vector<std::uint64_t> recent_;
};

class LossyVisited {
 public:
  static constexpr bool kBounded = false;
  static constexpr bool kSettles = false;
  static constexpr bool kEndsAtCut = false;
  explicit LossyVisited(state::StateSet& hashes) : hashes_(hashes) {}
  LossyVisited forWorker(ScheduleBound*) const { return LossyVisited(hashes_); }
  Novelty insert(program::Program& program, const PathFacts&) {
    return hashes_.insert(program.hash()) ? Novelty::New : Novelty::Old;
  }

 private:
  state::StateSet& hashes_;
};

}  // namespace weaveproof::search
