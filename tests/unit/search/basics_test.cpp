// Depth-first and breadth-first search: counts by hand, limits, errors and their paths.
#include <gtest/gtest.h>

#include <atomic>

#include "unit/search/fake_program.hpp"

namespace weaveproof::search::fake {
namespace {

std::vector<Op> writes(int count, int variable = 0) {
  std::vector<Op> code;
  for (int i = 1; i <= count; ++i) code.push_back(write(variable, i));
  return code;
}

// n threads with k writes to variables of their own: (k + 1)^n states, and from each of them a transition for each thread
// that is not at its end.
Model independent(int threadCount, int steps) {
  Model model;
  model.variables = threadCount;
  for (int i = 0; i < threadCount; ++i) model.threads.push_back({writes(steps, i), false});
  return model;
}

std::uint64_t power(std::uint64_t base, int exponent) { return exponent == 0 ? 1 : base * power(base, exponent - 1); }

TEST(Search, CountsIndependentWrites) {
  for (const char* search : {"dfs", "bfs"}) {
    for (int n = 1; n <= 3; ++n) {
      for (int k = 1; k <= 4; ++k) {
        const SearchResult result = run(independent(n, k), with({std::string("search=") + search}));
        const auto states = power(static_cast<std::uint64_t>(k) + 1, n);
        const auto transitions = static_cast<std::uint64_t>(n * k) * power(static_cast<std::uint64_t>(k) + 1, n - 1);
        EXPECT_TRUE(result.complete);
        EXPECT_TRUE(result.errors.empty());
        EXPECT_EQ(result.covered, "Every schedule was covered.");
        EXPECT_EQ(result.statistics.states, states) << search << n << k;
        EXPECT_EQ(result.statistics.transitions, transitions);
        EXPECT_EQ(result.statistics.revisits, transitions - (states - 1));
        EXPECT_EQ(result.statistics.maxDepth, static_cast<std::uint64_t>(n * k));
        EXPECT_EQ(result.statistics.searches, 1U);
      }
    }
  }
}

// Two threads: a state is a choice point when neither is at its end.
TEST(Search, CountsChoicePoints) {
  for (const char* search : {"dfs", "bfs"}) {
    EXPECT_EQ(run(independent(2, 5), with({std::string("search=") + search})).statistics.choicePoints, 25U);
  }
}

TEST(Search, EveryOrderMeetsTheSameStates) {
  for (const char* order : {"index", "random", "preempt", "preempt-random"}) {
    for (const char* search : {"dfs", "bfs"}) {
      const SearchResult result =
          run(independent(3, 3), with({std::string("order=") + order, std::string("search=") + search}));
      EXPECT_TRUE(result.complete);
      EXPECT_EQ(result.statistics.states, 64U);
      EXPECT_EQ(result.statistics.transitions, 144U);
    }
  }
}

TEST(Search, FindsALostUpdate) {
  // Two threads increment; one waits for the other and looks at the sum.
  const Model buggy =
      threads({{read(0), store(0, 1), read(1), jumpIf(2, 0), read(0), expect(2)}, {read(0), store(0, 1), write(1, 1)}});
  const Model correct = threads({{update(0), read(1), jumpIf(1, 0), read(0), expect(2)}, {update(0), write(1, 1)}});
  EXPECT_TRUE(run(correct).complete);
  for (const char* search : {"dfs", "bfs"}) {
    Space space(buggy);
    const SearchResult result = run(space, with({std::string("search=") + search}));
    ASSERT_EQ(result.errors.size(), 1U);
    EXPECT_FALSE(result.complete);
    EXPECT_EQ(result.covered, "The search ended at the first error.");
    const FoundError& error = result.errors.front();
    EXPECT_EQ(error.violation.kind, "assertion");
    EXPECT_EQ(replay(space, error.path), std::set{error.violation.identity});
  }
}

TEST(Search, BreadthFirstFindsAShortestCounterexample) {
  // The long way (thread 1 chooses 0) is tried first by depth-first search.
  const Model model = threads({{choose(2), jumpIf(3, 1), write(0, 1), write(0, 2), write(0, 3), write(0, 4), raise()}});
  EXPECT_EQ(run(model).errors.front().path.size(), 5U);
  const auto path = run(model, with({"search=bfs"})).errors.front().path;
  EXPECT_EQ(path, (std::vector<program::Action>{{1, 1}, {1, 0}, {1, 0}, {1, 0}}));
}

TEST(Search, FindsADeadlockAndItsCycle) {
  const Model model = threads({{lock(0), lock(1), unlock(1), unlock(0)}, {lock(1), lock(0), unlock(0), unlock(1)}});
  for (const char* search : {"dfs", "bfs"}) {
    Space space(model);
    const SearchResult result = run(space, with({std::string("search=") + search}));
    ASSERT_EQ(result.errors.size(), 1U);
    EXPECT_EQ(result.errors.front().violation.kind, "deadlock");
    EXPECT_EQ(result.errors.front().path.size(), 2U);
    EXPECT_EQ(replay(space, result.errors.front().path), std::set{result.errors.front().violation.identity});
  }
  const Model ordered = threads(2, {lock(0), lock(1), unlock(1), unlock(0)});
  EXPECT_TRUE(run(ordered).complete);
}

TEST(Search, AllErrorsAreReportedOnceEach) {
  // Both threads fail on their own, on many schedules.
  const Model model = threads({{write(0, 1), raise()}, {write(1, 1), raise()}, {write(2, 1), write(2, 2)}});
  for (const char* search : {"dfs", "bfs"}) {
    Space space(model);
    const SearchResult result = run(space, with({std::string("search=") + search, "all-errors"}));
    EXPECT_TRUE(result.complete);
    ASSERT_EQ(result.errors.size(), 2U);
    EXPECT_NE(result.errors[0].violation.identity, result.errors[1].violation.identity);
    for (const FoundError& error : result.errors) {
      EXPECT_TRUE(replay(space, error.path).contains(error.violation.identity));
    }
  }
}

TEST(Search, GoesOnBehindAFailureThatIsNotChecked) {
  const Model model = threads({{write(0, 1), raise()}, {lock(0), lock(1), unlock(1), unlock(0)}, {lock(1), lock(0)}});
  const SearchResult result = run(model, {}, {"deadlock"});
  ASSERT_EQ(result.errors.size(), 1U);
  EXPECT_EQ(result.errors.front().violation.kind, "deadlock");
}

TEST(Search, AssumptionsPrunePaths) {
  const Model model = threads({{choose(3), assume(1), write(0, 1), raise()}});
  const SearchResult result = run(model);
  ASSERT_EQ(result.errors.size(), 1U);
  EXPECT_EQ(result.errors.front().path, (std::vector<program::Action>{{1, 1}, {1, 0}}));
  EXPECT_TRUE(run(threads({{choose(3), assume(7), write(0, 1), raise()}})).complete);
}

TEST(Search, ExitEndsTheProgram) {
  const SearchResult result = run(threads({{exit(), raise()}, {lock(0), lock(1)}}));
  EXPECT_TRUE(result.complete);
  EXPECT_TRUE(result.errors.empty());
}

TEST(Search, ALoopIsAnErrorAndNothingBehindItIsClaimed) {
  const Model model = threads({{write(0, 1), spin()}, {write(1, 1), raise()}});
  EXPECT_EQ(run(model).errors.front().violation.kind, "loop");
  const SearchResult unchecked = run(model, with({"all-errors"}), {"deadlock"});
  EXPECT_TRUE(unchecked.errors.empty());
  EXPECT_FALSE(unchecked.complete);
  EXPECT_EQ(unchecked.covered, "What other threads can do while one loops for ever was not explored.");
}

TEST(Search, FindsCyclesOnRequest) {
  // Thread 1 spins until thread 2 writes.
  const Model spinning = threads({{read(0), jumpIf(0, 0)}, {write(1, 1), write(0, 1)}});
  EXPECT_TRUE(run(spinning).complete);
  std::vector<std::string> properties = spec::usualProperties();
  properties.push_back("nonprogress");
  Space space(spinning);
  const SearchResult result = run(space, {}, properties);
  ASSERT_EQ(result.errors.size(), 1U);
  const FoundError& error = result.errors.front();
  EXPECT_EQ(error.violation.kind, "nonprogress");
  ASSERT_LT(error.cycleStart, error.path.size());
  const auto program = space.newWorker();
  state::StateId before;
  for (std::size_t i = 0; i < error.path.size(); ++i) {
    if (i == error.cycleStart) before = program->state();
    program->execute(error.path[i]);
  }
  EXPECT_EQ(program->state(), before);
  EXPECT_TRUE(run(independent(2, 3), {}, properties).complete);
  EXPECT_THROW(run(spinning, with({"search=bfs"}), properties), BadSearchOptions);
}

TEST(Search, StateLimitIsExact) {
  for (const char* search : {"dfs", "bfs"}) {
    for (const std::uint64_t limit : {1U, 7U, 63U, 64U}) {
      const SearchResult result =
          run(independent(3, 3), with({std::string("search=") + search, "state-limit=" + std::to_string(limit)}));
      EXPECT_EQ(result.statistics.states, limit);
      EXPECT_EQ(result.complete, limit == 64);
      EXPECT_EQ(result.covered, limit == 64 ? "Every schedule was covered."
                                            : "The limit of " + std::to_string(limit) + " states ended the search.");
    }
  }
}

TEST(Search, DepthLimitCoversExactlyTheStatesWithinIt) {
  // Of 3 threads with 3 writes, as many states are within depth d as there are ways to write 0 ... d with three digits 0 ... 3.
  for (const char* search : {"dfs", "bfs"}) {
    for (const char* order : {"index", "random", "preempt"}) {
      for (int depth = 0; depth <= 9; ++depth) {
        std::uint64_t expected = 0;
        for (int a = 0; a <= 3; ++a) {
          for (int b = 0; b <= 3; ++b) {
            for (int c = 0; c <= 3; ++c) expected += a + b + c <= depth ? 1 : 0;
          }
        }
        const SearchResult result =
            run(independent(3, 3), with({std::string("search=") + search, std::string("order=") + order,
                                         "depth-limit=" + std::to_string(depth)}));
        EXPECT_EQ(result.statistics.states - result.statistics.discardedStates, expected) << search << depth;
        EXPECT_EQ(result.complete, depth == 9);
      }
    }
  }
}

// Depth-first meets the state behind the choice by the long way first, at the limit; it must expand it again when it comes by
// the short one.
TEST(Search, DepthLimitExpandsAgainWhatWasMetDeeper) {
  const Model model = threads({{choose(2), jumpIf(4, 1), write(0, 1), write(0, 2), write(1, 1), write(1, 2), raise()}});
  Model rejoined = model;
  rejoined.threads[0].code = {choose(2),   jumpIf(5, 1), write(0, 1), write(0, 2), write(0, 0),
                              write(1, 1), choose(1),    write(1, 2), raise()};
  EXPECT_EQ(run(rejoined, with({"depth-limit=4"})).errors.size(), 1U);
  EXPECT_EQ(run(rejoined, with({"depth-limit=3"})).errors.size(), 0U);
}

TEST(Search, LossyStoresFindTheSameAndClaimNothing) {
  for (const char* store : {"hash64", "bitstate:1M"}) {
    for (const char* search : {"dfs", "bfs"}) {
      const auto options = with({std::string("store=") + store, std::string("search=") + search});
      const SearchResult result = run(independent(3, 3), options);
      EXPECT_EQ(result.statistics.states, 64U);
      EXPECT_FALSE(result.complete);
      const Model deadlock =
          threads({{lock(0), lock(1), unlock(1), unlock(0)}, {lock(1), lock(0), unlock(0), unlock(1)}});
      EXPECT_EQ(run(deadlock, options).errors.size(), 1U);
    }
  }
}

TEST(Search, MemoryLimitEndsTheSearchWithASentence) {
  Space space(independent(4, 80));
  const SearchResult result = run(space, {}, spec::usualProperties(), 2'000'000);
  EXPECT_FALSE(result.complete);
  EXPECT_TRUE(result.errors.empty());
  EXPECT_EQ(result.covered, "The memory ran out, which ended the search.");
  EXPECT_GT(result.statistics.states, 1'000U);
}

TEST(Search, TheUserCanStopIt) {
  const std::atomic<bool> stop = true;
  SearchOptions options;
  options.stop = &stop;
  const SearchResult result = run(independent(3, 20), options);
  EXPECT_FALSE(result.complete);
  EXPECT_EQ(result.covered, "The search was interrupted.");
}

TEST(Search, TimeLimitEndsIt) {
  const SearchResult result = run(independent(3, 200), with({"time-limit=0.05"}));
  EXPECT_FALSE(result.complete);
  EXPECT_EQ(result.covered, "The time limit of 0.05 s ended the search.");
  EXPECT_LT(result.statistics.seconds, 5);
}

TEST(Search, UnsupportedFeaturesEndItWithAPath) {
  for (const char* how : {"search=dfs", "search=bfs", "search=random-walk", "depth-limit=50", "dfs-rb=default"}) {
    for (const char* property : {"deadlock", "nonprogress"}) {
      if (std::string(property) == "nonprogress" && std::string(how) != "search=dfs") continue;
      const SearchResult result = run(threads({{write(0, 1), write(0, 2), missing()}}), with({how}), {property});
      EXPECT_FALSE(result.complete);
      ASSERT_TRUE(result.unsupported);
      EXPECT_EQ(result.unsupported->what, "the op that nobody has");
      EXPECT_EQ(result.unsupportedPath, (std::vector<program::Action>{{1, 0}, {1, 0}, {1, 0}})) << how << property;
    }
  }
}

TEST(Search, AProgramThatNeverInteractsHasOneSchedule) {
  EXPECT_TRUE(run(threads(std::vector<std::vector<Op>>{{}})).complete);
  const SearchResult failed = run(threads({{raise()}}));
  ASSERT_EQ(failed.errors.size(), 1U);
  EXPECT_TRUE(failed.errors.front().path.empty());
  EXPECT_FALSE(failed.complete);
}

TEST(Search, LongPathsOfForcedMovesTakeNoStack) {
  std::vector<Op> code = writes(20'000);
  code.push_back(raise());
  const SearchResult result = run(threads({code}));
  EXPECT_EQ(result.errors.front().path.size(), 20'000U);
  EXPECT_LT(result.statistics.pathBytes, 1000U);
}

// A million choice points in a row, each with two ways to the next, and an exception at the end.
class Ladder final : public program::Program, private program::Footprints, private program::Facts {
 public:
  Ladder() : Program(static_cast<Footprints&>(*this), static_cast<Facts&>(*this)) {}

  static constexpr std::uint64_t kHeight = 1'000'000;

  state::StateId state() const override { return {height_ + 1}; }
  const program::Actions& enabled() override { return actions_; }
  std::span<const program::Pending> pending() override { return {}; }
  program::Outcome execute(program::Action) override {
    if (++height_ < kHeight) return {};
    return {program::Outcome::Kind::Failed, std::make_shared<const program::Failure>(), false};
  }
  program::Outcome advance(program::Action action) override { return execute(action); }
  void restore(state::StateId state) override { height_ = state.bits - 1; }
  std::uint64_t hash() override { return height_; }
  program::DescribedAction describe(program::Action) override { return {}; }
  std::vector<program::DescribedThread> threads() override { return {}; }
  program::ObjectName nameOfObject(std::uint32_t) override { return {}; }
  program::Location locationOf(const program::Pending&) override { return {}; }
  std::uint64_t instructions() const override { return 0; }

 private:
  program::Actions actions_ = {{1, 0}, {2, 0}};
  std::uint64_t height_ = 0;
};

class LadderSpace final : public program::ProgramSpace {
 public:
  std::unique_ptr<program::Program> newWorker() override { return std::make_unique<Ladder>(); }
  const program::Outcome& beginning() const override { return beginning_; }
  std::uint64_t storeBytes() const override { return 0; }
  std::vector<std::string> outcomes() const override { return {}; }
  std::vector<program::Assumed> assumptions() const override { return {}; }
  tracking::RecordedThreads threadNumbers() const override { return {}; }

 private:
  program::Outcome beginning_;
};

TEST(Search, PathsOfAMillionChoicesAreNoProblem) {
  for (const char* how :
       {"order=index", "order=random", "search=bfs", "preemption-bound=3", "dfs-rb=5,pl,d,Lb,1,1", "all-errors"}) {
    LadderSpace space;
    base::MemoryBudget budget;
    spec::CheckSpec spec;
    spec.properties = {"exception"};
    const SearchResult result = runSearch(space, budget, with({how}), spec, nullptr);
    ASSERT_EQ(result.errors.size(), 1U) << how;
    EXPECT_EQ(result.errors.front().path.size(), Ladder::kHeight) << how;
    EXPECT_EQ(result.statistics.states, Ladder::kHeight) << how;
    EXPECT_LT(result.statistics.pathBytes, 120U * Ladder::kHeight) << how;
  }
}

TEST(Search, ProgressIsReported) {
  class Counter final : public Progress {
   public:
    void report(const ProgressReport& report) override {
      ++reports;
      states = report.soFar.states;
    }
    int reports = 0;
    std::uint64_t states = 0;
  } counter;
  Space space(independent(3, 100));
  base::MemoryBudget budget;
  runSearch(space, budget, with({"time-limit=0.6"}), {}, &counter);
  EXPECT_GE(counter.reports, 1);
  EXPECT_GT(counter.states, 0U);
}

}  // namespace
}  // namespace weaveproof::search::fake
