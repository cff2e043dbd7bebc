// Bounds on the schedule: they cover exactly the schedules within them.
#include <gtest/gtest.h>

#include "unit/search/fake_program.hpp"

namespace weaveproof::search::fake {
namespace {

constexpr unsigned kBoundedModels = 60;

// With spins, the number of steps is unlimited; the oracle then needs a limit, which the search has too.
constexpr int kDepth = 14;

SearchOptions bounded(const std::string& bound, const std::string& search, const std::string& order) {
  return with({bound, "search=" + search, "order=" + order, "all-errors", "depth-limit=" + std::to_string(kDepth)});
}

template <class Cost>
void expectExactCoverage(const std::string& option, Cost&& cost) {
  for (unsigned seed = 0; seed < kBoundedModels; ++seed) {
    const Model model = randomModel(seed);
    for (int bound = 0; bound <= 3; ++bound) {
      const auto expected = reachable(
          model, [&](const Spent&, const Spent& next, bool) { return cost(next) <= bound && next.depth <= kDepth; });
      for (const char* search : {"dfs", "bfs"}) {
        for (const char* order : {"index", "random", "preempt"}) {
          Space space(model);
          const SearchResult result = run(space, bounded(option + "=" + std::to_string(bound), search, order));
          ASSERT_EQ(space.met(), expected)
              << option << " " << bound << " " << search << " " << order << " model " << seed;
          ASSERT_EQ(result.statistics.states - result.statistics.discardedStates, expected.size());
        }
      }
    }
  }
}

TEST(PreemptionBound, CoversExactlyTheStatesWithinIt) {
  expectExactCoverage("preemption-bound", [](const Spent& spent) { return spent.preemptions; });
}

TEST(DelayBound, CoversExactlyTheStatesWithinIt) {
  expectExactCoverage("delay-bound", [](const Spent& spent) { return spent.delays; });
}

TEST(DepthBound, CoversExactlyTheStatesWithinIt) {
  for (unsigned seed = 0; seed < kBoundedModels; ++seed) {
    const Model model = randomModel(seed);
    for (const int depth : {0, 1, 3, 6, 10}) {
      const auto expected =
          reachable(model, [&](const Spent&, const Spent& next, bool) { return next.depth <= depth; });
      for (const char* search : {"dfs", "bfs"}) {
        for (const char* order : {"index", "random"}) {
          Space space(model);
          run(space, with({"depth-limit=" + std::to_string(depth), std::string("search=") + search,
                           std::string("order=") + order, "all-errors"}));
          ASSERT_EQ(space.met(), expected) << depth << " " << search << " " << order << " model " << seed;
        }
      }
    }
  }
}

// Two threads of two steps: 6 schedules. Without preemption: AABB, BBAA. With one: ABBA and BAAB, where the second switch
// is free, as one of them has ended. With two: ABAB, BABA, ... of which AB AB costs two: A is preempted, then B is.
TEST(PreemptionBound, WalksStayWithinItAndReachAllOfIt) {
  const Model model = threads({{write(0, 1), write(0, 2)}, {write(1, 1), write(1, 2)}});
  const std::vector<std::size_t> expected = {2, 4, 6};
  for (std::uint32_t bound = 0; bound <= 2; ++bound) {
    for (const char* walk : {"random-walk", "pos", "pct"}) {
      Space space(model);
      space.recording = true;
      run(space, with({std::string("search=") + walk, "preemption-bound=" + std::to_string(bound), "runs=300",
                       std::string(walk) == "pct" ? "pct-depth=4" : "seed=0"}));
      std::set<std::vector<program::Action>> schedules(space.walks.begin(), space.walks.end());
      EXPECT_EQ(schedules.size(), expected[bound]) << walk << bound;
    }
  }
}

TEST(PreemptionBound, SwitchesAwayFromAThreadThatCanOnlyTimeOutAreFree) {
  const Model model = threads({{write(0, 1), sleep(), write(0, 2)}, {write(1, 1), read(0), expect(0)}});
  // The read comes after the first write and the sleep is not interrupted: no preemption.
  EXPECT_EQ(run(model, with({"preemption-bound=0"})).errors.size(), 1U);
}

TEST(PreemptionBound, SaysWhatItCovered) {
  const Model model = threads(2, {write(0, 1), write(0, 2), write(0, 3)});
  const SearchResult one = run(model, with({"preemption-bound=1"}));
  EXPECT_FALSE(one.complete);
  EXPECT_EQ(one.covered, "Every schedule with at most 1 preemption was covered.");
  const SearchResult both = run(model, with({"delay-bound=2", "depth-limit=4"}));
  EXPECT_EQ(both.covered, "Every schedule with at most 2 delays was covered up to its first 4 transitions.");
  EXPECT_TRUE(run(model, with({"preemption-bound=6"})).complete);
}

// A bound that is never met costs no transition.
TEST(PreemptionBound, CostsNothingWhenItIsNotMet) {
  const Model model = threads(3, {write(0, 1), update(1), lock(0), update(1), unlock(0), read(1)});
  const SearchResult plain = run(model);
  for (const char* bound : {"preemption-bound=100", "delay-bound=100", "depth-limit=100"}) {
    const SearchResult result = run(model, with({bound}));
    EXPECT_TRUE(result.complete);
    EXPECT_EQ(result.statistics.states, plain.statistics.states) << bound;
    EXPECT_EQ(result.statistics.transitions, plain.statistics.transitions) << bound;
  }
}

// A bounded search begins as if it would never meet its bound, and begins again when it does. That is work like any other:
// each executed transition is counted, and the limit in states holds for all of it.
TEST(PreemptionBound, CountsWhatItDidInVain) {
  const Model model = threads(3, {write(0, 1), update(1), lock(0), update(1), unlock(0), read(1)});
  for (const char* bound : {"preemption-bound=2", "delay-bound=2", "depth-limit=11", "preemption-iteration=0-2"}) {
    const SearchStatistics all = run(model, with({bound})).statistics;
    EXPECT_EQ(all.transitions, all.instructions) << bound;  // each is one instruction in these programs
    EXPECT_GT(all.discardedStates, 0U) << bound;
    EXPECT_GT(all.discardedTransitions, 0U) << bound;
    const SearchStatistics breadthFirst = run(model, with({bound, "search=bfs"})).statistics;
    EXPECT_EQ(all.states - all.discardedStates, breadthFirst.states) << bound;
    EXPECT_EQ(breadthFirst.discardedStates, 0U);
  }
  const std::uint64_t inVain = run(model, with({"depth-limit=11"})).statistics.discardedStates;
  const SearchResult limited = run(model, with({"depth-limit=11", "state-limit=" + std::to_string(inVain + 5)}));
  EXPECT_EQ(limited.statistics.states, inVain + 5);
  EXPECT_EQ(limited.statistics.discardedStates, inVain);
  EXPECT_EQ(limited.ending, Ending::StateLimit);
}

TEST(PreemptionIteration, EndsWhenNothingIsCut) {
  const Model model = threads(2, {write(0, 1), write(0, 2), write(0, 3)});
  const SearchResult result = run(model, with({"preemption-iteration=0-"}));
  EXPECT_TRUE(result.complete);
  // There are schedules with 4 preemptions (ABABAB, whose last switch comes when A has ended), but what is behind the fourth
  // has been explored by then: from the same state, met with fewer.
  EXPECT_EQ(result.statistics.searches, 4U);
  EXPECT_EQ(result.winnerStatistics.states, result.statistics.states);
  const SearchResult some = run(model, with({"preemption-iteration=1-2"}));
  EXPECT_FALSE(some.complete);
  EXPECT_EQ(some.statistics.searches, 2U);
  EXPECT_EQ(some.covered, "Every schedule with at most 2 preemptions was covered.");
}

// What a depth limit cuts, or what is behind a loop, no bound brings back.
TEST(PreemptionIteration, EndsWhenTheBoundCutsNothingThoughSomethingIsLeftOut) {
  const Model model = threads(2, {write(0, 1), write(0, 2), write(0, 3)});
  const SearchResult shallow = run(model, with({"preemption-iteration=0-", "depth-limit=5", "state-limit=10000"}));
  EXPECT_FALSE(shallow.complete);
  EXPECT_LE(shallow.statistics.searches, 5U);
  const Model loops = threads({{write(0, 1), spin()}, {write(1, 1), write(1, 2)}});
  const SearchResult looping = run(loops, with({"preemption-iteration=0-", "all-errors=true", "state-limit=10000"}));
  EXPECT_FALSE(looping.complete);
  EXPECT_EQ(looping.errors.size(), 1U);
  EXPECT_LE(looping.statistics.searches, 3U);
}

TEST(PreemptionIteration, FindsAnErrorWithAsFewPreemptionsAsPossible) {
  // The error takes one preemption of thread 1: between its writes.
  const Model model = threads({{write(0, 1), write(0, 0), write(1, 1)}, {read(0), expect(0), write(1, 2)}});
  Space space(model);
  const SearchResult result = run(space, with({"preemption-iteration=0-", "order=random"}));
  ASSERT_EQ(result.errors.size(), 1U);
  EXPECT_EQ(result.statistics.searches, 2U);
  Machine machine(space);
  machine.begin();
  Spent spent;
  for (const program::Action& action : result.errors.front().path) {
    spent = after(machine, spent, action);
    machine.execute(action);
  }
  EXPECT_EQ(spent.preemptions, 1);
}

TEST(PreemptionIteration, WhatWasCoveredBeforeALimitIsSaid) {
  const Model model = threads(3, {write(0, 1), write(0, 2), write(0, 3), write(0, 4)});
  const std::uint64_t first = run(model, with({"preemption-bound=0"})).statistics.states;
  const SearchResult result = run(model, with({"preemption-iteration=0-", "state-limit=" + std::to_string(first + 3)}));
  EXPECT_EQ(result.covered, "Every schedule with at most 0 preemptions was covered. The limit of " +
                                std::to_string(first + 3) + " states ended the search.");
}

}  // namespace
}  // namespace weaveproof::search::fake
