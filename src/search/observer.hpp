// The interface of code that sees what a search does, transition by transition: statistics, traces to mine, pages. A
// search without an observer pays a comparison with null at each of these places; compared with a transition this
// cannot be measured.
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
    Nowhere,     // the transition failed for good, or an assumption does not hold: there is no state after it
  } at = At::Nowhere;
  std::uint64_t depth = 0;    // transitions on the path
  std::uint64_t choices = 0;  // choice points on it, before this state
};

// No function of an observer may move the program. Workers that divide one search (--share) call them at the same time.
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
  // Everything after the last choice point of the path has been explored, or is skipped; `choices` choice points
  // remain.
  virtual void returns(std::uint64_t choices) { (void)choices; }
  // The sets of the states on the stack may have changed; this one belongs to the state that is `depth` transitions
  // after the initial state. Called only by searches that have such sets (por/algorithm.hpp), if `wantsSets` says so.
  virtual bool wantsSets() const { return false; }
  virtual void updates(const reduce::BacktrackSets& sets, std::uint64_t depth) { (void)sets, (void)depth; }
  virtual void ends() {}
};

}  // namespace weaveproof::search
