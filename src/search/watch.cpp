#include "search/watch.hpp"

#include <algorithm>

namespace weaveproof::search {
namespace {

constexpr double kSecondsBetweenLooks = 0.005;
constexpr double kSecondsBetweenReports = 0.2;
constexpr std::uint32_t kLongestInterval = 1 << 16;

}  // namespace

Watch::Watch(const SearchOptions& options, const SearchStatistics& statistics, Clock::time_point begin, double deadline,
             Progress* progress, const std::atomic<bool>* cancelled, const std::atomic<bool>& outdated)
    : options_(options),
      statistics_(statistics),
      progress_(progress),
      cancelled_(cancelled),
      outdated_(outdated),
      begin_(begin),
      deadline_(deadline) {
  beginRun({});
}

void Watch::beginRun(const RunLimit& limit) {
  stateLimit_ = options_.stateLimit.value_or(kNoLimit);
  stateLimitOfRun_ = limit.states && *limit.states < stateLimit_ - std::min(stateLimit_, statistics_.states);
  if (stateLimitOfRun_) stateLimit_ = statistics_.states + *limit.states;
  deadlineOfRun_ = limit.seconds ? seconds() + *limit.seconds : std::numeric_limits<double>::infinity();
}

std::optional<Ending> Watch::ending(std::uint64_t depth) {
  const double now = seconds();
  depth_ = depth;
  executed_ += countedFrom_ - countdown_;
  chooseNextLook(now);
  if (turns_ != nullptr) waitForTurn();
  countedFrom_ = countdown_;
  if (published_ != nullptr) {
    published_->states.store(statistics_.states, std::memory_order_relaxed);
    published_->transitions.store(statistics_.transitions, std::memory_order_relaxed);
    published_->depth.store(depth, std::memory_order_relaxed);
    if (const auto estimate = growth_ != nullptr ? growth_->estimate(statistics_.states) : std::nullopt) {
      published_->low.store(estimate->low, std::memory_order_relaxed);
      published_->high.store(estimate->high, std::memory_order_relaxed);
    }
  }
  if (progress_ != nullptr && now - lastReport_ >= kSecondsBetweenReports) {
    lastReport_ = now;
    ProgressReport report{statistics_, depth, "", {}, claim_};
    report.soFar.seconds = now;
    if (growth_ != nullptr) report.estimate = growth_->estimate(statistics_.states);
    progress_->report(report);
  }
  if (options_.stop != nullptr && options_.stop->load(std::memory_order_relaxed)) return Ending::Stopped;
  if (cancelled_ != nullptr && cancelled_->load(std::memory_order_relaxed)) return Ending::Cancelled;
  if (outdated_.load(std::memory_order_relaxed)) return Ending::Outdated;
  if (budget_ != nullptr && budget_->isExceeded()) return Ending::MemoryLimit;
  if (now >= deadline_) return Ending::TimeLimit;
  if (now >= deadlineOfRun_) return Ending::RunLimit;
  return std::nullopt;
}

void Watch::tellClaim(const std::string& claim) {
  claim_ = claim;
  if (published_ == nullptr) return;
  const std::lock_guard lock(published_->mutex);
  published_->claim = claim;
}

// The interval follows the speed of the program: at most doubled each time, so that one fast stretch does not make the
// watch blind for a slow one.
void Watch::chooseNextLook(double now) {
  const double elapsed = now - lastLook_;
  lastLook_ = now;
  if (elapsed < kSecondsBetweenLooks / 2) {
    interval_ = std::min(interval_ * 2, kLongestInterval);
  } else if (elapsed > kSecondsBetweenLooks) {
    interval_ = std::max<std::uint32_t>(1, static_cast<std::uint32_t>(interval_ * kSecondsBetweenLooks / elapsed));
  }
  countdown_ = interval_;
}

void Watch::waitForTurn() {
  const std::uint64_t left = turns_->left(seat_, executed_);
  countdown_ = static_cast<std::uint32_t>(std::min<std::uint64_t>(countdown_, left));
  lastLook_ = seconds();
}

}  // namespace weaveproof::search
