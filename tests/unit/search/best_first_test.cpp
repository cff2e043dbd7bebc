// Best-first search: heuristics against values worked out by hand, and the search against depth-first and breadth-first
// search.
#include <gtest/gtest.h>

#include <fstream>

#include "search/guided_queue.hpp"
#include "search/heuristic.hpp"
#include "search/observer.hpp"
#include "unit/base/temporary_folder.hpp"
#include "unit/search/fake_program.hpp"

namespace weaveproof::search::fake {
namespace {

constexpr program::ThreadNumber A = 1, B = 2, C = 3;

// Three threads live, in the clusters {A, B} and {C}.
class GuidedValues : public testing::Test {
 protected:
  GuidedValues() {
    for (const program::ThreadNumber thread : {A, B, C})
      division_.mined.threads.push_back({thread, "T" + std::to_string(thread), "Code2", {}, {}});
    division_.clusters = mine::clustersOf(std::vector<mine::Behaviour>(3), {0, 0, 1});
  }

  std::int64_t value(const char* name, const std::vector<program::ThreadNumber>& newestFirst,
                     Weights weights = Weights::Distance, std::uint32_t history = 10) {
    mine::ThreadClusters clusters(division_);
    const auto heuristic = findHeuristic(name).make({history, weights, &clusters});
    return heuristic->valueOf({newestFirst, newestFirst.size()}, *program_);
  }

