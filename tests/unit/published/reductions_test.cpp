// The reductions of stateful-por.txt and dynamic partial-order reduction: their sets, step by step, on the examples of the
// paper; and that they lose nothing, but for those that are as published.
#include "unit/search/reductions.hpp"

#include <gtest/gtest.h>

#include "reduce/backtrack_sets.hpp"

namespace weaveproof::search::fake {
namespace {

const std::vector<std::string> kPublished = {"s-por", "de-s-por", "dl-s-por", "de", "dl", "o-dpor", "dpor"};

bool goesRound(const Model& model) {
  const auto jumps = [](const Op& op) { return op.kind == Op::Kind::Jump || op.kind == Op::Kind::Spin; };
  return std::ranges::any_of(model.threads,
                             [&](const Thread& thread) { return std::ranges::any_of(thread.code, jumps); });
}

class PorOf : public ::testing::TestWithParam<std::string> {
 protected:
  // False when something was lost.
  bool expectNothingLostOf(const Model& model, const SearchOptions& options, const std::string& what) {
    expectNothingLost(model, options, {GetParam()}, what);
    return !HasFatalFailure();
  }
};

INSTANTIATE_TEST_SUITE_P(Each, PorOf, ::testing::ValuesIn(kPublished), [](const auto& reduction) {
  std::string name = reduction.param;
  std::ranges::replace(name, '-', '_');
  return name;
});

TEST_P(PorOf, LosesNothingOfRandomModels) {
  for (unsigned seed = 0; seed < 150; ++seed) {
    if (!expectNothingLostOf(randomModel(seed), {}, "random model " + std::to_string(seed))) return;
  }
}

TEST_P(PorOf, LosesNothingOfManyThreads) {
  for (unsigned seed = 0; seed < 250; ++seed) {
    if (!expectNothingLostOf(manyThreads(seed + 20000), {}, "many threads " + std::to_string(seed + 20000))) return;
  }
}

TEST_P(PorOf, LosesNothingInAnyOrder) {
  for (unsigned seed = 0; seed < 40; ++seed) {
    for (const char* order : {"order=random", "order=3,1,2,4"}) {
      if (!expectNothingLostOf(manyThreads(seed + 30000), with({order}),
                               "many threads " + std::to_string(seed + 30000)))
        return;
    }
  }
}

// Executions are trees then, so only of programs that end.
TEST_P(PorOf, LosesNothingWithoutStateMatching) {
  unsigned tried = 0;
  for (unsigned seed = 0; tried < 100; ++seed) {
    const Model model = randomModel(seed + 40000);
    if (goesRound(model) || model.threads.size() > 2) continue;
    ++tried;
    if (!expectNothingLostOf(model, with({"no-state-matching"}), "random model " + std::to_string(seed + 40000)))
      return;
  }
}

// What thread 1 writes depends last on what thread 3 reads, which happens before it by the monitor, and nobody sees that; but
// thread 2 may read it before or after.
TEST_P(PorOf, MonitorsThatAreLeftHideNoRace) {
  const Model model =
      threads({{lock(0), write(0, 1), write(0, 2), unlock(0)}, {read(0)}, {lock(0), read(0), unlock(0)}});
  expectNothingLostOf(model, {}, "a monitor that is left");
  expectNothingLostOf(model, with({"no-state-matching"}), "a monitor that is left");
}

TEST(Por, WithoutStateMatchingADepthEndsPaths) {
  const Model model = threads({{read(0), jumpIf(0, 0)}, {write(1, 1)}});
  for (const std::string& reduction : kPublished) {
    SearchOptions options = with({"no-state-matching", "depth-limit=20"});
    setSearchOption(options, "reduction", reduction);
    const SearchResult result = run(model, options);
    EXPECT_FALSE(result.complete) << reduction;
    EXPECT_EQ(result.covered, "Every schedule was covered up to its first 20 transitions.") << reduction;
  }
}

// ---- what the published form loses

// Final states, or errors.
bool losesSomething(const Model& model, const std::string& reduction) {
  const Found all = explore(model, {}, "locks"), published = explore(model, with({"as-published"}), reduction);
  EXPECT_FALSE(published.complete);
  return published.errors != all.errors || published.finals != all.finals;
}

void expectLoss(const Model& model, const std::vector<std::string>& reductions) {
  for (const std::string& reduction : reductions) EXPECT_TRUE(losesSomething(model, reduction)) << reduction;
  expectNothingLost(model, {}, kPublished, "not as published");
}

// Thread 2 never gets the monitor behind thread 1, so nobody sees that it wants it.
TEST(Por, AsPublishedLosesWhoIsBlocked) {
  expectLoss(threads({{lock(0)}, {lock(0), write(1, 1)}}), {"de-s-por", "dl-s-por", "de", "dl"});
}

TEST(Por, AsPublishedLosesWhatAnExitCutsOff) {
  expectLoss(threads({{exit()}, {write(1, 1)}}), {"de-s-por", "dl-s-por", "de", "dl"});
  expectLoss(threads({{choose(2)}, {write(0, 1), exit()}}), {"s-por", "de-s-por", "dl-s-por"});
}

TEST(Por, AsPublishedPutsThreadsOffForEver) {
  expectLoss(threads({{write(0, 1), jump(0)}, {write(1, 1)}, {read(1), expect(0)}}), {"de-s-por", "dl-s-por"});
  expectLoss(threads({{choose(1), jump(0)}, {write(1, 1)}, {read(1), expect(0)}}), {"s-por"});
}

// Here every assumption of the paper holds: nobody is blocked, goes round or ends the program. What thread 3 writes comes after
// what thread 2 has read, always, and that is the last step that depends on it. So nobody sees that thread 1 may read it.
TEST(Por, EagerAsPublishedLosesWhatIsBehindTheLastDependentStep) {
  Model model = threads({{read(0)}, {read(0), write(1, 1)}, {read(1), jumpIf(3, 0), write(0, 1)}});
  model.volatileVariables = true;
  expectLoss(model, {"de-s-por", "de"});
  EXPECT_FALSE(losesSomething(model, "dl"));
}

// ---- the figures of the paper

using reduce::ThreadMask;

ThreadMask setOf(std::initializer_list<program::ThreadNumber> threads) {
  ThreadMask mask = 0;
  for (const program::ThreadNumber thread : threads) mask |= reduce::maskOf(thread);
  return mask;
}

// The sets of the initial state, each time that they are others: "b={1} d={1} c1={1,2}".
struct SetsOfInitial final : SearchObserver {
  bool wantsSets() const override { return true; }
  void updates(const reduce::BacktrackSets& sets, std::uint64_t depth) override {
    if (depth != 0) return;
    std::string text = "b=" + textOf(sets.backtrack) + " d=" + textOf(sets.done);
    for (program::ThreadNumber thread = 1; thread <= 5; ++thread)
      if (const ThreadMask current = sets.current(thread); current != 0)
        text += " c" + std::to_string(thread) + "=" + textOf(current);
    if (seen.empty() || seen.back() != text) seen.push_back(text);
  }
  static std::string textOf(ThreadMask threads) {
    std::string text;
    reduce::forEachThread(
        threads, [&](program::ThreadNumber thread) { text += (text.empty() ? "" : ",") + std::to_string(thread); });
    return "{" + text + "}";
  }

