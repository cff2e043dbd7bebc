#include "statistics.hpp"

#include <algorithm>
#include <cassert>
#include <cmath>
#include <numeric>
#include <random>
#include <utility>

namespace bench {
namespace {

double sizeOf(std::span<const double> values) { return static_cast<double>(values.size()); }

double meanOf(std::span<const double> values) {
  return std::accumulate(values.begin(), values.end(), 0.0) / sizeOf(values);
}

// Pearson's r.
double correlation(std::span<const double> x, std::span<const double> y) {
  const double meanX = meanOf(x), meanY = meanOf(y);
  double xy = 0, xx = 0, yy = 0;
  for (std::size_t i = 0; i < x.size(); ++i) {
    xy += (x[i] - meanX) * (y[i] - meanY);
    xx += (x[i] - meanX) * (x[i] - meanX);
    yy += (y[i] - meanY) * (y[i] - meanY);
  }
  return xx == 0 || yy == 0 ? 0 : xy / std::sqrt(xx * yy);
}

}  // namespace

MeanAndDeviation meanAndDeviation(std::span<const double> values) {
  MeanAndDeviation result;
  if (values.empty()) return result;
  result.mean = meanOf(values);
  if (values.size() < 2) return result;
  for (const double value : values) result.deviation += (value - result.mean) * (value - result.mean);
  result.deviation = std::sqrt(result.deviation / (sizeOf(values) - 1));
  return result;
}

double coefficientOfVariation(std::span<const double> values) {
  const MeanAndDeviation result = meanAndDeviation(values);
  return result.mean == 0 ? 0 : result.deviation / result.mean;
}

double geometricMean(std::span<const double> values) {
  if (values.empty()) return 0;
  double logarithms = 0;
  for (const double value : values) logarithms += std::log(value);
  return std::exp(logarithms / sizeOf(values));
}

double quantile(std::vector<double> values, double p) {
  assert(!values.empty() && p >= 0 && p <= 1);
  std::sort(values.begin(), values.end());
  const double place = p * (sizeOf(values) - 1);
  const auto below = static_cast<std::size_t>(place);
  const double part = place - static_cast<double>(below);
  if (part == 0 || values[below] == values[below + 1]) return values[below];  // never infinity - infinity
  return values[below] + part * (values[below + 1] - values[below]);
}

double median(std::vector<double> values) { return quantile(std::move(values), 0.5); }

std::vector<double> ranksOf(std::span<const double> values) {
  std::vector<std::size_t> order(values.size());
  std::iota(order.begin(), order.end(), std::size_t{0});
  std::ranges::sort(order, {}, [&](std::size_t i) { return values[i]; });
  std::vector<double> ranks(values.size());
  for (std::size_t begin = 0; begin < order.size();) {
    std::size_t end = begin + 1;
    while (end < order.size() && values[order[end]] == values[order[begin]]) ++end;
    const double shared = static_cast<double>(begin + 1 + end) / 2;  // of the places begin + 1 ... end
    for (; begin < end; ++begin) ranks[order[begin]] = shared;
  }
  return ranks;
}

double spearman(std::span<const double> first, std::span<const double> second) {
  assert(first.size() == second.size());
  return correlation(ranksOf(first), ranksOf(second));
}

double spearmanByDifferences(std::span<const double> first, std::span<const double> second) {
  assert(first.size() == second.size());
  if (first.size() < 2) return 0;
  const std::vector<double> ranks1 = ranksOf(first), ranks2 = ranksOf(second);
  double squares = 0;
  for (std::size_t i = 0; i < ranks1.size(); ++i) squares += (ranks1[i] - ranks2[i]) * (ranks1[i] - ranks2[i]);
  const double n = sizeOf(first);
  return 1 - 6 * squares / (n * (n * n - 1));
}

// (s1/m - (m+1)/2) / n, with the sum s1 of the ranks that the first list has among all.
double a12(std::span<const double> first, std::span<const double> second) {
  assert(!first.empty() && !second.empty());
  std::vector<double> both(first.begin(), first.end());
  both.insert(both.end(), second.begin(), second.end());
  const std::vector<double> ranks = ranksOf(both);
  const double s1 = std::accumulate(ranks.begin(), ranks.begin() + static_cast<std::ptrdiff_t>(first.size()), 0.0);
  const double m = sizeOf(first), n = sizeOf(second);
  return (s1 / m - (m + 1) / 2) / n;
}

Interval bootstrapInterval(std::span<const double> values, const std::function<double(std::vector<double>)>& statistic,
                           double confidence, std::size_t samples, std::uint64_t seed) {
  assert(!values.empty() && samples > 0);
  std::mt19937_64 random(seed);
  std::vector<double> results;
  std::vector<double> sample(values.size());
  for (std::size_t i = 0; i < samples; ++i) {
    for (double& value : sample) value = values[random() % values.size()];
    results.push_back(statistic(sample));
  }
  const double outside = (1 - confidence) / 2;
  return {quantile(results, outside), quantile(results, 1 - outside)};
}

}  // namespace bench
