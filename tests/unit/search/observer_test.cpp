// What an observer is told adds up to what the search counts.
#include "search/observer.hpp"

#include <gtest/gtest.h>

#include "unit/search/fake_program.hpp"

namespace weaveproof::search::fake {
namespace {

class Counter final : public SearchObserver {
 public:
  void begins() override { ++begun; }
  void transition(program::Program&, program::Action, const program::Outcome&) override { ++transitions; }
  void arrives(program::Program&, const program::Outcome&, const Arrival& arrival) override {
    if (arrival.at == Arrival::At::NewState) ++newStates;
    if (arrival.at == Arrival::At::KnownState) ++knownStates;
    if (arrival.at == Arrival::At::AnyState) ++anyStates;
    if (arrival.at == Arrival::At::Nowhere) ++nowhere;
    deepest = std::max(deepest, arrival.depth);
  }
  void returns(std::uint64_t) override { ++returned; }
  void ends() override { ++ended; }

  std::uint64_t begun = 0, transitions = 0, newStates = 0, knownStates = 0, anyStates = 0, nowhere = 0, deepest = 0;
  std::uint64_t returned = 0, ended = 0;
};

SearchResult observe(const Model& model, const SearchOptions& options, Counter& counter) {
  Space space(model);
  base::MemoryBudget budget;
  return runSearch(space, budget, options, {}, nullptr, &counter);
}

TEST(Observer, SeesEveryTransitionAndState) {
  for (unsigned seed = 0; seed < 60; ++seed) {
    for (const char* how : {"search=dfs", "search=bfs", "order=random", "search=best-first"}) {
      Counter seen;
      SearchOptions options = with({"all-errors", how});
      if (options.search == "best-first") options.heuristic = "tici-";
      const SearchResult result = observe(randomModel(seed), options, seen);
      EXPECT_EQ(seen.begun, 1U);
      EXPECT_EQ(seen.ended, 1U);
      EXPECT_EQ(seen.transitions, result.statistics.transitions) << seed << how;
      EXPECT_EQ(seen.newStates, result.statistics.states) << seed << how;
      EXPECT_EQ(seen.knownStates, result.statistics.revisits) << seed << how;
      EXPECT_EQ(seen.newStates + seen.knownStates + seen.nowhere, seen.transitions + 1) << seed << how;
      EXPECT_LE(seen.deepest, result.statistics.maxDepth) << seed << how;
      if (options.search == "dfs") {
        EXPECT_EQ(seen.returned, result.statistics.choicePoints) << seed << how;
      }
    }
  }
}

TEST(Observer, SeesEveryWalk) {
  const Model model = threads(2, {update(0), update(1)});
  for (const char* how : {"search=random-walk", "search=pct", "search=pos"}) {
    Counter seen;
    const SearchResult result = observe(model, with({how, "runs=10"}), seen);
    EXPECT_EQ(seen.begun, 10U);
    EXPECT_EQ(seen.ended, 1U);
    EXPECT_EQ(seen.transitions, result.statistics.transitions);
    EXPECT_EQ(seen.anyStates, seen.transitions + 10);
  }
}

}  // namespace
}  // namespace weaveproof::search::fake
