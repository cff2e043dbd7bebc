#include "published/execution.hpp"

#include <gtest/gtest.h>

namespace weaveproof::published {
namespace {

// Clocks grow with the path and with the number of threads, and are charged like the steps that they belong to.
TEST(Execution, ChargesItsClocks) {
  base::MemoryBudget budget;
  base::MemoryAccount account(budget);
  {
    reduce::FutureLists lists(budget);
    Futures futures(lists, account);
    Execution without(futures, account), with(futures, account);
    constexpr std::size_t kSteps = 1000, kThreads = 20;
    const std::uint64_t before = account.bytes();
    for (std::size_t i = 0; i < kSteps; ++i)
      without.push(static_cast<program::ThreadNumber>(1 + i % kThreads), Futures::kNothing, false);
    const std::uint64_t ofSteps = account.bytes() - before;
    for (std::size_t i = 0; i < kSteps; ++i)
      with.push(static_cast<program::ThreadNumber>(1 + i % kThreads), Futures::kNothing, true);
    const std::uint64_t ofClocks = account.bytes() - before - 2 * ofSteps;
    EXPECT_GT(ofClocks, kSteps * sizeof(std::uint32_t));
    with.shrink(0);
    EXPECT_EQ(account.bytes() - before, 2 * ofSteps);
    EXPECT_EQ(with.size(), 0U);
  }
  EXPECT_EQ(account.bytes(), 0U);
}

}  // namespace
}  // namespace weaveproof::published
