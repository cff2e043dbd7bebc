#include "program/leaf_traffic.hpp"

#include <algorithm>
#include <array>
#include <bit>
#include <cmath>

#include "state/tree_shape.hpp"

namespace weaveproof {

namespace {

constexpr std::size_t kMaxValues = 64;  // more than that are as good as many

std::uint64_t bitOf(ThreadNumber thread) { return std::uint64_t{1} << thread % 64; }
unsigned halfOf(ThreadNumber thread) { return Place::halfOf(Leaf::hot(thread - 1, 0)); }

}  // namespace

void LeafTraffic::noteStep(ThreadNumber thread) {
  if (steps_.size() <= thread) steps_.resize(thread + std::size_t{1});
  ++steps_[thread];
}

void LeafTraffic::noteChange(ThreadNumber thread, std::uint32_t leaf, LeafValue value) {
  Traffic& traffic = objects_[leaf];
  if (traffic.maker == 0) {
    traffic.maker = thread;
  } else {
    traffic.threads |= bitOf(thread);
    ++traffic.changes[halfOf(thread)];
  }
  if (traffic.values.size() < kMaxValues && std::ranges::find(traffic.values, value) == traffic.values.end())
    traffic.values.push_back(value);
}

// What the threads of a half do not explain of an object that stands there: as many bits as it takes to tell the values apart
// that others gave it. A single change by others comes most often before or after everything, and tells nothing.
LeafTraffic::Placed LeafTraffic::unplaced(std::uint32_t leaf) const {
  const auto found = objects_.find(leaf);
  if (found == objects_.end()) return {leaf, ~std::uint64_t{0}, {0, 0}};
  const Traffic& traffic = found->second;
  Placed result{leaf, traffic.threads != 0 ? traffic.threads : bitOf(traffic.maker), {}};
  for (unsigned half = 0; half < 2; ++half) {
    const auto values = std::min<std::size_t>(traffic.changes[1 - half], traffic.values.size());
    result.cost[half] = std::log2(static_cast<double>(std::max<std::size_t>(values, 1)));
  }
  return result;
}

std::vector<LeafTraffic::Move> LeafTraffic::arrange(std::span<const std::uint32_t> leaves, std::uint32_t end) const {
  // A thread that takes n steps stands in about n places.
  std::array<double, 2> bits{};
  for (std::size_t thread = 1; thread < steps_.size(); ++thread)
    bits[halfOf(static_cast<ThreadNumber>(thread))] += std::log2(1.0 + steps_[thread]);

  std::vector<Placed> objects;
  for (const std::uint32_t leaf : leaves) objects.push_back(unplaced(leaf));
  const auto preference = [](const Placed& object) { return std::abs(object.cost[0] - object.cost[1]); };
  std::ranges::stable_sort(objects, [&](const Placed& a, const Placed& b) { return preference(a) > preference(b); });

  std::array<std::vector<Placed>, 2> halves;
  for (const Placed& object : objects) {
    const bool hasHome = object.cost[0] == 0 || object.cost[1] == 0;
    const std::array<double, 2> before = hasHome ? std::array<double, 2>{} : bits;
    const unsigned half = before[1] + object.cost[1] < before[0] + object.cost[0] ? 1 : 0;
    bits[half] += object.cost[half];
    halves[half].push_back(object);
  }

  std::vector<Move> moves;
  for (unsigned half = 0; half < 2; ++half) lineUp(halves[half], half, moves);
  if (std::ranges::any_of(moves, [&](const Move& move) { return move.second >= end; })) moves.clear();
  return moves;
}

// What the same threads change stands together, in nodes of its own; what fewer threads change comes first.
void LeafTraffic::lineUp(std::vector<Placed>& objects, unsigned half, std::vector<Move>& moves) {
  constexpr std::uint32_t kLeavesOfNode = 8;
  std::ranges::stable_sort(objects, [](const Placed& a, const Placed& b) {
    return std::pair(std::popcount(a.threads), a.threads) < std::pair(std::popcount(b.threads), b.threads);
  });
  std::uint32_t rank = half == 0 ? 1 : 0;  // leaf 0 is nobody's
  std::uint64_t before = objects.empty() ? 0 : objects.front().threads;
  for (const Placed& object : objects) {
    if (object.threads != before) rank = (rank + kLeavesOfNode - 1) / kLeavesOfNode * kLeavesOfNode;
    before = object.threads;
    moves.emplace_back(object.leaf, Place::coldLeafAt(half, rank++).index());
  }
}

}  // namespace weaveproof
