// Portfolios: how they are read, what a line takes from the command line, and who gives the answer.
#include "search/portfolio.hpp"

#include <gtest/gtest.h>

#include "base/error.hpp"
#include "unit/base/temporary_folder.hpp"
#include "unit/search/fake_program.hpp"

namespace weaveproof::search::fake {
namespace {

// An error that takes some looking for.
Model hiddenABit() {
  return threads({{write(0, 1), write(0, 0)},
                  {write(1, 1), write(1, 2), read(0), assume(1), raise()},
                  {write(1, 3), write(1, 4), write(1, 5)}});
}

Model correctPair() { return threads(2, {write(0, 1), write(0, 2), write(0, 3)}); }

class Portfolio : public ::testing::Test {
 protected:
  std::string fileWith(const std::string& text) { return folder_.write("portfolio", text).string(); }

  // As on the command line, beside the portfolio.
  SearchOptions beside(const std::vector<std::string>& settings, const std::string& text) {
    SearchOptions options = with(settings);
    options.portfolio = readPortfolio(fileWith(text));
    return options;
  }

  std::string searchOf(const std::vector<std::string>& settings, const std::string& line) {
    const SearchOptions whole = beside(settings, line + "\n");
    return commandLineOf(optionsOf(whole.portfolio.front(), whole));
  }

  // The sentence, with FILE for the name of the file.
  std::string refusalOf(const std::vector<std::string>& settings, const std::string& text) {
    const std::string file = fileWith(text);
    try {
      run(correctPair(), beside(settings, text));
    } catch (const BadSearchOptions& bad) {
      std::string message = bad.what();
      if (message.find(file) != std::string::npos) message.replace(message.find(file), file.size(), "FILE");
      return message;
    }
    return "accepted";
  }

