// Searches of several runs: what an iteration changes and what it leaves alone, when there is no need for another one, what
// each may use of the limits, and that a run takes nothing over from the one before.
#include <gtest/gtest.h>

#include "unit/search/fake_program.hpp"

namespace weaveproof::search::fake {
namespace {

// The error takes one preemption of thread 1: between its writes.
Model onePreemption() { return threads({{write(0, 1), write(0, 0), write(1, 1)}, {read(0), expect(0), write(1, 2)}}); }

Model large() { return threads(3, {write(0, 1), write(0, 2), write(0, 3), write(0, 4), write(0, 5), write(0, 6)}); }

TEST(Iterations, OfAThresholdLeaveTheBoundAlone) {
  for (const char* thresholds : {"I:100-101-102", "I:0-1-2-3"}) {
    for (const char* rest : {",pl,d,F,1,1", ",pl,d,Lb,0.75,1.5", ",cs,ncs,R,0.90,1"}) {
      const std::string dfsRb = std::string("dfs-rb=") + thresholds + rest;
      EXPECT_TRUE(run(onePreemption(), with({dfsRb, "preemption-bound=0"})).errors.empty()) << dfsRb;
      for (unsigned seed = 0; seed < 60; ++seed) {
        for (const bool delays : {false, true}) {
          Space space(randomModel(seed));
          const SearchResult result = run(
              space, with({dfsRb, delays ? "delay-bound=1" : "preemption-bound=0", "all-errors", "depth-limit=40"}));
          for (const FoundError& error : result.errors) {
            const Spent spent = costOf(space, error.path);
            ASSERT_LE(delays ? spent.delays : spent.preemptions, delays ? 1 : 0) << dfsRb << " model " << seed;
          }
        }
      }
    }
  }
}

// Whatever else cuts: another bound on preemptions cannot bring it back. The limit in states is for a search that would not end.
TEST(Iterations, OfABoundEndWhenItCutNothing) {
  const Model model = threads(2, {write(0, 1), write(0, 2), write(0, 3)});
  const SearchResult depth = run(model, with({"preemption-iteration=0-", "depth-limit=4", "state-limit=100000"}));
  EXPECT_EQ(depth.covered, "Every schedule was covered up to its first 4 transitions.");
  EXPECT_FALSE(depth.complete);
  EXPECT_LE(depth.statistics.searches, 5U);

  for (const char* search : {"search=dfs", "search=bfs"}) {
    for (unsigned seed = 0; seed < 30; ++seed) {
      const SearchResult result =
          run(randomModel(seed),
              with({search, "preemption-iteration=0-", "depth-limit=7", "all-errors", "state-limit=100000"}));
      EXPECT_LE(result.statistics.searches, 8U) << search << " model " << seed;
    }
  }
  for (const char* dfsRb : {"dfs-rb=2,pl,d,F,0.5,1", "dfs-rb=L*0.5,cs,d,R,0.5,1.5", "dfs-rb=I:2,pl,ncs,Lb,0.75,1"}) {
    for (const char* cover : {"dfs-rb-cover=false", "dfs-rb-cover"}) {
      for (unsigned seed = 0; seed < 30; ++seed) {
        const SearchResult result =
            run(randomModel(seed), with({dfsRb, cover, "preemption-iteration=0-", "all-errors", "state-limit=100000"}));
        EXPECT_LT(result.statistics.states, 100'000U) << dfsRb << " model " << seed;
      }
    }
  }
}

// A loop that never ends hides what other threads do: no bound on preemptions shows it.
TEST(Iterations, OfABoundEndBesideALoop) {
  const Model model = threads({{write(0, 1), spin()}, {write(1, 1), write(1, 2)}});
  const SearchResult result = run(model, with({"preemption-iteration=0-", "all-errors", "state-limit=100000"}));
  EXPECT_FALSE(result.complete);
  EXPECT_LE(result.statistics.searches, 4U);
}

// The threshold of the second iteration prunes nothing, so that the third would see the same states.
TEST(Iterations, OfAThresholdEndWhenItPrunedNothing) {
  const Model model = threads(2, {write(0, 1), write(0, 2)});
  EXPECT_EQ(run(model, with({"dfs-rb=I:1-50-60,pl,d,F,0,1"})).statistics.searches, 2U);
}

TEST(Iterations, OfABoundUseTheOneThresholdThatThereIs) {
  for (unsigned seed = 0; seed < 30; ++seed) {
    for (const char* rest : {",pl,d,F,0,1", ",cs,ncs,Lb,0.75,1.5"}) {
      for (const char* cover : {"dfs-rb-cover=false", "dfs-rb-cover"}) {
        const auto statisticsWith = [&](const std::string& threshold) {
          return run(randomModel(seed), with({"dfs-rb=" + threshold + rest, cover, "preemption-iteration=0-5",
                                              "all-errors", "order=random"}));
        };
        const SearchResult constant = statisticsWith("3"), sequence = statisticsWith("I:3");
        ASSERT_EQ(sequence.statistics.states, constant.statistics.states);
        ASSERT_EQ(sequence.statistics.transitions, constant.statistics.transitions);
        ASSERT_EQ(sequence.covered, constant.covered);
      }
    }
  }
}

// The first threshold leaves little to explore; the two others divide what it did not use.
TEST(Iterations, HandOnWhatTheyDoNotUseOfTheLimits) {
  const std::uint64_t first = run(large(), with({"dfs-rb=1,pl,d,F,0,1"})).statistics.states;
  ASSERT_LT(first, 60U);
  const SearchResult states = run(large(), with({"dfs-rb=I:1-50-60,pl,d,F,0,1", "state-limit=180"}));
  EXPECT_EQ(states.statistics.searches, 3U);
  EXPECT_EQ(states.statistics.states, 180U);
  EXPECT_EQ(states.covered, "The limit of 180 states ended the search.");
}

// A bound that the user gave to each iteration is no share of anything.
TEST(Iterations, KeepTheBoundThatWasGivenToEach) {
  const std::uint64_t first = run(large(), with({"dfs-rb=1,pl,d,F,0,1"})).statistics.states;
  const SearchResult result = run(large(), with({"dfs-rb=I:1-50-60,pl,d,F,0,1", "dfs-rb-bound=60"}));
  EXPECT_EQ(result.statistics.searches, 3U);
  EXPECT_EQ(result.statistics.states, first + 2 * 60);
}

// With a ratio of 0 nothing is left to chance, so that every run does the same if it begins afresh.
TEST(Restarts, ForgetTheFirstPath) {
  const std::string dfsRb = "dfs-rb=L*0.1,pl,d,F,0,1";
  const SearchStatistics whole = run(large(), with({dfsRb})).statistics;
  const std::uint64_t unit = whole.states - 1;
  ASSERT_GT(unit, whole.maxDepth + 1);  // the first path fits in
  const SearchStatistics restarted =
      run(large(), with({dfsRb, "restarts=fixed:" + std::to_string(unit), "state-limit=" + std::to_string(3 * unit)}))
          .statistics;
  EXPECT_EQ(restarted.states, 3 * unit);
  EXPECT_EQ(restarted.searches, 3U);
}

TEST(Restarts, BeginLubysSequenceOfJumpsAgain) {
  const auto transitionsWithin = [](std::uint64_t states) {
    const SearchStatistics statistics =
        run(large(), with({"dfs-rb=5,pl,d,Lb,0,1", "restarts=fixed:40", "state-limit=" + std::to_string(states)}))
            .statistics;
    EXPECT_EQ(statistics.states, states);  // no run came to its end
    return statistics.transitions;
  };
  EXPECT_EQ(transitionsWithin(80), 2 * transitionsWithin(40));
  EXPECT_EQ(transitionsWithin(120), 3 * transitionsWithin(40));
}

}  // namespace
}  // namespace weaveproof::search::fake
