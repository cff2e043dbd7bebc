// When a search has to end before it is done: limits, Ctrl-C, another worker that was faster. As it reads the clock
// anyway, it also reports the progress of the search.
#pragma once

#include <atomic>
#include <chrono>
#include <cstdint>
#include <limits>
#include <mutex>
#include <optional>
#include <string>

#include "search/growth.hpp"
#include "search/search.hpp"
#include "search/turns.hpp"

namespace weaveproof::search {

inline constexpr double kNoDeadline = std::numeric_limits<double>::infinity();

// The part of a limit that one run of several may use.
struct RunLimit {
  std::optional<double> seconds;
  std::optional<std::uint64_t> states;
};

// What one worker has done so far, for others to read at any time.
struct SharedCounts {
  std::atomic<std::uint64_t> states = 0, transitions = 0, depth = 0;
  std::atomic<double> low = 0, high = 0;  // the estimate; 0: there is none

  std::mutex mutex;
  std::string claim;
};

class Watch {
 public:
  using Clock = std::chrono::steady_clock;
  static constexpr std::uint64_t kNoLimit = std::numeric_limits<std::uint64_t>::max();

  // `statistics` are those of the one search that this watch ends; time counts from `begin`, and the search has to end
  // `deadline` seconds later. Both pointers may be null.
  Watch(const SearchOptions& options, const SearchStatistics& statistics, Clock::time_point begin, double deadline,
        Progress* progress, const std::atomic<bool>* cancelled, const std::atomic<bool>& outdated);

  // A run begins: counts from here. Limits of the whole search stay in force.
  void beginRun(const RunLimit& limit);

  // Once a transition; true now and then, and then `ending` must be asked.
  bool due() { return --countdown_ == 0; }
  std::optional<Ending> ending(std::uint64_t depth);
  std::optional<Ending> endingHere() { return ending(depth_); }
  // Whether to end in the middle of a transition that takes long (Program::stopIf). The watch must outlive it.
  auto stopper() {
    return [this] { return endingHere().has_value(); };
  }

  // The number of states (SearchStatistics::states) that must not be passed, and what it means to reach it.
  std::uint64_t stateLimit() const { return stateLimit_; }
  Ending endingAtStateLimit() const { return stateLimitOfRun_ ? Ending::RunLimit : Ending::StateLimit; }

  double seconds() const { return std::chrono::duration<double>(Clock::now() - begin_).count(); }
  double secondsLeft() const { return deadline_ - seconds(); }  // of the whole search; may be infinite, or negative
  void publishTo(SharedCounts* counts) { published_ = counts; }
  void tell(const Growth& growth) { growth_ = &growth; }  // in reports
  void tellClaim(const std::string& claim);
  void takeTurns(Turns& turns, std::size_t seat) { turns_ = &turns, seat_ = seat; }
  void measure(base::MemoryBudget& budget) { budget_ = &budget; }  // ends the search when it is exceeded

 private:
  void chooseNextLook(double now);
  void waitForTurn();

  const SearchOptions& options_;
  const SearchStatistics& statistics_;
  Progress* const progress_;
  const std::atomic<bool>* const cancelled_;
  const std::atomic<bool>& outdated_;
  SharedCounts* published_ = nullptr;
  const Growth* growth_ = nullptr;
  std::string claim_;
  base::MemoryBudget* budget_ = nullptr;
  Turns* turns_ = nullptr;
  std::size_t seat_ = 0;
  const Clock::time_point begin_;
  const double deadline_;

  std::uint32_t countdown_ = 1;
  std::uint32_t countedFrom_ = 1;
  std::uint64_t executed_ = 0;  // transitions up to the last look
  std::uint32_t interval_ = 1;
  std::uint64_t depth_ = 0;
  double lastLook_ = 0;
  double lastReport_ = 0;
  double deadlineOfRun_ = kNoDeadline;
  std::uint64_t stateLimit_ = kNoLimit;
  bool stateLimitOfRun_ = false;
};

}  // namespace weaveproof::search
