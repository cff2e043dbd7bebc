#include "mine/k_means.hpp"

#include <algorithm>
#include <cmath>
#include <map>
#include <set>
#include <utility>

namespace weaveproof::mine {
namespace {

constexpr int kRestarts = 20, kMostRounds = 10'000;

class KMeans {
 public:
  KMeans(std::span<const Behaviour> points, std::size_t k, const std::function<double()>& rnd)
      : points_(points), k_(k), rnd_(rnd) {}

  Clusters best() {
    Clusters best = descendFrom(farthestFirst());
    for (int i = 0; i < kRestarts && k_ > 1; ++i) {
      Clusters other = descendFrom(drawn());
      // Sums that differ in their rounding only are the same, and then the first one stays.
      if (other.sumOfSquares < best.sumOfSquares * (1 - 1e-12)) best = std::move(other);
    }
    return best;
  }

 private:
  using Centres = std::vector<Behaviour>;

  double nearest(const Behaviour& point, const Centres& centres) const {
    double least = squaredDistance(point, centres.front());
    for (const Behaviour& centre : centres) least = std::min(least, squaredDistance(point, centre));
    return least;
  }

  Centres farthestFirst() const {
    Centres centres = {points_.front()};
    while (centres.size() < k_) {
      centres.push_back(
          *std::ranges::max_element(points_, {}, [&](const Behaviour& point) { return nearest(point, centres); }));
    }
    return centres;
  }

  // k-means++ (Arthur and Vassilvitskii): each next one with a probability that grows with the squared distance.
  Centres drawn() const {
    Centres centres = {points_[static_cast<std::size_t>(rnd_() * static_cast<double>(points_.size()))]};
    while (centres.size() < k_) {
      double sum = 0;
      for (const Behaviour& point : points_) sum += nearest(point, centres);
      double left = rnd_() * sum;
      const Behaviour* chosen = nullptr;
      for (const Behaviour& point : points_) {
        const double weight = nearest(point, centres);
        if (weight == 0) continue;
        chosen = &point;
        if ((left -= weight) < 0) break;
      }
      centres.push_back(*chosen);  // there are k different points, so that one of them is no centre yet
    }
    return centres;
  }

  Clusters descendFrom(Centres centres) const {
    std::vector<std::uint32_t> of(points_.size(), 0);
    // Each round lowers the sum; the limit is for sums that differ in their rounding only.
    for (auto [changed, round] = std::pair(true, 0); changed && round < kMostRounds; ++round) {
      std::vector<std::uint32_t> next = assigned(centres);
      changed = next != of;
      of = std::move(next);
      centres = clustersOf(points_, of).centres;
      if (!changed) changed = movesOne(of, centres);
    }
    return clustersOf(points_, numberedInOrder(of));
  }

  std::vector<std::uint32_t> assigned(const Centres& centres) const {
    std::vector<std::uint32_t> of;
    std::vector<std::size_t> sizes(k_);
    for (const Behaviour& point : points_) {
      const auto nearestOne = std::ranges::min_element(
          centres, {}, [&](const Behaviour& centre) { return squaredDistance(point, centre); });
      of.push_back(static_cast<std::uint32_t>(nearestOne - centres.begin()));
      ++sizes[of.back()];
    }
    for (std::uint32_t cluster = 0; cluster < k_; ++cluster) {
      if (sizes[cluster] == 0) fill(cluster, of, sizes, centres);
    }
    return of;
  }

  void fill(std::uint32_t empty, std::vector<std::uint32_t>& of, std::vector<std::size_t>& sizes,
            const Centres& centres) const {
    std::size_t farthest = 0;
    double distance = -1;
    for (std::size_t i = 0; i < points_.size(); ++i) {
      if (sizes[of[i]] < 2) continue;
      const double own = squaredDistance(points_[i], centres[of[i]]);
      if (own > distance) farthest = i, distance = own;
    }
    --sizes[of[farthest]];
    of[farthest] = empty;
    sizes[empty] = 1;
  }

  // Moves a point if that lowers the sum: leaving and coming change it by n/(n-1) and m/(m+1) of its squared distances.
  bool movesOne(std::vector<std::uint32_t>& of, Centres& centres) const {
    std::vector<double> sizes(k_);
    for (const std::uint32_t cluster : of) ++sizes[cluster];
    for (std::size_t i = 0; i < points_.size(); ++i) {
      const double size = sizes[of[i]];
      if (size < 2) continue;
      const double saved = size / (size - 1) * squaredDistance(points_[i], centres[of[i]]);
      for (std::uint32_t to = 0; to < k_; ++to) {
        if (to == of[i]) continue;
        const double cost = sizes[to] / (sizes[to] + 1) * squaredDistance(points_[i], centres[to]);
        if (cost >= saved * (1 - 1e-9) - 1e-15) continue;
        of[i] = to;
        centres = clustersOf(points_, of).centres;
        return true;
      }
    }
    return false;
  }

  const std::span<const Behaviour> points_;
  const std::size_t k_;
  const std::function<double()>& rnd_;
};

}  // namespace

double squaredDistance(const Behaviour& a, const Behaviour& b) {
  double sum = 0;
  for (std::size_t i = 0; i < a.size(); ++i) sum += (a[i] - b[i]) * (a[i] - b[i]);
  return sum;
}

Clusters clustersOf(std::span<const Behaviour> points, std::vector<std::uint32_t> partition) {
  Clusters clusters;
  clusters.of = std::move(partition);
  const std::size_t count = clusters.of.empty() ? 0 : *std::ranges::max_element(clusters.of) + std::size_t{1};
  clusters.centres.resize(count);
  std::vector<double> sizes(count);
  for (std::size_t i = 0; i < points.size(); ++i) {
    ++sizes[clusters.of[i]];
    for (std::size_t d = 0; d < points[i].size(); ++d) clusters.centres[clusters.of[i]][d] += points[i][d];
  }
  for (std::size_t i = 0; i < count; ++i)
    for (double& coordinate : clusters.centres[i]) coordinate /= sizes[i];
  for (std::size_t i = 0; i < points.size(); ++i)
    clusters.sumOfSquares += squaredDistance(points[i], clusters.centres[clusters.of[i]]);
  return clusters;
}

Clusters kMeans(std::span<const Behaviour> points, std::size_t k, const std::function<double()>& rnd) {
  const std::set<Behaviour> different(points.begin(), points.end());
  if (points.empty()) return {};
  return KMeans(points, std::clamp<std::size_t>(k, 1, different.size()), rnd).best();
}

std::size_t usualNumberOfClusters(std::size_t threads) {
  const double root = std::sqrt(static_cast<double>(threads) / 2);
  return std::max<std::size_t>(static_cast<std::size_t>(std::ceil(root)), 3);
}

std::vector<std::uint32_t> numberedInOrder(std::span<const std::uint32_t> partition) {
  std::map<std::uint32_t, std::uint32_t> numbers;
  std::vector<std::uint32_t> result;
  for (const std::uint32_t cluster : partition)
    result.push_back(numbers.try_emplace(cluster, static_cast<std::uint32_t>(numbers.size())).first->second);
  return result;
}

}  // namespace weaveproof::mine
