// The searches' oracle is plain depth-first search: on random programs, every technique that can be complete finds an error
// exactly when that does, and every one that cannot never says that it was. And what techniques do alone, they do beside each
// other.
#include <gtest/gtest.h>

#include <functional>

#include "unit/search/fake_program.hpp"

namespace weaveproof::search::fake {
namespace {

constexpr unsigned kModels = 200;

std::string lineOf(const std::vector<std::string>& settings) {
  std::string line;
  for (const std::string& setting : settings) line += " " + setting;
  return line;
}

void expectErrorsToReplay(Space& space, const SearchResult& result, const std::string& what) {
  for (const FoundError& error : result.errors) {
    ASSERT_TRUE(replay(space, error.path).contains(error.violation.identity)) << what;
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
      {"order=interfering"},
      {"order=interfering", "preemption-iteration=0-"},
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
      {"search=best-first", "heuristic=ti"},
      {"search=best-first", "heuristic=ti-depth", "weights=paper"},
      {"search=best-first", "heuristic=most-blocked", "tie=random", "parallel=2"},
      {"search=best-first", "heuristic=ti", "restarts=luby:20"},
      {"parallel=2"},
      {"parallel=2", "search=bfs"},
      {"parallel=2", "share"},
      {"parallel=3", "share", "order=random"},
      {"parallel=2", "share", "preemption-iteration=0-"},
      {"parallel=3", "share", "delay-bound=1000", "order=random"},
      {"parallel=2", "share", "depth-limit=1000000"},
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
    std::set<check::Identity> expected;
    for (const FoundError& error : run(model, with({"all-errors"})).errors) expected.insert(error.violation.identity);
    for (const std::vector<std::string>& technique :
         std::vector<std::vector<std::string>>{{"search=bfs"},
                                               {"order=random"},
                                               {"preemption-bound=1000"},
                                               {"store=hash64"},
                                               {"parallel=2", "share"},
                                               {"search=best-first", "heuristic=ti", "tie=lifo"}}) {
      std::vector<std::string> settings = technique;
      settings.push_back("all-errors");
      Space space(model);
      const SearchResult result = run(space, with(settings));
      std::set<check::Identity> found;
      for (const FoundError& error : result.errors) found.insert(error.violation.identity);
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

// ---- every technique beside every other

struct Feature {
  std::string name;
  std::set<std::string> kinds;  // in the words of kRefused
  std::vector<std::string> settings;
  // Cuts: may leave something out, and says so. Claims nothing: never says that it was complete.
  enum class Effect { None, Cuts, ClaimsNothing } effect = Effect::None;
  // What a path to an error may cost at most.
  int preemptions = 1'000'000, delays = 1'000'000, depth = 1'000'000;

  bool is(const std::string& kind) const { return kinds.contains(kind); }
};

constexpr auto kCuts = Feature::Effect::Cuts;
constexpr auto kClaimsNothing = Feature::Effect::ClaimsNothing;
constexpr int kAny = 1'000'000;

// Each makes sense by itself.
const std::vector<Feature> kFeatures = {
    {"breadth first", {"bfs"}, {"search=bfs"}},
    {"best first", {"best"}, {"search=best-first", "heuristic=ti"}},
    {"beam", {"best"}, {"search=best-first", "heuristic=ti", "weights=paper", "beam=3"}, kCuts},
    {"queue limit", {"best"}, {"search=best-first", "heuristic=most-blocked", "queue-limit=4", "tie=random"}, kCuts},
    {"random walk", {"walk"}, {"search=random-walk", "runs=10", "depth-limit=60"}, kClaimsNothing},
    {"PCT", {"walk"}, {"search=pct", "runs=10", "depth-limit=60"}, kClaimsNothing},
    {"POS", {"walk"}, {"search=pos", "runs=10", "depth-limit=60"}, kClaimsNothing},
    {"DL-S-POR", {"por"}, {"reduction=dl-s-por"}},
    {"DPOR", {"por"}, {"reduction=dpor"}},
    {"DE-S-POR as published", {"por"}, {"reduction=de-s-por", "as-published"}, kClaimsNothing},
    {"O-DPOR without state matching",
     {"por", "depth"},
     {"reduction=o-dpor", "no-state-matching", "depth-limit=8"},
     kCuts,
     kAny,
     kAny,
     8},
    {"by permutation", {"order", "fixed order"}, {"order=2,1"}},
    {"by number", {"order", "fixed order"}, {"order=index"}},
    {"random order", {"order"}, {"order=random"}},
    {"preempting order", {"order", "fixed order"}, {"order=preempt"}},
    {"random preempting order", {"order"}, {"order=preempt-random"}},
    {"interfering order", {"order", "fixed order", "futures"}, {"order=interfering"}},
    {"pruning", {"futures", "pruning"}, {"prune"}, kCuts},
    {"one preemption", {"bound"}, {"preemption-bound=1"}, kCuts, 1},
    {"many preemptions", {"bound"}, {"preemption-bound=1000"}},
    {"one delay", {"bound"}, {"delay-bound=1"}, kCuts, kAny, 1},
    {"many delays", {"bound"}, {"delay-bound=1000"}},
    {"iterated bound", {"bound", "iteration", "iterated bound"}, {"preemption-iteration=0-"}},
    {"two bounds", {"bound", "iteration", "iterated bound"}, {"preemption-iteration=0-1"}, kCuts, 1},
    {"one preemption away from a change", {"bound"}, {"change-bound=1"}, kCuts, 1},  // these models have none
    {"iterated change bound", {"bound", "iteration", "iterated bound"}, {"change-iteration=0-"}},
    {"depth", {"depth"}, {"depth-limit=6"}, kCuts, kAny, kAny, 6},
    {"great depth", {"depth"}, {"depth-limit=1000"}},
    {"DFS-RB", {"dfs-rb"}, {"dfs-rb=2,pl,d,F,0.75,1"}, kClaimsNothing},
    {"DFS-RB by first path", {"dfs-rb"}, {"dfs-rb=L*0.25,cs,d,R,0.75^r,1.5"}, kClaimsNothing},
    {"DFS-RB iterated", {"dfs-rb", "iteration"}, {"dfs-rb=I:1-2-4,pl,ncs,Lb,0.75,1.5"}, kClaimsNothing},
    {"DFS-RB with a sequence of one", {"dfs-rb"}, {"dfs-rb=I:3,pl,d,Lb,1-r/5,1.1"}, kClaimsNothing},
    {"DFS-RB with bound",
     {"dfs-rb", "iteration"},
     {"dfs-rb=I:1-2-4,pl,d,F,1-d/20,1", "dfs-rb-bound=25"},
     kClaimsNothing},
    {"cover", {"dfs-rb", "cover"}, {"dfs-rb=2,pl,d,Lb,0.5,1", "dfs-rb-cover"}, kCuts},
    {"cover by first path", {"dfs-rb", "cover"}, {"dfs-rb=L*0.5,pl,d,R,0.5,1", "dfs-rb-cover"}, kCuts},
    {"cover iterated", {"dfs-rb", "cover", "iteration"}, {"dfs-rb=I:1-3,cs,ncs,F,0.5,1", "dfs-rb-cover"}, kCuts},
    {"cover of all", {"dfs-rb", "cover"}, {"dfs-rb=100000,pl,d,Lb,0.75,1.5", "dfs-rb-cover"}},
    {"Luby's restarts", {"restarts"}, {"restarts=luby:20"}},
    {"Walsh's restarts", {"restarts"}, {"restarts=walsh:10"}},
    {"fixed restarts", {"restarts", "states"}, {"restarts=fixed:15", "state-limit=60"}, kCuts},
    {"independent workers", {"parallel"}, {"parallel=2"}},
    {"shared search", {"share"}, {"parallel=2", "share"}},
    {"hashes", {"store"}, {"store=hash64"}, kClaimsNothing},
    {"bits", {"store"}, {"store=bitstate:64K"}, kClaimsNothing},
    {"all errors", {"all errors"}, {"all-errors"}},
    {"few states", {"states"}, {"state-limit=40"}, kCuts},
    {"many states", {"states"}, {"state-limit=1000000"}},
    {"much time", {"time"}, {"time-limit=1000"}},
    {"no time", {"time"}, {"time-limit=0"}, kCuts},
};

// What does not go together. Everything else does.
const std::vector<std::pair<std::string, std::string>> kRefused = {
    {"walk", "order"},
    {"walk", "store"},
    {"walk", "states"},
    {"walk", "restarts"},
    {"walk", "iterated bound"},
    {"walk", "dfs-rb"},
    {"walk", "share"},
    {"bfs", "dfs-rb"},
    {"bfs", "share"},
    {"bound", "bound"},
    {"iteration", "iteration"},
    {"bound", "store"},
    {"depth", "store"},
    {"cover", "store"},
    {"dfs-rb", "share"},
    {"restarts", "share"},
    {"restarts", "fixed order"},
    {"parallel", "fixed order"},
    {"best", "order"},
    {"best", "bound"},
    {"best", "depth"},
    {"best", "dfs-rb"},
    {"best", "share"},
    {"por", "walk"},
    {"por", "bfs"},
    {"por", "best"},
    {"por", "bound"},
    {"por", "dfs-rb"},
    {"por", "share"},
    {"por", "store"},
    {"por", "depth"},
    {"por", "futures"},
    {"futures", "bfs"},
    {"futures", "walk"},
    {"futures", "share"},
    {"futures", "best"},
};

bool areRefused(const Feature& a, const Feature& b) {
  return std::ranges::any_of(kRefused, [&](const auto& pair) {
    return (a.is(pair.first) && b.is(pair.second)) || (b.is(pair.first) && a.is(pair.second));
  });
}

// Two values of one option: the second would take the place of the first. (Walks have a depth limit only to be short.)
bool excludeEachOther(const Feature& a, const Feature& b) {
  for (const std::string& setting : a.settings) {
    const std::string name = setting.substr(0, setting.find('='));
    if (name == "depth-limit" && (a.is("walk") || b.is("walk"))) continue;
    for (const std::string& other : b.settings) {
      if (other.substr(0, other.find('=')) == name) return true;
    }
  }
  return false;
}

// Features that one search has.
struct Combination {
  std::vector<const Feature*> features;  // in the order of kFeatures, so that a depth limit comes behind that of a walk

  std::vector<std::string> settings() const {
    std::vector<std::string> all;
    for (const Feature* feature : features) all.insert(all.end(), feature->settings.begin(), feature->settings.end());
    return all;
  }
  bool any(const std::function<bool(const Feature&)>& fits) const {
    return std::ranges::any_of(features, [&](const Feature* feature) { return fits(*feature); });
  }
  bool is(const std::string& kind) const {
    return any([&](const Feature& feature) { return feature.is(kind); });
  }
};

struct Expected {
  Model model;
  bool correct = false;
  std::set<check::Identity> errors;
};

const std::vector<Expected>& plainResults() {
  static const std::vector<Expected> all = [] {
    std::vector<Expected> results;
    for (unsigned seed = 0; seed < kModels; ++seed) {
      Expected expected{randomModel(seed), false, {}};
      for (const FoundError& error : run(expected.model, with({"all-errors"})).errors) {
        expected.errors.insert(error.violation.identity);
      }
      expected.correct = expected.errors.empty();
      results.push_back(std::move(expected));
    }
    return results;
  }();
  return all;
}

void expectAgreement(const Combination& combination, unsigned number) {
  const Expected& expected = plainResults()[number];
  const SearchOptions options = with(combination.settings());
  Space space(expected.model);
  const SearchResult result = run(space, options);
  const std::string what = commandLineOf(options) + ", model " + std::to_string(number);

  // What is found is there, and within every bound.
  std::set<check::Identity> found;
  for (const FoundError& error : result.errors) {
    found.insert(error.violation.identity);
    ASSERT_TRUE(expected.errors.contains(error.violation.identity)) << what;
    const Spent spent = costOf(space, error.path);
    for (const Feature* feature : combination.features) {
      ASSERT_LE(spent.preemptions, feature->preemptions) << what;
      ASSERT_LE(spent.delays, feature->delays) << what;
      ASSERT_LE(spent.depth, feature->depth) << what;
    }
  }
  expectErrorsToReplay(space, result, what);

  // What is claimed is true, and claimed when it must be.
  const bool claimsNothing = combination.any([](const Feature& f) { return f.effect == kClaimsNothing; });
  const bool exhaustive = !combination.any([](const Feature& f) { return f.effect != Feature::Effect::None; });
  if (claimsNothing) {
    ASSERT_FALSE(result.complete) << what;
  }
  if (result.complete || (exhaustive && options.allErrors)) {
    ASSERT_EQ(found, expected.errors) << what;
  }
  if (exhaustive) {
    ASSERT_EQ(result.errors.empty(), expected.correct) << what;
    ASSERT_EQ(result.complete, expected.correct || options.allErrors) << what;
  }
  ASSERT_FALSE(result.covered.empty()) << what;
  if (result.complete) {
    ASSERT_EQ(result.ending, Ending::Finished) << what;
  }
  ASSERT_EQ(result.ending == Ending::FirstError, !options.allErrors && !result.errors.empty()) << what;

  // Limits hold, for each of several independent searches.
  const std::uint64_t searches = combination.is("parallel") ? options.parallel : 1;
  if (options.stateLimit) {
    ASSERT_LE(result.statistics.states, *options.stateLimit * searches) << what;
  }
  ASSERT_LE(result.statistics.discardedStates, result.statistics.states) << what;

  // The same again.
  if (options.parallel > 1) return;
  const SearchResult again = run(expected.model, options);
  ASSERT_EQ(again.statistics.states, result.statistics.states) << what;
  ASSERT_EQ(again.statistics.transitions, result.statistics.transitions) << what;
  ASSERT_EQ(again.covered, result.covered) << what;
  ASSERT_EQ(again.errors.size(), result.errors.size()) << what;
  if (!result.errors.empty()) {
    ASSERT_EQ(again.errors.front().path, result.errors.front().path) << what;
  }
}

// The sentence; empty if it is accepted.
std::string refusalOf(const Combination& combination) {
  try {
    const SearchOptions options = with(combination.settings());
    checkSearchOptions(options, specFor(options));
    return "";
  } catch (const BadSearchOptions& bad) {
    return bad.what();
  }
}

TEST(Agreement, EveryFeatureMakesSenseByItself) {
  for (const Feature& feature : kFeatures) EXPECT_EQ(refusalOf({{&feature}}), "") << feature.name;
}

TEST(Agreement, EveryPairOfFeaturesAgreesWithPlainSearchOrIsRefused) {
  constexpr unsigned kModelsOfAPair = 6;
  unsigned model = 0;
  for (std::size_t i = 0; i < kFeatures.size(); ++i) {
    for (std::size_t j = 0; j < i; ++j) {
      const Feature &a = kFeatures[i], &b = kFeatures[j];
      if (excludeEachOther(a, b)) continue;
      const Combination pair{{&b, &a}};
      const std::string refusal = refusalOf(pair);
      ASSERT_EQ(refusal.empty(), !areRefused(a, b)) << a.name << " and " << b.name << ": " << refusal;
      if (!refusal.empty()) {
        ASSERT_TRUE(refusal.ends_with('.') && refusal.size() > 20) << refusal;
        continue;
      }
      for (unsigned n = 0; n < kModelsOfAPair; ++n) {
        expectAgreement(pair, model++ % kModels);
        if (HasFatalFailure()) return;
      }
    }
  }
}

TEST(Agreement, SoDoThreeToFiveFeatures) {
  Dice dice(1);
  int accepted = 0;
  for (int round = 0; round < 6000; ++round) {
    Combination combination;
    const std::size_t size = static_cast<std::size_t>(3 + dice(3));
    for (int attempt = 0; attempt < 20 && combination.features.size() < size; ++attempt) {
      const Feature& next = kFeatures[static_cast<std::size_t>(dice(static_cast<int>(kFeatures.size())))];
      const auto excludes = [&](const Feature& other) { return excludeEachOther(next, other); };
      if (!combination.any(excludes)) combination.features.push_back(&next);
    }
    std::ranges::sort(combination.features);
    const std::string refusal = refusalOf(combination);
    if (!refusal.empty()) {
      ASSERT_TRUE(refusal.ends_with('.')) << refusal;
      continue;
    }
    ++accepted;
    expectAgreement(combination, static_cast<unsigned>(dice(static_cast<int>(kModels))));
    if (HasFatalFailure()) return;
  }
  EXPECT_GT(accepted, 300);
}

}  // namespace
}  // namespace weaveproof::search::fake
