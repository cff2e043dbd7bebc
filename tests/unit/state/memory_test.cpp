// The budget, and the memory that charges it.
#include <gtest/gtest.h>

#include <cstring>
#include <vector>

#include "base/growing_memory.hpp"
#include "base/mapping.hpp"
#include "base/memory_budget.hpp"
#include "base/table_memory.hpp"

namespace weaveproof::state {
namespace {

constexpr std::uint64_t kMiB = std::uint64_t{1} << 20;

TEST(MemoryBudgetTest, RefusesWhatExceedsTheLimit) {
  base::MemoryBudget budget(1000);
  budget.charge(600);
  EXPECT_THROW(budget.charge(401), base::MemoryLimit);
  EXPECT_EQ(budget.used(), 600U);
  budget.charge(400);
  EXPECT_THROW(budget.charge(1), base::MemoryLimit);
  budget.release(1000);
  EXPECT_EQ(budget.used(), 0U);
  EXPECT_EQ(budget.peak(), 1000U);
}

TEST(MemoryBudgetTest, RefusesHugeChargesWithoutOverflow) {
  base::MemoryBudget budget(1000);
  budget.charge(10);
  EXPECT_THROW(budget.charge(~std::uint64_t{0}), base::MemoryLimit);
  EXPECT_EQ(budget.used(), 10U);
}

// What nobody charged counts, too; what was charged does not count twice.
TEST(MemoryBudgetTest, CountsWhatIsMeasured) {
  static std::uint64_t held;
  held = 10 * kMiB;
  base::MemoryBudget budget(20 * kMiB, [] { return held; });
  EXPECT_NO_THROW(budget.require(10 * kMiB));
  EXPECT_THROW(budget.require(10 * kMiB + 1), base::MemoryLimit);
  EXPECT_EQ(budget.used(), 0U);
  budget.charge(6 * kMiB);
  held = 16 * kMiB;  // it was charged, and now it is taken
  EXPECT_FALSE(budget.isExceeded());
  EXPECT_THROW(budget.charge(5 * kMiB), base::MemoryLimit);
  EXPECT_NO_THROW(budget.require(4 * kMiB));
  held = 21 * kMiB;
  EXPECT_TRUE(budget.isExceeded());
  EXPECT_THROW(budget.charge(1), base::MemoryLimit);
  held = 16 * kMiB;
  EXPECT_FALSE(budget.isExceeded());
}

TEST(MemoryBudgetTest, NamesTheLimit) {
  base::MemoryBudget budget(64 * kMiB);
  try {
    budget.charge(65 * kMiB);
    FAIL() << "nothing was thrown";
  } catch (const base::MemoryLimit& limit) {
    EXPECT_STREQ(limit.what(), "the memory limit of 64 MiB is reached");
  }
}

TEST(BudgetAllocatorTest, ChargesWhatAContainerTakes) {
  base::MemoryBudget budget(1000);
  base::MemoryAccount account(budget);
  {
    std::vector<std::uint32_t, base::BudgetAllocator<std::uint32_t>> numbers{
        base::BudgetAllocator<std::uint32_t>(account)};
    numbers.resize(100);
    EXPECT_EQ(account.bytes(), 400U);
    EXPECT_THROW(numbers.resize(200), base::MemoryLimit);
    EXPECT_EQ(numbers.size(), 100U);
    EXPECT_EQ(account.bytes(), 400U);
  }
  EXPECT_EQ(account.bytes(), 0U);
  EXPECT_EQ(budget.used(), 0U);
}

TEST(BudgetAllocatorTest, TurnsARefusalOfTheSystemIntoMemoryLimit) {
  base::MemoryBudget budget;
  base::MemoryAccount account(budget);
  base::BudgetAllocator<std::uint64_t> allocator(account);
  EXPECT_THROW(allocator.allocate(std::size_t{1} << 62), base::MemoryLimit);
  EXPECT_EQ(budget.used(), 0U);
}

TEST(MappingTest, GivesZeroedMemoryOfAnySize) {
  for (const std::size_t bytes :
       {std::size_t{1}, base::Mapping::kPage, base::Mapping::kHugePage, 5 * base::Mapping::kHugePage + 1}) {
    const base::Mapping mapping(bytes);
    ASSERT_GE(mapping.size(), bytes);
    EXPECT_EQ(mapping.data()[0], std::byte{0});
    EXPECT_EQ(mapping.data()[mapping.size() - 1], std::byte{0});
    mapping.data()[mapping.size() - 1] = std::byte{1};
  }
}

TEST(MappingTest, TurnsARefusalOfTheSystemIntoMemoryLimit) {
  EXPECT_THROW(base::Mapping(std::size_t{1} << 60), base::MemoryLimit);
}

TEST(GrowingMemoryTest, KeepsAddressesAndContents) {
  base::MemoryBudget budget;
  base::MemoryAccount account(budget);
  {
    base::GrowingMemory memory(account, 64 * kMiB);
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
    EXPECT_THROW(memory.ensure(64 * kMiB + 1), base::MemoryLimit);
  }
  EXPECT_EQ(budget.used(), 0U);
}

TEST(GrowingMemoryTest, StopsAtTheLimit) {
  base::MemoryBudget budget(kMiB);
  base::MemoryAccount account(budget);
  base::GrowingMemory memory(account, std::uint64_t{1} << 36);
  std::uint64_t reached = 0;
  EXPECT_THROW(
      for (std::uint64_t end = 1000;; end += 1000) {
        memory.ensure(end);
        reached = end;
      },
      base::MemoryLimit);
  EXPECT_GT(reached, kMiB * 3 / 4);
  EXPECT_LE(budget.used(), kMiB);
}

TEST(TableMemoryTest, GivesZeroedPagesAndTakesThemBack) {
  base::MemoryBudget budget;
  base::MemoryAccount account(budget);
  {
    base::TableMemory memory(account);
    std::vector<std::byte*> tables;
    for (std::size_t pages = 1; pages < 200; ++pages) {
      std::byte* table = memory.take(pages);
      for (std::size_t i = 0; i < pages * base::Mapping::kPage; i += 512) ASSERT_EQ(table[i], std::byte{0});
      std::memset(table, 1, pages * base::Mapping::kPage);
      tables.push_back(table);
    }
    const std::uint64_t before = account.bytes();
    memory.giveBack(tables[99], 100);
    EXPECT_EQ(account.bytes(), before - 100 * base::Mapping::kPage);
    EXPECT_EQ(tables[99][5], std::byte{0});  // still readable
    EXPECT_EQ(tables[98][99 * base::Mapping::kPage - 1], std::byte{1});
    EXPECT_EQ(tables[100][0], std::byte{1});
  }
  EXPECT_EQ(budget.used(), 0U);
}

}  // namespace
}  // namespace weaveproof::state
