// Breadth-first search: states in the order of their distance from the initial one, so that the first error has a
// counterexample with as few transitions as possible.
//
// Every state that was met is kept with the transition that led to it first; that makes the path. They take more memory
// than a depth-first stack, and are charged to the budget.
#include <algorithm>
#include <vector>

#include "search/driver.hpp"
#include "search/searches.hpp"
#include "search/stores.hpp"

namespace weaveproof::search {
namespace {

template <class Visited>
class BreadthFirst : private Driver<BreadthFirst<Visited>> {
 public:
  BreadthFirst(Task& task, const RunSetup& setup, Visited& visited)
      : Base(task, setup),
        visited_(visited),
        account_(task.budget),
        nodes_(base::BudgetAllocator<Node>(account_)),
        facts_(base::BudgetAllocator<PathFacts>(account_)) {}

  RunResult run() {
    const RunResult result = this->drive();
    statistics_.pathBytes = std::max(statistics_.pathBytes, account_.bytes());
    return result;
  }

 private:
  using Base = Driver<BreadthFirst>;
  friend Base;
  using Base::attempted_, Base::depth_, Base::now_, Base::over_, Base::result_;
  using Base::program_, Base::setup_, Base::statistics_, Base::task_;
  using Landing = typename Base::Landing;

  static constexpr std::uint32_t kNone = 0xffffffff;

  struct Node {
    state::StateId state;
    program::Action by;
    std::uint32_t from;  // in nodes_
    std::uint32_t depth;
  };

  Ending explore() {
    const bool isThere = this->begin();
    this->noteDepth();
    if (!isThere || arrive(task_.beginning)) return over_;
    for (std::size_t i = 0; i < nodes_.size(); ++i) {
      if (expand(static_cast<std::uint32_t>(i))) return over_;
    }
    return Ending::Finished;
  }

  // True when the search is over; so with the functions below.
  bool expand(std::uint32_t at) {
    const Node node = nodes_[at];
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
      if (step(at, node.depth, actions_[i])) return true;
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

  bool step(std::uint32_t from, std::uint32_t depth, program::Action action) {
    depth_ = depth;
    if (this->mustEnd()) return true;
    from_ = from;
    const program::Outcome outcome = this->execute(action);
    ++depth_;
    this->noteDepth();
    return arrive(outcome);
  }

  bool arrive(const program::Outcome& outcome) {
    if (const Landing landing = this->land(outcome); landing != Landing::InState) [[unlikely]]
      return landing == Landing::Over;
    const Novelty novelty = visited_.insert(program_, now_);
    this->tellArrival(outcome, novelty == Novelty::New ? Arrival::At::NewState : Arrival::At::KnownState);
    if (isKnown(novelty)) {
      ++statistics_.revisits;
      return false;
    }
    if (novelty == Novelty::New) {
      if (const Landing landing = this->enterNew(outcome); landing != Landing::InState) [[unlikely]]
        return landing == Landing::Over;
    }
    if (outcome.kind == program::Outcome::Kind::Ended) return false;
    nodes_.push_back({program_.state(), attempted_, from_, depth_});
    if constexpr (Visited::kBounded) facts_.push_back(now_);
    return false;
  }

  // The transitions from the first node on.
  void addPathTo(std::uint32_t node, std::vector<program::Action>& path) const {
    const auto before = static_cast<std::ptrdiff_t>(path.size());
    for (; node != kNone && nodes_[node].from != kNone; node = nodes_[node].from) path.push_back(nodes_[node].by);
    std::reverse(path.begin() + before, path.end());
  }

  std::vector<program::Action> pathHere(bool) {
    std::vector<program::Action> path = task_.startUp.actions();
    addPathTo(from_, path);
    if (from_ != kNone) path.push_back(attempted_);
    return path;
  }

  std::vector<program::Action> pathOfAttempt() { return pathHere(false); }

  std::uint64_t choicesHere() const { return now_.choices; }  // of a bounded search

  Visited& visited_;

  base::MemoryAccount account_;
  std::vector<Node, base::BudgetAllocator<Node>> nodes_;
  std::vector<PathFacts, base::BudgetAllocator<PathFacts>> facts_;  // kBounded: of each of nodes_
  program::Actions actions_;                                        // of the node that is expanded
  std::vector<std::uint32_t> costs_;                                // kBounded: of each of actions_

  std::uint32_t from_ = kNone;  // the node from which the last transition led to where the program stands
};

}  // namespace

RunResult breadthFirst(Task& task, const RunSetup& setup) {
  // A depth limit alone needs no bounded set: the first time that a state is met here is at its least depth.
  const bool bounded = setup.bound != nullptr;
  return withVisited(task, setup, bounded, [&](auto& visited) { return BreadthFirst(task, setup, visited).run(); });
}

}  // namespace weaveproof::search
