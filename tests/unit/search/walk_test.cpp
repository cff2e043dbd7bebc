// Walks: what they promise, where it can be computed by hand.
#include <gtest/gtest.h>

#include <cmath>

#include "unit/search/fake_program.hpp"

namespace weaveproof::search::fake {
namespace {

// The schedules of so many walks.
std::vector<std::vector<program::Action>> walksOf(const Model& model, const std::vector<std::string>& settings,
                                                  int runs) {
  Space space(model);
  space.recording = true;
  std::vector<std::string> all = settings;
  all.push_back("runs=" + std::to_string(runs));
  all.push_back("all-errors");
  const SearchResult result = run(space, with(all));
  EXPECT_FALSE(result.complete);
  EXPECT_EQ(result.statistics.schedules, static_cast<std::uint64_t>(runs));
  EXPECT_EQ(result.covered, std::to_string(runs) + " schedules were sampled, which says nothing about the others.");
  return space.walks;
}

template <class Holds>
double shareOf(const std::vector<std::vector<program::Action>>& walks, Holds&& holds) {
  return static_cast<double>(std::ranges::count_if(walks, holds)) / static_cast<double>(walks.size());
}

// How many steps of thread 1 come before the first step of thread 2.
std::ptrdiff_t stepsBeforeThread2(const std::vector<program::Action>& walk) {
  return std::ranges::find(walk, program::ThreadNumber{2}, &program::Action::thread) - walk.begin();
}

TEST(Walks, ThatEndAtAnErrorCountTheirLength) {
  const Model model = threads({{write(0, 1), write(0, 2), raise()}});
  for (const char* search : {"search=random-walk", "search=pct", "search=pos"}) {
    const SearchResult result = run(model, with({search}));
    ASSERT_EQ(result.errors.size(), 1U);
    EXPECT_EQ(result.statistics.maxDepth, 2U) << search;
  }
}

TEST(RandomWalk, EveryThreadIsEquallyLikely) {
  const Model model = threads({{write(0, 1)}, {choose(8)}, {write(1, 1)}});
  const auto walks = walksOf(model, {"search=random-walk"}, 30'000);
  for (program::ThreadNumber thread = 1; thread <= 3; ++thread) {
    EXPECT_NEAR(shareOf(walks, [&](const auto& walk) { return walk.front().thread == thread; }), 1.0 / 3, 0.01);
  }
}

TEST(RandomWalk, EveryAlternativeIsEquallyLikely) {
  const auto walks = walksOf(threads({{choose(4)}}), {"search=random-walk"}, 20'000);
  for (std::uint32_t i = 0; i < 4; ++i) {
    EXPECT_NEAR(shareOf(walks, [&](const auto& walk) { return walk.front().alternative == i; }), 0.25, 0.01);
  }
}

TEST(RandomWalk, TheSameSeedGivesTheSameWalks) {
  const Model model = threads(3, {update(0), read(0), update(1)});
  for (const char* walk : {"search=random-walk", "search=pct", "search=pos"}) {
    EXPECT_EQ(walksOf(model, {walk, "seed=5"}, 50), walksOf(model, {walk, "seed=5"}, 50));
    EXPECT_NE(walksOf(model, {walk, "seed=5"}, 50), walksOf(model, {walk, "seed=6"}, 50));
  }
}

TEST(Walks, ErrorsReplay) {
  const Model model = threads({{lock(0), lock(1), unlock(1), unlock(0)}, {lock(1), lock(0), unlock(0), unlock(1)}});
  for (const char* walk : {"search=random-walk", "search=pct", "search=pos"}) {
    Space space(model);
    const SearchResult result = run(space, with({walk, "runs=1000"}));
    ASSERT_EQ(result.errors.size(), 1U) << walk;
    EXPECT_FALSE(result.complete);
    EXPECT_EQ(replay(space, result.errors.front().path), std::set{result.errors.front().violation.identity});
  }
}

TEST(Walks, AreCutWhenTheyDoNotEnd) {
  const Model model = threads({{read(0), jump(0)}, {write(1, 1)}});
  const SearchResult result = run(model, with({"search=random-walk", "runs=3", "depth-limit=100"}));
  EXPECT_EQ(result.statistics.cutSchedules, 3U);
  EXPECT_EQ(result.statistics.schedules, 0U);
  EXPECT_EQ(result.statistics.maxDepth, 100U);
}

// Thread 2 must come between the second and the third of four steps of thread 1: depth 2, two threads, four steps. PCT does
// it when thread 1 begins with the higher priority, and the one change of priority comes at its third step: 1/2 · 1/4, which
// is the bound 1/(n k^(d-1)) itself.
TEST(Pct, KeepsItsPromiseExactly) {
  const Model model = threads({{write(1, 1), write(0, 1), write(0, 0), write(1, 2)}, {read(0), expect(0)}});
  auto walks = walksOf(model, {"search=pct", "pct-depth=2"}, 40'000);
  walks.erase(walks.begin(), walks.begin() + 50);  // until k is known
  for (std::ptrdiff_t before = 1; before <= 3; ++before) {
    EXPECT_NEAR(shareOf(walks, [&](const auto& walk) { return stepsBeforeThread2(walk) == before; }), 0.125, 0.006);
  }
  const std::uint64_t found = run(model, with({"search=pct", "pct-depth=2", "runs=200"})).errors.size();
  EXPECT_EQ(found, 1U);
}

// Depth 1: priorities alone, no change. Either thread runs to its end first.
TEST(Pct, OfDepthOneNeverPreempts) {
  const Model model = threads({{write(1, 1), write(0, 1), write(0, 0)}, {read(0), read(1)}});
  const auto walks = walksOf(model, {"search=pct", "pct-depth=1"}, 10'000);
  EXPECT_NEAR(shareOf(walks, [](const auto& walk) { return stepsBeforeThread2(walk) == 0; }), 0.5, 0.02);
  EXPECT_NEAR(shareOf(walks, [](const auto& walk) { return stepsBeforeThread2(walk) == 3; }), 0.5, 0.02);
}

// A thread that spins at the highest priority gives way in the end.
TEST(Pct, SpinningThreadsDoNotStarveTheOthers) {
  const Model model = threads({{read(0), jumpIf(0, 0)}, {write(0, 1)}});
  const SearchResult result = run(model, with({"search=pct", "runs=20"}));
  EXPECT_EQ(result.statistics.schedules, 20U);
  EXPECT_EQ(result.statistics.cutSchedules, 0U);
}

// Three steps of thread 1 that have nothing to do with thread 2's, and a fourth that has. Thread 2's action keeps its one
// random priority p all the while, so it comes last with probability E[(1-p)^4] = 1/5. (A uniform walk: 1/16.)
TEST(Pos, IndependentActionsDoNotDrawAnew) {
  const Model model = threads({{write(1, 1), write(1, 2), write(1, 3), write(0, 1)}, {read(0)}});
  const auto last = [](const auto& walk) { return stepsBeforeThread2(walk) == 4; };
  EXPECT_NEAR(shareOf(walksOf(model, {"search=pos"}, 40'000), last), 0.2, 0.01);
  EXPECT_NEAR(shareOf(walksOf(model, {"search=random-walk"}, 40'000), last), 1.0 / 16, 0.006);
}

// All three steps conflict with thread 2's: each time it draws anew, so it comes last with probability 1/2 · 1/2 · 1/2.
// (With one priority for all: E[(1-p)^3] = 1/4.)
TEST(Pos, ConflictingActionsDrawAnew) {
  const Model model = threads({{write(0, 1), write(0, 2), write(0, 3)}, {read(0)}});
  const auto last = [](const auto& walk) { return stepsBeforeThread2(walk) == 3; };
  EXPECT_NEAR(shareOf(walksOf(model, {"search=pos"}, 40'000), last), 0.125, 0.008);
}

}  // namespace
}  // namespace weaveproof::search::fake
