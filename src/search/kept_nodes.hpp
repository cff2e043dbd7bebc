// A search that keeps every state that it has met, with the transition that led there first; these make the path.
// Breadth-first and best-first search have this in common. They take more memory than a depth-first stack, and are
// charged to the budget.
//
// A search derives from it, and decides which node it expands next. It has
//
//   void keep();   a node for the state in which the program stands: addNode, and what else there is to know of it
#pragma once

#include <algorithm>
#include <vector>

#include "search/driver.hpp"
#include "search/visited.hpp"

namespace weaveproof::search {

template <class Search, class Visited>
class KeptNodes : public Driver<Search> {
 protected:
  using Base = Driver<Search>;
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

  KeptNodes(Task& task, const RunSetup& setup, Visited& visited)
      : Base(task, setup),
        account_(task.budget),
        nodes_(base::BudgetAllocator<Node>(account_)),
        visited_(visited) {}

  std::uint32_t addNode() {
    nodes_.push_back({program_.state(), attempted_, from_, depth_});
    return static_cast<std::uint32_t>(nodes_.size() - 1);
  }

  // True when the search is over; so with the functions below.
  bool reachBeginning() {
    const bool isThere = this->begin();
    this->noteDepth();
    return !isThere || arrive(task_.beginning);
  }

  bool step(std::uint32_t from, program::Action action) {
    depth_ = nodes_[from].depth;
    if (this->mustEnd()) return true;
    from_ = from;
    const program::Outcome outcome = this->execute(action);
    ++depth_;
    this->noteDepth();
    return arrive(outcome);
  }

  std::vector<program::Action> pathHere(bool) {
    std::vector<program::Action> path = task_.startUp.actions();
    addPathTo(from_, path);
    if (from_ != kNone) path.push_back(attempted_);
    return path;
  }

  std::vector<program::Action> pathOfAttempt() { return pathHere(false); }

  std::uint64_t choicesHere() const { return now_.choices; }  // of a bounded search

  base::MemoryAccount account_;
  std::vector<Node, base::BudgetAllocator<Node>> nodes_;
  program::Actions actions_;    // of the node that is expanded
  std::uint32_t from_ = kNone;  // the node from which the last transition led to where the program stands

 public:
  RunResult run() {
    const RunResult result = this->drive();
    statistics_.pathBytes = std::max(statistics_.pathBytes, account_.bytes());
    return result;
  }

 private:
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
    if (outcome.kind != program::Outcome::Kind::Ended) static_cast<Search&>(*this).keep();
    return false;
  }

  // The transitions from the first node on.
  void addPathTo(std::uint32_t node, std::vector<program::Action>& path) const {
    const auto before = static_cast<std::ptrdiff_t>(path.size());
    for (; node != kNone && nodes_[node].from != kNone; node = nodes_[node].from) path.push_back(nodes_[node].by);
    std::reverse(path.begin() + before, path.end());
  }

  Visited& visited_;
};

}  // namespace weaveproof::search
