// Workers at the same time, each with a thread of its own; the calling thread waits for them and reports their
// progress.
#pragma once

#include <algorithm>
#include <atomic>
#include <chrono>
#include <condition_variable>
#include <cstdint>
#include <exception>
#include <mutex>
#include <thread>
#include <vector>

#include "search/worker.hpp"

namespace weaveproof::search {

class ParallelWorkers {
 protected:
  ParallelWorkers(const Common& common, std::size_t searches) : common_(common), counts_(searches) {
    common_.progress = nullptr;  // the workers are silent: the thread that waits reports for all
    common_.cancelled = &cancelled_;
  }
  virtual ~ParallelWorkers() = default;

  // work(i) for each worker i, until all are done. What one of them throws ends all, and comes out here.
  template <class Work>
  void gather(std::size_t workers, Progress* progress, Work&& work) {
    running_ = workers;
    std::vector<std::jthread> threads;
    for (std::size_t i = 0; i < workers; ++i) threads.emplace_back([this, i, &work] { runWorker(i, work); });
    wait(progress);
    threads.clear();
    if (broken_) std::rethrow_exception(broken_);
  }

  double seconds() const { return std::chrono::duration<double>(Watch::Clock::now() - common_.begin).count(); }

  static void addErrors(SearchResult& result, WorkerResult& worker) {
    for (FoundError& error : worker.errors) {
      const auto same = [&](const FoundError& known) { return known.violation.identity == error.violation.identity; };
      if (std::ranges::none_of(result.errors, same)) result.errors.push_back(std::move(error));
    }
    worker.errors.clear();
  }

  // Adds what only this kind of search knows; so many of the searches have begun.
  virtual void describe(ProgressReport& report, std::size_t begun) const { (void)report, (void)begun; }

  Common common_;
  std::vector<SharedCounts> counts_;
  std::atomic<bool> cancelled_ = false;
  std::mutex mutex_;

 private:
  template <class Work>
  void runWorker(std::size_t worker, Work& work) {
    try {
      work(worker);
    } catch (...) {
      const std::lock_guard lock(mutex_);
      broken_ = std::current_exception();
      cancelled_ = true;
    }
    const std::lock_guard lock(mutex_);
    --running_;
    changed_.notify_all();
  }

  void wait(Progress* progress) {
    constexpr std::chrono::milliseconds kBetweenReports(200);
    std::unique_lock lock(mutex_);
    while (running_ != 0) {
      changed_.wait_for(lock, kBetweenReports);
      if (progress == nullptr || running_ == 0) continue;
      progress->report(reportOfAll());
    }
  }

  ProgressReport reportOfAll() {
    ProgressReport report;
    std::size_t begun = 0;
    for (SharedCounts& counts : counts_) {
      const std::uint64_t transitions = counts.transitions.load(std::memory_order_relaxed);
      begun += transitions != 0;
      report.soFar.states += counts.states.load(std::memory_order_relaxed);
      report.soFar.transitions += transitions;
      report.depth = std::max(report.depth, counts.depth.load(std::memory_order_relaxed));
      const std::lock_guard lock(counts.mutex);
      if (!counts.claim.empty()) report.claim = counts.claim;
    }
    report.soFar.seconds = seconds();
    describe(report, begun);
    return report;
  }

  std::condition_variable changed_;
  std::size_t running_ = 0;
  std::exception_ptr broken_;
};

}  // namespace weaveproof::search
