// Markov chains, k-means and how partitions are compared, against what can be counted by hand or by trying everything.
#include <gtest/gtest.h>

#include <algorithm>
#include <fstream>
#include <limits>
#include <random>

#include "base/error.hpp"
#include "mine/agreement.hpp"
#include "mine/division.hpp"
#include "unit/base/temporary_folder.hpp"
#include "unit/search/fake_program.hpp"

namespace weaveproof::mine {

using namespace search::fake;

namespace {

using Partition32 = std::vector<std::uint32_t>;

std::function<double()> drawing(unsigned seed) {
  return [engine = std::minstd_rand(seed + 1)]() mutable {
    return static_cast<double>(engine() - std::minstd_rand::min()) /
           (static_cast<double>(std::minstd_rand::max() - std::minstd_rand::min()) + 1);
  };
}

TEST(Behaviour, IsCountedByPairs) {
  AccessChain chain;  // r r w r w
  chain.read();
  chain.read();
  chain.write();
  chain.read();
  chain.write();
  EXPECT_EQ(chain.counts(), (AccessCounts{3, 2, 1, 2, 1, 0}));
  const Behaviour behaviour = chain.counts().behaviour();
  EXPECT_DOUBLE_EQ(behaviour[0], 1.0 / 3);
  EXPECT_DOUBLE_EQ(behaviour[1], 2.0 / 3);
  EXPECT_DOUBLE_EQ(behaviour[2], 1);
  EXPECT_DOUBLE_EQ(behaviour[3], 0);
}

TEST(Behaviour, OfWhoNeverReadsHasNoNumbersThatAreNone) {
  AccessChain chain;
  EXPECT_EQ(chain.counts().behaviour(), (Behaviour{0, 0, 0, 0}));
  chain.write();
  chain.write();
  EXPECT_EQ(chain.counts().behaviour(), (Behaviour{0, 0, 0, 1}));
}

// The least sum of all partitions into at most k clusters.
double leastSum(std::span<const Behaviour> points, std::uint32_t k) {
  double least = std::numeric_limits<double>::infinity();
  Partition32 partition(points.size(), 0);
  for (;;) {
    least = std::min(least, clustersOf(points, numberedInOrder(partition)).sumOfSquares);
    std::size_t digit = 0;
    while (digit < partition.size() && ++partition[digit] == k) partition[digit++] = 0;
    if (digit == partition.size()) return least;
  }
}

TEST(KMeans, FindsTheLeastSumOfUpToEightThreads) {
  for (unsigned seed = 0; seed < 40; ++seed) {
    const auto rnd = drawing(seed);
    const std::size_t n = 1 + seed % 8;
    std::vector<Behaviour> points;
    for (std::size_t i = 0; i < n; ++i) {
      const double a = std::round(rnd() * 10) / 10, b = std::round(rnd() * 10) / 10;
      points.push_back({a, 1 - a, b, 1 - b});
    }
    for (std::uint32_t k = 1; k <= std::min<std::size_t>(n, n == 8 ? 3 : 4); ++k) {
      const Clusters clusters = kMeans(points, k, rnd);
      EXPECT_NEAR(clusters.sumOfSquares, leastSum(points, k), 1e-9) << "seed " << seed << ", k " << k;
      EXPECT_LE(clusters.centres.size(), k);
      EXPECT_EQ(clusters.of, numberedInOrder(clusters.of));
    }
  }
}

TEST(KMeans, HasNoMoreClustersThanDifferentPoints) {
  const Behaviour a = {1, 0, 0, 1}, b = {0, 1, 1, 0};
  const std::vector<Behaviour> points = {a, b, a, b, a};
  const Clusters clusters = kMeans(points, 3, drawing(1));
  EXPECT_EQ(clusters.of, (Partition32{0, 1, 0, 1, 0}));
  EXPECT_EQ(clusters.centres, (std::vector<Behaviour>{a, b}));
  EXPECT_EQ(clusters.sumOfSquares, 0);
  EXPECT_TRUE(kMeans({}, 3, drawing(1)).of.empty());
}

TEST(KMeans, TheUsualNumberOfClustersIsThePapers) {
  EXPECT_EQ(usualNumberOfClusters(1), 3U);
  EXPECT_EQ(usualNumberOfClusters(18), 3U);
  EXPECT_EQ(usualNumberOfClusters(19), 4U);
  EXPECT_EQ(usualNumberOfClusters(100), 8U);
}

TEST(Partitions, RandIndexByHand) {
  EXPECT_DOUBLE_EQ(randIndex(Partition32{0, 0, 1}, Partition32{0, 1, 1}), 1.0 / 3);
  EXPECT_DOUBLE_EQ(randIndex(Partition32{0, 0, 1}, Partition32{5, 5, 2}), 1);
  EXPECT_DOUBLE_EQ(randIndex(Partition32{0, 0}, Partition32{0, 1}), 0);
  EXPECT_DOUBLE_EQ(randIndex(Partition32{0}, Partition32{3}), 1);
}

TEST(Partitions, HomogeneityAndSeparationByHand) {
  const std::vector<Behaviour> points = {{0, 0, 0, 0}, {0.6, 0, 0.8, 0}, {1, 1, 1, 1}};
  const Clusters clusters = clustersOf(points, {0, 0, 1});
  EXPECT_DOUBLE_EQ(homogeneity(points, clusters), (0.5 + 0.5 + 0) / 3);
  EXPECT_DOUBLE_EQ(separation(clusters), std::sqrt(0.7 * 0.7 + 1 + 0.6 * 0.6 + 1));
  EXPECT_EQ(separation(clustersOf(points, {0, 0, 0})), 0);
  // Sizes 1, 1, 2: the pairs weigh 1, 2 and 2.
  const std::vector<Behaviour> line = {{0, 0, 0, 0}, {1, 0, 0, 0}, {3, 0, 0, 0}, {3, 0, 0, 0}};
  EXPECT_DOUBLE_EQ(separation(clustersOf(line, {0, 1, 2, 2})), (1 * 1 + 2 * 3 + 2 * 2) / 5.0);
}

MinedThreads minedOf(const Model& model, std::uint32_t traces = 1, unsigned seed = 0) {
  Space space(model);
  const auto program = space.newWorker();
  return mineTraces(*program, program->state(), traces, drawing(seed));
}

TEST(Traces, CountWhatEachThreadReadsAndWrites) {
  const MinedThreads mined = minedOf(threads({{read(0), read(1), write(0, 1), read(0), write(0, 2)},
                                              {update(0), write(1, 1)},
                                              {lock(0), unlock(0), sleep()}}));
  ASSERT_EQ(mined.threads.size(), 3U);
  EXPECT_EQ(mined.threads[0].counts, (AccessCounts{3, 2, 1, 2, 1, 0}));
  EXPECT_EQ(mined.threads[1].counts, (AccessCounts{1, 2, 0, 1, 0, 1}));  // an update is a read, then a write
  EXPECT_EQ(mined.threads[2].counts, AccessCounts{});
  EXPECT_EQ(mined.threads[1].name, "T2");
  EXPECT_EQ(mined.ended, 1U);
  EXPECT_EQ(mined.steps, 9U);
}

// Thread 1 waits in a loop for what thread 2 does at its end.
TEST(Traces, EndAlthoughAThreadSpins) {
  const MinedThreads mined = minedOf(threads({{read(0), jumpIf(0, 0)}, {write(1, 1), write(0, 1)}}));
  EXPECT_EQ(mined.ended, 1U);
  EXPECT_EQ(mined.threads[0].counts.reads, 1001U);
}

TEST(Traces, OfAProgramWithoutEndAreCut) {
  const MinedThreads mined = minedOf(threads({{read(0), jump(0)}, {write(1, 1)}}), 2);
  EXPECT_EQ(mined.ended, 0U);
  EXPECT_EQ(mined.traces, 2U);
  EXPECT_EQ(mined.threads.size(), 2U);
}

TEST(Traces, EndWhereTheProgramFails) {
  EXPECT_EQ(minedOf(threads({{read(0), raise()}, {write(0, 1)}})).steps, 2U);
  EXPECT_EQ(minedOf(threads({{read(0), missing()}, {write(0, 1)}})).ended, 0U);
  EXPECT_EQ(minedOf(threads({{lock(0), lock(1)}, {lock(1), lock(0)}}), 5).ended, 5U);  // a deadlock is an end
}

// The chain of what depends on a choice is the mean of the chains, and each is one of two.
TEST(Traces, AreAveraged) {
  const Model model = threads({{choose(2), jumpIf(4, 1), read(0), read(0), write(0, 1)}});
  const MinedThreads mined = minedOf(model, 40);
  const double reads = mined.threads[0].behaviour[0];  // 1/2 if it reads, else 0
  EXPECT_GT(reads, 0.05);
  EXPECT_LT(reads, 0.45);
  EXPECT_NEAR(reads * 80, std::round(reads * 80), 1e-9);
  EXPECT_DOUBLE_EQ(reads, mined.threads[0].behaviour[1]);
}

MinedThreads named(const std::vector<std::string>& names, const std::vector<std::string>& runClasses) {
  MinedThreads mined;
  for (std::size_t i = 0; i < names.size(); ++i)
    mined.threads.push_back({static_cast<program::ThreadNumber>(i + 1), names[i], runClasses[i], {}, {}});
  return mined;
}

TEST(PartitionFiles, NameThreads) {
  const TemporaryFolder folder;
  const std::string file = folder.path() / "clusters.txt";
  std::ofstream(file) << "# roles\nmain\n\nproducer-*, helper # who adds\n  consumer-1 ,consumer-2\n";
  const MinedThreads mined = named({"main", "producer-1", "consumer-1", "consumer-2", "helper", "consumer-3", "other"},
                                   {"M", "P", "C", "C", "H", "C", "O"});
  const Division division = divide(mined, readClusterChoice(file).value(), drawing(0));
  EXPECT_EQ(division.clusters.of, (Partition32{0, 1, 2, 2, 1, 2, 3}));
  EXPECT_EQ(division.text(), "{main}, {producer-1, helper}, {consumer-1, consumer-2, consumer-3}, {other}");
}

TEST(PartitionFiles, SayWhichThreadsAreUnknown) {
  const TemporaryFolder folder;
  const std::string file = folder.path() / "clusters.txt";
  std::ofstream(file) << "main, nobody\nworker-*\n";
  const ClusterChoice choice = readClusterChoice(file).value();
  try {
    divide(named({"main", "T1"}, {"M", "W"}), choice, drawing(0));
    FAIL();
  } catch (const base::Error& error) {
    EXPECT_EQ(std::string(error.what()),
              file + " names threads that the program does not have: 'nobody', 'worker-*'; it has 'main', 'T1'");
  }
  std::ofstream(file) << "# nothing\n";
  EXPECT_THROW(readClusterChoice(file), base::Error);
  EXPECT_THROW(readClusterChoice((folder.path() / "none").string()), base::Error);
  EXPECT_FALSE(readClusterChoice("0"));
  EXPECT_FALSE(readClusterChoice("99999999999999999999"));
}

TEST(ThreadClusters, OfThreadsThatTheTracesDidNotHave) {
  Space space(
      threads({{read(0)}, {read(0)}, {read(0), read(0)}, {read(0), read(0), read(0)}}));  // run classes 1, 1, 2, 3
  const auto program = space.newWorker();
  MinedThreads mined = named({"T1", "T3"}, {"Code1", "Code2"});
  mined.threads[1].number = 3;
  for (const bool sameNumbers : {true, false}) {
    mined.sameNumbers = sameNumbers;
    Division division;
    division.mined = mined;
    division.clusters = clustersOf(std::vector<Behaviour>(2), {0, 1});
    ThreadClusters clusters(division);
    EXPECT_EQ(clusters.of(*program, 1), 0U);
    EXPECT_EQ(clusters.of(*program, 2), 0U);  // runs what T1 runs
    EXPECT_EQ(clusters.of(*program, 3), 1U);
    EXPECT_EQ(clusters.of(*program, 4), 2U);  // runs what nobody runs
    EXPECT_EQ(clusters.count(), 3U);
  }
}

}  // namespace
}  // namespace weaveproof::mine
