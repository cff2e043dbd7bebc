// The bound that knows the change: it covers exactly the schedules within it, and finds what pairs of threads miss.
#include <gtest/gtest.h>

#include "unit/search/fake_program.hpp"

namespace weaveproof::search::fake {
namespace {

constexpr int kChangeDepth = 12;
constexpr unsigned kChangedModels = 30;

// A random program with a random change: up to two stretches of ops.
Model changedModel(unsigned seed) {
  Model model = randomModel(seed);
  std::mt19937 random(seed);
  for (unsigned i = 0; i < 1 + seed % 2; ++i) {
    Thread& thread = model.threads[random() % model.threads.size()];
    const int first = static_cast<int>(random() % thread.code.size());
    for (int at = first; at <= first + static_cast<int>(random() % 2); ++at) thread.changed.insert(at);
  }
  return model;
}

std::set<Values> within(const Model& model, int bound) {
  return reachable(
      model, [&](const Spent&, const Spent& next, bool) { return next.away <= bound && next.depth <= kChangeDepth; });
}

TEST(ChangeBound, CoversExactlyTheStatesWithinIt) {
  for (unsigned seed = 0; seed < kChangedModels; ++seed) {
    const Model model = changedModel(seed);
    for (int bound = 0; bound <= 2; ++bound) {
      const std::set<Values> expected = within(model, bound);
      for (const char* search : {"dfs", "bfs"}) {
        for (const char* order : {"index", "random"}) {
          Space space(model);
          const SearchResult result = run(space, with({"change-bound=" + std::to_string(bound),
                                                       std::string("search=") + search, std::string("order=") + order,
                                                       "all-errors", "depth-limit=" + std::to_string(kChangeDepth)}));
          ASSERT_EQ(space.met(), expected) << bound << " " << search << " " << order << " model " << seed;
          ASSERT_EQ(result.statistics.states - result.statistics.discardedStates, expected.size());
        }
      }
    }
  }
}

TEST(ChangeBound, LargerOnesCoverMoreAndWhatPreemptionsCover) {
  for (unsigned seed = 0; seed < kChangedModels; ++seed) {
    const Model model = changedModel(seed);
    for (int bound = 0; bound < 2; ++bound) {
      const std::set<Values> smaller = within(model, bound), larger = within(model, bound + 1);
      ASSERT_TRUE(std::ranges::includes(larger, smaller)) << seed;
      const auto preemptions = reachable(model, [&](const Spent&, const Spent& next, bool) {
        return next.preemptions <= bound && next.depth <= kChangeDepth;
      });
      ASSERT_TRUE(std::ranges::includes(smaller, preemptions)) << seed;
    }
  }
}

// A bound that cuts nothing has the states of plain depth-first search, and so has the last of an iteration.
TEST(ChangeBound, CutsNothingInTheEnd) {
  for (unsigned seed = 0; seed < kChangedModels; ++seed) {
    const Model model = changedModel(seed);
    Space plain(model);
    const SearchResult all = run(plain, with({"all-errors"}));
    Space iterated(model);
    const SearchResult result = run(iterated, with({"change-iteration=0-", "all-errors"}));
    EXPECT_EQ(iterated.met(), plain.met()) << seed;
    EXPECT_EQ(result.complete, all.complete) << seed;
    EXPECT_EQ(result.errors.size(), all.errors.size()) << seed;
    for (const FoundError& error : result.errors)
      EXPECT_TRUE(replay(iterated, error.path).contains(error.violation.identity)) << seed;
    Space great(model);
    const SearchResult uncut = run(great, with({"change-bound=1000", "all-errors"}));
    EXPECT_EQ(uncut.statistics.states, all.statistics.states);
    EXPECT_EQ(uncut.statistics.transitions, all.statistics.transitions);
  }
}

TEST(ChangeBound, SaysWhatItCovered) {
  const Model model = threads(2, {write(0, 1), write(0, 2), write(0, 3)});
  EXPECT_EQ(run(model, with({"change-bound=1"})).covered,
            "Every schedule with at most 1 preemption away from the changed code was covered.");
  Model changed = model;
  changed.threads[0].changed = {2};
  // Thread 1 is ahead of its change up to its last step, so that only a switch to the other costs.
  const SearchResult none = run(changed, with({"change-bound=0"}));
  EXPECT_FALSE(none.complete);
  EXPECT_EQ(none.covered, "Every schedule with at most 0 preemptions away from the changed code was covered.");
  EXPECT_EQ(run(changed, with({"change-bound=0", "search=random-walk", "runs=20"})).errors.size(), 0U);
}

// Two threads of two steps. All is changed: nothing costs, as in a search without bound.
TEST(ChangeBound, WhereAllIsChangedNothingCosts) {
  Model model = threads({{write(0, 1), write(0, 2)}, {write(1, 1), write(1, 2)}});
  for (Thread& thread : model.threads) thread.changed = {0, 1};
  EXPECT_TRUE(run(model, with({"change-bound=0"})).complete);
}

// ---- What pairs of threads miss (the paper's mode tries the change of one thread against one other thread at a time)

// Thread 1 stands for main, whose last two ops are added: assert !(a && b). Both others have to come first.
TEST(ChangeBound, FindsWhatTakesTheDataOfAThirdThread) {
  // read a; if it is 0, done; read b, which must be 0.
  Model model = threads({{write(2, 1), read(0), jumpIf(5, 0), read(1), expect(0)},
                         {write(0, 1), write(3, 1)},
                         {write(1, 1), write(3, 2)}});
  model.threads[0].changed = {1, 2, 3, 4};
  EXPECT_EQ(run(model, with({"change-bound=0"})).errors.size(), 1U);
}

// Changed: t = x; x = t + 1. The other: x = 5; r = x, which must be at least 5. It takes t = 0, x = 5, x = 1, r = 1, and so a way
// back into the changed code.
TEST(ChangeBound, ReturnsIntoTheChangedCode) {
  Model model = threads({{read(0), store(0, 1)}, {write(0, 5), read(0), jumpIf(4, 5), expect(6)}});
  model.threads[0].changed = {0, 1};
  EXPECT_EQ(run(model, with({"change-bound=0"})).errors.size(), 1U);
}

// Changed: go = true, and behind it two others lose an update who do not know of it: if (go) y++, against y++.
Model lostBehindTheChange(const std::vector<Op>& before) {
  Model model = threads({{write(2, 1), unlock(0)}, {read(2), jumpIf(5, 0), read(1), store(1, 1), write(3, 1)}, before});
  model.threads[2].code.push_back(read(1));
  model.threads[2].code.push_back(store(1, 1));
  model.heldByFirst = 0;
  model.threads[0].changed = {0};
  return model;
}

bool losesAnUpdate(const Model& model, int bound) {
  const auto size = [&](std::size_t thread) { return static_cast<int>(model.threads[thread].code.size()); };
  return std::ranges::any_of(within(model, bound), [&](const Values& values) {
    const int y = values[7], wentThrough = values[9];
    return values[2] == size(1) && values[4] == size(2) && wentThrough == 1 && y == 1;
  });
}

// When the third thread cannot begin before the change is over, all that they do to each other is away from it.
TEST(ChangeBound, ErrorsBehindTheChangeTakeAPreemption) {
  const Model model = lostBehindTheChange({lock(0), unlock(0)});
  EXPECT_FALSE(losesAnUpdate(model, 0));
  EXPECT_TRUE(losesAnUpdate(model, 1));
}

// When it can, it may be half-way already while the first thread stands before its change.
TEST(ChangeBound, WhatBeganBesideTheChangeIsFree) { EXPECT_TRUE(losesAnUpdate(lostBehindTheChange({}), 0)); }

// A circle of three locks, of which thread 1's order is changed: everybody holds one and wants the next.
TEST(ChangeBound, FindsACircleOfThreeLocks) {
  Model model = threads({{lock(0), lock(1), unlock(1), unlock(0)},
                         {lock(1), lock(2), unlock(2), unlock(1)},
                         {lock(2), lock(0), unlock(0), unlock(2)}});
  model.threads[0].changed = {0, 1, 2, 3};
  EXPECT_EQ(run(model, with({"change-bound=0"})).errors.size(), 1U);
}

}  // namespace
}  // namespace weaveproof::search::fake
