// Breadth-first search: states in the order of their distance from the initial one, so that the first error has a
// counterexample with as few transitions as possible.
//
// Every state that was met is kept with the transition that led to it first; that makes the path. They take more memory
// than a depth-first stack, and are charged to the budget.
#include <algorithm>
#include <new>
#include <vector>

#include "search/path_facts.hpp"
#include "search/searches.hpp"
#include "search/stores.hpp"

namespace weaveproof {
namespace {

template <class Visited>
class BreadthFirst {
 public:
  BreadthFirst(Task& task, const RunSetup& setup, Visited& visited)
      : task_(task),
        program_(task.program),
        statistics_(task.statistics),
        setup_(setup),
        visited_(visited),
        account_(task.budget),
        nodes_(BudgetAllocator<Node>(account_)),
        facts_(BudgetAllocator<PathFacts>(account_)) {}

  RunResult run() {
    try {
      result_.ending = explore();
    } catch (const UnsupportedFeature& feature) {
      result_.ending = Ending::Unsupported;
      task_.unsupported = feature;
      task_.unsupportedPath = pathTo(from_);
      task_.unsupportedPath.push_back(by_);
    } catch (const SearchStopped&) {
      result_.ending = task_.watch.endingHere().value_or(Ending::Stopped);
    } catch (const MemoryLimit&) {
      result_.ending = Ending::MemoryLimit;
    } catch (const std::bad_alloc&) {
      result_.ending = Ending::MemoryLimit;
    }
    statistics_.pathBytes = std::max(statistics_.pathBytes, account_.bytes());
    return result_;
  }

 private:
  static constexpr std::uint32_t kNone = 0xffffffff;

  struct Node {
    StateId state;
    Action by;
    std::uint32_t from;  // in nodes_
    std::uint32_t depth;
  };

  Ending explore() {
    program_.restore(task_.initial);
    now_.budget = setup_.budget;
    if (arrive(task_.beginning)) return ending_;
    for (std::size_t i = 0; i < nodes_.size(); ++i) {
      if (expand(static_cast<std::uint32_t>(i))) return ending_;
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
      for (const Action& action : actions_) costs_.push_back(setup_.bound->cost(action.thread));
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
    const auto tooDear = [&](const Action& action) { return setup_.bound->cost(action.thread) > facts.budget; };
    if (std::erase_if(actions_, tooDear) != 0) result_.cutByBound = true;
  }

  bool step(std::uint32_t from, std::uint32_t depth, Action action) {
    if (task_.watch.due()) {
      if (const auto ending = task_.watch.ending(depth)) return end(*ending);
    }
    from_ = from;
    by_ = action;
    depth_ = depth + 1;
    const Outcome outcome = program_.execute(action);
    ++statistics_.transitions;
    statistics_.maxDepth = std::max<std::uint64_t>(statistics_.maxDepth, depth_);
    return arrive(outcome);
  }

  bool arrive(const Outcome& outcome) {
    const auto path = [&] { return pathHere(); };
    if (outcome.kind != Outcome::Kind::Running) [[unlikely]] {
      if (outcome.kind == Outcome::Kind::Pruned) return false;
      if (outcome.kind == Outcome::Kind::Failed) {
        if (outcome.failure->kind == Failure::Kind::LocalLoop && !outcome.canGoOn) result_.cutByLoop = true;
        if (task_.reportFailure(outcome, path)) return end(Ending::FirstError);
        if (!outcome.canGoOn) return false;
      }
    }
    const Novelty novelty = visited_.insert(program_, now_);
    if (novelty == Novelty::Old) {
      ++statistics_.revisits;
      return false;
    }
    if (novelty == Novelty::New) {
      if (statistics_.states >= task_.watch.stateLimit()) return end(task_.watch.endingAtStateLimit());
      ++statistics_.states;
      if (task_.reportState(outcome, path)) return end(Ending::FirstError);
    }
    if (outcome.kind == Outcome::Kind::Ended) return false;
    nodes_.push_back({program_.state(), by_, from_, depth_});
    if constexpr (Visited::kBounded) facts_.push_back(now_);
    return false;
  }

  bool end(Ending ending) {
    ending_ = ending;
    return true;
  }

  std::vector<Action> pathTo(std::uint32_t node) const {
    std::vector<Action> path;
    for (; node != kNone && nodes_[node].from != kNone; node = nodes_[node].from) path.push_back(nodes_[node].by);
    std::ranges::reverse(path);
    return path;
  }

  std::vector<Action> pathHere() const {
    std::vector<Action> path = pathTo(from_);
    if (from_ != kNone) path.push_back(by_);
    return path;
  }

  Task& task_;
  Program& program_;
  SearchStatistics& statistics_;
  const RunSetup& setup_;
  Visited& visited_;

  MemoryAccount account_;
  std::vector<Node, BudgetAllocator<Node>> nodes_;
  std::vector<PathFacts, BudgetAllocator<PathFacts>> facts_;  // kBounded: of each of nodes_
  Actions actions_;                                           // of the node that is expanded
  std::vector<std::uint32_t> costs_;                          // kBounded: of each of actions_

  // The transition that led to where the program stands.
  std::uint32_t from_ = kNone;
  Action by_;
  std::uint32_t depth_ = 0;
  PathFacts now_;

  Ending ending_ = Ending::Finished;
  RunResult result_;
};

}  // namespace

RunResult breadthFirst(Task& task, const RunSetup& setup) {
  // A depth limit alone needs no bounded set: the first time that a state is met here is at its least depth.
  const bool bounded = setup.bound != nullptr;
  return withVisited(task, setup, bounded, [&](auto& visited) { return BreadthFirst(task, setup, visited).run(); });
}

}  // namespace weaveproof
