// --search auto: one search proves while others hunt.
#include <gtest/gtest.h>

#include <thread>

#include "search/turns.hpp"
#include "unit/search/fake_program.hpp"

namespace weaveproof::search::fake {
namespace {

// Two threads with so many writes that nobody exhausts them here, and a third that fails at once if it comes between two
// writes at the very beginning; depth-first search has the first two threads at their ends before it lets the third begin.
Model large(bool fails) {
  std::vector<Op> noise;
  for (int i = 1; i <= 400; ++i) noise.push_back(write(1, i));
  std::vector<Op> other = noise;
  for (Op& op : other) op = write(2, &op - other.data());
  Model model = threads({noise, other, {read(1), assume(1)}});
  if (fails) model.threads[2].code.push_back(raise());
  return model;
}

TEST(Auto, AProgramWithFewStatesIsProvedAsByDepthFirstSearch) {
  const Model model = threads(3, {write(0, 1), write(0, 2), write(0, 3)});
  const SearchResult expected = run(model, with({"search=dfs"}));
  const SearchResult result = run(model, with({"search=auto"}));
  EXPECT_TRUE(result.complete);
  EXPECT_EQ(result.covered, "Every schedule was covered.");
  EXPECT_EQ(result.statistics.states, expected.statistics.states);
  EXPECT_EQ(result.statistics.transitions, expected.statistics.transitions);
  EXPECT_EQ(result.statistics.searches, 1U);
  EXPECT_TRUE(result.stages.empty());
}

TEST(Auto, ProvesWhileItHunts) {
  const Model model = threads(3, {write(0, 1), write(0, 2), write(0, 3), write(0, 4)});
  const SearchResult expected = run(model, with({"search=dfs"}));
  const SearchResult result = run(model, with({"search=auto", "hunt-after=10"}));
  EXPECT_TRUE(result.complete);
  ASSERT_EQ(result.stages.size(), 3U);
  EXPECT_GT(result.stages[1].statistics.schedules, 0U);
  if (result.winner.preemptionIteration.empty()) {
    EXPECT_EQ(result.stages[0].statistics.states, expected.statistics.states);
  }
}

TEST(Auto, FindsWhatLiesFarFromTheOrderOfTheProof) {
  const SearchResult plain = run(large(true), with({"search=dfs", "state-limit=20000"}));
  EXPECT_TRUE(plain.errors.empty());
  Space space(large(true));
  const SearchResult result = run(space, with({"search=auto", "hunt-after=1000", "state-limit=20000"}));
  ASSERT_EQ(result.errors.size(), 1U);
  EXPECT_TRUE(replay(space, result.errors.front().path).contains(result.errors.front().violation.identity));
}

TEST(Auto, TheWinnerReproducesItsErrorAlone) {
  const SearchResult result = run(large(true), with({"search=auto", "hunt-after=1000", "seed=5"}));
  ASSERT_EQ(result.errors.size(), 1U);
  SearchOptions alone = result.winner;
  const SearchResult again = run(large(true), alone);
  ASSERT_EQ(again.errors.size(), 1U);
  EXPECT_EQ(again.errors.front().path, result.errors.front().path);
}

TEST(Auto, TheSameSeedGivesTheSameResult) {
  for (const char* seed : {"seed=1", "seed=2"}) {
    const SearchOptions options = with({"search=auto", "hunt-after=500", "state-limit=5000", seed});
    const SearchResult one = run(large(false), options), other = run(large(false), options);
    EXPECT_EQ(one.statistics.states, other.statistics.states);
    EXPECT_EQ(one.statistics.transitions, other.statistics.transitions);
    EXPECT_EQ(one.statistics.schedules, other.statistics.schedules);
    EXPECT_EQ(one.covered, other.covered);
  }
}

TEST(Auto, WhatTheBoundsCoveredIsClaimed) {
  const SearchResult result = run(large(false), with({"search=auto", "hunt-after=500", "state-limit=60000"}));
  EXPECT_FALSE(result.complete);
  EXPECT_EQ(result.ending, Ending::StateLimit);
  EXPECT_TRUE(result.covered.starts_with("Every schedule with ")) << result.covered;
  EXPECT_TRUE(result.covered.ends_with("The limit of 60,000 states ended the search.")) << result.covered;
}

TEST(Auto, SeveralWorkersHuntAndProveSideBySide) {
  for (const char* workers : {"parallel=2", "parallel=3", "parallel=5"}) {
    const Model model = threads(3, {write(0, 1), write(0, 2), write(0, 3), write(0, 4)});
    EXPECT_TRUE(run(model, with({"search=auto", workers})).complete);
    EXPECT_EQ(run(large(true), with({"search=auto", workers})).errors.size(), 1U);
  }
}

// A walk without a step looks at the limits, too, and at whether the proof is done.
TEST(Auto, HuntersOfAProgramWithoutAStepEnd) {
  for (int i = 0; i < 20; ++i) EXPECT_TRUE(run(threads(1, {}), with({"search=auto", "parallel=2"})).complete);
}

TEST(Auto, SuitsWhoAsksForNothingElse) {
  const spec::CheckSpec properties;
  EXPECT_EQ(suitingSearch(with({"seed=3", "state-limit=10", "all-errors=true"}), properties), "auto");
  for (const char* other : {"order=random", "dfs-rb=default", "preemption-bound=1", "store=hash64", "runs=3"})
    EXPECT_EQ(suitingSearch(with({other}), properties), "dfs") << other;
  EXPECT_THROW(checkSearchOptions(with({"search=auto", "order=random"}), properties), BadSearchOptions);
  EXPECT_THROW(checkSearchOptions(with({"search=dfs", "hunt-after=7"}), properties), BadSearchOptions);
}

// What a hunter finds soon is found soon: the proof has not gone far by then.
TEST(Auto, TurnsAreShortAtFirst) {
  const SearchResult result = run(large(true), with({"search=auto"}));
  ASSERT_EQ(result.errors.size(), 1U);
  EXPECT_LT(result.statistics.transitions, 10'000U);
}

// Each notes its number at every transition.
TEST(Turns, AreStrict) {
  Turns turns({{3, 2}, {1, 1}});
  std::vector<std::size_t> log;
  const auto work = [&](std::size_t seat, std::uint64_t transitions) {
    turns.sitDown(seat);
    for (std::uint64_t executed = 0; executed < transitions; ++executed) {
      turns.left(seat, executed);
      log.push_back(seat);
    }
    turns.getUp(seat);
  };
  {
    std::jthread second([&] { work(1, 4); });
    std::jthread first([&] { work(0, 9); });
  }
  // First turns of 3 and 1, then of 2 and 1, 4 and 2.
  EXPECT_EQ(log, (std::vector<std::size_t>{0, 0, 0, 1, 0, 0, 1, 0, 0, 0, 0, 1, 1}));
}

TEST(Turns, DoubleAtFirst) {
  Turns turns({{2, 1, 8}});
  std::vector<std::uint64_t> lengths;
  for (std::uint64_t executed = 0; executed < 20;) {
    lengths.push_back(turns.left(0, executed));
    executed += lengths.back();
  }
  EXPECT_EQ(lengths, (std::vector<std::uint64_t>{2, 4, 8, 1, 2, 4}));
}

// Whoever is told of none does not ask again.
TEST(Turns, AreNeverEmpty) {
  for (const std::uint64_t first : {std::uint64_t{0}, std::uint64_t{2}}) {
    Turns turns({{first, 1, 8}});
    std::uint64_t executed = 0;
    for (int turn = 0; turn < 100; ++turn) {
      const std::uint64_t left = turns.left(0, executed);
      ASSERT_NE(left, 0U) << turn;
      executed += left;
    }
  }
}

}  // namespace
}  // namespace weaveproof::search::fake
