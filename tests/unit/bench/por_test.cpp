// The study of stateful reductions: which clients are drawn, what is run, and what is made of rows that were written by hand.
#include <gtest/gtest.h>

#include <algorithm>
#include <fstream>
#include <set>

#include "tools/por_figures.hpp"
#include "tools/por_orders.hpp"
#include "tools/por_runs.hpp"
#include "tools/por_tables.hpp"
#include "unit/base/temporary_folder.hpp"

namespace bench {
namespace {

const std::string kRightClient = "tree-set-cas a1 r1 a2", kOtherClient = "hash-set-coarse a1 r1 a2",
                  kCarelessClient = "list-set-optimistic A1r1 r1 a2";

bool tells(const std::string& text, const std::string& part) { return text.find(part) != std::string::npos; }

StudyRow porRow(const std::string& client, const std::string& technique, std::uint64_t states, double seconds,
                const std::string& ending = "no-violation", std::uint64_t seed = 0) {
  StudyRow one{client, technique, seed, ending == "first-error", ending, states, states, 2 * states, seconds};
  one.bytes = 100 * states;
  one.outcomes = "2:00000000000000aa";
  return one;
}

StudyFile porFile(const std::vector<StudyRow>& rows) {
  StudyFile file{{"1.0 (abc)", "5 and 4 calls, seed 1", "5s"}, {}, {}};
  for (const StudyRow& one : rows) file.rows[keyOf(one)] = one;
  return file;
}

std::vector<PorClient> drawnClients(const char* structure, Careless careless, unsigned calls, std::uint64_t seed,
                                    int number) {
  PorDraw draw(porStructure(structure), careless, calls, seed);
  std::vector<PorClient> clients;
  for (int i = 0; i < number; ++i) clients.push_back(*draw.next());
  return clients;
}

TEST(PorClients, AreTheSameForTheSameSeed) {
  const auto clients = drawnClients("tree-set-cas", Careless::None, 5, 1, 50);
  EXPECT_EQ(clients, drawnClients("tree-set-cas", Careless::None, 5, 1, 50));
  EXPECT_NE(clients, drawnClients("tree-set-cas", Careless::None, 5, 2, 50));
  EXPECT_EQ(clients[0].name(), "tree-set-cas a1r2r3r3r2 r1r1r3a3 r1r3");  // and on every machine
  std::set<std::string> names, keys;
  std::set<std::size_t> lengths;
  for (const PorClient& client : clients) {
    EXPECT_TRUE(names.insert(client.name()).second) << client.name();
    EXPECT_EQ(client.threads.size(), 3U);
    EXPECT_EQ(clientNamed(client.name()), client);
    for (const std::string& thread : client.threads) {
      lengths.insert(thread.size() / 2);
      for (std::size_t i = 1; i < thread.size(); i += 2) keys.insert(thread.substr(i, 1));
    }
  }
  EXPECT_EQ(lengths, (std::set<std::size_t>{1, 2, 3, 4, 5}));
  EXPECT_EQ(keys, (std::set<std::string>{"1", "2", "3", "4", "5"}));
}

TEST(PorClients, HaveAsManyCarelessCallsAsTheirClassSays) {
  for (const Careless careless : kCareless) {
    for (const PorClient& client : drawnClients("list-set-optimistic", careless, 4, 3, 30)) {
      EXPECT_EQ(client.careless(), careless) << client.name();
      std::size_t capitals = 0;
      for (const char c : client.name()) capitals += c == 'A' || c == 'R';
      if (careless == Careless::Half) {
        EXPECT_EQ(capitals, client.calls() / 2) << client.name();
      }
    }
  }
}

// Of one call a thread, with up to five keys, there are (2 · 5)³.
TEST(PorClients, ComeToAnEnd) {
  PorDraw draw(porStructure("tree-set-cas"), Careless::None, 1, 1);
  int count = 0;
  while (draw.next()) ++count;
  EXPECT_GT(count, 900);
  EXPECT_LE(count, 1000);
}

TEST(PorClients, AreRefusedIfTheyAreNone) {
  for (const char* nonsense :
       {"", "tree-set-cas", "tree-set-gone a1", "tree-set-cas a", "tree-set-cas a1x2", "tree-set-cas a0"})
    EXPECT_THROW(clientNamed(nonsense), std::runtime_error) << nonsense;
}

TEST(PorClients, AreSharedOutEvenly) {
  std::size_t all = 0;
  for (std::size_t i = 0; i < 7; ++i) {
    all += share(75, i, 7);
    EXPECT_EQ(share(75, i, 7) / 10, 1U);
  }
  EXPECT_EQ(all, 75U);
}

// Every second candidate has an error.
TEST(PorRuns, AreAsManyAsThePaperHas) {
  const std::vector<Technique> techniques = {
      {kAllStates, "S-POR", "--reduction s-por --visible-classes {classes}", false},
      {kOrders, "DL-S-POR, sequential", "--order {order}", false},
      {kFirstError, "DL-S-POR, random", "--order random", true}};
  StudyFile found;
  std::size_t sampled = 0;
  PorSizes sizes;
  const PorRuns runs(sizes, techniques, [&](const std::vector<StudyRun>& some) {
    for (const StudyRun& run : some) {
      EXPECT_EQ(run.arguments[0], "check");
      StudyRow one = porRow(run.program->name, run.technique, 1, 1);
      one.found = ++sampled % 2 == 0;
      found.rows[keyOf(one)] = one;
    }
    return found;
  });
  std::map<std::string, std::set<std::string>> clients;
  std::map<std::string, std::size_t> numbers;
  std::set<std::string> orders;
  for (const StudyRun& run : runs.runs()) {
    clients[run.technique].insert(run.program->name);
    ++numbers[run.technique];
    EXPECT_EQ(run.options.find('{'), std::string::npos) << run.options;
    EXPECT_EQ(run.arguments[0], run.technique == "orders: DL-S-POR, sequential" ? "observe" : "check");
    if (run.technique == "orders: DL-S-POR, sequential") orders.insert(run.options);
    if (run.technique != "first error: DL-S-POR, random") continue;
    EXPECT_TRUE(found.rows.at({run.program->name, kSample, 0}).found);
  }
  EXPECT_EQ(clients["all states: S-POR"].size(), 75U);
  EXPECT_EQ(numbers["all states: S-POR"], 75U);
  EXPECT_EQ(clients["orders: DL-S-POR, sequential"].size(), 310U);
  EXPECT_EQ(numbers["orders: DL-S-POR, sequential"], 6 * 310U);
  EXPECT_EQ(orders.size(), 6U);
  EXPECT_EQ(clients["first error: DL-S-POR, random"].size(), 232U);  // a quarter has no careless call
  EXPECT_EQ(numbers["first error: DL-S-POR, random"], 3 * 232U);
}

TEST(PorRuns, GiveUpWhereNothingHasAnError) {
  PorSizes sizes;
  sizes.careless = 8;
  EXPECT_THROW(PorRuns(sizes, {}, [](const std::vector<StudyRun>&) { return StudyFile{}; }), std::runtime_error);
}

TEST(PorRuns, HaveTheSixOrdersOfThreeThreads) {
  EXPECT_EQ(orderOfThreads(0), "1,2,3,4");
  EXPECT_EQ(orderOfThreads(1), "1,2,4,3");
  EXPECT_EQ(orderOfThreads(5), "1,4,3,2");
}

TEST(PorResults, OfCompleteSearchesAgree) {
  StudyRow less = porRow(kRightClient, "all states: full", 5, 1);
  less.outcomes = "1:00000000000000bb";
  const StudyFile good =
      porFile({porRow(kRightClient, "all states: S-POR", 10, 2), porRow(kRightClient, "all states: DL-S-POR", 5, 1)});
  EXPECT_TRUE(PorResults(good).differences().empty());
  StudyFile bad = good;
  bad.rows[keyOf(less)] = less;
  ASSERT_EQ(PorResults(bad).differences().size(), 1U);
  EXPECT_TRUE(tells(PorResults(bad).differences()[0], kRightClient + ": all states: DL-S-POR (seed 0)"));
  // One that was cut off, and one that does not claim to have seen all, may have seen less.
  for (const char* ending : {"time-limit", "finished"}) {
    bad.rows[keyOf(less)].ending = ending;
    EXPECT_TRUE(PorResults(bad).differences().empty()) << ending;
  }
}

TEST(PorResults, OfRightStructuresHaveNoErrors) {
  const StudyFile file = porFile({porRow(kRightClient, "all states: S-POR", 10, 2, "first-error")});
  ASSERT_EQ(PorResults(file).differences().size(), 1U);
  EXPECT_TRUE(tells(PorResults(file).differences()[0], "found an error where none may be"));
}

TEST(PorResults, AgreeAboutErrors) {
  StudyFile file = porFile({porRow(kCarelessClient, kSample, 10, 2, "first-error"),
                            porRow(kCarelessClient, "first error: full, random", 7, 1, "time-limit")});
  EXPECT_TRUE(PorResults(file).differences().empty());
  const StudyRow wrong = porRow(kCarelessClient, "first error: full, random", 7, 1, "no-violation", 1);
  file.rows[keyOf(wrong)] = wrong;
  ASSERT_EQ(PorResults(file).differences().size(), 1U);
  EXPECT_TRUE(tells(PorResults(file).differences()[0], "says that there is none"));
}

// S-POR takes 4 and 3 s, DL-S-POR 1 and 2 s: 4 and 1.5 times as fast.
StudyFile porOfTwoClients() {
  StudyRow published = porRow(kRightClient, "all states: DL-S-POR, as published", 4, 1, "finished");
  published.outcomes = "1:00000000000000bb";
  return porFile({porRow(kRightClient, "all states: S-POR", 400, 4), porRow(kOtherClient, "all states: S-POR", 300, 3),
                  porRow(kRightClient, "all states: DL-S-POR", 100, 1),
                  porRow(kOtherClient, "all states: DL-S-POR", 200, 2), porRow(kRightClient, "all states: JPF", 100, 8),
                  porRow(kOtherClient, "all states: JPF", 500, 5, "time-limit"),
                  porRow(kRightClient, "all states: O-DPOR", 100, 5, "time-limit"),
                  porRow(kOtherClient, "all states: O-DPOR", 100, 5),
                  porRow(kRightClient, "all states: S-POR, stateless", 100, 5, "state-limit"), published});
}

TEST(PorTables, HaveThePapersNumbersBesideOurs) {
  const StudyFile file = porOfTwoClients();
  const std::string table = paperTable(PorResults(file));
  EXPECT_TRUE(tells(table, "| 2.6                             | 2.75; geometric 2.45, of states 2.45 (2 clients)"))
      << table;
  EXPECT_TRUE(tells(table, "1 of 1 without locks, 1 of 2 in all")) << table;
  EXPECT_TRUE(tells(table, "| none                            | 0 of 1")) << table;
  EXPECT_TRUE(tells(table, "no client done by both")) << table;  // there are no rows of DE-JPF
}

TEST(PorTables, CountWhatIsDone) {
  const StudyFile file = porOfTwoClients();
  const PorResults results(file);
  const std::string table = algorithmsTable(results);
  EXPECT_TRUE(tells(table, "| JPF                    |       2 |    1 |      1 |")) << table;
  EXPECT_TRUE(tells(table, "| DL-S-POR, as published |       1 |    1 |      0 |")) << table;
  // Only one client is done by all three: 4 times the memory of JPF, and half of the time.
  EXPECT_TRUE(
      tells(memoryTable(results), "| 2 to 4       |  1 of 1 |  4.00 |     1.00 |                 2.00 |     8.00 |"))
      << memoryTable(results);
  EXPECT_TRUE(tells(publishedTable(results), "|       1 |                  1 |        2 |    1 |"))
      << publishedTable(results);
  EXPECT_TRUE(tells(byStructureTable(results), "| tree-set-cas")) << byStructureTable(results);
  EXPECT_TRUE(tells(structuresTable(results), "RWLockCoarseGrainedListIntSet"));
}

StudyFile sixAndThree() {
  std::vector<StudyRow> rows;
  const double sequential[] = {1, 2, 3, 4, 5, 9}, random[] = {2, 3, 4};
  for (std::uint64_t i = 0; i < 6; ++i)
    rows.push_back(porRow(kCarelessClient, "first error: DL-S-POR, sequential",
                          static_cast<std::uint64_t>(10 * sequential[i]), sequential[i], "first-error", i));
  for (std::uint64_t i = 0; i < 3; ++i)
    rows.push_back(porRow(kCarelessClient, "first error: DL-S-POR, random", static_cast<std::uint64_t>(10 * random[i]),
                          random[i], "first-error", i));
  return porFile(rows);
}

// Averages 4 and 3, minima 1 and 2. The least of three of the six is 1, 2, 3, 4 in 10, 6, 3, 1 of twenty cases.
TEST(PorOrders, AreComparedByAverageAndMinimum) {
  const StudyFile file = sixAndThree();
  const PorResults results(file);
  const OrderComparison found = compareOrders(results, kFirstError, "DL-S-POR", Careless::One);
  EXPECT_EQ(found.clients, 1U);
  EXPECT_DOUBLE_EQ(found.averages, 0.75);
  EXPECT_DOUBLE_EQ(found.minima, 2);
  EXPECT_NEAR(found.minimaOfAsMany, 20 / 17.5, 1e-12);
  EXPECT_EQ(found.randomBetter, 1U);
  EXPECT_EQ(found.randomBetterAtBest, 0U);
  EXPECT_EQ(compareOrders(results, kFirstError, "DL-S-POR", Careless::All).clients, 0U);
  EXPECT_TRUE(tells(ordersTable(results), "| first error | DL-S-POR  | one      |       1 |")) << ordersTable(results);
  EXPECT_TRUE(tells(firstErrorTable(results), "| DL-S-POR, random     |       1 |    3 |     3 |"))
      << firstErrorTable(results);
}

// A client with a run that a limit ended is not compared.
TEST(PorOrders, LeaveOutWhatIsNotDone) {
  StudyFile file = sixAndThree();
  file.rows.begin()->second.found = false;
  file.rows.begin()->second.ending = "time-limit";
  EXPECT_EQ(compareOrders(PorResults(file), kFirstError, "DL-S-POR", Careless::One).clients, 0U);
}

TEST(PorFigures, AreThoseOfThePaper) {
  const weaveproof::TemporaryFolder folder;
  StudyFile file = porOfTwoClients();
  file.rows.merge(sixAndThree().rows);
  const std::vector<std::string> names = writePorFigures(PorResults(file), folder / "figures");
  for (const char* number :
       {"5-times", "5-beside", "6-times", "7-memory", "7-beside", "8-memory", "10-average", "10-least"}) {
    const std::string name = std::string("por-figure-") + number + ".svg";
    EXPECT_EQ(std::ranges::count(names, name), 1) << name;
    std::ifstream in((folder / "figures" / name).replace_extension(".json"));
    EXPECT_TRUE(tells({std::istreambuf_iterator<char>(in), {}}, "{\"kind\":\"points\"")) << name;
  }
  EXPECT_TRUE(tells(timesFigure(PorResults(file), "t", {"S-POR", "JPF"}), "JPF (1)"));
  EXPECT_TRUE(tells(ordersFigure(PorResults(file), kFirstError, "DL-S-POR", false), "careless: one"));
}

}  // namespace
}  // namespace bench
