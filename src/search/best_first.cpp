// Best-first search: of all states that were met and not yet expanded, the one that a heuristic finds most promising
// comes next. With room for all of them it is as complete as any other search, and only the order is its own. The value
// of a state is that of the first path to it.
//
// As in breadth-first search, every state is kept with the transition that led to it first: that makes the path, and
// the history that heuristics look back on is read along it.
//
//   --queue-limit N   the queue holds N states; when there are more, the worst one is dropped
//   --beam N          level by level: of the states behind those of one level, the N best are the next level
//
// What was dropped is never expanded, so the search is not complete then, and says how many there were.
#include <algorithm>
#include <utility>
#include <vector>

#include "search/driver.hpp"
#include "search/searches.hpp"
#include "search/stores.hpp"

namespace weaveproof::search {
namespace {

template <class Visited>
class BestFirst : private Driver<BestFirst<Visited>> {
 public:
  BestFirst(Task& task, const RunSetup& setup, Visited& visited)
      : Base(task, setup),
        visited_(visited),
        guidance_(*setup.guidance),
        wanted_(guidance_.heuristic->wants()),
        account_(task.budget),
        nodes_(base::BudgetAllocator<Node>(account_)),
        queue_(account_, guidance_.tie, task.random),
        nextLevel_(account_, guidance_.tie, task.random) {}

  RunResult run() {
    const RunResult result = this->drive();
    statistics_.pathBytes = std::max(statistics_.pathBytes, account_.bytes());
    return result;
  }

 private:
  using Base = Driver<BestFirst>;
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
    readHistory(kNone);
    if (!isThere || arrive(task_.beginning)) return over_;
    for (;;) {
      if (queue_.empty()) std::swap(queue_, nextLevel_);
      if (queue_.empty()) return Ending::Finished;
      if (expand(queue_.popBest())) return over_;
    }
  }

  // True when the search is over; so with the functions below.
  bool expand(std::uint32_t at) {
    const Node node = nodes_[at];
    program_.restore(node.state);
    actions_ = program_.enabled();
    if (actions_.empty()) return false;
    if (actions_.size() > 1) ++statistics_.choicePoints;
    readHistory(at);
    for (std::size_t i = 0; i < actions_.size(); ++i) {
      if (i != 0) program_.restore(node.state);
      if (step(at, node.depth, actions_[i])) return true;
    }
    return false;
  }

  bool step(std::uint32_t from, std::uint32_t depth, program::Action action) {
    depth_ = depth;
    if (this->mustEnd()) return true;
    from_ = from;
    history_.front() = action.thread;
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
    if (const Landing landing = this->enterNew(outcome); landing != Landing::InState) [[unlikely]]
      return landing == Landing::Over;
    if (outcome.kind != program::Outcome::Kind::Ended) enqueue();
    return false;
  }

  void enqueue() {
    // At the very beginning there is no newest transition.
    const std::span<const program::ThreadNumber> threads = std::span(history_).subspan(from_ == kNone ? 1 : 0);
    const RecentPath path{threads.first(std::min<std::size_t>(threads.size(), wanted_)), depth_};
    std::int64_t value = guidance_.heuristic->valueOf(path, program_);
    if (guidance_.astar) value += depth_;
    const auto node = static_cast<std::uint32_t>(nodes_.size());
    nodes_.push_back({program_.state(), attempted_, from_, depth_});
    GuidedQueue& queue = guidance_.beam ? nextLevel_ : queue_;
    queue.push(value, node);
    const std::optional<std::uint64_t>& limit = guidance_.beam ? guidance_.beam : guidance_.queueLimit;
    if (limit && queue.size() > *limit) {
      queue.dropWorst();
      ++statistics_.dropped;
      result_.cutByQueue = true;
    }
  }

  // The threads of the transitions that led to a node, behind a place for the one that will lead on. What the start-up
  // did comes before all others.
  void readHistory(std::uint32_t node) {
    history_.assign(1, 0);
    const std::size_t room = wanted_ + std::size_t{1};
    for (; history_.size() < room && node != kNone && nodes_[node].from != kNone; node = nodes_[node].from)
      history_.push_back(nodes_[node].by.thread);
    const program::StartUp& before = task_.startUp;
    if (history_.size() < room && before.steps != 0)
      history_.resize(std::min<std::size_t>(room, history_.size() + before.steps), before.thread());
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

  std::uint64_t choicesHere() const { return now_.choices; }  // which nobody counts here

  Visited& visited_;
  const Guidance& guidance_;
  const std::uint32_t wanted_;

  base::MemoryAccount account_;
  std::vector<Node, base::BudgetAllocator<Node>> nodes_;
  GuidedQueue queue_;
  GuidedQueue nextLevel_;                       // of a beam
  program::Actions actions_;                    // of the node that is expanded
  std::vector<program::ThreadNumber> history_;  // the newest first

  std::uint32_t from_ = kNone;  // the node from which the last transition led to where the program stands
};

}  // namespace

RunResult bestFirst(Task& task, const RunSetup& setup) {
  return withVisited(task, setup, false, [&](auto& visited) { return BestFirst(task, setup, visited).run(); });
}

}  // namespace weaveproof::search
