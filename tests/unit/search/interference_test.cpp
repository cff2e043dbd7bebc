// Reordering and pruning by what threads may still access: what is tried first, what is left out, and what is said about it.
#include <gtest/gtest.h>

#include "unit/search/fake_program.hpp"

namespace weaveproof::search::fake {
namespace {

std::vector<program::Action> firstPathTo(const Model& model, const std::vector<std::string>& settings) {
  const SearchResult result = run(model, with(settings));
  return result.errors.empty() ? std::vector<program::Action>{} : result.errors.front().path;
}

// Thread 1 goes first, as nobody has accessed anything. Then thread 3 may interfere with it, and thread 2 may not.
TEST(Interference, ThreadsThatMayInterfereComeFirst) {
  const Model model = threads({{write(0, 1), read(0), expect(1)}, {write(1, 1), write(1, 2)}, {write(0, 2)}});
  const auto plain = firstPathTo(model, {});
  const auto reordered = firstPathTo(model, {"order=interfering"});
  ASSERT_EQ(reordered.size(), 3U);
  EXPECT_EQ(reordered[1].thread, 3U);
  EXPECT_GT(plain.size(), reordered.size());
}

TEST(Interference, OrderAloneLeavesNothingOut) {
  const Model model = threads({{write(0, 1)}, {write(1, 1)}, {read(0)}});
  const SearchResult plain = run(model), reordered = run(model, with({"order=interfering"}));
  EXPECT_TRUE(reordered.complete);
  EXPECT_EQ(reordered.statistics.states, plain.statistics.states);
}

// Three writes to variables of their own: 8 states, of which pruning goes along one path of 4.
TEST(Interference, PruningLeavesOutWhoCannotInterfere) {
  const Model model = threads({{write(0, 1)}, {write(1, 1)}, {write(2, 1)}});
  EXPECT_EQ(run(model).statistics.states, 8U);
  const SearchResult pruned = run(model, with({"prune"}));
  EXPECT_EQ(pruned.statistics.states, 4U);
  EXPECT_FALSE(pruned.complete);
  EXPECT_NE(pruned.covered.find("--prune"), std::string::npos) << pruned.covered;
}

// Thread 2 fails unless it reads between the two writes of thread 1. It cannot interfere before the first one, and is all that may behind
// it: that is the one schedule that is left, and it is right.
TEST(Interference, PruningMayMissAnError) {
  const Model model = threads({{write(0, 1), write(0, 2)}, {read(0), expect(1)}});
  EXPECT_FALSE(run(model).errors.empty());
  const SearchResult pruned = run(model, with({"prune", "all-errors"}));
  EXPECT_TRUE(pruned.errors.empty());
  EXPECT_FALSE(pruned.complete);
}

TEST(Interference, WhatEverybodyAccessesIsNotPruned) {
  const Model model = threads(2, {update(0), update(0)});
  const SearchResult plain = run(model), pruned = run(model, with({"prune"}));
  // Only at the beginning has nobody accessed anything.
  EXPECT_LT(pruned.statistics.transitions, plain.statistics.transitions);
  EXPECT_FALSE(pruned.complete);
}

TEST(Interference, NothingToPruneIsComplete) {
  const SearchResult pruned = run(threads(1, {update(0), update(0)}), with({"prune"}));
  EXPECT_TRUE(pruned.complete);
}

TEST(Interference, WantsAProgramThatKnowsWhatThreadsMayStillAccess) {
  for (const char* setting : {"order=interfering", "prune"}) {
    SearchOptions options = with({setting});
    EXPECT_THROW(checkSearchOptions(options, {}), BadSearchOptions) << setting;
  }
}

}  // namespace
}  // namespace weaveproof::search::fake