  Space space_{threads(3, {read(0), read(0)})};
  std::unique_ptr<program::Program> program_ = space_.newWorker();
  mine::Division division_;
};

TEST_F(GuidedValues, ByDistanceEarlierTurnsCount) {
  EXPECT_EQ(value("ti", {A, A, B, A}), 3 * (1 + 3));  // A B A, then A
  EXPECT_EQ(value("ti", {C, A, B, A}), 0);
  EXPECT_EQ(value("ti", {A, A, B, A}, Weights::Distance, 2), 3 * 1);
  EXPECT_EQ(value("ti", {A, A, B, A}, Weights::Distance, 3), 3 * (1 + 3));
  EXPECT_EQ(value("ci", {A, A, B, A}), 2 * (1 + 2 + 3));
  EXPECT_EQ(value("ci", {C, A, B, C}), 2 * 3);
  EXPECT_EQ(value("tici-", {A, A, B, A}), 0);
  EXPECT_EQ(value("tici+", {A, A, B, A}), 24);
  EXPECT_EQ(value("ti-depth", {A, A, B, A}), 12 - 4);
  EXPECT_EQ(value("ti", {}), 0);
  EXPECT_EQ(value("tici-", {A}), 0);
}

TEST_F(GuidedValues, AsPrintedTheLengthCounts) {
  EXPECT_EQ(value("ti", {A, A, B, A}, Weights::Paper), 3 * 4 * 3);  // three of four entries, length, threads
  EXPECT_EQ(value("ti", {C, A, B, A}, Weights::Paper), 1 * 4 * 3);
  EXPECT_EQ(value("ti", {A, A, B, A}, Weights::Paper, 2), 2 * 4 * 3);
  EXPECT_EQ(value("ci", {A, A, B, A}, Weights::Paper), 4 * 4 * 2);
  EXPECT_EQ(value("tici+", {A, A, B, A}, Weights::Paper), 36 + 32);
  EXPECT_EQ(value("tici-", {A, A, B, A}, Weights::Paper), 36 - 32);
  EXPECT_EQ(value("ti-depth", {A, A, B, A}, Weights::Paper), 36 - 4);
}

TEST_F(GuidedValues, WhoIsAloneTakesNoTurns) {
  while (program_->pending().size() > 1) program_->execute(program_->enabled().back());
  EXPECT_EQ(value("ti", {A, A, B, A}), 0);
  EXPECT_EQ(value("ci", {A, A, B, A}), 0);
  EXPECT_EQ(value("ti", {A, A, B, A}, Weights::Paper), 3 * 4 * 1);
}

TEST_F(GuidedValues, AClusterLivesAsLongAsOneOfItsThreads) {
  while (program_->pending().size() > 2) program_->execute(program_->enabled().front());  // A ends
  EXPECT_EQ(value("ci", {B, B, C, A}), 2 * (1 + 3));
  while (program_->pending().size() > 1) program_->execute(program_->enabled().front());  // and B
  EXPECT_EQ(value("ci", {C, C}, Weights::Paper), 2 * 2 * 1);
}

TEST(MostBlocked, CountsThreadsThatCanGoOn) {
  Space space(threads({{lock(0), read(0)}, {lock(0)}, {choose(3)}}));
  const auto program = space.newWorker();
  const auto heuristic = findHeuristic("most-blocked").make({});
  EXPECT_EQ(heuristic->valueOf({}, *program), 3);
  program->execute({1, 0});
  EXPECT_EQ(heuristic->valueOf({}, *program), 2);
}

std::vector<std::uint32_t> emptied(GuidedQueue& queue) {
  std::vector<std::uint32_t> nodes;
  while (!queue.empty()) nodes.push_back(queue.popBest());
  return nodes;
}

TEST(Queue, TheBestComeFirstAndTiesAsAsked) {
  base::MemoryBudget budget;
  base::MemoryAccount account(budget);
  Random random(1);
  for (const bool fifo : {true, false}) {
    GuidedQueue queue(account, fifo ? Tie::Fifo : Tie::Lifo, random);
    for (const auto& [value, node] :
         std::vector<std::pair<std::int64_t, std::uint32_t>>{{5, 1}, {-2, 2}, {5, 3}, {0, 4}, {-2, 5}})
      queue.push(value, node);
    EXPECT_EQ(queue.size(), 5U);
    queue.dropWorst();
    EXPECT_EQ(emptied(queue), (fifo ? std::vector<std::uint32_t>{2, 5, 4, 1} : std::vector<std::uint32_t>{5, 2, 4, 3}));
  }
  std::set<std::vector<std::uint32_t>> orders;
  for (int i = 0; i < 200; ++i) {
    GuidedQueue queue(account, Tie::Random, random);
    for (const std::uint32_t node : {1U, 2U, 3U}) queue.push(0, node);
    orders.insert(emptied(queue));
  }
  EXPECT_EQ(orders.size(), 6U);
  EXPECT_EQ(account.bytes(), 0U);
}

TEST(Queue, ALongRowGivesItsMemoryBack) {
  base::MemoryBudget budget;
  base::MemoryAccount account(budget);
  Random random(1);
  GuidedQueue queue(account, Tie::Fifo, random);
  std::uint32_t next = 0;
  for (std::uint32_t i = 0; i < 200'000; ++i) {
    queue.push(0, i);
    if (i % 10 == 0) continue;
    ASSERT_EQ(queue.popBest(), next++);
  }
  EXPECT_LT(account.bytes(), 2'000'000U);
  while (!queue.empty()) ASSERT_EQ(queue.popBest(), next++);
}

std::vector<std::vector<std::string>> allWays() {
  std::vector<std::vector<std::string>> ways;
  for (const HeuristicEntry* heuristic : heuristics()) {
    const std::string name = "heuristic=" + std::string(heuristic->name);
    ways.push_back({"search=best-first", name});
    ways.push_back({"search=best-first", name, "tie=random", "astar"});
    if (heuristic->usesHistory) ways.push_back({"search=best-first", name, "weights=paper", "history=3", "tie=lifo"});
    if (heuristic->usesClusters) ways.push_back({"search=best-first", name, "clusters=random", "traces=3"});
  }
  return ways;
}

// Once with a start-up.
TEST(BestFirst, MeetsTheStatesOfDepthFirstSearch) {
  for (unsigned seed = 0; seed < 18; ++seed) {
    const Model model = seed % 3 == 0 ? behindStartUp(randomModel(seed), 5) : randomModel(seed);
    const SearchResult plain = run(model, with({"all-errors"}));
    for (std::vector<std::string> way : allWays()) {
      way.emplace_back("all-errors");
      Space space(model);
      if (seed % 3 == 0) space.goThroughStartUp();
      const SearchResult result = run(space, with(way));
      ASSERT_EQ(result.statistics.states, plain.statistics.states) << commandLineOf(with(way)) << ", model " << seed;
      ASSERT_EQ(result.statistics.transitions, plain.statistics.transitions) << commandLineOf(with(way));
      ASSERT_EQ(result.complete, plain.complete);
      ASSERT_EQ(result.errors.size(), plain.errors.size());
      for (const FoundError& error : result.errors)
        ASSERT_TRUE(replay(space, error.path).contains(error.violation.identity));
    }
  }
}

class Depths final : public SearchObserver {
 public:
  void arrives(program::Program&, const program::Outcome&, const Arrival& arrival) override {
    seen.push_back(arrival.depth);
  }
  std::vector<std::uint64_t> seen;
};

std::vector<std::uint64_t> depthsOf(const Model& model, const std::vector<std::string>& settings) {
  Space space(model);
  base::MemoryBudget budget;
  Depths depths;
  runSearch(space, budget, with(settings), {}, nullptr, &depths);
  return depths.seen;
}

TEST(BestFirst, WithoutPreferenceItIsBreadthFirstSearch) {
  for (unsigned seed = 0; seed < 60; ++seed) {
    const Model model = randomModel(seed);
    const std::vector<std::uint64_t> breadth = depthsOf(model, {"search=bfs"});
    EXPECT_EQ(depthsOf(model, {"search=best-first", "heuristic=constant"}), breadth);
    EXPECT_EQ(depthsOf(model, {"search=best-first", "heuristic=constant", "astar"}), breadth);
    EXPECT_EQ(depthsOf(model, {"search=best-first", "heuristic=constant", "beam=1000000"}), breadth);
    const SearchResult found = run(model, with({"search=best-first", "heuristic=constant", "tie=lifo", "astar"}));
    const SearchResult shortest = run(model, with({"search=bfs"}));
    ASSERT_EQ(found.errors.empty(), shortest.errors.empty());
    if (!found.errors.empty()) {
      EXPECT_EQ(found.errors.front().path.size(), shortest.errors.front().path.size());
    }
  }
}

TEST(BestFirst, WhatIsDroppedIsCountedAndNothingIsClaimed) {
  const Model model = threads(3, {update(0), update(1), update(2)});
  for (const char* limit : {"queue-limit=3", "beam=3"}) {
    const SearchResult result = run(model, with({"search=best-first", "heuristic=ti", limit}));
    EXPECT_FALSE(result.complete);
    EXPECT_EQ(result.ending, Ending::Finished);
    EXPECT_GT(result.statistics.dropped, 0U);
    EXPECT_EQ(result.covered, std::to_string(result.statistics.dropped) +
                                  " states were dropped, as there was no room for more, and what comes after was not "
                                  "explored.");
  }
  for (const char* limit : {"queue-limit=100", "beam=100"}) {
    const SearchResult result = run(model, with({"search=best-first", "heuristic=ti", limit}));
    EXPECT_TRUE(result.complete);
    EXPECT_EQ(result.statistics.dropped, 0U);
  }
  // A beam of one is one schedule: nine transitions are taken of those that are tried.
  const SearchResult one = run(model, with({"search=best-first", "heuristic=ti", "beam=1"}));
  EXPECT_EQ(one.statistics.maxDepth, 9U);
  EXPECT_LE(one.statistics.transitions, 9U * 3);
}

// Two threads that do the same lose an update; a third one only reads.
TEST(BestFirst, TheWinnerReproducesItsCounterexampleAlone) {
  const Model model = threads({{read(0), store(0, 1), read(1), read(1)},
                               {read(0), store(0, 1), update(2), read(0), expect(2)},
                               {read(3), read(3), read(3)}});
  Space space(model);
  const SearchResult result =
      run(space, with({"search=best-first", "heuristic=tici-", "parallel=3", "clusters=random", "traces=2", "seed=5"}));
  ASSERT_EQ(result.errors.size(), 1U);
  EXPECT_EQ(result.winner.tie, "random");
  ASSERT_TRUE(result.division);
  const SearchResult again = run(model, result.winner);
  ASSERT_EQ(again.errors.size(), 1U);
  EXPECT_EQ(again.errors.front().path, result.errors.front().path);
  EXPECT_EQ(again.division->clusters.of, result.division->clusters.of);
  EXPECT_EQ(again.statistics.states, result.winnerStatistics.states);
}

TEST(BestFirst, StandsInAPortfolio) {
  const TemporaryFolder folder;
  const std::string file = folder.write("lines.txt",
                                        "--search best-first --heuristic tici+ --beam 1\n"
                                        "--search best-first --heuristic tici- --queue-limit 2\n"
                                        "--search best-first --heuristic tici-\n");
  const SearchResult result = run(threads(2, {update(0), update(1)}), with({"portfolio=" + file}));
  EXPECT_TRUE(result.complete);
  EXPECT_EQ(commandLineOf(result.winner), "--search best-first --heuristic tici-");
  EXPECT_EQ(result.notes.front(), "The threads were divided by k-means: {T1, T2}.");
}

TEST(BestFirst, HeapTracesAreMadeByWhoCanOpenAProgram) {
  SearchOptions options = with({"search=best-first", "heuristic=ci", "mine=heap", "traces=7", "seed=3"});
  options.mineHeap = [](std::uint32_t traces, std::uint64_t seed) {
    EXPECT_EQ(traces, 7U);
    EXPECT_EQ(seed, 3U);
    mine::MinedThreads mined;
    mined.sameNumbers = false;
    mined.threads.push_back({9, "T2", "Code2", {}, {1, 0, 0, 0}});
    mined.threads.push_back({8, "T1", "Code2", {}, {0, 0, 0, 0}});
    return mined;
  };
  const SearchResult result = run(threads(3, {update(0), update(1)}), options);
  EXPECT_TRUE(result.complete);
  EXPECT_EQ(result.division->text(), "{T2}, {T1}");
}

TEST(BestFirst, NonsenseIsRefusedWithASentence) {
  const auto sentence = [](const std::vector<std::string>& settings) -> std::string {
    try {
      checkSearchOptions(with(settings), {});
      return "";
    } catch (const BadSearchOptions& bad) {
      return bad.what();
    }
  };
  EXPECT_EQ(
      sentence({"search=best-first", "heuristic=tixi"}),
      "There is no heuristic 'tixi'; the ones that exist are most-blocked, ti, ci, tici+, tici-, ti-depth, constant.");
  EXPECT_NE(sentence({"search=best-first"}).find("ti, ci, tici+"), std::string::npos);
  EXPECT_NE(sentence({"heuristic=ti"}).find("go with --search best-first"), std::string::npos);
  EXPECT_NE(sentence({"search=bfs", "beam=3"}).find("go with --search best-first"), std::string::npos);
  const std::vector<std::vector<std::string>> refused = {{"history=0"},
                                                         {"history=10001"},
                                                         {"weights=other"},
                                                         {"tie=any"},
                                                         {"queue-limit=0"},
                                                         {"beam=0"},
                                                         {"queue-limit=1", "beam=1"},
                                                         {"order=random"},
                                                         {"order=index"},
                                                         {"parallel=2", "share"},
                                                         {"preemption-bound=1"},
                                                         {"delay-bound=1"},
                                                         {"depth-limit=10"},
                                                         {"preemption-iteration=0-"},
                                                         {"dfs-rb=default"},
                                                         {"clusters=2"},
                                                         {"mine=heap"},
                                                         {"traces=2"},
                                                         {"traces=0"},
                                                         {"mine=stack"},
                                                         {"restarts=luby:10", "tie=fifo"},
                                                         {"parallel=2", "tie=fifo"}};
  for (std::vector<std::string> settings : refused) {
    settings.insert(settings.begin(), {"search=best-first", "heuristic=ti"});
    EXPECT_TRUE(sentence(settings).ends_with('.')) << settings.back();
  }
  EXPECT_NE(sentence({"search=best-first", "heuristic=constant", "history=3"}), "");
  EXPECT_NE(sentence({"search=best-first", "heuristic=ci", "clusters=0"}), "");
  EXPECT_EQ(sentence({"search=best-first", "heuristic=ci", "clusters=2", "mine=heap", "traces=9", "history=1"}), "");
}

}  // namespace
}  // namespace weaveproof::search::fake
