// The sets of visited states against standard sets.
#include <gtest/gtest.h>

#include <memory>
#include <random>
#include <unordered_set>
#include <vector>

#include "state/bit_state.hpp"
#include "state/visited_set.hpp"

namespace weaveproof {
namespace {

constexpr std::uint64_t kMiB = std::uint64_t{1} << 20;

TEST(VisitedSetTest, KnowsExactlyWhatWasInserted) {
  MemoryBudget budget;
  VisitedSet set(budget);
  std::mt19937_64 random(1);
  std::unordered_set<std::uint64_t> reference;
  for (int i = 0; i < 400'000; ++i) {
    // Dense pairs of small numbers, as states have; and now and then anything.
    const std::uint64_t word = random() % 50 == 0 ? random() : (random() % 400) << 32 | random() % 400;
    ASSERT_EQ(set.insert(StateId{word}), reference.insert(word).second);
  }
  EXPECT_EQ(set.size(), reference.size());
  for (const std::uint64_t word : reference) ASSERT_TRUE(set.contains(StateId{word}));
  for (int i = 0; i < 100'000; ++i) {
    const std::uint64_t word = random() % 2 == 0 ? random() : (random() % 800) << 32 | random() % 800;
    ASSERT_EQ(set.contains(StateId{word}), reference.count(word) == 1);
  }
}

TEST(VisitedSetTest, HoldsTheEmptyState) {
  MemoryBudget budget;
  VisitedSet set(budget);
  EXPECT_FALSE(set.contains(StateId{}));
  EXPECT_TRUE(set.insert(StateId{}));
  EXPECT_FALSE(set.insert(StateId{}));
  EXPECT_TRUE(set.contains(StateId{}));
  EXPECT_EQ(set.size(), 1U);
}

TEST(VisitedSetTest, GrowthLosesNothingAndIsTight) {
  constexpr std::uint64_t kCount = 1'500'000;
  MemoryBudget budget;
  VisitedSet set(budget);
  for (std::uint64_t i = 1; i <= kCount; ++i) {
    ASSERT_TRUE(set.insert(StateId{i << 20 | i % 7}));
    ASSERT_LT(set.bytes(), 11 * i + kMiB * 5) << i;  // at every moment, not only at the end
  }
  for (std::uint64_t i = 1; i <= kCount; ++i) ASSERT_FALSE(set.insert(StateId{i << 20 | i % 7}));
  EXPECT_EQ(set.size(), kCount);
  EXPECT_LT(budget.peak(), 11 * kCount + kMiB * 5);
}

TEST(VisitedSetTest, HonoursTheLimitAndStaysUsable) {
  constexpr std::uint64_t kLimit = 16 * kMiB;
  MemoryBudget budget(kLimit);
  VisitedSet set(budget);
  std::uint64_t inserted = 0;
  EXPECT_THROW(
      while (inserted < kLimit) {
        set.insert(StateId{inserted + 1});
        ++inserted;
      },
      MemoryLimit);
  EXPECT_LE(budget.peak(), kLimit);
  EXPECT_GT(inserted, kLimit / 12);
  EXPECT_EQ(set.size(), inserted);
  EXPECT_FALSE(set.contains(StateId{inserted + 1}));
  for (std::uint64_t i = 1; i <= inserted; ++i) ASSERT_FALSE(set.insert(StateId{i}));
}

TEST(VisitedSetTest, GivesEverythingBack) {
  MemoryBudget budget;
  {
    VisitedSet set(budget);
    for (std::uint64_t i = 1; i < 1000; ++i) set.insert(StateId{i});
    EXPECT_GT(budget.used(), 0U);
    EXPECT_EQ(budget.used(), set.bytes());
  }
  EXPECT_EQ(budget.used(), 0U);
}

TEST(HashSet64Test, KnowsEveryHash) {
  MemoryBudget budget;
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
  MemoryBudget budget;
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
  MemoryBudget budget;
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
  MemoryBudget budget(std::uint64_t{1} << 20);
  EXPECT_THROW(BitState(budget, std::uint64_t{1} << 30), MemoryLimit);
  EXPECT_EQ(budget.used(), 0U);
}

TEST(StateSetTest, AllAnswerAlike) {
  MemoryBudget budget;
  std::vector<std::unique_ptr<StateSet>> sets;
  sets.push_back(std::make_unique<VisitedSet>(budget));
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
}  // namespace weaveproof
