// The budget, and the memory that charges it.
#include <gtest/gtest.h>

#include <cstring>
#include <vector>

#include "base/growing_memory.hpp"
#include "base/mapping.hpp"
#include "base/memory_budget.hpp"
#include "base/table_memory.hpp"

namespace weaveproof {
namespace {

constexpr std::uint64_t kMiB = std::uint64_t{1} << 20;

TEST(MemoryBudgetTest, RefusesWhatExceedsTheLimit) {
  MemoryBudget budget(1000);
  budget.charge(600);
  EXPECT_THROW(budget.charge(401), MemoryLimit);
  EXPECT_EQ(budget.used(), 600U);
  budget.charge(400);
  EXPECT_THROW(budget.charge(1), MemoryLimit);
  budget.release(1000);
  EXPECT_EQ(budget.used(), 0U);
  EXPECT_EQ(budget.peak(), 1000U);
}

TEST(MemoryBudgetTest, RefusesHugeChargesWithoutOverflow) {
  MemoryBudget budget(1000);
  budget.charge(10);
  EXPECT_THROW(budget.charge(~std::uint64_t{0}), MemoryLimit);
  EXPECT_EQ(budget.used(), 10U);
}

// What nobody charged counts, too; what was charged does not count twice.
TEST(MemoryBudgetTest, CountsWhatIsMeasured) {
  static std::uint64_t held;
  held = 10 * kMiB;
  MemoryBudget budget(20 * kMiB, [] { return held; });
  EXPECT_NO_THROW(budget.require(10 * kMiB));
  EXPECT_THROW(budget.require(10 * kMiB + 1), MemoryLimit);
  EXPECT_EQ(budget.used(), 0U);
  budget.charge(6 * kMiB);
  held = 16 * kMiB;  // it was charged, and now it is taken
  EXPECT_FALSE(budget.isExceeded());
  EXPECT_THROW(budget.charge(5 * kMiB), MemoryLimit);
  EXPECT_NO_THROW(budget.require(4 * kMiB));
  held = 21 * kMiB;
  EXPECT_TRUE(budget.isExceeded());
  EXPECT_THROW(budget.charge(1), MemoryLimit);
  held = 16 * kMiB;
  EXPECT_FALSE(budget.isExceeded());
}

TEST(MemoryBudgetTest, NamesTheLimit) {
  MemoryBudget budget(64 * kMiB);
  try {
    budget.charge(65 * kMiB);
    FAIL() << "nothing was thrown";
  } catch (const MemoryLimit& limit) {
    EXPECT_STREQ(limit.what(), "the memory limit of 64 MiB is reached");
  }
}

TEST(BudgetAllocatorTest, ChargesWhatAContainerTakes) {
  MemoryBudget budget(1000);
  MemoryAccount account(budget);
  {
    std::vector<std::uint32_t, BudgetAllocator<std::uint32_t>> numbers{BudgetAllocator<std::uint32_t>(account)};
    numbers.resize(100);
    EXPECT_EQ(account.bytes(), 400U);
    EXPECT_THROW(numbers.resize(200), MemoryLimit);
    EXPECT_EQ(numbers.size(), 100U);
    EXPECT_EQ(account.bytes(), 400U);
  }
  EXPECT_EQ(account.bytes(), 0U);
  EXPECT_EQ(budget.used(), 0U);
}

TEST(BudgetAllocatorTest, TurnsARefusalOfTheSystemIntoMemoryLimit) {
  MemoryBudget budget;
  MemoryAccount account(budget);
  BudgetAllocator<std::uint64_t> allocator(account);
  EXPECT_THROW(allocator.allocate(std::size_t{1} << 62), MemoryLimit);
  EXPECT_EQ(budget.used(), 0U);
}

TEST(MappingTest, GivesZeroedMemoryOfAnySize) {
  for (const std::size_t bytes : {std::size_t{1}, Mapping::kPage, Mapping::kHugePage, 5 * Mapping::kHugePage + 1}) {
    const Mapping mapping(bytes);
    ASSERT_GE(mapping.size(), bytes);
    EXPECT_EQ(mapping.data()[0], std::byte{0});
    EXPECT_EQ(mapping.data()[mapping.size() - 1], std::byte{0});
    mapping.data()[mapping.size() - 1] = std::byte{1};
  }
}

TEST(MappingTest, TurnsARefusalOfTheSystemIntoMemoryLimit) { EXPECT_THROW(Mapping(std::size_t{1} << 60), MemoryLimit); }

TEST(GrowingMemoryTest, KeepsAddressesAndContents) {
  MemoryBudget budget;
  MemoryAccount account(budget);
  {
    GrowingMemory memory(account, 64 * kMiB);
    std::byte* const base = memory.base();
    for (std::uint64_t end = 1; end <= 64 * kMiB; end = 2 * end + 1) {
      memory.ensure(end);
      EXPECT_EQ(base[end - 1], std::byte{0});
      base[end - 1] = std::byte{7};
      EXPECT_GE(account.bytes(), end);
    }
    EXPECT_EQ(memory.base(), base);
    for (std::uint64_t end = 1; end <= 64 * kMiB; end = 2 * end + 1) EXPECT_EQ(base[end - 1], std::byte{7});
    memory.ensure(64 * kMiB);
    EXPECT_THROW(memory.ensure(64 * kMiB + 1), MemoryLimit);
  }
  EXPECT_EQ(budget.used(), 0U);
}

TEST(GrowingMemoryTest, StopsAtTheLimit) {
  MemoryBudget budget(kMiB);
  MemoryAccount account(budget);
  GrowingMemory memory(account, std::uint64_t{1} << 36);
  std::uint64_t reached = 0;
  EXPECT_THROW(
      for (std::uint64_t end = 1000;; end += 1000) {
        memory.ensure(end);
        reached = end;
      },
      MemoryLimit);
  EXPECT_GT(reached, kMiB * 3 / 4);
  EXPECT_LE(budget.used(), kMiB);
}

TEST(TableMemoryTest, GivesZeroedPagesAndTakesThemBack) {
  MemoryBudget budget;
  MemoryAccount account(budget);
  {
    TableMemory memory(account);
    std::vector<std::byte*> tables;
    for (std::size_t pages = 1; pages < 200; ++pages) {
      std::byte* table = memory.take(pages);
      for (std::size_t i = 0; i < pages * Mapping::kPage; i += 512) ASSERT_EQ(table[i], std::byte{0});
      std::memset(table, 1, pages * Mapping::kPage);
      tables.push_back(table);
    }
    const std::uint64_t before = account.bytes();
    memory.giveBack(tables[99], 100);
    EXPECT_EQ(account.bytes(), before - 100 * Mapping::kPage);
    EXPECT_EQ(tables[99][5], std::byte{0});  // still readable
    EXPECT_EQ(tables[98][99 * Mapping::kPage - 1], std::byte{1});
    EXPECT_EQ(tables[100][0], std::byte{1});
  }
  EXPECT_EQ(budget.used(), 0U);
}

}  // namespace
}  // namespace weaveproof
