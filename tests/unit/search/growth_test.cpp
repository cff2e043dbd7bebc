// How much of the space a search has seen: the law itself, and what searches say of spaces whose size is known.
#include "search/growth.hpp"

#include <gtest/gtest.h>

#include <cmath>

#include "unit/search/fake_program.hpp"

namespace weaveproof::search::fake {
namespace {

// A search that has come back over so many of `length` choice points, with states(i) states behind the last i of them.
template <class States>
std::optional<double> totalAfter(std::size_t done, std::size_t length, States&& states) {
  base::MemoryBudget budget;
  Growth growth(budget);
  growth.begin(1000);
  growth.pathEnds(length);
  for (std::size_t i = 1; i <= done; ++i) growth.leave(length - i, 1000 + states(i));
  return growth.total(1000 + states(done + 1));
}

TEST(Growth, ContinuesAPowerOfHowFarTheSearchHasComeBack) {
  for (const double power : {1.0, 2.0, 3.0}) {
    const auto states = [&](std::size_t i) {
      return static_cast<std::uint64_t>(10 * std::pow(static_cast<double>(i), power));
    };
    for (const std::size_t done : {5, 29, 59, 89, 98}) {
      const std::optional<double> total = totalAfter(done, 100, states);
      ASSERT_TRUE(total);
      EXPECT_NEAR(*total / static_cast<double>(states(100)), 1, 0.01) << power << " " << done;
    }
  }
}

TEST(Growth, NeverExpectsLessThanTheSameAgainNorMoreThanTheFourthPower) {
  const auto nothingNew = [](std::size_t) { return std::uint64_t{500}; };
  EXPECT_NEAR(*totalAfter(49, 100, nothingNew), 1000, 1);
  const auto explodes = [](std::size_t i) { return std::uint64_t{1} << i; };
  EXPECT_NEAR(*totalAfter(39, 80, explodes), std::ldexp(1, 40) * 16, std::ldexp(1, 30));
}

TEST(Growth, KnowsNothingBeforeTheFirstPathHasEnded) {
  base::MemoryBudget budget;
  Growth growth(budget);
  growth.begin(0);
  EXPECT_FALSE(growth.estimate(100));
  growth.pathEnds(10);
  EXPECT_TRUE(growth.estimate(100));
  growth.begin(100);
  EXPECT_FALSE(growth.estimate(200));
}

TEST(Growth, TheEndsOfAShareAreAShareAndHoldIt) {
  double before = 0;
  for (double share = 1e-9; share <= 1; share *= 1.1) {
    const Estimate estimate = withError(share);
    EXPECT_LE(estimate.low, share);
    EXPECT_GE(estimate.high, share);
    EXPECT_GE(estimate.low, 0);
    EXPECT_LE(estimate.high, 1);
    EXPECT_GT(share, before);
    before = share;
  }
}

// (steps + 1)^threads states.
Model grid(int threadCount, int steps) {
  Model model;
  model.variables = threadCount;
  for (int i = 0; i < threadCount; ++i) {
    Thread thread;
    for (int step = 1; step <= steps; ++step) thread.code.push_back(write(i, step));
    model.threads.push_back(thread);
  }
  return model;
}

TEST(Growth, OfSpacesThatAreKnown) {
  for (const auto& [model, all] :
       {std::pair(grid(2, 60), 61 * 61), std::pair(grid(3, 20), 21 * 21 * 21), std::pair(grid(4, 8), 9 * 9 * 9 * 9)}) {
    for (const int percent : {5, 10, 25, 50, 75}) {
      const SearchResult result =
          run(model, with({"search=dfs", "state-limit=" + std::to_string(all * percent / 100)}));
      ASSERT_TRUE(result.estimate) << all << " " << percent;
      EXPECT_LE(result.estimate->low, percent / 100.0) << all << " " << percent;
      EXPECT_GE(result.estimate->high, percent / 100.0) << all << " " << percent;
    }
  }
}

TEST(Growth, AutoTellsWhatItsProofHasSeen) {
  const SearchResult result = run(grid(3, 30), with({"search=auto", "hunt-after=500", "state-limit=10000"}));
  ASSERT_FALSE(result.complete);
  ASSERT_TRUE(result.estimate);
  EXPECT_LE(result.estimate->low, 10000.0 / (31 * 31 * 31));
  EXPECT_GE(result.estimate->high, 10000.0 / (31 * 31 * 31));
}

// A start-up counts for nothing.
TEST(Growth, BehindAStartUp) {
  Space space(behindStartUp(grid(2, 60), 5000));
  space.goThroughStartUp();
  const SearchResult result = run(space, with({"search=dfs", "state-limit=" + std::to_string(5000 + 61 * 61 / 4)}));
  ASSERT_TRUE(result.estimate);
  EXPECT_LE(result.estimate->low, 0.25);
  EXPECT_GE(result.estimate->high, 0.25);
  EXPECT_LT(result.estimate->high, 0.9);
}

TEST(Growth, NothingIsSaidWhereNothingIsKnown) {
  EXPECT_FALSE(run(grid(2, 10), with({"search=dfs"})).estimate);
  for (const char* how : {"search=bfs", "preemption-bound=1", "store=hash64", "restarts=fixed:100"})
    EXPECT_FALSE(run(grid(3, 20), with({how, "state-limit=2000"})).estimate) << how;
  EXPECT_FALSE(run(grid(3, 20), with({"search=pos", "runs=10"})).estimate);
  EXPECT_FALSE(run(threads({{write(0, 1), raise()}, {write(0, 2)}}), with({"search=dfs"})).estimate);
}

}  // namespace
}  // namespace weaveproof::search::fake
