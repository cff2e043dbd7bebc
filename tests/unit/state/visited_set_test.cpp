// The sets of visited states against standard sets.
#include "state/visited_set.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <memory>
#include <random>
#include <unordered_set>
#include <vector>

#include "state/bit_state.hpp"
#include "state/hash_set64.hpp"

namespace weaveproof::state {
namespace {

constexpr std::uint64_t kMebibyte = std::uint64_t{1} << 20;

constexpr std::uint32_t kMaxHalf = (std::uint32_t{1} << StateId::kHalfBits) - 1;

TEST(VisitedSetTest, KnowsExactlyWhatWasInserted) {
  base::MemoryBudget budget;
  VisitedSet set(budget);
  std::mt19937 random(1);
  std::unordered_set<std::uint64_t> reference;
  const auto number = [&](std::uint32_t few) { return random() % 50 == 0 ? random() & kMaxHalf : random() % few; };
  for (int i = 0; i < 400'000; ++i) {
    // Pairs of small numbers, as states have; and now and then anything.
    const StateId state = StateId::of(number(400), number(400));
    ASSERT_EQ(set.insert(state), reference.insert(state.bits).second);
  }
  EXPECT_EQ(set.size(), reference.size());
  for (const std::uint64_t bits : reference) ASSERT_FALSE(set.insert(StateId{bits}));
}

TEST(VisitedSetTest, HoldsTheEmptyStateAndTheLast) {
  base::MemoryBudget budget;
  VisitedSet set(budget);
  for (const StateId state :
       {StateId{}, StateId::of(kMaxHalf, kMaxHalf), StateId::of(0, kMaxHalf), StateId::of(kMaxHalf, 0)}) {
    EXPECT_TRUE(set.insert(state));
    EXPECT_FALSE(set.insert(state));
  }
  EXPECT_EQ(set.size(), 4U);
}

// Every state of a square, in any order, and the neighbours beyond its sides: they share words, and none is taken for another.
TEST(VisitedSetTest, NeighboursAreToldApart) {
  std::mt19937 random(3);
  for (const std::uint32_t corner : {0U, 1022U, 123'457U, kMaxHalf - 11}) {
    base::MemoryBudget budget;
    VisitedSet set(budget);
    std::vector<StateId> states;
    for (std::uint32_t i = 0; i < 144; ++i) states.push_back(StateId::of(corner + i / 12, corner + i % 12));
    std::shuffle(states.begin(), states.end(), random);
    for (const StateId state : states) ASSERT_TRUE(set.insert(state));
    for (const StateId state : states) ASSERT_FALSE(set.insert(state));
    EXPECT_EQ(set.size(), states.size());
  }
}

// Each state far from all others, which is the worst that can be.
StateId lonely(std::uint64_t i) {
  return StateId::of(static_cast<std::uint32_t>(i / 1000 * 64), static_cast<std::uint32_t>(i % 1000 * 64));
}

TEST(VisitedSetTest, GrowthLosesNothingAndIsTight) {
  constexpr std::uint64_t kCount = 1'500'000;
  base::MemoryBudget budget;
  VisitedSet set(budget);
  for (std::uint64_t i = 1; i <= kCount; ++i) {
    ASSERT_TRUE(set.insert(lonely(i)));
    ASSERT_LT(set.bytes(), 11 * i + kMebibyte * 5) << i;  // at every moment, not only at the end
  }
  for (std::uint64_t i = 1; i <= kCount; ++i) ASSERT_FALSE(set.insert(lonely(i)));
  EXPECT_EQ(set.size(), kCount);
  EXPECT_LT(budget.peak(), 11 * kCount + kMebibyte * 5);
}

TEST(VisitedSetTest, NeighboursTakeLittle) {
  constexpr std::uint32_t kSide = 2000;
  base::MemoryBudget budget;
  VisitedSet set(budget);
  for (std::uint32_t i = 0; i < kSide * kSide; ++i) set.insert(StateId::of(i / kSide, i % kSide));
  EXPECT_LT(set.bytes(), kSide * kSide + kMebibyte * 5);
}

TEST(VisitedSetTest, HonoursTheLimitAndStaysUsable) {
  constexpr std::uint64_t kLimit = 16 * kMebibyte;
  base::MemoryBudget budget(kLimit);
  VisitedSet set(budget);
  std::uint64_t inserted = 0;
  EXPECT_THROW(
      while (inserted < kLimit) {
        set.insert(lonely(inserted));
        ++inserted;
      },
      base::MemoryLimit);
  EXPECT_LE(budget.peak(), kLimit);
  EXPECT_GT(inserted, kLimit / 12);
  EXPECT_EQ(set.size(), inserted);
  for (std::uint64_t i = 0; i < inserted; ++i) ASSERT_FALSE(set.insert(lonely(i)));
}

TEST(VisitedSetTest, GivesEverythingBack) {
  base::MemoryBudget budget;
  {
    VisitedSet set(budget);
    for (std::uint64_t i = 1; i < 1000; ++i) set.insert(lonely(i));
    EXPECT_GT(budget.used(), 0U);
    EXPECT_EQ(budget.used(), set.bytes());
  }
  EXPECT_EQ(budget.used(), 0U);
}

TEST(HashSet64Test, KnowsEveryHash) {
  base::MemoryBudget budget;
  HashSet64 set(budget);
  std::mt19937_64 random(2);
  std::unordered_set<std::uint64_t> reference;
  for (int i = 0; i < 100'000; ++i) {
    const std::uint64_t hash = random() % 4 == 0 ? random() % 1000 : random();
    ASSERT_EQ(set.insert(hash), reference.insert(hash).second);
  }
  EXPECT_EQ(set.size(), reference.size());
}

TEST(BitStateTest, ForgetsNothingAndErrsAsRarelyAsTheTheorySays) {
  base::MemoryBudget budget;
  BitState set(budget, std::uint64_t{1} << 20);
  EXPECT_EQ(set.bytes(), std::uint64_t{1} << 20);
  EXPECT_EQ(budget.used(), set.bytes());
  constexpr std::uint64_t kKeys = 500'000;
  std::uint64_t taken = 0;
  for (std::uint64_t key = 0; key < kKeys; ++key) taken += set.insert(key) ? 1 : 0;
  // With all keys in, the next would be wrongly known with probability (1 - e^(-3n/m))^3 = 0.45 %; before, less.
  EXPECT_GT(taken, kKeys * 998 / 1000);
  EXPECT_LT(taken, kKeys);
  EXPECT_EQ(set.size(), taken);
  for (std::uint64_t key = 0; key < kKeys; ++key) ASSERT_FALSE(set.insert(key));
}

TEST(BitStateTest, TheNumberOfHashFunctionsMatters) {
  base::MemoryBudget budget;
  std::vector<std::uint64_t> taken;
  for (const unsigned k : {1U, 2U, 3U}) {
    BitState set(budget, std::uint64_t{1} << 18, k);
    taken.push_back(0);
    for (std::uint64_t key = 0; key < 100'000; ++key) taken.back() += set.insert(key) ? 1 : 0;
  }
  EXPECT_LT(taken[0], taken[1]);
  EXPECT_LT(taken[1], taken[2]);
}

TEST(BitStateTest, HonoursTheLimit) {
  base::MemoryBudget budget(std::uint64_t{1} << 20);
  EXPECT_THROW(BitState(budget, std::uint64_t{1} << 30), base::MemoryLimit);
  EXPECT_EQ(budget.used(), 0U);
}

TEST(StateSetTest, AllAnswerAlike) {
  base::MemoryBudget budget;
  std::vector<std::unique_ptr<StateSet>> sets;
  sets.push_back(std::make_unique<HashSet64>(budget));
  sets.push_back(std::make_unique<BitState>(budget, std::uint64_t{1} << 20));
  for (const auto& set : sets) {
    EXPECT_TRUE(set->insert(0));
    EXPECT_TRUE(set->insert(1));
    EXPECT_FALSE(set->insert(0));
    EXPECT_FALSE(set->insert(1));
    EXPECT_EQ(set->size(), 2U);
    EXPECT_GT(set->bytes(), 0U);
  }
}

}  // namespace
}  // namespace weaveproof::state
