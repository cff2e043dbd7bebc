// Who wants to see what a search does, transition by transition: statistics, traces to mine, pages. A search without
// one pays a comparison with null at each of these places, which cannot be measured beside a transition.
#pragma once

#include <cstdint>

#include "program/program.hpp"

namespace weaveproof::reduce {
class BacktrackSets;
}  // namespace weaveproof::reduce

namespace weaveproof::search {

// Where a transition, or the beginning of a search, has led.
struct Arrival {
  enum class At : std::uint8_t {
    NewState,
    KnownState,  // also one that is expanded again, with more left to spend
    AnyState,    // of a walk, which does not know
    Nowhere,     // the transition failed for good, or an assumption does not hold: there is no state behind it
  } at = At::Nowhere;
  std::uint64_t depth = 0;    // transitions on the path
  std::uint64_t choices = 0;  // choice points on it, before this state
};

// Nothing that it is told may move the program. Workers that divide one search (--share) tell it what they do at the
// same time.
class SearchObserver {
 public:
  virtual ~SearchObserver() = default;

  // A run, or a walk, begins. The first arrival is in the state in which it does.
  virtual void begins() {}
  virtual void transition(program::Program& program, program::Action action, const program::Outcome& outcome) {
    (void)program, (void)action, (void)outcome;
  }
  virtual void arrives(program::Program& program, const program::Outcome& outcome, const Arrival& arrival) {
    (void)program, (void)outcome, (void)arrival;
  }
  // Everything behind the last choice point of the path has been explored, or is left out; those left are so many.
  virtual void returns(std::uint64_t choices) { (void)choices; }
  // The sets of the states on the stack may have changed, of which this one lies so many transitions behind the initial
  // state: only of searches that have such sets (por/algorithm.hpp), and for who wants to know.
  virtual bool wantsSets() const { return false; }
  virtual void updates(const reduce::BacktrackSets& sets, std::uint64_t depth) { (void)sets, (void)depth; }
  virtual void ends() {}
};

}  // namespace weaveproof::search
