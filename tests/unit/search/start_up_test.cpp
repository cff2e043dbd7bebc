// A search that begins behind the start-up tells the same as one that goes through it, step by step.
#include <gtest/gtest.h>

#include "unit/search/fake_program.hpp"

namespace weaveproof::search::fake {
namespace {

constexpr int kSteps = 12;

const std::vector<std::vector<std::string>> kTechniques = {
    {},
    {"all-errors"},
    {"search=bfs"},
    {"search=bfs", "order=preempt-random", "all-errors"},
    {"order=random", "seed=5"},
    {"order=preempt"},
    {"preemption-bound=1"},
    {"preemption-iteration=0-"},
    {"search=bfs", "preemption-bound=1"},
    {"delay-bound=1"},
    {"depth-limit=5"},
    {"depth-limit=12"},
    {"depth-limit=14"},
    {"search=bfs", "depth-limit=5"},
    {"search=bfs", "depth-limit=14"},
    {"depth-limit=14", "preemption-bound=1"},
    {"state-limit=1"},
    {"state-limit=5"},
    {"state-limit=12"},
    {"state-limit=13"},
    {"state-limit=30"},
    {"state-limit=5", "depth-limit=4"},
    {"state-limit=5", "depth-limit=5"},
    {"search=bfs", "state-limit=5"},
    {"search=bfs", "state-limit=30"},
    {"dfs-rb=default", "order=random"},
    {"dfs-rb=L*0.5,cs,ncs,R,0.5,1", "dfs-rb-cover"},
    {"dfs-rb=2,pl,d,Lb,0.5,1", "depth-limit=20"},
    {"restarts=luby:4"},
    {"restarts=walsh:10", "order=preempt-random"},
    {"store=hash64"},
    {"search=random-walk", "runs=20", "depth-limit=60"},
    {"search=random-walk", "runs=20", "depth-limit=3"},
    {"search=pct", "runs=20", "depth-limit=60"},
    {"search=pos", "runs=20", "depth-limit=60", "all-errors"},
};

void expectSame(const Model& model, const std::vector<std::string>& settings,
                const std::vector<std::string>& properties, const std::string& what) {
  Space whole(model), behind(model);
  behind.goThroughStartUp();
  ASSERT_EQ(behind.startUp().steps, static_cast<std::uint32_t>(kSteps)) << what;
  const SearchResult expected = run(whole, with(settings), properties),
                     result = run(behind, with(settings), properties);
  EXPECT_EQ(result.complete, expected.complete) << what;
  EXPECT_EQ(result.covered, expected.covered) << what;
  EXPECT_EQ(result.ending, expected.ending) << what;
  EXPECT_EQ(result.statistics.states, expected.statistics.states) << what;
  EXPECT_EQ(result.statistics.transitions, expected.statistics.transitions) << what;
  EXPECT_EQ(result.statistics.revisits, expected.statistics.revisits) << what;
  EXPECT_EQ(result.statistics.choicePoints, expected.statistics.choicePoints) << what;
  EXPECT_EQ(result.statistics.maxDepth, expected.statistics.maxDepth) << what;
  if (properties == spec::usualProperties()) {  // who looks for cycles takes every state for a choice
    EXPECT_EQ(result.statistics.maxChoices, expected.statistics.maxChoices) << what;
  }
  EXPECT_EQ(result.statistics.schedules, expected.statistics.schedules) << what;
  EXPECT_EQ(result.statistics.cutSchedules, expected.statistics.cutSchedules) << what;
  EXPECT_EQ(result.statistics.discardedStates, expected.statistics.discardedStates) << what;
  EXPECT_EQ(result.unsupportedPath, expected.unsupportedPath) << what;
  ASSERT_EQ(result.errors.size(), expected.errors.size()) << what;
  for (std::size_t i = 0; i < result.errors.size(); ++i) {
    EXPECT_EQ(result.errors[i].path, expected.errors[i].path) << what;
    EXPECT_EQ(result.errors[i].cycleStart, expected.errors[i].cycleStart) << what;
    EXPECT_EQ(result.errors[i].violation.identity, expected.errors[i].violation.identity) << what;
  }
}

TEST(StartUp, EverySearchTellsTheSame) {
  for (unsigned seed = 0; seed < 40; ++seed) {
    const Model model = behindStartUp(randomModel(seed), kSteps);
    for (const auto& settings : kTechniques) {
      std::string what = "model " + std::to_string(seed);
      for (const std::string& setting : settings) what += " " + setting;
      expectSame(model, settings, spec::usualProperties(), what);
      if (HasFatalFailure()) return;
    }
  }
}

TEST(StartUp, PathsWithCyclesBeginWithIt) {
  const Model model = threads({{read(0), jumpIf(0, 0)}, {read(1), jumpIf(0, 0)}});
  expectSame(behindStartUp(model, kSteps), {"all-errors"}, {"nonprogress"}, "two that spin");
}

TEST(StartUp, WhatIsNotSupportedBehindItHasItsPath) {
  const Model model = threads({{write(1, 1), missing()}, {write(2, 1)}});
  for (const char* search : {"search=dfs", "search=bfs", "search=pos"})
    expectSame(behindStartUp(model, kSteps), {search}, spec::usualProperties(), search);
}

TEST(StartUp, WorkersThatShareCountItOnce) {
  for (unsigned seed = 0; seed < 40; ++seed) {
    const Model model = behindStartUp(randomModel(seed), kSteps);
    Space behind(model);
    behind.goThroughStartUp();
    const SearchResult alone = run(model, with({"all-errors"}));
    const SearchResult shared = run(behind, with({"all-errors", "parallel=2", "share"}));
    EXPECT_EQ(shared.statistics.states, alone.statistics.states) << seed;
    EXPECT_EQ(shared.statistics.transitions, alone.statistics.transitions) << seed;
    // The longest path is whatever the two of them happen to take; it begins at the beginning.
    EXPECT_GE(shared.statistics.maxDepth, std::uint64_t{kSteps}) << seed;
    EXPECT_EQ(shared.errors.size(), alone.errors.size()) << seed;
    const SearchResult limited = run(behind, with({"state-limit=20", "parallel=2", "share"}));
    EXPECT_LE(limited.statistics.states, 20U) << seed;
  }
}

}  // namespace
}  // namespace weaveproof::search::fake
