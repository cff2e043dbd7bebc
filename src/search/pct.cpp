// Probabilistic concurrency testing (Burckhardt, Kothari, Musuvathi, Nagarakatte, ASPLOS 2010). Every thread has a random
// priority, and the thread with the highest one runs. At d - 1 steps, drawn at random from the k steps of a walk, the thread
// that would run gets a priority below all initial ones: the i-th drawn step gives priority i. A bug that takes d ordering
// constraints is then found with probability at least 1/(n k^(d-1)) in a walk of n threads.
//
// Steps are counted at choice points, and k is the largest number of them in a walk so far. The first walk, which has
// nothing to draw from, keeps its priorities. If a thread was chosen ten thousand times in a row while others could
// run, it gets a priority below all others: it spins, and waits for one of them.
#include <algorithm>

#include "search/searches.hpp"
#include "search/walk.hpp"

namespace weaveproof::search {
namespace {

class PctChooser {
 public:
  PctChooser(Random& random, std::uint32_t depth) : random_(random), depth_(depth) {}

  void beginWalk() {
    priorities_.clear();
    changes_.clear();
    step_ = 0;
    run_ = 0;
    lowest_ = 0;
    if (longest_ == 0) return;
    for (std::uint32_t i = 1; i < depth_; ++i) changes_.push_back(1 + random_.below(longest_));
  }

  void endWalk(std::uint64_t choices) { longest_ = std::max(longest_, choices); }

  program::ThreadNumber choose(std::span<const program::ThreadNumber> threads) {
    ++step_;
    program::ThreadNumber thread = highest(threads);
    for (std::size_t i = 0; i < changes_.size(); ++i) {
      if (changes_[i] != step_) continue;
      priorityOf(thread) = static_cast<std::int64_t>(i) + 1;
      thread = highest(threads);
    }
    run_ = thread == last_ ? run_ + 1 : 1;
    last_ = thread;
    if (run_ < kPatience) return thread;
    priorityOf(thread) = --lowest_;
    run_ = 0;
    return highest(threads);
  }

  // A thread that ends gives its number back; the next with this number is another thread.
  void beforeStep(program::Program& program, program::ThreadNumber thread) {
    for (const program::Pending& pending : program.pending()) {
      if (pending.thread == thread && pending.kind == program::ActionKind::End) {
        std::erase_if(priorities_, [&](const Priority& priority) { return priority.thread == thread; });
      }
    }
  }

 private:
  static constexpr std::uint32_t kPatience = 10'000;

  struct Priority {
    program::ThreadNumber thread;
    std::int64_t value;
  };

  program::ThreadNumber highest(std::span<const program::ThreadNumber> threads) {
    return *std::ranges::max_element(threads, {}, [&](program::ThreadNumber thread) { return priorityOf(thread); });
  }

  // Initial priorities are drawn when a thread is met first. They are so many that equal ones need not be feared, and all
  // above those that steps give.
  std::int64_t& priorityOf(program::ThreadNumber thread) {
    const auto found = std::ranges::find(priorities_, thread, &Priority::thread);
    if (found != priorities_.end()) return found->value;
    const std::int64_t drawn = static_cast<std::int64_t>(random_.next() >> 2) + (std::int64_t{1} << 62);
    return priorities_.emplace_back(Priority{thread, drawn}).value;
  }

  Random& random_;
  const std::uint32_t depth_;
  std::uint64_t longest_ = 0;  // k
  std::vector<Priority> priorities_;
  std::vector<std::uint64_t> changes_;
  std::uint64_t step_ = 0;
  program::ThreadNumber last_ = 0;
  std::uint32_t run_ = 0;
  std::int64_t lowest_ = 0;
};

}  // namespace

RunResult pctWalks(Task& task, const RunSetup& setup) {
  PctChooser chooser(task.random, setup.pctDepth);
  return Walks(task, setup, chooser).run();
}

}  // namespace weaveproof::search
