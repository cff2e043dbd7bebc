// Best-first search: of all states that were met and not yet expanded, the one that a heuristic finds most promising
// comes next. With room for all of them it is as complete as any other search, and only the order is its own. The value
// of a state is that of the first path to it.
//
// As in breadth-first search, every state is kept with the transition that led to it first: that makes the path, and
// the history that heuristics look back on is read along it.
//
//   --queue-limit N   the queue holds N states; when there are more, the worst one is dropped
//   --beam N          level by level: of the states after those of one level, the N best are the next level
//
// What was dropped is never expanded, so the search is not complete then, and says how many there were.
#include <algorithm>
#include <utility>
#include <vector>

#include "search/kept_nodes.hpp"
#include "search/searches.hpp"
#include "search/stores.hpp"

namespace weaveproof::search {
namespace {

template <class Visited>
class BestFirst : public KeptNodes<BestFirst<Visited>, Visited> {
  using Base = KeptNodes<BestFirst, Visited>;
  friend Base;
  friend Driver<BestFirst>;
  using Base::actions_, Base::depth_, Base::from_, Base::kNone, Base::nodes_, Base::over_, Base::result_;
  using Base::program_, Base::statistics_, Base::task_;

 public:
  BestFirst(Task& task, const RunSetup& setup, Visited& visited)
      : Base(task, setup, visited),
        guidance_(*setup.guidance),
        wanted_(guidance_.heuristic->wants()),
        queue_(this->account_, guidance_.tie, task.random),
        nextLevel_(this->account_, guidance_.tie, task.random) {}

 private:
  Ending explore() {
    readHistory(kNone);
    if (this->reachBeginning()) return over_;
    for (;;) {
      if (queue_.empty()) std::swap(queue_, nextLevel_);
      if (queue_.empty()) return Ending::Finished;
      if (expand(queue_.popBest())) return over_;
    }
  }

  // True when the search is over.
  bool expand(std::uint32_t at) {
    const auto node = nodes_[at];
    program_.restore(node.state);
    actions_ = program_.enabled();
    if (actions_.empty()) return false;
    if (actions_.size() > 1) ++statistics_.choicePoints;
    readHistory(at);
    for (std::size_t i = 0; i < actions_.size(); ++i) {
      if (i != 0) program_.restore(node.state);
      history_.front() = actions_[i].thread;
      if (this->step(at, actions_[i])) return true;
    }
    return false;
  }

  void keep() {
    // At the very beginning there is no newest transition.
    const std::span<const program::ThreadNumber> threads = std::span(history_).subspan(from_ == kNone ? 1 : 0);
    const RecentPath path{threads.first(std::min<std::size_t>(threads.size(), wanted_)), depth_};
    std::int64_t value = guidance_.heuristic->valueOf(path, program_);
    if (guidance_.astar) value += depth_;
    const std::uint32_t node = this->addNode();
    GuidedQueue& queue = guidance_.beam ? nextLevel_ : queue_;
    queue.push(value, node);
    const std::optional<std::uint64_t>& limit = guidance_.beam ? guidance_.beam : guidance_.queueLimit;
    if (limit && queue.size() > *limit) {
      queue.dropWorst();
      ++statistics_.dropped;
      result_.cutByQueue = true;
    }
  }

  // The threads of the transitions that led to a node, with one free place in front for the thread of the next
  // transition. What the start-up did comes before all others.
  void readHistory(std::uint32_t node) {
    history_.assign(1, 0);
    const std::size_t room = wanted_ + std::size_t{1};
    for (; history_.size() < room && node != kNone && nodes_[node].from != kNone; node = nodes_[node].from)
      history_.push_back(nodes_[node].by.thread);
    const program::StartUp& before = task_.startUp;
    if (history_.size() < room && before.steps != 0)
      history_.resize(std::min<std::size_t>(room, history_.size() + before.steps), before.thread());
  }

  const Guidance& guidance_;
  const std::uint32_t wanted_;

  GuidedQueue queue_;
  GuidedQueue nextLevel_;                       // of a beam
  std::vector<program::ThreadNumber> history_;  // the newest first
};

}  // namespace

RunResult bestFirst(Task& task, const RunSetup& setup) {
  return withVisited(task, setup, false, [&](auto& visited) { return BestFirst(task, setup, visited).run(); });
}

}  // namespace weaveproof::search
