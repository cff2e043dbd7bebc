// The states that a search has visited, as nodes of L_r, and what is known of each besides its transitions.
#pragma once

#include <span>

#include "published/algorithm.hpp"
#include "state/state_map.hpp"

namespace weaveproof::published {

struct Visited {
  std::uint32_t index = 0;  // of Tarjan's algorithm
  bool isOpen = false;      // it is on the stack, or in a cycle with one that is
  ThreadMask slept = 0;     // whenever it was explored
  ThreadMask explored = 0;
  ThreadMask unsafe = 0;  // as Frame has it
};

class VisitedStates {
 public:
  VisitedStates(base::MemoryBudget& budget, base::MemoryAccount& account, ReducedLts& lts)
      : lts_(lts),
        nodes_(budget, state::Users::One),
        visited_(base::BudgetAllocator<Visited>(account)),
        open_(base::BudgetAllocator<Node>(account)) {}

  Visited& operator[](Node node) { return visited_[node]; }

  // kNowhere: it is not visited.
  Node find(state::StateId state) {
    return nodes_.at(state, [](auto payloads) {
      const Node* const found = payloads.find([](Node) { return true; });
      return found != nullptr ? *found : ReducedLts::kNowhere;
    });
  }
  Node add(state::StateId state) {
    const Node node = addUnknown();
    nodes_.at(state, [&](auto payloads) { payloads.add(node); });
    return node;
  }
  // One that no state is found by.
  Node addUnknown() {
    visited_.push_back({});
    return lts_.add();
  }

  // The search leaves s. If s is the first state of its cycle, all that can be reached from it is known now, and so it
  // is for all states of the cycle: then true.
  bool leave(const Frame& s) {
    visited_[s.node].explored |= s.begun;
    open_.push_back(s.node);
    if (s.low != s.index) return false;
    for (const Node node : std::span(open_).subspan(s.firstOpen)) {
      visited_[node].isOpen = false;
      visited_[node].unsafe |= s.unsafe;
    }
    open_.resize(s.firstOpen);
    return true;
  }
  std::uint32_t openCount() const { return static_cast<std::uint32_t>(open_.size()); }

  std::uint64_t bytes() const { return nodes_.bytes(); }

 private:
  ReducedLts& lts_;
  state::StateMap<Node> nodes_;
  Stack<Visited> visited_;  // by node
  Stack<Node> open_;        // left, but not closed
};

}  // namespace weaveproof::published
