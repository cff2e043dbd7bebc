// Source sets and sleep sets lose no final state, no deadlock, no error and no race of plain depth-first search.
#include <gtest/gtest.h>

#include "unit/search/reductions.hpp"

namespace weaveproof::search::fake {
namespace {

const std::vector<std::string> kOurs = {"sleep", "full"};

// By one worker, and source sets by several, too.
void expectNothingLost(const Model& model, const SearchOptions& options, const std::string& what) {
  expectNothingLost(model, options, kOurs, what);
  SearchOptions several = options;
  several.parallel = 3;
  several.share = true;
  expectNothingLost(model, several, {"full"}, what);
}

TEST(Reductions, LoseNothingOfRandomModels) {
  for (unsigned seed = 0; seed < 400; ++seed) {
    expectNothingLost(randomModel(seed), {}, "random model " + std::to_string(seed));
    if (HasFatalFailure()) return;
  }
}

TEST(Reductions, LoseNothingOfManyThreads) {
  for (unsigned seed = 0; seed < 800; ++seed) {
    expectNothingLost(manyThreads(seed), {}, "many threads " + std::to_string(seed));
    if (HasFatalFailure()) return;
  }
}

TEST(Reductions, LoseNothingInAnyOrder) {
  for (unsigned seed = 0; seed < 150; ++seed) {
    for (const char* order : {"order=random", "order=preempt"}) {
      expectNothingLost(manyThreads(seed + 5000), with({order}),
                        "in order, many threads " + std::to_string(seed + 5000));
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
  expectNothingLost(model, {}, "awake later");
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
  expectNothingLost(model, {}, "exit");
  EXPECT_EQ(explore(model, {}, "full").finals.size(), explore(model, {}, "locks").finals.size());
}

TEST(SourceSets, NoThreadIsPutOffForEver) {
  // The first goes round without touching what the others use.
  const Model model = threads({{write(0, 1), jump(0)}, {write(1, 1)}, {read(1), expect(0)}});
  expectNothingLost(model, {}, "a circle");
  EXPECT_EQ(explore(model, {}, "full").errors.size(), explore(model, {}, "locks").errors.size());
}

TEST(SourceSets, MoreThreadsThanCanBeToldApartAreExploredAll) {
  std::vector<std::vector<Op>> codes(70, {write(0, 1)});
  codes[0] = {write(1, 1)};
  SearchOptions options;
  options.orders = spec::Orders::SourceSets;
  options.stateLimit = 200;
  for (const std::uint32_t workers : {1, 2}) {
    options.parallel = workers;
    options.share = workers > 1;
    Space space(threads(codes));
    const SearchResult result = run(space, options);
    EXPECT_EQ(result.ending, Ending::StateLimit);
    EXPECT_EQ(result.notes.front(),
              "--reduction full goes with up to 64 threads, and there are more; this search was done with locks.");
  }
}

// What one worker has finished is not done again by the other, though each of them begins at the beginning.
TEST(SourceSets, WorkersTakeOverWhatOthersHaveFinished) {
  const Model model = threads(4, {update(0), update(1), update(0), update(1)});
  SearchOptions options;
  const Found alone = explore(model, options, "full");
  options.parallel = 2;
  options.share = true;
  const Found shared = explore(model, options, "full");
  EXPECT_EQ(shared.finals, alone.finals);
  EXPECT_LT(shared.transitions, alone.transitions * 3 / 2);
  EXPECT_LE(shared.states, explore(model, {}, "locks").states);
}

TEST(SourceSets, WorkersKeepLimits) {
  SearchOptions options = with({"parallel=3", "share", "state-limit=100"});
  options.orders = spec::Orders::SourceSets;
  const SearchResult result = run(threads(4, {update(0), update(1), update(0), update(1)}), options);
  EXPECT_EQ(result.ending, Ending::StateLimit);
  EXPECT_LE(result.statistics.states, 100U);
}

}  // namespace
}  // namespace weaveproof::search::fake
