#include "prss_trials.hpp"

#include <algorithm>
#include <cassert>
#include <random>

#include "statistics.hpp"

namespace bench {
namespace {

struct Trial {
  bool found = false;
  double states = 0, statesByTime = 0;
};

Trial draw(const std::vector<StudyRow>& pool, std::uint64_t nodes, std::mt19937_64& random) {
  const StudyRow *fewest = nullptr, *soonest = nullptr, *longest = nullptr;
  for (std::uint64_t i = 0; i < nodes; ++i) {
    const StudyRow& drawn = pool[random() % pool.size()];
    if (longest == nullptr || drawn.states > longest->states) longest = &drawn;
    if (!drawn.found) continue;
    if (fewest == nullptr || drawn.states < fewest->states) fewest = &drawn;
    if (soonest == nullptr || drawn.seconds < soonest->seconds) soonest = &drawn;
  }
  if (fewest == nullptr) fewest = soonest = longest;
  return {fewest->found, static_cast<double>(fewest->states), static_cast<double>(soonest->states)};
}

}  // namespace

PrssResult simulate(const StudyRow& defaultOrder, const std::vector<StudyRow>& pool,
                    const std::vector<std::uint64_t>& nodes, std::size_t trials, std::uint64_t seed) {
  assert(!pool.empty() && trials > 0);
  PrssResult result;
  result.defaultOrder = defaultOrder;
  result.pool = pool.size();
  const auto [least, most] = std::ranges::minmax_element(pool, {}, &StudyRow::states);
  result.minimum = static_cast<double>(least->states);
  result.maximum = static_cast<double>(most->states);
  result.poolFound = static_cast<std::size_t>(std::ranges::count(pool, true, &StudyRow::found));
  std::mt19937_64 random(seed);
  for (const std::uint64_t n : nodes) {
    PrssPoint point;
    point.nodes = n;
    point.trials = trials;
    std::vector<double> states, byTime;
    for (std::size_t i = 0; i < trials; ++i) {
      const Trial trial = draw(pool, n, random);
      states.push_back(trial.states);
      byTime.push_back(trial.statesByTime);
      point.found += trial.found;
      point.fasterThanDefault += trial.found && trial.states < static_cast<double>(defaultOrder.states);
    }
    const MeanAndDeviation mean = meanAndDeviation(states);
    point.mean = mean.mean;
    point.deviation = mean.deviation;
    point.meanByTime = meanAndDeviation(byTime).mean;
    result.points.push_back(point);
  }
  return result;
}

const PrssPoint* PrssResult::diminishing() const {
  if (points.empty()) return nullptr;
  const double goal = points.back().mean + 0.05 * std::max(0.0, points.front().mean - points.back().mean);
  std::size_t first = points.size() - 1;
  while (first > 0 && points[first - 1].mean <= goal) --first;
  return &points[first];
}

std::optional<std::uint64_t> PrssResult::alwaysFaster() const {
  const auto point = std::ranges::find_if(points, [](const PrssPoint& p) { return p.fasterThanDefault == p.trials; });
  return point == points.end() ? std::nullopt : std::optional(point->nodes);
}

std::optional<std::uint64_t> PrssResult::alwaysFound() const {
  const auto point = std::ranges::find_if(points, &PrssPoint::always);
  return point == points.end() ? std::nullopt : std::optional(point->nodes);
}

double PrssResult::speedUp(const PrssPoint& point) const {
  return static_cast<double>(defaultOrder.states) / point.mean;
}

}  // namespace bench
