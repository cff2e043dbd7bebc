// Partial order sampling (Yuan, Yang, Gu, CAV 2018). Pending actions, not threads, have random priorities, and the
// action with the highest priority comes next. Then the next action of its thread draws a new priority, and so does
// every pending action that conflicts with it: otherwise the priority that lost this time would also decide the order
// with respect to the rest.
#include <algorithm>

#include "search/searches.hpp"
#include "search/walk.hpp"

namespace weaveproof::search {
namespace {

class PosChooser {
 public:
  explicit PosChooser(Random& random) : random_(random) {}

  void beginWalk() { priorities_.clear(); }
  void endWalk(std::uint64_t) {}

  program::ThreadNumber choose(std::span<const program::ThreadNumber> threads) {
    return *std::ranges::max_element(threads, {}, [&](program::ThreadNumber thread) { return priorityOf(thread); });
  }

  void beforeStep(program::Program& program, program::ThreadNumber thread) {
    const std::span<const program::Pending> all = program.pending();
    const auto next = std::ranges::find(all, thread, &program::Pending::thread);
    if (next == all.end()) return;
    const program::Footprint touched = program.footprints().footprintOf(*next);
    for (const program::Pending& other : all) {
      if (other.thread != thread && !program::dependent(touched, program.footprints().footprintOf(other))) continue;
      std::erase_if(priorities_, [&](const Priority& priority) { return priority.thread == other.thread; });
    }
  }

 private:
  struct Priority {
    program::ThreadNumber thread;
    std::uint64_t value;
  };

  std::uint64_t priorityOf(program::ThreadNumber thread) {
    const auto found = std::ranges::find(priorities_, thread, &Priority::thread);
    if (found != priorities_.end()) return found->value;
    return priorities_.emplace_back(Priority{thread, random_.next()}).value;
  }

  Random& random_;
  std::vector<Priority> priorities_;  // of the threads' pending actions; those not here are drawn when asked for
};

}  // namespace

RunResult posWalks(Task& task, const RunSetup& setup) {
  PosChooser chooser(task.random);
  return Walks(task, setup, chooser).run();
}

}  // namespace weaveproof::search
