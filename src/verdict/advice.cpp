#include "verdict/advice.hpp"

#include <fmt/format.h>

#include <cmath>
#include <limits>
#include <thread>

#include "base/grouped.hpp"

namespace weaveproof::verdict {
namespace {

constexpr double kMinute = 60, kHour = 3600, kDay = 24 * kHour, kLongest = 100 * kDay;

// One digit is all that an estimate is good for.
double roundedUp(double number) {
  const double unit = std::pow(10, std::floor(std::log10(number)));
  return std::ceil(number / unit) * unit;
}

std::string countText(double number) {
  constexpr double kMost = 1e15;  // larger numbers are not written out
  return number < kMost ? base::grouped(static_cast<std::uint64_t>(roundedUp(number))) : fmt::format("{:.0e}", number);
}

std::string durationText(double seconds) {
  if (seconds < 2 * kMinute) return fmt::format("{:.0f} s", roundedUp(seconds));
  if (seconds < 2 * kHour) return fmt::format("{:.0f} minutes", roundedUp(seconds / kMinute));
  if (seconds < 2 * kDay) return fmt::format("{:.0f} hours", roundedUp(seconds / kHour));
  return fmt::format("{:.0f} days", roundedUp(seconds / kDay));
}

// What all of it would take, if this part of it has taken `used`.
struct Need {
  double low, high;  // infinite: unknown
};
std::optional<Need> needOf(const std::optional<search::Estimate>& seen, double used) {
  if (!seen) return std::nullopt;
  return Need{used / seen->high, seen->low > 0 ? used / seen->low : std::numeric_limits<double>::infinity()};
}

void adviseOnTime(std::vector<std::string>& advice, const CheckResult& result) {
  const std::optional<Need> need = needOf(result.estimate, result.statistics.seconds);
  if (!need)
    advice.emplace_back("raise --time-limit (the remaining time is unknown)");
  else if (need->low > kLongest)
    advice.emplace_back("no reasonable --time-limit is enough to explore all of it");
  else if (need->high > kLongest)
    advice.push_back(
        fmt::format("raise --time-limit: all of it would take at least {} at this speed", durationText(need->low)));
  else
    advice.push_back(fmt::format("raise --time-limit: all of it would take between {} and {} at this speed",
                                 durationText(need->low), durationText(need->high)));
}

void adviseOnStates(std::vector<std::string>& advice, const CheckResult& result, std::uint64_t states) {
  const std::optional<Need> need = needOf(result.estimate, static_cast<double>(states));
  if (!need)
    advice.emplace_back("raise --state-limit (the number of states is unknown)");
  else if (std::isinf(need->high))
    advice.push_back(fmt::format("raise --state-limit: there are at least {} states", countText(need->low)));
  else
    advice.push_back(fmt::format("raise --state-limit: there are between {} and {} states", countText(need->low),
                                 countText(need->high)));
}

// Whether --reduction full instead of what was asked would skip schedules. It would not if it does not go with the rest (--order
// interfering, --prune).
bool wouldReduceMore(const search::SearchOptions& asked, const spec::CheckSpec& checked) {
  if (asked.orders != spec::Orders::All && asked.orders != spec::Orders::SleepSets) return false;
  search::SearchOptions full = asked;
  full.orders = spec::Orders::SourceSets;
  full.por.clear();
  spec::CheckSpec locks = checked;
  locks.steps = spec::Steps::Contended;
  try {
    return search::leavesOutOrders(full, locks);
  } catch (const search::BadSearchOptions&) {
    return false;
  }
}

}  // namespace

std::vector<std::string> adviceFor(const CheckResult& result, const search::SearchResult& found,
                                   const search::SearchOptions& asked, const spec::CheckSpec& checked) {
  std::vector<std::string> advice;
  if (result.verdict != Verdict::Inconclusive) return advice;
  const bool walks = result.statistics.states == 0 && result.statistics.schedules + result.statistics.cutSchedules > 0;
  if (walks) advice.emplace_back("--search auto: explores schedules one by one, and knows when it has seen all");
  if (!search::wasCut(result.ending)) return advice;
  if (result.ending == search::Ending::TimeLimit && !walks) adviseOnTime(advice, result);
  if (result.ending == search::Ending::StateLimit) adviseOnStates(advice, result, found.winnerStatistics.states);
  if (result.ending == search::Ending::MemoryLimit)
    advice.emplace_back("raise --memory-limit, or use --store bitstate:SIZE, which explores more and proves nothing");
  const bool plain = !walks && asked.portfolio.empty() && asked.preemptionIteration.empty() && asked.dfsRb.empty() &&
                     !asked.preemptionBound && !asked.delayBound && !asked.changeBound && asked.changeIteration.empty();
  if (plain && wouldReduceMore(asked, checked))
    advice.emplace_back("--reduction full: skips schedules that differ only in the order of independent steps");
  if (plain)
    advice.push_back(
        fmt::format("--preemption-bound {}: every schedule with so few preemptions, in which most errors show",
                    found.preemptions ? *found.preemptions + 1 : 1));
  const unsigned processors = std::thread::hardware_concurrency();
  if (processors > 1 && asked.parallel == 1 && !walks)
    advice.push_back(
        fmt::format("--parallel {}: searches of several kinds at the same time; with --share, one that is "
                    "divided",
                    processors));
  advice.emplace_back("a smaller harness: fewer threads, fewer calls, smaller data");
  return advice;
}

}  // namespace weaveproof::verdict
