// The workers share the stored and the visited states; how they divide the work is in sharing.hpp. Each state is
// expanded by exactly one worker, so states and transitions are those of one worker alone; which error is found
// first, and on which path, is not.
//
// With a bound a state may be expanded several times, with more left to spend each time, and how often depends on who
// comes first: the numbers differ from run to run, what is covered does not. A state for which somebody else has as
// much left or more is being expanded by him. It is settled by who has seen all that is behind it himself: not when
// he has given a part of that away.
#include "search/share.hpp"

#include <algorithm>
#include <exception>
#include <mutex>
#include <thread>

#include "search/depth_first.hpp"
#include "search/stores.hpp"
#include "search/uncut_visited.hpp"

namespace weaveproof::search {
namespace {

// What the worker that reports must add to its own numbers.
class SumOfOthers final : public Progress {
 public:
  SumOfOthers(Progress* whole, const std::vector<SharedCounts>& others) : whole_(whole), others_(others) {}

  void report(const ProgressReport& own) override {
    if (whole_ == nullptr) return;
    ProgressReport sum = own;
    for (const SharedCounts& other : others_) {
      sum.soFar.states += other.states.load(std::memory_order_relaxed);
      sum.soFar.transitions += other.transitions.load(std::memory_order_relaxed);
    }
    whole_->report(sum);
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
        counts_(crew_.options.parallel - 1) {
    pool_.countStates(task.statistics.states);  // of earlier runs
  }

  RunResult run() {
    std::vector<std::unique_ptr<program::Program>> programs;
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
  void join(program::Program& program, std::size_t i) {
    SearchStatistics statistics;
    const std::uint64_t before = program.instructions();
    labour(program, statistics, nullptr, &counts_[i], true);
    statistics.instructions = program.instructions() - before;
    const std::lock_guard lock(mutex_);
    addTo(others_, statistics);
  }

  // One worker's part, from its first item to the last of all.
  void labour(program::Program& program, SearchStatistics& statistics, Progress* progress, SharedCounts* counts,
              bool joins) {
    RunResult result;
    try {
      Checks checks(crew_.properties);
      Random random(crew_.options.seed);
      Watch watch(crew_.options, statistics, crew_.begin, crew_.deadline, progress, &pool_.ended(),
                  crew_.space.sharesInternals());
      watch.publishTo(counts);
      watch.measure(task_.budget);
      program.stopIf(watch.stopper());
      Growth growth(task_.budget);  // of which nobody asks
      Task task{program, task_.initial, task_.beginning, task_.startUp, checks,  task_.errors,   statistics,
                watch,   random,        task_.budget,    growth,        nullptr, task_.observer, task_.errorsEndPaths};
      const auto bound = setup_.makeBound != nullptr ? setup_.makeBound() : nullptr;
      RunSetup setup = setup_;
      setup.bound = bound.get();
      Visited visited = visited_.forWorker(bound.get());
      result = DepthFirst<Visited, NoBacktracking, WorkPool>(task, setup, visited, &pool_).run(joins);
      const std::lock_guard lock(mutex_);
      if (checks.races()) task_.checks.races()->add(std::move(*checks.races()));
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
    const bool isCut = result.cutByBound || result.cutByDepth;
    if (result.ending != Ending::Finished || (Visited::kEndsAtCut && isCut)) pool_.end();
  }

  // The first reason to end is the reason, unless somebody has found an error.
  void note(const RunResult& result) {
    result_.cutByLoop |= result.cutByLoop;
    result_.cutByBound |= result.cutByBound;
    result_.cutByDepth |= result.cutByDepth;
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

template <class Visited>
RunResult sharedDepthFirst(Task& task, const RunSetup& setup, Visited& visited) {
  return SharedSearch<Visited>(task, setup, visited).run();
}

template RunResult sharedDepthFirst(Task&, const RunSetup&, ExactVisited&);
template RunResult sharedDepthFirst(Task&, const RunSetup&, LossyVisited&);
template RunResult sharedDepthFirst(Task&, const RunSetup&, UncutVisited&);
template RunResult sharedDepthFirst(Task&, const RunSetup&, BoundedVisited&);

}  // namespace weaveproof::search
