// The random generator: fixed for ever, and fair.
#include "search/random.hpp"

#include <gtest/gtest.h>

#include <array>
#include <map>
#include <vector>

namespace weaveproof::search {
namespace {

// Computed by a separate program from the published definitions of splitmix64 and xoshiro256**.
TEST(Random, GivesThePublishedSequence) {
  Random zero(0);
  EXPECT_EQ(zero.next(), 0x99ec5f36cb75f2b4U);
  EXPECT_EQ(zero.next(), 0xbf6e1f784956452aU);
  EXPECT_EQ(zero.next(), 0x1a5f849d4933e6e0U);
  Random other(42);
  EXPECT_EQ(other.next(), 0x15780b2e0c2ec716U);
}

TEST(Random, RndIsInTheHalfOpenUnitInterval) {
  Random random(7);
  double sum = 0;
  for (int i = 0; i < 100'000; ++i) {
    const double x = random.rnd();
    ASSERT_GE(x, 0);
    ASSERT_LT(x, 1);
    sum += x;
  }
  EXPECT_NEAR(sum / 100'000, 0.5, 0.005);
}

TEST(Random, BelowIsUniform) {
  Random random(3);
  std::array<int, 7> counts{};
  for (int i = 0; i < 70'000; ++i) ++counts[random.below(7)];
  for (const int count : counts) EXPECT_NEAR(count, 10'000, 400);  // 4.3 standard deviations
  EXPECT_EQ(random.below(1), 0U);
}

// The last, incomplete round of 2^64 is drawn again: without that a third of these would be too frequent.
TEST(Random, BelowIsUniformForHugeRanges) {
  Random random(5);
  const std::uint64_t range = (std::uint64_t{1} << 63) + (std::uint64_t{1} << 62);
  int low = 0;
  for (int i = 0; i < 30'000; ++i) low += random.below(range) < range / 3 ? 1 : 0;
  EXPECT_NEAR(low, 10'000, 400);
}

TEST(Random, ShufflesAreUniform) {
  Random random(11);
  std::map<std::vector<int>, int> counts;
  for (int i = 0; i < 48'000; ++i) {
    std::vector<int> sequence = {1, 2, 3, 4};
    random.shuffle(std::span(sequence));
    ++counts[sequence];
  }
  ASSERT_EQ(counts.size(), 24U);
  double chiSquared = 0;
  for (const auto& [sequence, count] : counts) chiSquared += (count - 2000.0) * (count - 2000.0) / 2000;
  EXPECT_LT(chiSquared, 49.7);  // 23 degrees of freedom: exceeded once in a thousand
}

TEST(Random, SeedsFitIntoADouble) {
  Random random(1);
  for (int i = 0; i < 1000; ++i) EXPECT_LT(random.seed(), std::uint64_t{1} << 53);
}

}  // namespace
}  // namespace weaveproof::search
