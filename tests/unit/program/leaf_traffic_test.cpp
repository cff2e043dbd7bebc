#include "program/leaf_traffic.hpp"

#include <gtest/gtest.h>

#include <map>
#include <numeric>
#include <set>

#include "state/tree_shape.hpp"

namespace weaveproof::program {
namespace {

constexpr std::uint32_t kEnd = 4096;

std::map<std::uint32_t, std::uint32_t> arrange(const LeafTraffic& traffic, const std::vector<std::uint32_t>& leaves) {
  const auto moves = traffic.arrange(leaves, kEnd);
  return {moves.begin(), moves.end()};
}

unsigned halfOfLeaf(std::uint32_t leaf) { return state::Place::halfOf(state::Leaf::cold(leaf)); }
unsigned halfOfThread(ThreadNumber thread) { return state::Place::halfOf(state::Leaf::hot(thread - 1, 0)); }
// Which of the half's nodes of eight leaves.
std::uint32_t nodeOf(std::uint32_t leaf) { return leaf / 16; }

// The main thread makes the object, the others take turns to change it.
void change(LeafTraffic& traffic, std::uint32_t leaf, const std::vector<ThreadNumber>& threads, int times) {
  state::LeafValue value = leaf * 1000;
  traffic.noteChange(1, leaf, value);
  for (int i = 0; i < times; ++i) {
    for (const ThreadNumber thread : threads) {
      traffic.noteStep(thread);
      traffic.noteChange(thread, leaf, ++value);
    }
  }
}

TEST(LeafTrafficTest, ObjectStandsBesideTheThreadThatChangesIt) {
  LeafTraffic traffic;
  for (const ThreadNumber thread : {2, 3, 4, 5}) change(traffic, thread, {thread}, 10);
  const auto places = arrange(traffic, {2, 3, 4, 5});
  for (const ThreadNumber thread : {2, 3, 4, 5}) {
    EXPECT_EQ(halfOfLeaf(places.at(thread)), halfOfThread(thread)) << thread;
  }
  EXPECT_NE(nodeOf(places.at(2)), nodeOf(places.at(4)));
  EXPECT_NE(nodeOf(places.at(3)), nodeOf(places.at(5)));
}

TEST(LeafTrafficTest, ObjectsWithFewValuesStandTogetherTheBusiestFirst) {
  LeafTraffic traffic;
  change(traffic, 5, {2}, 3);
  change(traffic, 6, {4}, 5);
  change(traffic, 7, {2, 4}, 1);
  const auto places = arrange(traffic, {5, 6, 7});
  EXPECT_EQ(nodeOf(places.at(5)), nodeOf(places.at(6)));
  EXPECT_EQ(nodeOf(places.at(5)), nodeOf(places.at(7)));
  EXPECT_LT(places.at(6), places.at(5));
  EXPECT_LT(places.at(5), places.at(7));
}

TEST(LeafTrafficTest, OneChangeByAnotherThreadTellsNothing) {
  LeafTraffic traffic;
  change(traffic, 7, {2}, 10);
  traffic.noteChange(1, 7, 1);
  EXPECT_EQ(halfOfLeaf(arrange(traffic, {7}).at(7)), halfOfThread(2));
}

TEST(LeafTrafficTest, SharedObjectStandsWhereLessHappens) {
  for (const ThreadNumber busy : {2, 3}) {
    LeafTraffic traffic;
    for (int i = 0; i < 1000; ++i) traffic.noteStep(busy);
    change(traffic, 9, {2, 3}, 10);
    EXPECT_NE(halfOfLeaf(arrange(traffic, {9}).at(9)), halfOfThread(busy)) << busy;
  }
}

TEST(LeafTrafficTest, SharedObjectsAreDividedAmongEquals) {
  LeafTraffic traffic;
  std::vector<std::uint32_t> leaves(10);
  std::iota(leaves.begin(), leaves.end(), 1);
  for (const std::uint32_t leaf : leaves) change(traffic, leaf, {2, 3}, 10);
  int inHalf[2] = {};
  for (const auto& [from, to] : arrange(traffic, leaves)) ++inHalf[halfOfLeaf(to)];
  EXPECT_EQ(inHalf[0], 5);
  EXPECT_EQ(inHalf[1], 5);
}

TEST(LeafTrafficTest, EveryLeafGetsAPlaceOfItsOwn) {
  LeafTraffic traffic;
  std::vector<std::uint32_t> leaves(500);
  std::iota(leaves.begin(), leaves.end(), 1);
  for (const std::uint32_t leaf : leaves) {
    if (leaf % 3 == 0) continue;  // nobody was seen to change it
    change(traffic, leaf, leaf % 3 == 1 ? std::vector<ThreadNumber>{2 + leaf % 5} : std::vector<ThreadNumber>{2, 3}, 3);
  }
  std::set<std::uint32_t> places;
  for (const auto& [from, to] : arrange(traffic, leaves)) {
    EXPECT_GT(to, 0u);
    EXPECT_LT(to, kEnd);
    EXPECT_TRUE(places.insert(to).second);
  }
  EXPECT_EQ(places.size(), leaves.size());
}

TEST(LeafTrafficTest, TooManyLeavesStayWhereTheyAre) {
  LeafTraffic traffic;
  std::vector<std::uint32_t> leaves(kEnd - 1);
  std::iota(leaves.begin(), leaves.end(), 1);
  for (const std::uint32_t leaf : leaves) change(traffic, leaf, {2}, 1);
  EXPECT_TRUE(traffic.arrange(leaves, kEnd).empty());
}

}  // namespace
}  // namespace weaveproof::program
