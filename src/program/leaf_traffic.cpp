#include "program/leaf_traffic.hpp"

#include <algorithm>
#include <array>
#include <cassert>
#include <cmath>
#include <tuple>

#include "state/tree_shape.hpp"

namespace weaveproof::program {

namespace {

constexpr std::size_t kMaxValues = 64;  // more are not counted
constexpr std::size_t kManyValues = 8;

std::uint64_t bitOf(ThreadNumber thread) { return std::uint64_t{1} << thread % 64; }
unsigned halfOf(ThreadNumber thread) { return state::Place::halfOf(state::Leaf::hot(thread - 1, 0)); }

}  // namespace

void LeafTraffic::noteStep(ThreadNumber thread) {
  assert(thread != 0 && "threads are numbered from 1");
  if (steps_.size() <= thread) steps_.resize(thread + std::size_t{1});
  ++steps_[thread];
}

void LeafTraffic::noteChange(ThreadNumber thread, std::uint32_t leaf, state::LeafValue value) {
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

// What the threads of a half do not explain of an object that stands there: as many bits as are needed to distinguish
// the values that others gave it. A single change by others mostly comes before or after everything else, and says
// nothing.
LeafTraffic::Placed LeafTraffic::unplaced(std::uint32_t leaf) const {
  const auto found = objects_.find(leaf);
  if (found == objects_.end()) return {leaf, 0, 0, false, {0, 0}};
  const Traffic& traffic = found->second;
  const std::uint64_t threads = traffic.threads != 0 ? traffic.threads : bitOf(traffic.maker);
  Placed result{leaf, threads, traffic.changes[0] + traffic.changes[1], traffic.values.size() > kManyValues, {}};
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

// What changes often comes first, and is then near the root. Objects with many values that different threads change have nodes of
// their own: there the values of one would multiply with those of the other.
void LeafTraffic::lineUp(std::vector<Placed>& objects, unsigned half, std::vector<Move>& moves) {
  constexpr std::uint32_t kLeavesOfNode = 8;
  std::unordered_map<std::uint64_t, std::uint64_t> changesBy;
  for (const Placed& object : objects) {
    if (object.hasManyValues) changesBy[object.threads] += object.changes;
  }
  const auto groupOf = [](const Placed& object) { return object.hasManyValues ? object.threads : 0; };
  const auto key = [&](const Placed& object) {
    const std::uint64_t changes = object.hasManyValues ? changesBy[object.threads] : object.changes;
    return std::tuple(!object.hasManyValues, ~changes, groupOf(object));
  };
  std::ranges::stable_sort(objects, [&](const Placed& a, const Placed& b) { return key(a) < key(b); });
  std::uint32_t rank = half == 0 ? 1 : 0;  // leaf 0 stands for no object
  for (std::size_t i = 0; i < objects.size(); ++i) {
    const bool isNewGroup = i > 0 && groupOf(objects[i]) != groupOf(objects[i - 1]);
    if (isNewGroup) rank = (rank + kLeavesOfNode - 1) / kLeavesOfNode * kLeavesOfNode;
    moves.emplace_back(objects[i].leaf, state::Place::coldLeafAt(half, rank++).index());
  }
}

}  // namespace weaveproof::program
