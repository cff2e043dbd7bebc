// The visited states of a bounded search that hopes not to meet its bound. As long as nothing is cut, a state that was
// met before needs no second look, whatever was left to spend then: all that comes after it is being explored. So this
// costs no more than a search without bound. But at the first cut it has to be given up, and a careful search begins
// (bounded_visited.hpp).
#pragma once

#include "search/bound.hpp"
#include "search/visited.hpp"

namespace weaveproof::search {

class UncutVisited {
 public:
  static constexpr bool kBounded = true;
  static constexpr bool kSettles = false;
  static constexpr bool kEndsAtCut = true;

  // `bound` may be null.
  UncutVisited(state::VisitedSet& states, ScheduleBound* bound) : states_(states), visited_(states), bound_(bound) {}
  UncutVisited forWorker(ScheduleBound* bound) const { return {states_, bound}; }

  Novelty insert(program::Program& program, const PathFacts& facts) {
    const Novelty novelty = visited_.insert(program, facts);
    if (novelty == Novelty::New && bound_ != nullptr) bound_->enter(program, facts.last);
    return novelty;
  }

 private:
  state::VisitedSet& states_;
  ExactVisited visited_;
  ScheduleBound* const bound_;
};

}  // namespace weaveproof::search
