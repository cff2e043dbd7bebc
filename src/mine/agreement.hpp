// How well two partitions of the same threads agree, and how good one of them is by itself: tici.txt, section 4.1.
#pragma once

#include <cstdint>
#include <span>

#include "mine/k_means.hpp"

namespace weaveproof::mine {

// The share of pairs that are together in both partitions, or apart in both (Rand). 1 if there are no pairs.
double randIndex(std::span<const std::uint32_t> a, std::span<const std::uint32_t> b);

// The mean distance of the points from the centres of their clusters: the smaller, the better.
double homogeneity(std::span<const Behaviour> points, const Clusters& clusters);

// The mean distance between centres, each pair weighted by the product of the sizes: the larger, the better. 0 if there
// is one cluster.
double separation(const Clusters& clusters);

}  // namespace weaveproof::mine
