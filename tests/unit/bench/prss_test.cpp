// The trials of parallel randomised search, from pools that are made by hand.
#include <gtest/gtest.h>

#include "tools/prss_trials.hpp"

namespace bench {
namespace {

StudyRow searched(std::uint64_t states, bool found = true, double seconds = 1) {
  return {"p", "random order", 0, found, found ? "first-error" : "state-limit", states, 0, 0, seconds};
}

PrssPoint point(std::uint64_t nodes, double mean) {
  PrssPoint one;
  one.nodes = nodes;
  one.mean = mean;
  return one;
}

TEST(Prss, OfAPoolOfOne) {
  const PrssResult result = simulate(searched(100), {searched(40)}, {1, 2}, 50, 0);
  EXPECT_EQ(result.points[1].mean, 40);
  EXPECT_EQ(result.points[1].deviation, 0);
  EXPECT_TRUE(result.points[0].always());
  EXPECT_EQ(result.alwaysFaster(), 1U);
  EXPECT_EQ(result.diminishing()->nodes, 1U);
  EXPECT_DOUBLE_EQ(result.speedUp(result.points[0]), 2.5);
}

// Half of the searches give up after 1,000 states. A trial in which all do so costs that, and is no success.
TEST(Prss, KeepsTrialsThatFail) {
  const PrssResult result = simulate(searched(500), {searched(10), searched(1000, false)}, {1, 1000}, 200, 1);
  const PrssPoint& one = result.points[0];
  EXPECT_GT(one.found, 70U);
  EXPECT_LT(one.found, 130U);
  const auto found = static_cast<double>(one.found);
  EXPECT_DOUBLE_EQ(one.mean, (10 * found + 1000 * (200 - found)) / 200);
  EXPECT_EQ(result.points[1].mean, 10);
  EXPECT_EQ(result.alwaysFound(), 1000U);
  EXPECT_EQ(result.poolFound, 1U);
  EXPECT_EQ(result.maximum, 1000);
}

TEST(Prss, IsFirstByStatesOrByTime) {
  const PrssResult result = simulate(searched(500), {searched(10, true, 9), searched(300, true, 1)}, {1000}, 20, 0);
  EXPECT_EQ(result.points[0].mean, 10);
  EXPECT_EQ(result.points[0].meanByTime, 300);
}

TEST(Prss, MayBeSlowerThanTheDefaultOrder) {
  const PrssResult result = simulate(searched(5), {searched(10)}, {1, 1000}, 20, 0);
  EXPECT_FALSE(result.alwaysFaster());
  EXPECT_LT(result.speedUp(result.points[1]), 1);
}

// From 1,000 down to 100: what is at most 145 has saved 95 %, and has to stay there.
TEST(Prss, HasAPointOfDiminishingReturns) {
  PrssResult result;
  EXPECT_EQ(result.diminishing(), nullptr);
  result.points = {point(1, 1000), point(2, 140), point(5, 146), point(10, 145), point(20, 110), point(50, 100)};
  EXPECT_EQ(result.diminishing()->nodes, 10U);
  result.points = {point(1, 100), point(2, 100)};
  EXPECT_EQ(result.diminishing()->nodes, 1U);
}

TEST(Prss, DrawsTheSameAgain) {
  const std::vector<StudyRow> pool = {searched(1), searched(2), searched(3), searched(4)};
  EXPECT_EQ(simulate(searched(5), pool, {1, 2}, 50, 7).points[0].mean,
            simulate(searched(5), pool, {1, 2}, 50, 7).points[0].mean);
  EXPECT_NE(simulate(searched(5), pool, {1, 2}, 50, 7).points[0].mean,
            simulate(searched(5), pool, {1, 2}, 50, 8).points[0].mean);
}

}  // namespace
}  // namespace bench
