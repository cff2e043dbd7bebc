// k-means by Lloyd's algorithm (tici.txt, section 3.2): clusters of points such that the sum of the squared distances
// from their centres is small.
//
// The paper does not say where it begins. Here: with the points that are farthest from each other, the first point
// first; and with twenty draws of k-means++. The lowest sum wins. A cluster that loses all its points takes the one
// that is farthest from its centre. When no point is nearer to another centre, single points are moved as long as that
// lowers the sum (Hartigan and Wong), which a move of all points at once may not see.
#pragma once

#include <cstddef>
#include <functional>
#include <span>
#include <vector>

#include "mine/behaviour.hpp"

namespace weaveproof::mine {

struct Clusters {
  std::vector<std::uint32_t> of;   // each point, from 0 on, in the order of their first points
  std::vector<Behaviour> centres;  // of each cluster
  double sumOfSquares = 0;
};

double squaredDistance(const Behaviour& a, const Behaviour& b);

// The points of a partition with clusters that are numbered from 0 without gaps: their means, and how far the points
// are from them.
Clusters clustersOf(std::span<const Behaviour> points, std::vector<std::uint32_t> partition);

// At most k clusters, and at most as many as there are different points. `rnd` is uniform in [0, 1).
Clusters kMeans(std::span<const Behaviour> points, std::size_t k, const std::function<double()>& rnd);

// max(ceil(sqrt(n / 2)), 3), as the paper has it.
std::size_t usualNumberOfClusters(std::size_t threads);

// The same clusters, numbered from 0 on in the order of their first members.
std::vector<std::uint32_t> numberedInOrder(std::span<const std::uint32_t> partition);

}  // namespace weaveproof::mine
