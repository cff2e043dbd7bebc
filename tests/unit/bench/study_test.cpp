// The study of randomised backtracking: its file, what it runs, its rankings and tables, all from results that are made
// by hand.
#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <fstream>
#include <nlohmann/json.hpp>
#include <optional>
#include <set>

#include "tools/study_configurations.hpp"
#include "tools/study_figures.hpp"
#include "tools/study_ranking.hpp"
#include "tools/study_run.hpp"
#include "tools/study_tables.hpp"
#include "tools/study_techniques.hpp"
#include "unit/base/temporary_folder.hpp"

namespace bench {
namespace {

const std::string kA = "5,pl,d,F,0.50,1", kB = "10,pl,d,F,0.50,1", kC = "20,pl,d,F,0.50,1";

bool contains(const std::string& text, const std::string& part) { return text.find(part) != std::string::npos; }

StudyRow result(const std::string& program, const std::string& technique, std::uint64_t seed, std::uint64_t states,
                bool found = true) {
  return {program, technique, seed, found, found ? "first-error" : "state-limit", states, states / 2, 2 * states, 0.5};
}

StudyFile fileOf(const std::vector<StudyRow>& rows) {
  StudyFile file{{"1.0 (abc)", "small", "1000"}, {}, {}};
  for (const StudyRow& row : rows) file.rows[keyOf(row)] = row;
  return file;
}

// A finds all errors, B too, C that of daisy in one run of two.
Study threeConfigurations() {
  return Study(fileOf({result("daisy", kA, 0, 10), result("daisy", kA, 1, 30),           //
                       result("daisy", kB, 0, 40), result("daisy", kB, 1, 40),           //
                       result("daisy", kC, 0, 20), result("daisy", kC, 1, 1000, false),  //
                       result("elevator", kA, 0, 100), result("elevator", kA, 1, 100),   //
                       result("elevator", kB, 0, 90), result("elevator", kB, 1, 110),    //
                       result("elevator", kC, 0, 1000, false), result("elevator", kC, 1, 1000, false)}));
}

const std::vector<std::string> kBoth = {"daisy", "elevator"};

TEST(StudyRanking, HasTheScoresAndRanksOfThePaper) {
  const Ranking ranking = rankingOf(threeConfigurations(), kBoth);
  ASSERT_EQ(ranking.successful.size(), 2U);
  EXPECT_EQ(ranking.failing, std::vector{kC});
  const Ranked& b = *std::ranges::find(ranking.successful, kB, &Ranked::configuration);
  const Ranked& a = *std::ranges::find(ranking.successful, kA, &Ranked::configuration);
  // Distances: A 20/20 and 100/100, B 40/20 and 100/100.
  EXPECT_DOUBLE_EQ(a.distance, 1);
  EXPECT_DOUBLE_EQ(b.distance, 1.5);
  // σ is √200 for 10, 30 and for 90, 110: A has 1 + √200/20 and 1, B has 1 and 1 + √200/100.
  EXPECT_DOUBLE_EQ(b.variation, 1);
  EXPECT_NEAR(a.variation, (2 + std::sqrt(200) / 20) / (2 + std::sqrt(200) / 100), 1e-12);
  EXPECT_EQ(a.errors, 1);
  EXPECT_EQ(std::vector({a.errorsRank, a.distanceRank, a.variationRank}), std::vector({1.5, 1.0, 2.0}));
  EXPECT_EQ(std::vector({b.errorsRank, b.distanceRank, b.variationRank}), std::vector({1.5, 2.0, 1.0}));
  EXPECT_EQ(a.combined(), 4.5);
}

// 100/errp, multiplied: one run of two, and one of four.
TEST(StudyRanking, OfFindingErrorsIsAProduct) {
  std::vector<StudyRow> rows = {result("daisy", kA, 0, 10), result("elevator", kA, 0, 10)};
  for (std::uint64_t seed = 0; seed < 2; ++seed) rows.push_back(result("daisy", kB, seed, 10, seed < 1));
  for (std::uint64_t seed = 0; seed < 4; ++seed) rows.push_back(result("elevator", kB, seed, 10, seed < 1));
  const Ranking ranking = rankingOf(Study(fileOf(rows)), kBoth);
  ASSERT_EQ(ranking.successful.size(), 2U);
  EXPECT_EQ(ranking.successful[0].configuration, kA);
  EXPECT_DOUBLE_EQ(ranking.successful[1].errors, 8);
}

TEST(StudyRanking, LeavesOutWhatWasNotRunOnAllPrograms) {
  const Study study(fileOf({result("daisy", kA, 0, 10), result("elevator", kA, 0, 10), result("daisy", kB, 0, 10)}));
  const Ranking ranking = rankingOf(study, kBoth);
  EXPECT_EQ(ranking.successful.size(), 1U);
  EXPECT_TRUE(ranking.failing.empty());
  EXPECT_EQ(rankingOf(study, {"daisy"}).successful.size(), 2U);
}

TEST(StudyRanking, CriteriaAreCorrelated) {
  const auto correlations = correlationsOf(rankingOf(threeConfigurations(), kBoth));
  ASSERT_EQ(correlations.size(), 3U);
  // Ranks 1.5, 1.5 beside 1, 2: Σd² = 0.5, and 1 - 3/6.
  EXPECT_DOUBLE_EQ(correlations[0].printed, 0.5);
  EXPECT_DOUBLE_EQ(correlations[0].withTies, 0);
  EXPECT_DOUBLE_EQ(correlations[2].printed, -1);
}

// On daisy A (10, 30) beats B (40, 40) and, in three of four pairs, C (20, never); B and C are equal. On elevator A and
// B are equal, and both beat C.
TEST(StudyRanking, PairsGiveScores) {
  const auto scores = pairwiseScores(threeConfigurations(), kBoth);
  ASSERT_EQ(scores.size(), 3U);
  EXPECT_EQ(scores[0], (std::pair<std::string, double>(kA, 1.5)));
  EXPECT_EQ(scores[1], (std::pair<std::string, double>(kB, 0)));
  EXPECT_EQ(scores[2], (std::pair<std::string, double>(kC, -1.5)));
}

// Elevator alone has the order A, B, C. On daisy alone each has the ranks 1.5, 1.5 and 3 in some order: all are equal.
// So Σd² = 2 of three configurations, and 0.5 of the two that are successful.
TEST(StudyRanking, LeavesOneOut) {
  const auto results = leaveOneOut(threeConfigurations(), kBoth);
  ASSERT_EQ(results.size(), 2U);
  for (const LeftOut& one : results) {
    EXPECT_DOUBLE_EQ(one.withFailures, 0.5) << one.program;
    EXPECT_DOUBLE_EQ(one.justSuccess, 0.5) << one.program;
    EXPECT_EQ(one.configurations, 3U);
    EXPECT_EQ(one.successful, 2U);
  }
}

TEST(StudyRanking, TellsHowManyAreBetter) {
  EXPECT_DOUBLE_EQ(shareOfBetter(threeConfigurations(), "daisy", kB), 2.0 / 3);
  EXPECT_DOUBLE_EQ(shareOfBetter(threeConfigurations(), "daisy", kA), 0);
  EXPECT_LT(shareOfBetter(threeConfigurations(), "elevator", kC), 0);
}

TEST(StudyTables, ShowExtremes) {
  const std::string table = extremesTable(threeConfigurations());
  EXPECT_TRUE(contains(table, "| daisy    | LM: " + kA + "  |       20 |  10 |  30 |  14 |")) << table;
  EXPECT_TRUE(contains(table, "HM: " + kB));
  EXPECT_TRUE(contains(table, "LA: " + kC));
  EXPECT_TRUE(contains(table, "HA: " + kB));
  EXPECT_TRUE(contains(table, "MC: " + kA));  // averages 20, 20, 40; of equal ones the first by name comes first
}

TEST(StudyTables, AreAllThere) {
  const std::string text = studyTables(threeConfigurations());
  for (const char* table : {"Table 2", "Table 3", "Table 4", "Table 5", "Table 6", "Table 7", "Table 9"}) {
    EXPECT_TRUE(contains(text, table)) << table;
  }
  EXPECT_FALSE(contains(text, "Table 10"));  // there are no such runs
  EXPECT_TRUE(contains(text, "2 of 3 configurations"));
  EXPECT_TRUE(contains(text, "(1.5, 1, 2)"));
}

// No configuration finds both errors: there is nothing to rank, and no table with nothing in it.
TEST(StudyTables, OfFailuresAlone) {
  const std::string text =
      studyTables(Study(fileOf({result("daisy", kC, 0, 20), result("elevator", kC, 0, 1000, false)})));
  EXPECT_TRUE(contains(text, "0 of 1 configurations"));
  EXPECT_FALSE(contains(text, "Table 4"));
  EXPECT_TRUE(contains(text, "none found the error in half of its runs"));
}

// Whether a series of the figure has this point; null stands for infinity.
bool hasPoint(const std::string& figure, const std::string& series, double x, std::optional<double> y) {
  const nlohmann::json all = nlohmann::json::parse(figure);
  for (const nlohmann::json& one : all["series"]) {
    if (one["name"] != series) continue;
    for (const nlohmann::json& point : one["points"])
      if (std::abs(point[0].get<double>() - x) < 1e-3 &&
          (y ? point[1].is_number() && std::abs(point[1].get<double>() - *y) < 1e-3 : point[1].is_null()))
        return true;
  }
  return false;
}

TEST(StudyFigures, LeaveRoomForFailures) {
  const Study study = threeConfigurations();
  // A third of the configurations is C, which finds nothing in elevator: that line ends at 66.7 %.
  EXPECT_TRUE(hasPoint(speedFigure(study), "elevator", 66.6667, 1));
  EXPECT_TRUE(hasPoint(findingFigure(study), "daisy", 100, 50));
  EXPECT_TRUE(hasPoint(findingFigure(study), "elevator", 100, 0));
  EXPECT_TRUE(hasPoint(variationFigure(study), "daisy", 33.3333, 0));
}

TEST(StudyTechniques, AreCounted) {
  const std::vector<Technique> techniques = {
      {kAloneGroup, "x", "", false}, {kAloneGroup, "y", "", false}, {kCombinedGroup, "x", "", true}};
  const Study study(
      fileOf({result("daisy", "state of the art: x", 0, 100), result("daisy", "DFS-RB with: x", 0, 50),
              result("elevator", "state of the art: x", 0, 50), result("elevator", "DFS-RB with: x", 0, 100),
              result("cdx", "state of the art: x", 0, 1000, false), result("cdx", "DFS-RB with: x", 0, 7),
              result("daisy", "state of the art: y", 0, 1000, false)}));
  const TechniqueCounts counts = countsOf(study, techniques);
  EXPECT_EQ(counts.alone, 4U);
  EXPECT_EQ(counts.aloneFailed, 2U);
  EXPECT_EQ(counts.pairs, 3U);
  EXPECT_EQ(counts.partnersFailed, 1U);
  EXPECT_EQ(counts.combinedFailed, 0U);
  EXPECT_EQ(counts.bothFound, 2U);
  EXPECT_EQ(counts.combinedBetter, 1U);
  EXPECT_EQ(counts.better, std::vector<std::string>{"daisy: x"});
  const std::string table = techniqueTable(study, techniques, "cdx");
  EXPECT_TRUE(contains(table, "state limit")) << table;
  EXPECT_TRUE(contains(table, "7 ± 0"));
  const std::string figure = techniquesFigure(study, techniques, "cdx");
  EXPECT_TRUE(hasPoint(figure, kAloneGroup, 1, std::nullopt)) << "x alone found nothing: " << figure;
}

TEST(StudyTechniques, TellWhyNothingWasFound) {
  const auto why = [](const std::map<std::string, std::size_t>& endings) {
    Summary summary;
    summary.endings = endings;
    return whyNotFound(summary);
  };
  EXPECT_EQ(why({{"finished", 3}}), "error states pruned");
  EXPECT_EQ(why({{"time-limit", 1}}), "timed out");
  EXPECT_EQ(why({{"memory-limit", 1}}), "out of memory");
  EXPECT_EQ(why({{"no-violation", 1}}), "says no violation!");
  EXPECT_EQ(why({{"finished", 2}, {"state-limit", 1}}), "error states pruned (2), state limit (1)");
}

TEST(StudyTechniques, AreReadFromAFile) {
  const weaveproof::TemporaryFolder folder;
  const auto techniques =
      readTechniques(folder.write("t", "# comment\n\nDFS-RB | I,pl,d,F,1-r/5,1 | --a b | random\ng | n | --c\n"));
  ASSERT_EQ(techniques.size(), 2U);
  EXPECT_EQ(techniques[0].key(), "I,pl,d,F,1-r/5,1");
  EXPECT_TRUE(techniques[0].random);
  EXPECT_EQ(techniques[1].key(), "g: n");
  EXPECT_EQ(techniques[1].options, "--c");
  EXPECT_THROW(readTechniques(folder.write("t", "g | n\n")), std::runtime_error);
}

TEST(StudyFile, GoesThroughItsText) {
  const weaveproof::TemporaryFolder folder;
  const StudySetting setting{"1.0 (abc)", "small", "1000"};
  const StudyRow row = result("daisy", kA, 3, 17, false);
  EXPECT_TRUE(prepareStudy(folder / "r", setting).rows.empty());
  std::ofstream(folder / "r", std::ios::app) << lineOf(row) << '\n';
  const StudyFile again = readStudy({folder / "r"});
  EXPECT_EQ(again.setting, setting);
  EXPECT_TRUE(again.complaints.empty());
  ASSERT_EQ(again.rows.size(), 1U);
  EXPECT_EQ(lineOf(again.rows.begin()->second), lineOf(row));
}

TEST(StudyFile, KeepsTheGoodLines) {
  const weaveproof::TemporaryFolder folder;
  const StudySetting setting{"1", "small", "1000"};
  const std::string good = lineOf(result("daisy", kA, 0, 1)), other = lineOf(result("daisy", kA, 0, 2));
  const std::string cut = good.substr(0, good.size() - 12);
  const StudyFile study = readStudy({folder.write("r", lineOf(setting) + "\n" + good + "\nnonsense\n" + other + "\n" +
                                                           good + "\n" + lineOf(setting) + "\n" + cut)});
  EXPECT_EQ(study.rows.size(), 1U);
  EXPECT_EQ(study.rows.begin()->second.states, 1U);
  ASSERT_EQ(study.complaints.size(), 3U);
  EXPECT_TRUE(contains(study.complaints[0], "r:3: the line is damaged"));
  EXPECT_TRUE(contains(study.complaints[1], "r:4: another line has another result"));
  EXPECT_TRUE(contains(study.complaints[2], "r:7: the line is damaged"));
}

// Rows had nine columns before they had memory and outcomes.
TEST(StudyFile, KnowsOldRows) {
  const weaveproof::TemporaryFolder folder;
  const std::string old = "daisy\tx\t0\tyes\tfirst-error\t5\t3\t9\t0.500";
  const StudyFile study = readStudy({folder.write("r", "weaveproof-study-1\t1\tsmall\t1000\n" + old + "\n")});
  ASSERT_EQ(study.rows.size(), 1U);
  EXPECT_EQ(study.rows.begin()->second.states, 5U);
  EXPECT_TRUE(study.rows.begin()->second.outcomes.empty());
  EXPECT_THROW(readStudy({folder.write("r", "weaveproof-study-2\t1\tsmall\t1000\n" + old + "\n")}), std::runtime_error);
}

TEST(StudyFile, SeesThatTheLastColumnIsCutOff) {
  const weaveproof::TemporaryFolder folder;
  const StudySetting setting{"1", "small", "1000"};
  StudyRow row = result("daisy", kA, 0, 1);
  row.bytes = 77;
  row.outcomes = "3:0123456789abcdef";
  const std::string whole = lineOf(row), text = lineOf(setting) + "\n" + whole;
  EXPECT_EQ(readStudy({folder.write("r", text)}).rows.begin()->second.outcomes, row.outcomes);
  EXPECT_EQ(readStudy({folder.write("r", text)}).rows.begin()->second.bytes, 77U);
  for (std::size_t cut = 1; cut < whole.size(); ++cut)
    EXPECT_THROW(readStudy({folder.write("r", text.substr(0, text.size() - cut))}), std::runtime_error) << cut;
}

TEST(StudyFile, RefusesWhatItCannotUse) {
  const weaveproof::TemporaryFolder folder;
  const StudySetting small{"1", "small", "1000"}, large{"1", "large", "1000"};
  const std::string row = lineOf(result("daisy", kA, 0, 1)) + "\n";
  EXPECT_THROW(readStudy({folder.write("none", "")}), std::runtime_error);
  EXPECT_THROW(readStudy({folder / "missing"}), std::runtime_error);
  EXPECT_THROW(readStudy({folder.write("old", "weaveproof-study-0\t1\tsmall\t1000\n" + row)}), std::runtime_error);
  const StudyFile study =
      readStudy({folder.write("a", lineOf(small) + "\n" + row), folder.write("b", lineOf(large) + "\n" + row),
                 folder.write("c", "something else\n")});
  EXPECT_EQ(study.rows.size(), 1U);
  ASSERT_EQ(study.complaints.size(), 2U);
  EXPECT_TRUE(contains(study.complaints[0], "not comparable"));
  EXPECT_THROW(prepareStudy(folder / "b", small), std::runtime_error);
}

// A writer was killed in the middle of a line; what comes next must not be glued to it.
TEST(StudyFile, EndsALineThatWasCutOff) {
  const weaveproof::TemporaryFolder folder;
  const StudySetting setting{"1", "small", "1000"};
  const std::string row = lineOf(result("daisy", kA, 0, 1));
  const auto file = folder.write("r", lineOf(setting) + "\n" + row.substr(0, 10));
  EXPECT_EQ(prepareStudy(file, setting).complaints.size(), 1U);
  std::ofstream(file, std::ios::app) << row << '\n';
  EXPECT_EQ(readStudy({file}).rows.size(), 1U);
}

TEST(StudyRuns, AreAllConfigurationsOrAPart) {
  const std::vector<std::string> all = studyConfigurations(1), part = studyConfigurations(40),
                                 less = studyConfigurations(400);
  EXPECT_EQ(all.size(), 7920U);
  EXPECT_GE(part.size(), 198U);
  EXPECT_LE(part.size(), 208U);
  std::set<std::string> coefficients, ratios;
  for (const std::string& configuration : part) {
    EXPECT_TRUE(isConfiguration(configuration)) << configuration;
    coefficients.insert(configuration.substr(configuration.rfind(',')));
    const std::string rest = configuration.substr(0, configuration.rfind(','));
    ratios.insert(rest.substr(rest.rfind(',')));
  }
  EXPECT_EQ(coefficients.size(), 4U);  // not the same ones again and again
  EXPECT_EQ(ratios.size(), 15U);
  for (const std::string& configuration : less) EXPECT_EQ(std::ranges::count(part, configuration), 1);
  for (const char* best : kBestOfThePaper) EXPECT_EQ(std::ranges::count(less, std::string(best)), 1) << best;
  EXPECT_FALSE(isConfiguration("state of the art: restarts, fixed"));
}

TEST(StudyRuns, HaveTheLimitsOfThePaper) {
  EXPECT_EQ(withLimit("--order random --restarts fixed:{1/12}", "24000"),
            "--order random --restarts fixed:2000 --state-limit 24000");
  EXPECT_EQ(withLimit("--restarts luby:{1/12}", "60s"), "--restarts luby:5s --time-limit 60");
  // Each iteration has the whole limit, and all together have none.
  EXPECT_EQ(withLimit(optionsOfConfiguration("I,pl,d,Lb,0.75,1.5"), "60s"),
            "--dfs-rb \"I,pl,d,Lb,0.75,1.5\" --dfs-rb-bound 60s");
  EXPECT_EQ(withLimit(optionsOfConfiguration(kA), "100"), "--dfs-rb \"5,pl,d,F,0.50,1\" --state-limit 100");
  EXPECT_EQ(withLimit("--search pos", "100"), "--search pos");  // its transitions are counted
  EXPECT_EQ(withLimit("--search pos", "10s"), "--search pos --time-limit 10");
  EXPECT_THROW(withLimit("--restarts fixed:{1/0}", "100"), std::runtime_error);
  EXPECT_THROW(withLimit("", "soon"), std::runtime_error);
}

Benchmark benchmarkOf(const std::string& name) {
  Benchmark benchmark;
  benchmark.name = name;
  benchmark.arguments["small"] = {};
  return benchmark;
}

// Found in some run, and not all runs alike: A is the same each time, C finds nothing.
TEST(StudyRuns, OfTheSecondPhaseVary) {
  const std::vector<Benchmark> programs = {benchmarkOf("daisy")};
  const auto first = firstPhase(programs, "small", {kA, kB, kC}, 2);
  EXPECT_EQ(first.size(), 6U);
  const StudyFile results = fileOf({result("daisy", kA, 0, 5), result("daisy", kA, 1, 5), result("daisy", kB, 0, 5),
                                    result("daisy", kB, 1, 1000, false), result("daisy", kC, 0, 900, false),
                                    result("daisy", kC, 1, 1000, false)});
  const auto second = secondPhase(first, results, 100);
  ASSERT_EQ(second.size(), 100U);
  for (const StudyRun& run : second) EXPECT_EQ(run.technique, kB);
  EXPECT_EQ(second.back().seed, 99U);
}

TEST(StudyRuns, AreDividedByExperiment) {
  const std::vector<Benchmark> programs = {benchmarkOf("daisy"), benchmarkOf("cdx")};
  const auto runs = firstPhase(programs, "small", {kA, kB, kC}, 5);
  std::size_t all = 0;
  std::set<std::pair<std::string, std::string>> seen;
  for (std::size_t part = 1; part <= 4; ++part) {
    std::set<std::pair<std::string, std::string>> here;
    const auto slice = sliceOf(runs, {part, 4});
    all += slice.size();
    for (const StudyRun& run : slice) here.emplace(run.program->name, run.technique);
    EXPECT_EQ(slice.size(), 5 * here.size());
    for (const auto& experiment : here) EXPECT_TRUE(seen.insert(experiment).second);
  }
  EXPECT_EQ(all, runs.size());
  EXPECT_EQ(readSlice("3/8").part, 3U);
  for (const char* nonsense : {"", "3", "0/8", "9/8", "3/8x", "a/b"})
    EXPECT_THROW(readSlice(nonsense), std::runtime_error);
}

}  // namespace
}  // namespace bench