 private:
  TemporaryFolder folder_;
};

TEST_F(Portfolio, IsReadLineByLine) {
  const auto lines =
      readPortfolio(fileWith("# what we try\n"
                             "--order random --seed 3   # twice\n"
                             "\n"
                             "--search=pct --pct-depth 4 --runs=100\n"
                             "--dfs-rb 'I:5-10, pl' --dfs-rb-cover\n"));
  ASSERT_EQ(lines.size(), 3U);
  EXPECT_EQ(commandLineOf(optionsOf(lines[0], {})), "--order random --seed 3");
  EXPECT_EQ(commandLineOf(optionsOf(lines[1], {})), "--search pct --runs 100 --pct-depth 4");
  EXPECT_EQ(optionsOf(lines[2], {}).dfsRb, "I:5-10, pl");
  EXPECT_TRUE(optionsOf(lines[2], {}).dfsRbCover);
}

TEST_F(Portfolio, MistakesAreSaidWithTheirLine) {
  EXPECT_EQ(refusalOf({}, "--order random\n--sede 3\n"), "Line 2 of the portfolio 'FILE': There is no option --sede.");
  EXPECT_EQ(refusalOf({}, "order\n"), "Line 1 of the portfolio 'FILE': 'order' is no option.");
  EXPECT_EQ(refusalOf({}, "--seed\n"), "Line 1 of the portfolio 'FILE': --seed wants a value.");
  EXPECT_EQ(refusalOf({}, "--seed x\n"),
            "Line 1 of the portfolio 'FILE': --seed: 'x' is no number that can stand here.");
  EXPECT_EQ(refusalOf({}, "--portfolio other\n"),
            "Line 1 of the portfolio 'FILE': a portfolio cannot hold another one.");
  EXPECT_EQ(refusalOf({}, "# nothing\n"), "The portfolio 'FILE' holds no configuration.");
  EXPECT_THROW(readPortfolio("/nowhere/at/all"), base::Error);
}

// Every option, not only limits.
TEST_F(Portfolio, ALineHasTheOptionsOfTheCommandLine) {
  EXPECT_EQ(searchOf({"seed=7", "order=random", "depth-limit=40", "store=exact"}, "--search bfs"),
            "--search bfs --order random --seed 7 --depth-limit 40");
  EXPECT_EQ(searchOf({"store=hash64", "all-errors"}, "--search bfs"), "--search bfs --all-errors --store hash64");
  EXPECT_EQ(searchOf({"preemption-bound=2", "restarts=luby:10"}, "--order random"),
            "--order random --preemption-bound 2 --restarts luby:10");
  EXPECT_EQ(searchOf({"dfs-rb=default", "parallel=4"}, "--order preempt"), "--order preempt --dfs-rb default");
}

// Also when what it says is the default.
TEST_F(Portfolio, ALinesOwnOptionsWin) {
  EXPECT_EQ(searchOf({"seed=7", "order=random", "depth-limit=40"}, "--seed 0 --order index --depth-limit 5"),
            "--order index --depth-limit 5");
  EXPECT_EQ(searchOf({"store=hash64", "all-errors"}, "--store exact --all-errors=false"), "");
  EXPECT_EQ(searchOf({"time-limit=9", "state-limit=5"}, "--time-limit 3"), "--time-limit 3 --state-limit 5");
}

TEST_F(Portfolio, TheSearchesUseThem) {
  const std::string lines = "--order random\n";
  const SearchResult alone = run(hiddenABit(), with({"order=random", "seed=5"}));
  const SearchResult inFile = run(hiddenABit(), beside({"seed=5"}, lines));
  ASSERT_EQ(inFile.errors.size(), 1U);
  EXPECT_EQ(inFile.errors.front().path, alone.errors.front().path);
  EXPECT_EQ(inFile.statistics.states, alone.statistics.states);
  EXPECT_EQ(commandLineOf(inFile.winner), "--order random --seed 5");

  EXPECT_FALSE(run(correctPair(), beside({"depth-limit=3"}, lines)).complete);
  EXPECT_FALSE(run(correctPair(), beside({"store=hash64"}, lines)).complete);
  EXPECT_TRUE(run(correctPair(), beside({"store=hash64"}, "--store exact\n")).complete);
}

TEST_F(Portfolio, WhatMakesNoSenseIsRefusedWithTheLine) {
  const std::string second = "Line 2 of the portfolio 'FILE': ";
  EXPECT_EQ(refusalOf({}, "--order random\n--parallel 3\n"),
            second + "The configurations of a portfolio are searches of one worker; --parallel stands beside it.");
  EXPECT_TRUE(refusalOf({}, "--order random\n--search bfs --dfs-rb default\n").starts_with(second));
  EXPECT_TRUE(refusalOf({"order=random"}, "--search bfs\n--search pos\n").starts_with(second));
  EXPECT_TRUE(refusalOf({"store=hash64"}, "--search bfs\n--preemption-bound 1\n").starts_with(second));
  EXPECT_TRUE(refusalOf({"preemption-bound=1"}, "--search bfs\n--delay-bound 1\n").starts_with(second));
  EXPECT_TRUE(refusalOf({"state-limit=100"}, "--search bfs\n--search pos\n").starts_with(second));
  EXPECT_EQ(refusalOf({"parallel=0"}, "--search bfs\n"), "--parallel wants at least one worker.");
  EXPECT_TRUE(refusalOf({"parallel=2", "share"}, "--search bfs\n").starts_with("--share divides"));
  // Each line makes sense of it, even if the command line alone does not.
  EXPECT_EQ(refusalOf({"dfs-rb-cover", "parallel=2"}, "--dfs-rb default\n"), "accepted");
  EXPECT_EQ(refusalOf({"runs=3"}, "--search pos\n--search pct\n"), "accepted");
}

// What stateful-por.txt recommends: S-POR and DL-S-POR beside each other.
TEST_F(Portfolio, ReductionsRunBesideEachOther) {
  const std::string both = "--reduction s-por\n--reduction dl-s-por\n";
  EXPECT_EQ(searchOf({"reduction=full"}, "--reduction dl-s-por"), "--reduction dl-s-por");
  for (const char* workers : {"parallel=1", "parallel=2"}) {
    const SearchResult proof = run(correctPair(), beside({workers, "reduction=full"}, both));
    EXPECT_TRUE(proof.complete);
    EXPECT_TRUE(proof.winner.por == "s-por" || proof.winner.por == "dl-s-por");
    EXPECT_EQ(run(hiddenABit(), beside({workers}, both)).errors.size(), 1U);
  }
  EXPECT_EQ(
      refusalOf({}, "--reduction none\n"),
      "Line 1 of the portfolio 'FILE': --reduction: none and local say what a step is, and stand on the command line.");
}

TEST_F(Portfolio, TheFirstAnswerCounts) {
  SearchOptions options = beside({},
                                 "--search random-walk --runs 1\n"
                                 "--preemption-bound 0\n"
                                 "--search bfs\n");
  for (const std::uint32_t workers : {1U, 2U, 3U}) {
    options.parallel = workers;
    const SearchResult result = run(threads(2, {write(0, 1), write(0, 2)}), options);
    EXPECT_TRUE(result.complete);
    EXPECT_EQ(commandLineOf(result.winner), "--search bfs");
  }
  const SearchResult error = run(hiddenABit(), options);
  EXPECT_EQ(error.errors.size(), 1U);
}

// A line that goes on behind its errors has found them, whatever the others do.
TEST_F(Portfolio, ErrorsOfALineThatWantsThemAllAreToldWithoutAnAnswer) {
  const SearchResult result = run(hiddenABit(), beside({},
                                                       "--preemption-bound 0\n"
                                                       "--preemption-bound 3 --all-errors\n"));
  EXPECT_FALSE(result.errors.empty());
}

TEST_F(Portfolio, TheLimitThatEndsASearchIsNamed) {
  const std::string nobody = "None of 1 searches came to an answer. The first of them: ";
  EXPECT_EQ(run(correctPair(), beside({"time-limit=0"}, "--time-limit 60\n")).covered,
            nobody + "The time limit of 0 s ended the search.");
  EXPECT_EQ(run(correctPair(), beside({"time-limit=60"}, "--time-limit 0\n")).covered,
            nobody + "The time limit of 0 s ended the search.");
  EXPECT_EQ(run(correctPair(), beside({"time-limit=60"}, "--state-limit 2\n")).ending, Ending::StateLimit);
}

TEST_F(Portfolio, AnEntrysTimeIsItsOwn) {
  const SearchResult result = run(correctPair(), beside({}, "--search random-walk --runs 2000\n--search bfs\n"));
  EXPECT_EQ(commandLineOf(result.winner), "--search bfs");
  EXPECT_LT(result.winnerStatistics.seconds, result.statistics.seconds);
}

}  // namespace
}  // namespace weaveproof::search::fake
