// Source sets and sleep sets lose no final state, no deadlock, no error and no race of plain depth-first search.
#include <gtest/gtest.h>

#include "search_reductions.hpp"

namespace weaveproof::search::fake {
namespace {

const std::vector<std::string> kOurs = {"sleep", "full"};

TEST(Reductions, LoseNothingOfRandomModels) {
  for (unsigned seed = 0; seed < 400; ++seed) {
    expectNothingLost(randomModel(seed), {}, kOurs, "random model " + std::to_string(seed));
    if (HasFatalFailure()) return;
  }
}

TEST(Reductions, LoseNothingOfManyThreads) {
  for (unsigned seed = 0; seed < 800; ++seed) {
    expectNothingLost(manyThreads(seed), {}, kOurs, "many threads " + std::to_string(seed));
    if (HasFatalFailure()) return;
  }
}

TEST(Reductions, LoseNothingInAnyOrder) {
  for (unsigned seed = 0; seed < 150; ++seed) {
    for (const char* order : {"order=random", "order=preempt"}) {
      expectNothingLost(manyThreads(seed + 5000), with({order}), kOurs, "in order, many threads " + std::to_string(seed + 5000));
      if (HasFatalFailure()) return;
    }
  }
}

TEST(SourceSets, OneScheduleIsEnoughWhereNothingDepends) {
  std::vector<std::vector<Op>> codes;
  for (int i = 0; i < 4; ++i) codes.push_back({update(i), update(i), update(i)});
  const Found reduced = explore(threads(codes), {}, "full");
  EXPECT_EQ(reduced.transitions, 12U);
  EXPECT_EQ(reduced.finals.size(), 1U);
  EXPECT_EQ(explore(threads(codes), {}, "locks").states, 256U);
}

// Each state is reached by one way alone, but for those that are forced.
TEST(SleepSets, EveryStateIsReachedOnceWhereNothingDepends) {
  std::vector<std::vector<Op>> codes;
  for (int i = 0; i < 4; ++i) codes.push_back({update(i), update(i), update(i)});
  const Found all = explore(threads(codes), {}, "locks"), reduced = explore(threads(codes), {}, "sleep");
  EXPECT_EQ(all.states, 256U);
  EXPECT_EQ(all.transitions, 768U);
  EXPECT_EQ(reduced.transitions, 255U);
}

// By b a the state of a b is met again, in which c slept when it was explored, since c had been tried before: now it is awake.
TEST(SleepSets, WhoHasSleptIsExploredWhenItIsAwake) {
  const Model model = threads({{write(0, 1), write(1, 1)}, {read(0), write(2, 1)}, {write(0, 2), read(2), expect(0)}});
  expectNothingLost(model, {}, kOurs, "awake later");
}

// The second thread holds the first one's monitor, and who starts with the first one must not forget it.
TEST(SourceSets, WhoBlocksIsExplored) {
  const Model model = threads({{lock(0), lock(1), unlock(1), unlock(0)}, {lock(1), lock(0), unlock(0), unlock(1)}});
  const Found reduced = explore(model, {}, "full");
  EXPECT_EQ(reduced.errors.size(), 1U);
}

// What would be done after an exit counts as pending.
TEST(SourceSets, ExitComesBetweenAllSteps) {
  const Model model = threads({{write(0, 1), exit()}, {write(1, 1), write(2, 1), write(3, 1)}});
  expectNothingLost(model, {}, kOurs, "exit");
  EXPECT_EQ(explore(model, {}, "full").finals.size(), explore(model, {}, "locks").finals.size());
}

TEST(SourceSets, NoThreadIsPutOffForEver) {
  // The first goes round without touching what the others use.
  const Model model = threads({{write(0, 1), jump(0)}, {write(1, 1)}, {read(1), expect(0)}});
  expectNothingLost(model, {}, kOurs, "a circle");
  EXPECT_EQ(explore(model, {}, "full").errors.size(), explore(model, {}, "locks").errors.size());
}

TEST(SourceSets, MoreThreadsThanCanBeToldApartAreExploredAll) {
  std::vector<std::vector<Op>> codes(70, {write(0, 1)});
  codes[0] = {write(1, 1)};
  SearchOptions options;
  options.sourceSets = true;
  options.stateLimit = 200;
  Space space(threads(codes));
  const SearchResult result = run(space, options);
  EXPECT_EQ(result.ending, Ending::StateLimit);
}

}  // namespace
}  // namespace weaveproof::search::fake
