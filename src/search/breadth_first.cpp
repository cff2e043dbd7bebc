// Breadth-first search: states in the order of their distance from the initial one, so that the first error has a
// counterexample with as few transitions as possible.
#include <algorithm>
#include <vector>

#include "search/kept_nodes.hpp"
#include "search/searches.hpp"
#include "search/stores.hpp"

namespace weaveproof::search {
namespace {

template <class Visited>
class BreadthFirst : public KeptNodes<BreadthFirst<Visited>, Visited> {
  using Base = KeptNodes<BreadthFirst, Visited>;
  friend Base;
  friend Driver<BreadthFirst>;
  using Base::actions_, Base::nodes_, Base::now_, Base::over_, Base::result_;
  using Base::program_, Base::setup_, Base::statistics_, Base::task_;

 public:
  BreadthFirst(Task& task, const RunSetup& setup, Visited& visited)
      : Base(task, setup, visited), facts_(base::BudgetAllocator<PathFacts>(this->account_)) {}

 private:
  Ending explore() {
    if (this->reachBeginning()) return over_;
    for (std::size_t i = 0; i < nodes_.size(); ++i) {
      if (expand(static_cast<std::uint32_t>(i))) return over_;
    }
    return Ending::Finished;
  }

  // True when the search is over.
  bool expand(std::uint32_t at) {
    const auto node = nodes_[at];
    program_.restore(node.state);
    actions_ = program_.enabled();
    if (actions_.empty()) return false;
    if (setup_.depthLimit && node.depth >= *setup_.depthLimit) {
      result_.cutByDepth = true;
      return false;
    }
    const bool choice = actions_.size() > 1;
    if (choice) ++statistics_.choicePoints;
    if constexpr (Visited::kBounded) {
      filter(facts_[at]);
    }
    if (setup_.order != nullptr) setup_.order->arrange(actions_, node.by.thread, task_.random);
    if constexpr (Visited::kBounded) {
      costs_.clear();
      for (const program::Action& action : actions_) costs_.push_back(setup_.bound->cost(action.thread));
    }
    for (std::size_t i = 0; i < actions_.size(); ++i) {
      if (i != 0) program_.restore(node.state);
      if constexpr (Visited::kBounded) {
        now_ = facts_[at];
        if (choice)
          now_.choose(actions_[i].thread);
        else
          now_.force(actions_[i].thread);
        now_.budget -= costs_[i];
      }
      if (this->step(at, actions_[i])) return true;
    }
    return false;
  }

  void filter(const PathFacts& facts) {
    setup_.bound->enter(program_, facts.last);
    const auto tooDear = [&](const program::Action& action) {
      return setup_.bound->cost(action.thread) > facts.budget;
    };
    if (std::erase_if(actions_, tooDear) != 0) result_.cutByBound = true;
  }

  void keep() {
    this->addNode();
    if constexpr (Visited::kBounded) facts_.push_back(now_);
  }

  std::vector<PathFacts, base::BudgetAllocator<PathFacts>> facts_;  // kBounded: of each of nodes_
  std::vector<std::uint32_t> costs_;                                // kBounded: of each of actions_
};

}  // namespace

RunResult breadthFirst(Task& task, const RunSetup& setup) {
  // A depth limit alone needs no bounded set: the first time that a state is met here is at its least depth.
  const bool bounded = setup.bound != nullptr;
  return withVisited(task, setup, bounded, [&](auto& visited) { return BreadthFirst(task, setup, visited).run(); });
}

}  // namespace weaveproof::search
