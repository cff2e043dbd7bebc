// One depth-first search divided among several workers. They share the stored and the visited states; how they divide the
// work is in sharing.hpp. Each state is expanded by exactly one worker, so states and transitions are those of one worker
// alone; which error is found first, and on which path, is not.
#include <algorithm>
#include <exception>
#include <mutex>
#include <thread>

#include "search/depth_first.hpp"
#include "search/searches.hpp"
#include "search/stores.hpp"

namespace weaveproof {
namespace {

// What the worker that reports must add to its own numbers.
class SumOfOthers final : public Progress {
 public:
  SumOfOthers(Progress* whole, const std::vector<SharedCounts>& others) : whole_(whole), others_(others) {}

  void report(const SearchStatistics& own, std::uint64_t depth) override {
    if (whole_ == nullptr) return;
    SearchStatistics sum = own;
    for (const SharedCounts& other : others_) {
      sum.states += other.states.load(std::memory_order_relaxed);
      sum.transitions += other.transitions.load(std::memory_order_relaxed);
    }
    whole_->report(sum, depth);
  }

 private:
  Progress* const whole_;
  const std::vector<SharedCounts>& others_;
};

template <class Visited>
class SharedSearch {
 public:
  SharedSearch(Task& task, const RunSetup& setup, Visited& visited)
      : task_(task),
        crew_(*task.crew),
        setup_(setup),
        visited_(visited),
        pool_(crew_.options.parallel, task.watch.stateLimit()),
        counts_(crew_.options.parallel - 1) {}

  RunResult run() {
    std::vector<std::unique_ptr<Program>> programs;
    for (std::size_t i = 0; i < counts_.size(); ++i) programs.push_back(crew_.space.newWorker());
    std::vector<std::jthread> threads;
    for (std::size_t i = 0; i < programs.size(); ++i) {
      threads.emplace_back([this, program = programs[i].get(), i] { join(*program, i); });
    }
    SumOfOthers progress(crew_.progress, counts_);
    labour(task_.program, task_.statistics, &progress, nullptr, false);
    threads.clear();
    if (broken_) std::rethrow_exception(broken_);
    addTo(task_.statistics, others_);
    return result_;
  }

 private:
  void join(Program& program, std::size_t i) {
    SearchStatistics statistics;
    const std::uint64_t before = program.instructions();
    labour(program, statistics, nullptr, &counts_[i], true);
    statistics.instructions = program.instructions() - before;
    const std::lock_guard lock(mutex_);
    addTo(others_, statistics);
  }

  // One worker's part, from its first item to the last of all.
  void labour(Program& program, SearchStatistics& statistics, Progress* progress, SharedCounts* counts, bool joins) {
    RunResult result;
    try {
      Checks checks(crew_.properties);
      Random random(crew_.options.seed);
      Watch watch(crew_.options, statistics, crew_.begin, crew_.deadline, progress, &pool_.ended(),
                  crew_.space.sharesInternals());
      watch.publishTo(counts);
      watch.measure(task_.budget);
      program.stopIf(watch.stopper());
      Task task{program, task_.initial, task_.beginning, checks, task_.errors, statistics, watch, random, task_.budget};
      Visited visited = visited_;  // one set, but a memory of its own of what it was told lately
      result = DepthFirst<Visited, NoBacktracking, WorkPool>(task, setup_, visited, &pool_).run(joins);
      const std::lock_guard lock(mutex_);
      if (task.unsupported && !task_.unsupported) {
        task_.unsupported = std::move(task.unsupported);
        task_.unsupportedPath = std::move(task.unsupportedPath);
      }
      note(result);
    } catch (...) {
      const std::lock_guard lock(mutex_);
      broken_ = std::current_exception();
      result.ending = Ending::Cancelled;
    }
    program.stopIf(nullptr);
    if (result.ending != Ending::Finished) pool_.end();
  }

  // The first reason to end is the reason, unless somebody has found an error.
  void note(const RunResult& result) {
    result_.cutByLoop |= result.cutByLoop;
    const bool isFirst = result_.ending == Ending::Finished && result.ending != Ending::Cancelled;
    if (isFirst || result.ending == Ending::FirstError) result_.ending = result.ending;
  }

  Task& task_;
  const Crew& crew_;
  const RunSetup& setup_;
  const Visited& visited_;
  WorkPool pool_;
  std::vector<SharedCounts> counts_;  // of all but the first worker

  std::mutex mutex_;
  RunResult result_;
  SearchStatistics others_;
  std::exception_ptr broken_;
};

}  // namespace

RunResult sharedDepthFirst(Task& task, const RunSetup& setup) {
  return withVisited(task, setup, false, [&]<class Visited>(Visited& visited) {
    if constexpr (Visited::kBounded) {
      return RunResult{};  // refused by the plan
    } else {
      return SharedSearch<Visited>(task, setup, visited).run();
    }
  });
}

}  // namespace weaveproof
