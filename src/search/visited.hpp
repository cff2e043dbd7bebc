// Whether a state has been met before, as the drivers ask: one small class for each way to know, so that a driver is
// compiled for each and pays for nothing else.
#pragma once

#include <cstdint>

#include "program/program.hpp"
#include "search/path_facts.hpp"
#include "state/visited_set.hpp"

namespace weaveproof {

enum class Novelty : std::uint8_t {
  New,
  Again,  // met before, but with less left to spend: has to be expanded once more
  Old,
  Settled,  // Old, and all that can be reached from there has been explored: no bound was in the way
};

inline bool isKnown(Novelty novelty) { return novelty >= Novelty::Old; }

class ExactVisited {
 public:
  static constexpr bool kBounded = false;
  explicit ExactVisited(VisitedSet& states) : states_(states) {}
  Novelty insert(Program& program, const PathFacts&) {
    return states_.insert(program.state()) ? Novelty::New : Novelty::Old;
  }

 private:
  VisitedSet& states_;
};

class LossyVisited {
 public:
  static constexpr bool kBounded = false;
  explicit LossyVisited(StateSet& hashes) : hashes_(hashes) {}
  Novelty insert(Program& program, const PathFacts&) {
    return hashes_.insert(program.hash()) ? Novelty::New : Novelty::Old;
  }

 private:
  StateSet& hashes_;
};

}  // namespace weaveproof
