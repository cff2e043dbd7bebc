// Restarts: their lengths, and that bounds counted in states are exact.
#include "search/restarts.hpp"

#include <gtest/gtest.h>

#include <cmath>

#include "unit/search/fake_program.hpp"

namespace weaveproof::search::fake {
namespace {

TEST(Restarts, FixedLengths) {
  const Restarts restarts = parseRestarts("fixed:30");
  for (std::uint64_t run = 1; run < 10; ++run) EXPECT_EQ(restarts.limitOf(run).states, 30U);
}

TEST(Restarts, LubyLengths) {
  const Restarts restarts = parseRestarts("luby:2.5s");
  std::vector<double> lengths;
  for (std::uint64_t run = 1; run <= 7; ++run) lengths.push_back(*restarts.limitOf(run).seconds);
  EXPECT_EQ(lengths, (std::vector<double>{2.5, 2.5, 5, 2.5, 2.5, 5, 10}));
}

// u, ru, r²u, ... with r = √2.
TEST(Restarts, WalshLengths) {
  const Restarts restarts = parseRestarts("walsh:5s");
  for (std::uint64_t run = 1; run < 12; ++run) {
    EXPECT_NEAR(*restarts.limitOf(run).seconds, 5 * std::pow(std::sqrt(2.0), static_cast<double>(run - 1)), 1e-9);
  }
  EXPECT_EQ(parseRestarts("walsh:100").limitOf(2).states, 142U);
  EXPECT_EQ(parseRestarts("walsh:100").limitOf(3).states, 200U);
  EXPECT_GT(*parseRestarts("walsh:100").limitOf(500).states, std::uint64_t{1} << 60);
}

TEST(Restarts, RefuseNonsense) {
  for (const char* text :
       {"", "fixed", "fixed:", "fixed:0", "fixed:-3", "luby", "luby:s", "luby:0s", "walsh:5y", "other:5s", "5s"}) {
    EXPECT_THROW(parseRestarts(text), BadSearchOptions) << text;
  }
}

Model veryLarge() {
  std::vector<Op> code;
  for (int i = 1; i <= 12; ++i) code.push_back(write(0, i));
  return threads(3, code);
}

TEST(Restarts, CountStatesExactly) {
  const SearchResult result = run(veryLarge(), with({"restarts=fixed:10", "state-limit=35", "order=random"}));
  EXPECT_EQ(result.statistics.searches, 4U);
  EXPECT_EQ(result.statistics.states, 35U);
  EXPECT_FALSE(result.complete);
  EXPECT_EQ(result.covered, "The limit of 35 states ended the search.");
  // 10, 10, 20, 10, 10, 20, 5
  EXPECT_EQ(run(veryLarge(), with({"restarts=luby:10", "state-limit=85"})).statistics.searches, 7U);
}

TEST(Restarts, AreRandomWithoutBeingAsked) {
  const SearchResult result = run(veryLarge(), with({"restarts=luby:10", "state-limit=85"}));
  EXPECT_EQ(result.winner.order, "random");
  EXPECT_EQ(commandLineOf(result.winner), "--order random --state-limit 85 --restarts luby:10");
}

TEST(Restarts, ThatGrowCompleteInTheEnd) {
  const Model model = threads(2, {write(0, 1), write(0, 2), write(0, 3)});
  for (const char* restarts : {"restarts=luby:3", "restarts=walsh:3"}) {
    const SearchResult result = run(model, with({restarts}));
    EXPECT_TRUE(result.complete);
    EXPECT_GT(result.statistics.searches, 1U);
  }
}

// With the iterations of DFS-RB: each iteration has its restarts, and its share of the limits.
TEST(Restarts, WithinTheIterationsOfDfsRb) {
  const SearchResult result =
      run(veryLarge(), with({"restarts=fixed:10", "dfs-rb=I:90-100,pl,d,F,0.5,1", "dfs-rb-bound=25", "order=random"}));
  EXPECT_EQ(result.statistics.searches, 6U);  // 10, 10, 5 and again
  EXPECT_EQ(result.statistics.states, 50U);
}

TEST(Restarts, FindErrorsThatReplay) {
  const Model model = threads({{lock(0), lock(1), unlock(1), unlock(0)}, {lock(1), lock(0), unlock(0), unlock(1)}});
  Space space(model);
  const SearchResult result = run(space, with({"restarts=luby:2", "seed=3"}));
  ASSERT_EQ(result.errors.size(), 1U);
  EXPECT_EQ(replay(space, result.errors.front().path), std::set{result.errors.front().violation.identity});
}

}  // namespace
}  // namespace weaveproof::search::fake
