// Several workers: independent ones (PRSS) and cooperating ones (--share).
#include <gtest/gtest.h>

#include "search/random.hpp"
#include "unit/search/fake_program.hpp"

namespace weaveproof::search::fake {
namespace {

// An error on few of many schedules: thread 1 must be between its writes when each of the others looks.
Model hidden() {
  std::vector<Op> noise;
  for (int i = 1; i <= 6; ++i) noise.push_back(write(1, i));
  Model model = threads({{write(0, 1), write(0, 0)}, noise, noise});
  model.threads[1].code.insert(model.threads[1].code.end(), {read(0), assume(1), read(2), assume(1), raise()});
  model.threads[2].code.insert(model.threads[2].code.end(), {read(0), jumpIf(9, 0), write(2, 1)});
  return model;
}

TEST(Prss, SeedsComeFromOneGenerator) {
  const SearchResult result = run(hidden(), with({"parallel=3", "seed=17"}));
  ASSERT_EQ(result.errors.size(), 1U);
  Random random(17);
  const std::set<std::uint64_t> seeds = {random.seed(), random.seed(), random.seed()};
  EXPECT_TRUE(seeds.contains(result.winner.seed));
  EXPECT_EQ(result.winner.parallel, 1U);
  EXPECT_EQ(result.winner.order, "random");
}

TEST(Prss, TheWinnerReproducesItsCounterexampleAlone) {
  for (const char* how : {"order=random", "order=preempt-random", "dfs-rb=20,pl,d,Lb,0.9,1.5", "search=random-walk"}) {
    for (int seed = 0; seed < 5; ++seed) {
      Space space(hidden());
      const SearchResult result = run(space, with({"parallel=4", how, "seed=" + std::to_string(seed)}));
      if (result.errors.empty()) continue;
      EXPECT_TRUE(replay(space, result.errors.front().path).contains(result.errors.front().violation.identity));
      const SearchResult alone = run(hidden(), result.winner);
      ASSERT_EQ(alone.errors.size(), 1U) << how;
      EXPECT_EQ(alone.errors.front().path, result.errors.front().path);
      EXPECT_EQ(alone.statistics.states, result.winnerStatistics.states);
      EXPECT_EQ(alone.statistics.transitions, result.winnerStatistics.transitions);
    }
  }
}

TEST(Prss, ASearchThatCompletesEndsAll) {
  const Model model = threads(3, {write(0, 1), write(0, 2), write(0, 3), write(0, 4)});
  const SearchResult result = run(model, with({"parallel=3"}));
  EXPECT_TRUE(result.complete);
  EXPECT_EQ(result.covered, "Every schedule was covered.");
  EXPECT_GE(result.statistics.states, result.winnerStatistics.states);
}

TEST(Prss, NobodyKnows) {
  const SearchResult result = run(hidden(), with({"parallel=2", "state-limit=20"}));
  EXPECT_FALSE(result.complete);
  EXPECT_EQ(result.covered,
            "None of 2 searches came to an answer. The first of them: The limit of 20 states ended the search.");
  EXPECT_EQ(result.statistics.states, 40U);
}

TEST(Prss, UnsupportedFeaturesEndAll) {
  const SearchResult result = run(threads({{write(0, 1), missing()}, {write(1, 1)}}), with({"parallel=2"}));
  EXPECT_TRUE(result.unsupported);
}

TEST(Share, MeetsTheStatesOfOneWorker) {
  for (unsigned seed = 0; seed < 120; ++seed) {
    const Model model = randomModel(seed);
    Space alone(model);
    const SearchResult one = run(alone, with({"all-errors"}));
    for (const char* workers : {"parallel=2", "parallel=4"}) {
      Space space(model);
      const SearchResult several =
          run(space, with({"all-errors", workers, "share", seed % 2 == 0 ? "order=random" : "seed=1"}));
      ASSERT_EQ(space.met(), alone.met()) << seed;
      EXPECT_EQ(several.statistics.states, one.statistics.states);
      EXPECT_EQ(several.statistics.transitions, one.statistics.transitions);
      EXPECT_EQ(several.statistics.choicePoints, one.statistics.choicePoints);
      EXPECT_EQ(several.complete, one.complete);
      std::set<check::Identity> expected, found;
      for (const FoundError& error : one.errors) expected.insert(error.violation.identity);
      for (const FoundError& error : several.errors) {
        found.insert(error.violation.identity);
        EXPECT_TRUE(replay(space, error.path).contains(error.violation.identity)) << seed;
      }
      EXPECT_EQ(found, expected);
    }
  }
}

// Large enough that work is handed over many times.
TEST(Share, DividesALargeSearch) {
  std::vector<Op> code;
  for (int i = 1; i <= 12; ++i) code.push_back(write(0, i));
  Model model = threads(4, code);
  model.variables = 4;
  for (int i = 0; i < 4; ++i) {
    for (Op& op : model.threads[static_cast<std::size_t>(i)].code) op.a = i;
  }
  const SearchResult result = run(model, with({"parallel=3", "share"}));
  EXPECT_TRUE(result.complete);
  EXPECT_EQ(result.statistics.states, 28'561U);
  EXPECT_EQ(result.statistics.transitions, 4U * 12U * 2197U);
}

// What a bound leaves does not depend on who comes first. (Whether it is seen to have left something out may: a state may
// be met with nothing left before it is known that all behind it was explored.)
TEST(Share, BoundedSearchesMeetTheStatesOfOneWorker) {
  for (unsigned seed = 0; seed < 60; ++seed) {
    const Model model = randomModel(seed);
    for (const char* bound :
         {"preemption-bound=0", "preemption-bound=1", "delay-bound=1", "delay-bound=2", "depth-limit=5"}) {
      Space alone(model), shared(model);
      const SearchResult one = run(alone, with({"all-errors", bound}));
      const SearchResult several = run(shared, with({"all-errors", bound, "parallel=3", "share"}));
      ASSERT_EQ(shared.met(), alone.met()) << seed << bound;
      EXPECT_EQ(several.errors.size(), one.errors.size()) << seed << bound;
      for (const FoundError& error : several.errors)
        EXPECT_TRUE(replay(shared, error.path).contains(error.violation.identity)) << seed << bound;
    }
  }
}

// Large enough that bounded work is handed over many times.
TEST(Share, DividesALargeBoundedSearch) {
  std::vector<Op> code;
  for (int i = 1; i <= 10; ++i) code.push_back(write(0, i));
  const Model model = threads(3, code);
  for (const char* bound : {"preemption-bound=2", "delay-bound=3"}) {
    Space alone(model), shared(model);
    EXPECT_FALSE(run(alone, with({bound})).complete);
    EXPECT_FALSE(run(shared, with({bound, "parallel=3", "share"})).complete);
    EXPECT_EQ(shared.met(), alone.met()) << bound;
  }
}

TEST(Share, TheFirstErrorEndsAllAndReplays) {
  for (int i = 0; i < 10; ++i) {
    Space space(hidden());
    const SearchResult result = run(space, with({"parallel=3", "share"}));
    ASSERT_EQ(result.errors.size(), 1U);
    EXPECT_FALSE(result.complete);
    EXPECT_TRUE(replay(space, result.errors.front().path).contains(result.errors.front().violation.identity));
  }
}

TEST(Share, LimitsHold) {
  std::vector<Op> code;
  for (int i = 1; i <= 9; ++i) code.push_back(write(0, i));
  const SearchResult result = run(threads(3, code), with({"parallel=2", "share", "state-limit=100"}));
  EXPECT_FALSE(result.complete);
  EXPECT_EQ(result.statistics.states, 100U);
  EXPECT_EQ(result.covered, "The limit of 100 states ended the search.");
}

TEST(Share, UnsupportedFeaturesEndAllWithAPath) {
  const SearchResult result =
      run(threads({{write(0, 1), write(0, 2), missing()}, {write(1, 1), write(1, 2)}}), with({"parallel=2", "share"}));
  ASSERT_TRUE(result.unsupported);
  EXPECT_EQ(std::ranges::count(result.unsupportedPath, program::ThreadNumber{1}, &program::Action::thread), 3);
}

}  // namespace
}  // namespace weaveproof::search::fake
