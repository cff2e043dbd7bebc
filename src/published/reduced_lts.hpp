// L_r of stateful-por.txt: the states that were explored, and the transitions between them. A transition is labelled
// with what the step touches, and with its thread (Futures::ofStep). The algorithms traverse L_r again to learn what
// may happen after a state that they have explored before.
//
// Besides transitions a state has *happenings*: what would have been done there, had the program not ended, blocked or
// been left. They count as actions after it (docs/reductions.md).
#pragma once

#include <cstdint>
#include <vector>

#include "base/memory_budget.hpp"
#include "published/published.hpp"

namespace weaveproof::published {

class ReducedLts {
 public:
  using Node = std::uint32_t;
  static constexpr Node kNowhere = 0xffffffff;
  static constexpr std::uint32_t kMostTransitions = 0xffffffff;

  explicit ReducedLts(base::MemoryAccount& account)
      : nodes_(base::BudgetAllocator<State>(account)),
        transitions_(base::BudgetAllocator<Transition>(account)),
        work_(base::BudgetAllocator<Node>(account)) {}

  Node add() {
    if (nodes_.size() == kNowhere) throw base::MemoryLimit("there are more states than numbers for them");
    nodes_.push_back({});
    return static_cast<Node>(nodes_.size() - 1);
  }

  void addTransition(Node from, Futures::Number step, Node to) {
    if (transitions_.size() == kMostTransitions)
      throw base::MemoryLimit("there are more transitions than numbers for them");
    std::uint32_t& first = nodes_[from].first;
    transitions_.push_back({step, to, first});
    first = static_cast<std::uint32_t>(transitions_.size());
  }
  void addHappening(Node at, Futures::Number step) { addTransition(at, step, kNowhere); }

  // Every transition after the state once, whatever executions it is part of (appendix A): use(step) says whether to
  // continue.
  template <class Use>
  void traverse(Node from, Use&& use) {
    if (++traversals_ == 0) {
      for (State& state : nodes_) state.seen = 0;
      traversals_ = 1;
    }
    work_.clear();
    visit(from);
    while (!work_.empty()) {
      const Node at = work_.back();
      work_.pop_back();
      for (std::uint32_t next = nodes_[at].first; next != 0;) {
        const Transition& transition = transitions_[next - 1];
        next = transition.next;
        if (!use(transition.step)) return;
        if (transition.to != kNowhere) visit(transition.to);
      }
    }
  }

 private:
  struct State {
    std::uint32_t first = 0;  // of its transitions, from 1; 0: it has none
    std::uint32_t seen = 0;   // the last traversal that came by
  };
  struct Transition {
    Futures::Number step = Futures::kNothing;
    Node to = kNowhere;
    std::uint32_t next = 0;  // of the same state
  };
  template <class T>
  using Stored = std::vector<T, base::BudgetAllocator<T>>;

  void visit(Node node) {
    if (nodes_[node].seen == traversals_) return;
    nodes_[node].seen = traversals_;
    work_.push_back(node);
  }

  Stored<State> nodes_;
  Stored<Transition> transitions_;
  Stored<Node> work_;
  std::uint32_t traversals_ = 0;
};

}  // namespace weaveproof::published
