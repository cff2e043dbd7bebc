#include "mine/agreement.hpp"

#include <cassert>
#include <cmath>

namespace weaveproof::mine {

double randIndex(std::span<const std::uint32_t> a, std::span<const std::uint32_t> b) {
  assert(a.size() == b.size() && "two partitions of the same things");
  std::size_t agree = 0, pairs = 0;
  for (std::size_t i = 0; i < a.size(); ++i) {
    for (std::size_t j = 0; j < i; ++j) {
      ++pairs;
      if ((a[i] == a[j]) == (b[i] == b[j])) ++agree;
    }
  }
  return pairs == 0 ? 1 : static_cast<double>(agree) / static_cast<double>(pairs);
}

double homogeneity(std::span<const Behaviour> points, const Clusters& clusters) {
  double sum = 0;
  for (std::size_t i = 0; i < points.size(); ++i)
    sum += std::sqrt(squaredDistance(points[i], clusters.centres[clusters.of[i]]));
  return points.empty() ? 0 : sum / static_cast<double>(points.size());
}

double separation(const Clusters& clusters) {
  std::vector<double> sizes(clusters.centres.size());
  for (const std::uint32_t cluster : clusters.of) ++sizes[cluster];
  double sum = 0, weights = 0;
  for (std::size_t i = 0; i < sizes.size(); ++i) {
    for (std::size_t j = 0; j < i; ++j) {
      const double weight = sizes[i] * sizes[j];
      sum += weight * std::sqrt(squaredDistance(clusters.centres[i], clusters.centres[j]));
      weights += weight;
    }
  }
  return weights == 0 ? 0 : sum / weights;
}

}  // namespace weaveproof::mine
