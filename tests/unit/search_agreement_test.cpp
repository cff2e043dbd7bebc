// The searches' oracle is plain depth-first search: on random programs, every technique that can be complete finds an error
// exactly when that does, and every one that cannot never says that it was.
#include <gtest/gtest.h>

#include "search_fake_program.hpp"

namespace weaveproof::fake {
namespace {

constexpr unsigned kModels = 200;

std::string lineOf(const std::vector<std::string>& settings) {
  std::string line;
  for (const std::string& setting : settings) line += " " + setting;
  return line;
}

void expectErrorsToReplay(Space& space, const SearchResult& result, const std::string& what) {
  for (const FoundError& error : result.errors) {
    ASSERT_TRUE(replay(space, error.path).contains(error.violation.key)) << what;
  }
}

TEST(Agreement, RandomModelsAreOfAllKinds) {
  std::map<std::string, int> kinds;
  for (unsigned seed = 0; seed < kModels; ++seed) {
    const SearchResult result = run(randomModel(seed));
    ++kinds[result.errors.empty() ? "none" : result.errors.front().violation.kind];
  }
  EXPECT_GE(kinds["none"], 30);
  EXPECT_GE(kinds["deadlock"], 10);
  EXPECT_GE(kinds["assertion"], 30);
}

TEST(Agreement, CompleteTechniquesGiveTheVerdictOfPlainSearch) {
  const std::vector<std::vector<std::string>> techniques = {
      {"search=bfs"},
      {"order=random"},
      {"order=preempt"},
      {"order=preempt-random", "seed=4"},
      {"search=bfs", "order=random"},
      {"preemption-iteration=0-"},
      {"preemption-iteration=1-", "order=random"},
      {"preemption-bound=1000"},
      {"search=bfs", "preemption-iteration=0-"},
      {"delay-bound=1000"},
      {"depth-limit=1000000"},
      {"dfs-rb=100000,pl,d,Lb,0.75,1.5", "dfs-rb-cover"},
      {"restarts=luby:20"},
      {"restarts=walsh:10", "order=preempt-random"},
      {"parallel=2"},
      {"parallel=2", "search=bfs"},
      {"parallel=2", "share"},
      {"parallel=3", "share", "order=random"},
  };
  for (unsigned seed = 0; seed < kModels; ++seed) {
    const Model model = randomModel(seed);
    const SearchResult plain = run(model);
    ASSERT_EQ(plain.complete, plain.errors.empty());
    for (const auto& technique : techniques) {
      Space space(model);
      const SearchResult result = run(space, with(technique));
      const std::string what = lineOf(technique) + ", model " + std::to_string(seed);
      ASSERT_EQ(result.errors.empty(), plain.errors.empty()) << what;
      ASSERT_EQ(result.complete, plain.complete) << what;
      expectErrorsToReplay(space, result, what);
    }
  }
}

TEST(Agreement, AllErrorsAreTheSame) {
  for (unsigned seed = 0; seed < kModels; ++seed) {
    const Model model = randomModel(seed);
    std::set<std::string> expected;
    for (const FoundError& error : run(model, with({"all-errors"})).errors) expected.insert(error.violation.key);
    for (const std::vector<std::string>& technique : std::vector<std::vector<std::string>>{
             {"search=bfs"}, {"order=random"}, {"preemption-bound=1000"}, {"store=hash64"}, {"parallel=2", "share"}}) {
      std::vector<std::string> settings = technique;
      settings.push_back("all-errors");
      Space space(model);
      const SearchResult result = run(space, with(settings));
      std::set<std::string> found;
      for (const FoundError& error : result.errors) found.insert(error.violation.key);
      ASSERT_EQ(found, expected) << lineOf(technique) << ", model " << seed;
      expectErrorsToReplay(space, result, lineOf(technique));
    }
  }
}

TEST(Agreement, IncompleteTechniquesClaimNothingAndInventNothing) {
  const std::vector<std::vector<std::string>> techniques = {
      {"dfs-rb=default"},
      {"dfs-rb=default", "order=random"},
      {"dfs-rb=2,cs,ncs,R,0.50^r,1.2", "order=preempt"},
      {"dfs-rb=L*0.25,pl,d,F,1-d/20,1", "preemption-bound=2"},
      {"dfs-rb=3,pl,d,Lb,1-r/2,1.1", "restarts=fixed:15", "state-limit=100"},
      {"store=hash64"},
      {"store=bitstate:1M", "search=bfs"},
      {"search=random-walk", "runs=30", "depth-limit=200"},
      {"search=pct", "runs=30", "depth-limit=200"},
      {"search=pos", "runs=30", "depth-limit=200", "parallel=2"},
      {"search=pos", "runs=30", "depth-limit=200", "preemption-bound=1"},
  };
  for (unsigned seed = 0; seed < kModels; ++seed) {
    const Model model = randomModel(seed);
    const bool correct = run(model).errors.empty();
    for (const auto& technique : techniques) {
      Space space(model);
      const SearchResult result = run(space, with(technique));
      const std::string what = lineOf(technique) + ", model " + std::to_string(seed);
      ASSERT_FALSE(result.complete) << what;
      ASSERT_FALSE(result.covered.empty()) << what;
      ASSERT_TRUE(!correct || result.errors.empty()) << what;
      expectErrorsToReplay(space, result, what);
    }
  }
}

TEST(Agreement, TheSameSeedGivesTheSameResult) {
  for (unsigned seed = 0; seed < 40; ++seed) {
    for (const std::vector<std::string>& technique :
         std::vector<std::vector<std::string>>{{"order=random", "seed=9"},
                                               {"search=bfs", "order=preempt-random", "seed=9"},
                                               {"dfs-rb=default", "order=random", "seed=9"},
                                               {"restarts=luby:10", "seed=9"},
                                               {"search=pct", "runs=20", "depth-limit=200", "seed=9"}}) {
      const SearchResult first = run(randomModel(seed), with(technique));
      const SearchResult second = run(randomModel(seed), with(technique));
      ASSERT_EQ(first.statistics.states, second.statistics.states);
      ASSERT_EQ(first.statistics.transitions, second.statistics.transitions);
      ASSERT_EQ(first.errors.size(), second.errors.size());
      if (!first.errors.empty()) {
        ASSERT_EQ(first.errors.front().path, second.errors.front().path);
      }
    }
  }
}

}  // namespace
}  // namespace weaveproof::fake