  std::vector<std::string> seen;
};

std::vector<std::string> setsOf(const Model& model, const std::vector<std::string>& settings) {
  Space space(model);
  base::MemoryBudget budget;
  SetsOfInitial sets;
  runSearch(space, budget, with(settings), {}, nullptr, &sets);
  return sets.seen;
}

// Figure 3: thread 1 writes o1, thread 2 reads o2 and then o1, thread 3 comes to o1 later as well.
Model figure3() { return threads({{write(1, 1)}, {read(2), read(1)}, {read(3), read(1)}}); }

TEST(Por, EagerSourceSetsAreThoseOfFigure3) {
  const std::vector<std::string> expected = {
      "b={1} d={}",                  // s is reached
      "b={1} d={1} c1={1}",          // (a) (1, w, o1)
      "b={1} d={1} c1={1,2}",        // (b) (2, r, o1) depends on it
      "b={1} d={1} c1={1,2,3}",      // (c) and so does what thread 3 does
      "b={1,2,3} d={1} c1={1,2,3}",  // (d) back in s
      "b={1,2,3} d={1,2} c1={1,2,3} c2={2}",
      "b={1,2} d={1,2} c1={1,2,3} c2={2}",  // (e), (f) {2} is closed: thread 3 is not needed
  };
  EXPECT_EQ(setsOf(figure3(), {"reduction=de-s-por"}), expected);
  EXPECT_EQ(setsOf(figure3(), {"reduction=de", "as-published"}), expected);
}

// Figure 4: what may happen behind 1 depends on it for all others, behind 2 for 3, behind 3 for 4, behind 4 for 2 and 3.
Model figure4() {
  Model model = threads({{write(0, 1)},
                         {write(1, 1), read(3), read(0)},
                         {write(2, 1), read(1), read(3), read(0)},
                         {write(3, 1), read(2), read(0)},
                         {write(4, 1), read(0)}});
  model.variables = 5;
  return model;
}

TEST(Por, LazySourceSetsAreThoseOfFigure4) {
  const std::vector<std::string> expected = {
      "b={} d={}",
      "b={1,2,3,4,5} d={1} c1={1,2,3,4,5}",
      "b={1,2,3,4,5} d={1,2} c1={1,2,3,4,5} c2={2,3}",  // (a)
      "b={1,2,3,4,5} d={1,2,3} c1={1,2,3,4,5} c2={2,3} c3={3,4}",
      "b={1,2,3,4} d={1,2,3,4} c1={1,2,3,4,5} c2={2,3} c3={3,4} c4={2,3,4}",  // (b), (c)
  };
  EXPECT_EQ(setsOf(figure4(), {"reduction=dl-s-por"}), expected);
  EXPECT_EQ(setsOf(figure4(), {"reduction=dl", "as-published"}), expected);
}

// UpdateBack, case by case (Figure 2).
TEST(Por, BacktrackFollowsFromCurrent) {
  base::MemoryBudget budget;
  base::MemoryAccount account(budget);
  const auto setsWith = [&](ThreadMask done, const std::map<program::ThreadNumber, ThreadMask>& currents) {
    reduce::BacktrackSets sets(account);
    sets.enabled = sets.safeSet = setOf({1, 2, 3});
    sets.done = done;
    for (const auto& [thread, current] : currents) sets.addToCurrent(thread, current);
    return sets;
  };
  // Somebody who cannot go on: all who can.
  reduce::BacktrackSets sets = setsWith(setOf({1}), {{1, setOf({1, 4})}});
  sets.updateBack(1, true);
  EXPECT_EQ(sets.backtrack, setOf({1, 2, 3}));
  // A closed set within those that are done: nobody else.
  sets = setsWith(setOf({1, 2}), {{1, setOf({1, 3})}, {2, setOf({2})}});
  sets.updateBack(2, true);
  EXPECT_EQ(sets.backtrack, setOf({1, 2}));
  // Else whoever is in any of the sets.
  sets = setsWith(setOf({1, 2}), {{1, setOf({1, 2})}, {2, setOf({2, 3})}});
  sets.updateBack(2, true);
  EXPECT_EQ(sets.backtrack, setOf({1, 2, 3}));
  // As printed, thread 4 is to be explored here, which cannot go on.
  sets = setsWith(setOf({1, 2}), {{1, setOf({1, 4})}, {2, setOf({1, 2})}});
  sets.updateBack(2, true);
  EXPECT_EQ(sets.backtrack, setOf({1, 2, 4}));
  sets.updateBack(2, false);
  EXPECT_EQ(sets.backtrack, setOf({1, 2, 3}));
}

// Two choices of data are no matter of each other: one is made first.
TEST(Por, AnInvisibleStepIsExploredAlone) {
  const Model model = threads({{choose(2), write(0, 1)}, {choose(2), write(1, 1)}});
  const Found safe = explore(model, {}, "s-por"), all = explore(model, {}, "locks");
  EXPECT_LT(safe.states, all.states);
  EXPECT_EQ(safe.finals, all.finals);
}

// Where nothing depends one schedule is enough, and where everything does none can be left out.
TEST(Por, OneScheduleIsEnoughWhereNothingDepends) {
  std::vector<std::vector<Op>> codes;
  for (int i = 0; i < 4; ++i) codes.push_back({update(i), update(i), update(i)});
  for (const char* reduction : {"de-s-por", "dl-s-por", "de", "dl", "o-dpor", "dpor"}) {
    EXPECT_EQ(explore(threads(codes), {}, reduction).states, 13U) << reduction;
    EXPECT_EQ(explore(threads(codes), with({"no-state-matching"}), reduction).transitions, 12U) << reduction;
  }
}

// Source-DPOR explores one execution of each trace here: readers of a variable with one writer (Abdulla and others 2014).
TEST(Por, SourceSetsAreSmallerThanPersistentSets) {
  const Model model = threads({{write(0, 1)}, {read(1), read(0)}, {read(2), read(0)}});
  const auto stateless = with({"no-state-matching"});
  EXPECT_LT(explore(model, stateless, "o-dpor").transitions, explore(model, stateless, "dpor").transitions);
}

// ---- enumeration

struct FirstSteps final : SearchObserver {
  void transition(program::Program&, program::Action action, const program::Outcome&) override {
    if (steps.size() < 3) steps.push_back(action.thread);
  }
  std::vector<program::ThreadNumber> steps;
};

TEST(Por, ThreadsComeInTheOrderThatIsGiven) {
  for (const char* reduction : {"reduction=dpor", "reduction=locks"}) {
    Space space(threads(3, {write(0, 1)}));
    base::MemoryBudget budget;
    FirstSteps first;
    runSearch(space, budget, with({reduction, "order=3,1"}), {}, nullptr, &first);
    EXPECT_EQ(first.steps, (std::vector<program::ThreadNumber>{3, 1, 2})) << reduction;
  }
}

TEST(Por, AnOrderNamesEachThreadOnce) {
  for (const char* order : {"order=1,,2", "order=1,1", "order=0,1", "order=2,x", "order=1,"})
    EXPECT_THROW(checkSearchOptions(with({order}), {}), BadSearchOptions) << order;
}

TEST(Por, MoreThreadsThanCanBeToldApartAreTold) {
  for (const std::string& reduction : kPublished) {
    const SearchResult result = run(threads(70, {write(0, 1)}), with({"reduction=" + reduction, "state-limit=200"}));
    ASSERT_FALSE(result.notes.empty()) << reduction;
    EXPECT_TRUE(result.notes.front().starts_with("--reduction " + reduction + " goes with up to 64 threads"))
        << result.notes.front();
  }
}

// ---- visible classes

TEST(Por, APromiseThatIsBrokenIsTold) {
  const auto verdictOf = [](const char* classes, bool isShared) {
    const Model model = threads({{write(0, 1), read(1)}, {write(isShared ? 0 : 2, 2)}});
    return run(model, with({"reduction=dl-s-por", std::string("visible-classes=") + classes}));
  };
  EXPECT_TRUE(verdictOf("Variables", true).complete);  // all are visible
  EXPECT_TRUE(verdictOf("Others", false).complete);
  const SearchResult broken = verdictOf("Others", true);
  EXPECT_FALSE(broken.complete);
  EXPECT_TRUE(broken.covered.starts_with("Several threads use v0, which --visible-classes does not list"))
      << broken.covered;
}

// As the get of an AtomicInteger beside the incrementAndGet of another thread.
TEST(Por, APromiseIsBrokenByAnUpdateBesideARead) {
  const auto isComplete = [](const Op& first) {
    return run(threads({{first}, {update(0)}}), with({"reduction=dl-s-por", "visible-classes=Others"})).complete;
  };
  EXPECT_FALSE(isComplete(read(0)));
  EXPECT_TRUE(isComplete(update(0)));  // both are visible
}

}  // namespace
}  // namespace weaveproof::search::fake
