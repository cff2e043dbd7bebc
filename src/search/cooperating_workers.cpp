#include "search/cooperating_workers.hpp"

#include <exception>
#include <mutex>
#include <thread>
#include <vector>

#include "search/watch.hpp"

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

class SharedSearch {
 public:
  SharedSearch(Task& task, const RunSetup& setup, Together& together, const WorkerPart& part)
      : task_(task),
        setupOfWorkers_(*task.workerSetup),
        setup_(setup),
        together_(together),
        part_(part),
        counts_(setupOfWorkers_.options.parallel - 1) {
    together_.countStates(task.statistics.states);  // of earlier runs
  }

  RunResult run() {
    std::vector<std::unique_ptr<program::Program>> programs;
    for (std::size_t i = 0; i < counts_.size(); ++i) programs.push_back(setupOfWorkers_.space.newWorker());
    std::vector<std::jthread> threads;
    for (std::size_t i = 0; i < programs.size(); ++i) {
      threads.emplace_back([this, program = programs[i].get(), i] { join(*program, i); });
    }
    SumOfOthers progress(setupOfWorkers_.progress, counts_);
    runWorker(task_.program, task_.statistics, &progress, nullptr, false);
    threads.clear();
    if (broken_) std::rethrow_exception(broken_);
    addTo(task_.statistics, others_);
    return result_;
  }

 private:
  void join(program::Program& program, std::size_t i) {
    SearchStatistics statistics;
    const std::uint64_t before = program.instructions();
    runWorker(program, statistics, nullptr, &counts_[i], true);
    statistics.instructions = program.instructions() - before;
    const std::lock_guard lock(mutex_);
    addTo(others_, statistics);
  }

  // What one worker needs for its part.
  void runWorker(program::Program& program, SearchStatistics& statistics, Progress* progress, SharedCounts* counts,
                 bool joins) {
    RunResult result;
    try {
      Checks checks(setupOfWorkers_.spec);
      Random random(setupOfWorkers_.options.seed);
      Watch watch(setupOfWorkers_.options, statistics, setupOfWorkers_.begin, setupOfWorkers_.deadline, progress,
                  &together_.ended(), setupOfWorkers_.space.sharesInternals());
      watch.publishTo(counts);
      watch.measure(task_.budget);
      program.stopIf(watch.stopper());
      program.showSwitches(setup_.makeBound != nullptr);
      Growth growth(task_.budget);  // not reported
      Task task{program, task_.initial, task_.beginning, task_.startUp, checks,  task_.errors,   statistics,
                watch,   random,        task_.budget,    growth,        nullptr, task_.observer, task_.errorsEndPaths};
      const auto bound = setup_.makeBound != nullptr ? setup_.makeBound() : nullptr;
      RunSetup setup = setup_;
      setup.bound = bound.get();
      result = part_(task, setup, joins);
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
    if (result.ending != Ending::Finished) together_.end();
  }

  // The first reason to end is the reason, unless a worker has found an error.
  void note(const RunResult& result) {
    result_.cutByLoop |= result.cutByLoop;
    result_.cutByBound |= result.cutByBound;
    result_.cutByDepth |= result.cutByDepth;
    const bool isFirst = result_.ending == Ending::Finished && result.ending != Ending::Cancelled;
    if (isFirst || result.ending == Ending::FirstError) result_.ending = result.ending;
  }

  Task& task_;
  const WorkerSetup& setupOfWorkers_;
  const RunSetup& setup_;
  Together& together_;
  const WorkerPart& part_;
  std::vector<SharedCounts> counts_;  // of all but the first worker

  std::mutex mutex_;
  RunResult result_;
  SearchStatistics others_;
  std::exception_ptr broken_;
};

}  // namespace

RunResult searchTogether(Task& task, const RunSetup& setup, Together& together, const WorkerPart& part) {
  return SharedSearch(task, setup, together, part).run();
}

}  // namespace weaveproof::search
