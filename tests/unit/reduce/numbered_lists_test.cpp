#include "reduce/numbered_lists.hpp"

#include <gtest/gtest.h>

#include <thread>
#include <vector>

namespace weaveproof::reduce {
namespace {

std::vector<std::uint32_t> listOf(std::uint32_t i) { return std::vector<std::uint32_t>(i % 7, i); }

TEST(NumberedLists, EqualListsHaveOneNumber) {
  base::MemoryBudget budget;
  NumberedLists<std::uint32_t> lists(budget);
  EXPECT_EQ(lists.add({}), 0U);
  const std::vector<std::uint32_t> one = {3, 1, 4}, other = {3, 1};
  EXPECT_EQ(lists.add(one), 1U);
  EXPECT_EQ(lists.add(other), 2U);
  EXPECT_EQ(lists.add(one), 1U);
  EXPECT_TRUE(lists.at(0).empty());
  EXPECT_TRUE(std::ranges::equal(lists.at(1), one));
  EXPECT_TRUE(std::ranges::equal(lists.at(2), other));
}

TEST(NumberedLists, ThreadsThatAddTheSameGetTheSameNumbers) {
  constexpr std::uint32_t kLists = 5000;
  base::MemoryBudget budget;
  NumberedLists<std::uint32_t> lists(budget);
  std::vector<std::vector<std::uint32_t>> numbers(3, std::vector<std::uint32_t>(kLists));
  {
    std::vector<std::jthread> threads;
    for (std::uint32_t t = 0; t < numbers.size(); ++t)
      threads.emplace_back([&, t] {
        for (std::uint32_t i = 0; i < kLists; ++i) {
          const std::uint32_t which = (i * 7919 + t * 1237) % kLists;  // each in an order of its own
          numbers[t][which] = lists.add(listOf(which));
        }
      });
  }
  for (std::uint32_t i = 0; i < kLists; ++i) {
    ASSERT_EQ(numbers[0][i], numbers[1][i]);
    ASSERT_EQ(numbers[0][i], numbers[2][i]);
    ASSERT_TRUE(std::ranges::equal(lists.at(numbers[0][i]), listOf(i)));
  }
}

}  // namespace
}  // namespace weaveproof::reduce
