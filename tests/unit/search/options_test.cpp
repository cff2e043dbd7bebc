// Options: every one can be set and written back, and what makes no sense is refused with a sentence.
#include "search/options.hpp"

#include <gtest/gtest.h>

#include <filesystem>
#include <fstream>
#include <iterator>

#include "search/technique.hpp"
#include "unit/search/fake_program.hpp"

namespace weaveproof::search::fake {
namespace {

TEST(SearchOptions, EachIsWrittenAsItWasSet) {
  const std::map<std::string, std::string> values = {{"search", "bfs"},
                                                     {"order", "preempt"},
                                                     {"seed", "18446744073709551615"},
                                                     {"reduction", "dpor"},
                                                     {"as-published", "true"},
                                                     {"no-state-matching", "true"},
                                                     {"visible-classes", "a.B,c.D"},
                                                     {"all-errors", "true"},
                                                     {"time-limit", "2.5"},
                                                     {"state-limit", "1000"},
                                                     {"depth-limit", "77"},
                                                     {"store", "bitstate:64M"},
                                                     {"preemption-bound", "2"},
                                                     {"preemption-iteration", "0-3"},
                                                     {"delay-bound", "4"},
                                                     {"change-bound", "1"},
                                                     {"change-iteration", "0-"},
                                                     {"pairwise", "true"},
                                                     {"prune", "true"},
                                                     {"dfs-rb", "20,pl,d,F,0.5,1"},
                                                     {"dfs-rb-cover", "true"},
                                                     {"dfs-rb-bound", "60s"},
                                                     {"restarts", "luby:5s"},
                                                     {"runs", "10"},
                                                     {"pct-depth", "5"},
                                                     {"heuristic", "tici-"},
                                                     {"history", "5"},
                                                     {"weights", "paper"},
                                                     {"tie", "lifo"},
                                                     {"astar", "true"},
                                                     {"queue-limit", "100"},
                                                     {"beam", "10"},
                                                     {"clusters", "4"},
                                                     {"mine", "heap"},
                                                     {"traces", "3"},
                                                     {"hunt-after", "100"},
                                                     {"parallel", "8"},
                                                     {"share", "true"}};
  for (const SearchOption& option : searchOptionTable()) {
    if (option.name == "portfolio") continue;
    SearchOptions options;
    EXPECT_EQ(option.get(options), "") << option.name;
    ASSERT_TRUE(values.contains(std::string(option.name))) << option.name;
    setSearchOption(options, option.name, values.at(std::string(option.name)));
    EXPECT_EQ(option.get(options), values.at(std::string(option.name)));
    EXPECT_FALSE(option.sentence.empty());
  }
}

TEST(SearchOptions, CommandLineQuotesWhatAShellWouldTouch) {
  EXPECT_EQ(commandLineOf({}), "");
  EXPECT_EQ(commandLineOf(with({"dfs-rb=L*0.5,pl,d,F,0.5,1", "share"})), "--dfs-rb 'L*0.5,pl,d,F,0.5,1' --share");
}

TEST(SearchOptions, BadValuesAreRefused) {
  SearchOptions options;
  for (const auto& [name, value] : std::vector<std::pair<std::string, std::string>>{{"seed", "x"},
                                                                                    {"seed", "-1"},
                                                                                    {"seed", ""},
                                                                                    {"state-limit", "10k"},
                                                                                    {"time-limit", "nan"},
                                                                                    {"time-limit", "-1"},
                                                                                    {"share", "yes"},
                                                                                    {"parallel", "4294967296"},
                                                                                    {"nonsense", "1"}}) {
    EXPECT_THROW(setSearchOption(options, name, value), BadSearchOptions) << name << "=" << value;
  }
}

TEST(SearchOptions, NonsenseIsRefusedWithASentence) {
  const std::vector<std::vector<std::string>> nonsense = {
      {"search=astar"},
      {"order=best"},
      {"store=disk"},
      {"store=bitstate:"},
      {"store=bitstate:0"},
      {"store=bitstate:5Q"},
      {"store=bitstate:99999999999G"},
      {"parallel=0"},
      {"search=random-walk", "order=random"},
      {"search=pct", "store=hash64"},
      {"search=pos", "state-limit=5"},
      {"search=random-walk", "restarts=luby:5"},
      {"search=random-walk", "preemption-iteration=0-"},
      {"search=random-walk", "dfs-rb=default"},
      {"search=random-walk", "parallel=2", "share"},
      {"runs=5"},
      {"pct-depth=4"},
      {"search=pct", "pct-depth=0"},
      {"search=bfs", "dfs-rb=default"},
      {"dfs-rb-cover"},
      {"dfs-rb-bound=60s"},
      {"dfs-rb=5,pl,d,F,0.5,1", "dfs-rb-bound=60s"},
      {"dfs-rb=nonsense"},
      {"dfs-rb=default", "dfs-rb-bound=60y"},
      {"preemption-bound=2", "delay-bound=2"},
      {"preemption-bound=2", "preemption-iteration=0-"},
      {"preemption-iteration=0"},
      {"preemption-iteration=-"},
      {"preemption-iteration=3-1"},
      {"preemption-iteration=0-x"},
      {"preemption-iteration=0-", "dfs-rb=default"},
      {"store=hash64", "preemption-bound=2"},
      {"store=bitstate:1M", "depth-limit=5"},
      {"store=hash64", "dfs-rb=default", "dfs-rb-cover"},
      {"restarts=luby:5", "order=index"},
      {"restarts=fixed:5"},
      {"restarts=nonsense"},
      {"share"},
      {"parallel=2", "share", "search=bfs"},
      {"parallel=2", "share", "dfs-rb=default"},
      {"parallel=2", "order=index"},
      {"parallel=2", "search=bfs", "order=preempt"},
  };
  for (const auto& settings : nonsense) {
    std::string line;
    for (const std::string& setting : settings) line += setting + " ";
    try {
      checkSearchOptions(with(settings), {});
      ADD_FAILURE() << line;
    } catch (const BadSearchOptions& bad) {
      EXPECT_TRUE(std::string(bad.what()).ends_with('.')) << bad.what();
    }
  }
}

TEST(SearchOptions, SensibleCombinationsAreAccepted) {
  for (const auto& settings : std::vector<std::vector<std::string>>{
           {},
           {"order=random", "preemption-bound=2", "dfs-rb=default", "restarts=luby:100", "parallel=4"},
           {"search=bfs", "delay-bound=3", "depth-limit=100", "order=preempt"},
           {"search=bfs", "store=hash64", "depth-limit=9"},
           {"order=preempt", "dfs-rb=default", "dfs-rb-cover", "dfs-rb-bound=1000"},
           {"preemption-iteration=0-", "order=random", "restarts=walsh:10"},
           {"search=pct", "parallel=2", "pct-depth=4", "preemption-bound=3", "time-limit=5"},
           {"store=bitstate:64M", "dfs-rb=default", "order=random"},
           {"parallel=2", "share", "store=hash64", "order=random"},
           {"parallel=2", "share", "preemption-iteration=0-", "depth-limit=9"},
           {"parallel=3"}}) {
    EXPECT_NO_THROW(checkSearchOptions(with(settings), {})) << (settings.empty() ? "" : settings.front());
  }
}

TEST(SearchOptions, UnknownPropertiesAreRefused) {
  spec::CheckSpec choice;
  choice.properties = {"deadlok"};
  EXPECT_THROW(checkSearchOptions({}, choice), std::invalid_argument);
}

TEST(SearchOptions, NonprogressWantsAPlainDepthFirstSearch) {
  spec::CheckSpec choice;
  choice.properties = {"nonprogress"};
  EXPECT_NO_THROW(checkSearchOptions(with({"order=random"}), choice));
  for (const auto& settings : std::vector<std::vector<std::string>>{
           {"search=bfs"}, {"search=pos"}, {"dfs-rb=default"}, {"preemption-bound=1"}, {"parallel=2", "share"}}) {
    EXPECT_THROW(checkSearchOptions(with(settings), choice), BadSearchOptions);
  }
}

TEST(Techniques, TheHelpNamesThemAll) {
  const std::string help[] = {techniquesHelp(false), techniquesHelp(true)};
  for (const Technique& technique : techniques()) {
    EXPECT_NE(help[technique.research ? 1 : 0].find(technique.usage), std::string::npos);
    EXPECT_EQ(help[technique.research ? 0 : 1].find("  " + std::string(technique.usage) + "\n"), std::string::npos);
    EXPECT_EQ(technique.run != nullptr,
              technique.kind == Technique::Kind::Search || technique.kind == Technique::Kind::Walk);
    EXPECT_EQ(technique.order != nullptr, technique.kind == Technique::Kind::Order);
  }
}

// The page of the user guide has the registry's own table. Tests run somewhere below the checkout, in a folder of the build.
TEST(Techniques, TheUserGuideHasTheirTable) {
  std::filesystem::path folder = std::filesystem::current_path();
  while (!std::filesystem::exists(folder / "docs" / "search-strategies.md")) {
    if (folder == folder.parent_path()) GTEST_SKIP() << "not run within a checkout";
    folder = folder.parent_path();
  }
  std::ifstream in(folder / "docs" / "search-strategies.md");
  const std::string page{std::istreambuf_iterator<char>(in), {}};
  EXPECT_NE(page.find(techniquesMarkdown()), std::string::npos) << "it should be:\n" << techniquesMarkdown();
  EXPECT_NE(page.find(heuristicsMarkdown()), std::string::npos) << "it should be:\n" << heuristicsMarkdown();
}

}  // namespace
}  // namespace weaveproof::search::fake
