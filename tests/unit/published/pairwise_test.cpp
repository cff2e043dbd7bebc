// The search over pairs of threads: what it explores, what it finds, what it misses, and that it never claims anything.
#include <gtest/gtest.h>

#include "unit/search/fake_program.hpp"

namespace weaveproof::search::fake {
namespace {

SearchResult inPairs(const Model& model) { return run(model, with({"pairwise", "all-errors"})); }

// Figure 1 of the paper: T1, two instances of T2, which is changed, and T3. (T2 T1), (T2 T2), (T2 T3), for each instance; and the
// one search that finds out which threads there are.
TEST(Pairwise, PairsOfFigureOne) {
  const std::vector<Op> two = {read(0), read(1)};
  Model model = threads({{write(0, 1)}, two, two, {read(2), read(3)}});
  model.threads[1].changed = {1};
  model.threads[2].changed = {1};
  EXPECT_EQ(inPairs(model).statistics.searches, 1U + 6U);
}

// The changed read of thread 1 comes before or behind the write of thread 2.
TEST(Pairwise, FindsWhatTakesOneOtherThread) {
  Model model = threads({{write(1, 1), read(0), expect(0)}, {write(2, 1), write(0, 1), write(0, 0)}});
  model.threads[0].changed = {1, 2};
  Space space(model);
  const SearchResult result = run(space, with({"pairwise"}));
  ASSERT_EQ(result.errors.size(), 1U);
  EXPECT_TRUE(replay(space, result.errors.front().path).contains(result.errors.front().violation.identity));
}

TEST(Pairwise, ClaimsNothing) {
  Model model = threads({{write(0, 1)}, {write(1, 1)}});
  model.threads[0].changed = {0};
  const SearchResult result = inPairs(model);
  EXPECT_FALSE(result.complete);
  EXPECT_EQ(result.covered,
            "The changed code was interleaved with each other thread in turn; other schedules were not explored.");
}

// ---- What it misses, and a change bound does not (search_change_bound_test.cpp)

TEST(Pairwise, MissesTheDataOfAThirdThread) {
  Model model = threads({{write(2, 1), read(0), jumpIf(5, 0), read(1), expect(0)},
                         {write(0, 1), write(3, 1)},
                         {write(1, 1), write(3, 2)}});
  model.threads[0].changed = {1, 2, 3, 4};
  EXPECT_EQ(inPairs(model).errors.size(), 0U);
  EXPECT_EQ(run(model, with({"change-bound=0"})).errors.size(), 1U);
}

TEST(Pairwise, DoesNotReturnIntoTheChangedCode) {
  Model model = threads({{read(0), store(0, 1)}, {write(0, 5), read(0), jumpIf(4, 5), expect(6)}});
  model.threads[0].changed = {0, 1};
  EXPECT_EQ(inPairs(model).errors.size(), 0U);
  EXPECT_EQ(run(model, with({"change-bound=0"})).errors.size(), 1U);
}

TEST(Pairwise, MissesACircleOfThreeLocks) {
  Model model = threads({{lock(0), lock(1), unlock(1), unlock(0)},
                         {lock(1), lock(2), unlock(2), unlock(1)},
                         {lock(2), lock(0), unlock(0), unlock(2)}});
  model.threads[0].changed = {0, 1, 2, 3};
  EXPECT_EQ(inPairs(model).errors.size(), 0U);
  EXPECT_EQ(run(model, with({"change-bound=0"})).errors.size(), 1U);
}

// ---- What it explores is a part of what the change bound 0 covers, and that of all.
TEST(Pairwise, StaysWithinTheChangeBound) {
  for (unsigned seed = 0; seed < 60; ++seed) {
    Model model = randomModel(seed);
    std::mt19937 random(seed + 1);
    Thread& thread = model.threads[random() % model.threads.size()];
    thread.changed.insert(static_cast<int>(random() % thread.code.size()));
    Space pairs(model), bound(model), all(model);
    const SearchResult found = run(pairs, with({"pairwise", "all-errors"}));
    run(bound, with({"change-bound=0", "search=bfs", "all-errors"}));
    run(all, with({"all-errors"}));
    EXPECT_TRUE(std::ranges::includes(bound.met(), pairs.met())) << seed;
    EXPECT_TRUE(std::ranges::includes(all.met(), bound.met())) << seed;
    EXPECT_FALSE(found.complete);
    EXPECT_EQ(found.statistics.states, pairs.met().size()) << seed;
    for (const FoundError& error : found.errors)
      EXPECT_TRUE(replay(pairs, error.path).contains(error.violation.identity)) << seed;
  }
}

TEST(Pairwise, GoesWithNothingElse) {
  const Model model = threads({{write(0, 1)}, {write(1, 1)}});
  for (const char* other : {"search=bfs", "search=pos", "preemption-bound=1", "change-bound=0", "depth-limit=5",
                            "order=random", "store=hash64", "dfs-rb=default", "search=auto"}) {
    EXPECT_THROW(run(model, with({"pairwise", other})), BadSearchOptions) << other;
  }
  EXPECT_THROW(run(model, with({"pairwise", "parallel=2", "share"})), BadSearchOptions);
}

}  // namespace
}  // namespace weaveproof::search::fake
