// The formulas of the studies, against values worked out by hand and examples from the literature.
#include "tools/statistics.hpp"

#include <fmt/format.h>
#include <fmt/ranges.h>
#include <gtest/gtest.h>

#include <cmath>
#include <cstdio>
#include <limits>
#include <random>
#include <string>

namespace bench {
namespace {

using Values = std::vector<double>;
constexpr double kInfinity = std::numeric_limits<double>::infinity();

TEST(Statistics, MeanAndDeviation) {
  // Mean 5; squares of the differences 9, 1, 1, 1, 0, 0, 4, 16: their sum 32 is divided by 7.
  const Values values = {2, 4, 4, 4, 5, 5, 7, 9};
  EXPECT_DOUBLE_EQ(meanAndDeviation(values).mean, 5);
  EXPECT_DOUBLE_EQ(meanAndDeviation(values).deviation, std::sqrt(32.0 / 7));
  EXPECT_DOUBLE_EQ(coefficientOfVariation(values), std::sqrt(32.0 / 7) / 5);
  EXPECT_EQ(meanAndDeviation(Values{3}).deviation, 0);
  EXPECT_EQ(meanAndDeviation(Values{}).mean, 0);
  EXPECT_EQ(coefficientOfVariation(Values{0, 0}), 0);
}

TEST(Statistics, GeometricMean) {
  EXPECT_DOUBLE_EQ(geometricMean(Values{2, 8}), 4);
  EXPECT_DOUBLE_EQ(geometricMean(Values{0.5, 2}), 1);
  EXPECT_EQ(geometricMean(Values{}), 0);
}

TEST(Statistics, QuantilesGoStraightFromValueToValue) {
  const Values values = {40, 10, 30, 20};
  EXPECT_EQ(quantile(values, 0), 10);
  EXPECT_EQ(quantile(values, 1), 40);
  EXPECT_EQ(median(values), 25);
  EXPECT_DOUBLE_EQ(quantile(values, 0.25), 17.5);  // place 0.75 between 10 and 20
  EXPECT_EQ(median({3, 1, 2}), 2);
  EXPECT_EQ(median({7}), 7);
  EXPECT_EQ(median({1, kInfinity, kInfinity}), kInfinity);
  EXPECT_EQ(quantile({1, 2, kInfinity}, 0.5), 2);
}

TEST(Statistics, EqualValuesShareTheAverageOfTheirRanks) {
  EXPECT_EQ(ranksOf(Values{30, 10, 20}), (Values{3, 1, 2}));
  EXPECT_EQ(ranksOf(Values{10, 20, 20, 30}), (Values{1, 2.5, 2.5, 4}));
  EXPECT_EQ(ranksOf(Values{5, 5, 5}), (Values{2, 2, 2}));
  EXPECT_EQ(ranksOf(Values{kInfinity, 1, kInfinity}), (Values{2.5, 1, 2.5}));
  EXPECT_TRUE(ranksOf(Values{}).empty());
}

TEST(Statistics, SpearmanOfTheSameAndOfTheOppositeOrder) {
  EXPECT_DOUBLE_EQ(spearman(Values{1, 2, 3}, Values{10, 100, 1000}), 1);
  EXPECT_DOUBLE_EQ(spearman(Values{1, 2, 3}, Values{3, 2, 1}), -1);
  EXPECT_EQ(spearman(Values{1, 2, 3}, Values{4, 4, 4}), 0);
  EXPECT_EQ(spearman(Values{1}, Values{4}), 0);
}

// The intelligence of ten people and their hours before the television: a textbook example. Σd² = 194, ρ = -29/165.
TEST(Statistics, SpearmanWithoutTies) {
  const Values intelligence = {106, 100, 86, 101, 99, 103, 97, 113, 112, 110};
  const Values hours = {7, 27, 2, 50, 28, 29, 20, 12, 6, 17};
  EXPECT_NEAR(spearman(intelligence, hours), -29.0 / 165, 1e-12);
  EXPECT_NEAR(spearmanByDifferences(intelligence, hours), -29.0 / 165, 1e-12);
}

// Ranks 1, 2.5, 2.5, 4 and 1, 2, 3, 4: Σxy = 4.5, Σxx = 4.5, Σyy = 5, so that ρ = √0.9. The printed formula has Σd² = 0.5,
// and 1 - 3/60.
TEST(Statistics, SpearmanWithTies) {
  const Values first = {10, 20, 20, 30}, second = {1, 2, 3, 4};
  EXPECT_NEAR(spearman(first, second), std::sqrt(0.9), 1e-12);
  EXPECT_NEAR(spearmanByDifferences(first, second), 0.95, 1e-12);
}

// Of the nine pairs the first value is larger in 7, and equal in one.
TEST(Statistics, A12CountsPairs) {
  EXPECT_NEAR(a12(Values{3, 5, 7}, Values{1, 3, 4}), (7 + 0.5) / 9, 1e-12);
  EXPECT_DOUBLE_EQ(a12(Values{1, 2}, Values{3, 4, 5}), 0);
  EXPECT_DOUBLE_EQ(a12(Values{3, 4, 5}, Values{1, 2}), 1);
  EXPECT_DOUBLE_EQ(a12(Values{6, 6}, Values{6}), 0.5);
}

// Six tortoises and six hares run for Aesop, and come in as T H H H H H T T T T T H: the usual example for the test of Mann and
// Whitney, where U is 11 for the tortoises. Â12 is U divided by the 36 pairs.
TEST(Statistics, A12OfTortoisesAndHares) {
  const Values tortoises = {1, 7, 8, 9, 10, 11}, hares = {2, 3, 4, 5, 6, 12};
  EXPECT_NEAR(a12(hares, tortoises), 11.0 / 36, 1e-12);
  EXPECT_NEAR(a12(tortoises, hares), 25.0 / 36, 1e-12);
}

// A run that found nothing is worse than any that did, and as bad as another.
TEST(Statistics, A12OfFailures) {
  EXPECT_DOUBLE_EQ(a12(Values{kInfinity}, Values{1'000'000}), 1);
  EXPECT_DOUBLE_EQ(a12(Values{kInfinity, kInfinity}, Values{kInfinity}), 0.5);
  EXPECT_DOUBLE_EQ(a12(Values{10, kInfinity}, Values{20}), 0.5);
}

// By the definition, pair by pair, on lists of all lengths and with many ties.
TEST(Statistics, A12IsTheShareOfPairs) {
  unsigned state = 1;
  const auto die = [&state](unsigned sides) { return (state = state * 1103515245 + 12345) / 65536 % sides; };
  for (int round = 0; round < 200; ++round) {
    Values first(1 + die(12)), second(1 + die(12));
    for (double& value : first) value = die(6);
    for (double& value : second) value = die(6);
    double larger = 0;
    for (const double x : first) {
      for (const double y : second) larger += x > y ? 1 : x == y ? 0.5 : 0;
    }
    const double pairs = static_cast<double>(first.size() * second.size());
    ASSERT_NEAR(a12(first, second), larger / pairs, 1e-12);
    ASSERT_NEAR(a12(first, second) + a12(second, first), 1, 1e-12);
  }
}

double mean(const Values& values) { return meanAndDeviation(values).mean; }

TEST(Statistics, BootstrapIsReproducible) {
  const Values values = {3, 1, 4, 1, 5, 9, 2, 6};
  const Interval first = bootstrapInterval(values, mean, 0.95, 500, 7);
  const Interval again = bootstrapInterval(values, mean, 0.95, 500, 7);
  const Interval other = bootstrapInterval(values, mean, 0.95, 500, 8);
  EXPECT_EQ(first.low, again.low);
  EXPECT_EQ(first.high, again.high);
  EXPECT_NE(first.low + first.high, other.low + other.high);
}

// The mean of a sample of n is normal, nearly: 1.96 standard errors on either side, and 1.645 with 90 %. Resampling has the
// deviation with n in the denominator; for 0 ... 99 that is √833.25, a tenth of it the standard error.
TEST(Statistics, BootstrapOfTheMeanIsThatOfTheory) {
  Values values;
  for (int i = 0; i < 100; ++i) values.push_back(i);
  const double error = std::sqrt(833.25) / 10;
  const Interval wide = bootstrapInterval(values, mean, 0.95, 20'000, 1);
  EXPECT_NEAR(wide.low, 49.5 - 1.96 * error, 0.15);
  EXPECT_NEAR(wide.high, 49.5 + 1.96 * error, 0.15);
  const Interval narrow = bootstrapInterval(values, mean, 0.90, 20'000, 1);
  EXPECT_NEAR(narrow.low, 49.5 - 1.645 * error, 0.15);
  EXPECT_NEAR(narrow.high, 49.5 + 1.645 * error, 0.15);
}

TEST(Statistics, BootstrapOfConstantsHasNoWidth) {
  const Interval interval = bootstrapInterval(Values{4, 4, 4}, median, 0.95, 100, 0);
  EXPECT_EQ(interval.low, 4);
  EXPECT_EQ(interval.high, 4);
}

// What scipy says of two lists: Spearman's rho, A12 from the statistic of Mann and Whitney, the quartiles and the median of the first, and
// its deviation. Nothing where there is no scipy.
std::vector<double> byScipy(const std::vector<double>& first, const std::vector<double>& second) {
  std::string code = "import numpy, scipy.stats as s\n";
  code += fmt::format("a, b = [{}], [{}]\n", fmt::join(first, ","), fmt::join(second, ","));
  code +=
      "u = s.mannwhitneyu(a, b).statistic\n"
      "print(s.spearmanr(a, b)[0], u / len(a) / len(b), *numpy.quantile(a, [.25, .5, .75]), numpy.std(a, ddof=1))";
  const std::string command = fmt::format("/usr/bin/python3 -c '{}' 2>/dev/null", code);
  std::FILE* const pipe = popen(command.c_str(), "r");
  std::vector<double> values;
  for (double value; pipe != nullptr && std::fscanf(pipe, "%lf", &value) == 1;) values.push_back(value);
  if (pipe != nullptr) pclose(pipe);
  return values;
}

TEST(Statistics, AreThoseOfScipy) {
  std::mt19937 random(7);
  for (int round = 0; round < 3; ++round) {
    std::vector<double> first, second;
    for (int i = 0; i < 30; ++i) {
      first.push_back(random() % 20);  // with ties
      second.push_back(first.back() + random() % 15);
    }
    const std::vector<double> expected = byScipy(first, second);
    if (expected.empty()) GTEST_SKIP() << "there is no scipy (Debian's package python3-scipy)";
    ASSERT_EQ(expected.size(), 6U);
    EXPECT_NEAR(spearman(first, second), expected[0], 1e-9);
    EXPECT_NEAR(a12(first, second), expected[1], 1e-9);
    EXPECT_NEAR(quantile(first, 0.25), expected[2], 1e-9);
    EXPECT_NEAR(median(first), expected[3], 1e-9);
    EXPECT_NEAR(quantile(first, 0.75), expected[4], 1e-9);
    EXPECT_NEAR(meanAndDeviation(first).deviation, expected[5], 1e-9);
  }
}

}  // namespace
}  // namespace bench
