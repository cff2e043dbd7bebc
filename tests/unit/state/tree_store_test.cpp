// Hash-consed nodes against a std::map, and the shape of the tree.
#include "state/tree_store.hpp"

#include <gtest/gtest.h>

#include <array>
#include <map>
#include <random>
#include <set>

#include "state/tree_shape.hpp"

namespace weaveproof::state {
namespace {

template <unsigned N>
void internAgainstMap(std::uint32_t values) {
  base::MemoryBudget budget;
  NodeStore<N> store(budget);
  std::mt19937 random(N);
  using Children = std::array<std::uint32_t, N>;
  std::map<Children, std::uint32_t> numbers;
  std::set<std::uint32_t> used;
  for (int i = 0; i < 60'000; ++i) {
    Children children{};
    for (auto& child : children) child = random() % values;
    const std::uint32_t number = store.intern(children.data());
    const auto [known, isNew] = numbers.try_emplace(children, number);
    ASSERT_EQ(known->second, number);
    ASSERT_EQ(isNew, used.insert(number).second);
  }
  for (const auto& [children, number] : numbers) {
    ASSERT_TRUE(std::equal(children.begin(), children.end(), store.children(number)));
  }
}

TEST(NodeStoreTest, EqualChildrenAndOnlyTheseHaveEqualNumbers) {
  internAgainstMap<4>(8);
  internAgainstMap<4>(0xffffffff);
  internAgainstMap<8>(3);
  internAgainstMap<8>(0xffffffff);
}

TEST(NodeStoreTest, NoChildrenAreNodeZero) {
  base::MemoryBudget budget;
  NodeStore<8> store(budget);
  const std::uint32_t none[8] = {};
  EXPECT_EQ(store.intern(none), 0U);
  EXPECT_EQ(store.size(), 0U);
  for (unsigned i = 0; i < 8; ++i) EXPECT_EQ(store.children(0)[i], 0U);
}

TEST(NodeStoreTest, GrowthKeepsNumbersAndAddresses) {
  constexpr std::uint32_t kCount = 500'000;
  base::MemoryBudget budget;
  NodeStore<4> store(budget);
  std::vector<std::uint32_t> numbers;
  std::vector<const std::uint32_t*> addresses;
  for (std::uint32_t i = 0; i < kCount; ++i) {
    const std::uint32_t children[4] = {i, i / 3, 1, 0};
    numbers.push_back(store.intern(children));
    addresses.push_back(store.children(numbers.back()));
  }
  EXPECT_EQ(store.size(), kCount);
  for (std::uint32_t i = 0; i < kCount; ++i) {
    const std::uint32_t children[4] = {i, i / 3, 1, 0};
    ASSERT_EQ(store.intern(children), numbers[i]);
    ASSERT_EQ(store.children(numbers[i]), addresses[i]);
    ASSERT_EQ(addresses[i][0], i);
  }
  EXPECT_EQ(store.size(), kCount);
  EXPECT_LT(store.bytes(), kCount * 27);  // 16 in the arena, 8 at most in the index, and what is not used yet
}

TEST(NodeStoreTest, HonoursTheLimitAndStaysUsable) {
  constexpr std::uint64_t kLimit = std::uint64_t{4} << 20;
  base::MemoryBudget budget(kLimit);
  NodeStore<8> store(budget);
  std::vector<std::uint32_t> numbers;
  const auto intern = [&](std::uint32_t i) {
    const std::uint32_t children[8] = {1, i};
    return store.intern(children);
  };
  EXPECT_THROW(while (numbers.size() < kLimit) numbers.push_back(intern(static_cast<std::uint32_t>(numbers.size()))),
               base::MemoryLimit);
  EXPECT_LE(budget.peak(), kLimit);
  EXPECT_GT(numbers.size(), 60'000U);
  for (std::uint32_t i = 0; i < numbers.size(); ++i) ASSERT_EQ(intern(i), numbers[i]);
}

// ---- the shape

// Goes down to the leaf; returns the number of nodes on the way.
unsigned descend(Leaf leaf) {
  Place place = Place::half(Place::halfOf(leaf));
  unsigned depth = 1;
  for (; !place.holdsLeaves(); ++depth) {
    const unsigned slot = place.slotOf(leaf);
    EXPECT_LT(slot, place.arity());
    place = place.child(slot);
  }
  const unsigned slot = place.slotOf(leaf);
  EXPECT_LT(slot, place.arity());
  EXPECT_EQ(place.leaf(slot).number, leaf.number);
  return depth;
}

TEST(TreeShapeTest, EveryLeafHasItsPlace) {
  for (std::uint32_t thread = 0; thread < Leaf::kThreads; ++thread) {
    for (std::uint32_t which = 0; which < Leaf::kHotPerThread; ++which) descend(Leaf::hot(thread, which));
  }
  for (std::uint32_t index = 0; index < 100'000; ++index) descend(Leaf::cold(index));
  for (std::uint32_t index = 1; index < Leaf::kCold / 3; index *= 3) {
    for (std::uint32_t near = index - 1; near < index + 2; ++near) descend(Leaf::cold(near));
  }
  descend(Leaf::cold(Leaf::kCold - 1));
}

// From above: every leaf is met exactly once, so no two places share one.
void countLeaves(const Place& place, unsigned depth, std::map<std::uint32_t, int>& met) {
  for (unsigned slot = 0; slot < place.arity(); ++slot) {
    if (place.holdsLeaves()) {
      ++met[place.leaf(slot).number];
    } else if (depth > 0) {
      countLeaves(place.child(slot), depth - 1, met);
    }
  }
}

TEST(TreeShapeTest, NoTwoPlacesShareALeaf) {
  std::map<std::uint32_t, int> met;
  for (unsigned half = 0; half < 2; ++half) countLeaves(Place::half(half), 5, met);
  for (const auto& [leaf, times] : met) ASSERT_EQ(times, 1) << leaf;
  for (std::uint32_t thread = 0; thread < 100; ++thread) EXPECT_EQ(met.count(Leaf::hot(thread, 3).number), 1U);
  for (std::uint32_t index = 0; index < 7000; ++index) EXPECT_EQ(met.count(Leaf::cold(index).number), 1U);
}

TEST(TreeShapeTest, CommonLeavesAreNearTheRoot) {
  for (std::uint32_t thread = 0; thread < 8; ++thread) EXPECT_EQ(descend(Leaf::hot(thread, 0)), 2U);
  for (std::uint32_t thread = 8; thread < 24; ++thread) EXPECT_EQ(descend(Leaf::hot(thread, 0)), 4U);
  EXPECT_LE(descend(Leaf::hot(Leaf::kThreads - 1, 0)), 10U);
  for (std::uint32_t index = 0; index < 32; ++index) EXPECT_EQ(descend(Leaf::cold(index)), 2U);
  for (std::uint32_t index = 32; index < 160; ++index) EXPECT_EQ(descend(Leaf::cold(index)), 3U);
  for (std::uint32_t index = 160; index < 896; ++index) EXPECT_LE(descend(Leaf::cold(index)), 4U);
  EXPECT_LE(descend(Leaf::cold(7000)), 6U);
  EXPECT_LE(descend(Leaf::cold(Leaf::kCold - 1)), 24U);
}

TEST(TreeShapeTest, HalvesShareThreadsAndColdLeaves) {
  for (std::uint32_t thread = 0; thread < 64; thread += 2) {
    EXPECT_NE(Place::halfOf(Leaf::hot(thread, 0)), Place::halfOf(Leaf::hot(thread + 1, 0)));
  }
  for (std::uint32_t index = 0; index < 512; ++index) {
    EXPECT_NE(Place::halfOf(Leaf::cold(index)), Place::halfOf(Leaf::cold(index + 4)));
  }
}

}  // namespace
}  // namespace weaveproof::state
