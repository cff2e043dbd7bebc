// DFS-RB: the formulas and figures of the paper, on given paths and on programs small enough to count.
#include "search/dfs_rb.hpp"

#include <gtest/gtest.h>

#include <array>
#include <cmath>

#include "search/luby.hpp"
#include "unit/search/fake_program.hpp"

namespace weaveproof::search::fake {
namespace {

TEST(Luby, BeginsAsInThePaper) {
  const std::vector<std::uint64_t> expected = {1, 1, 2, 1, 1, 2, 4, 1, 1, 2, 1, 1, 2, 4, 8, 1,
                                               1, 2, 1, 1, 2, 4, 1, 1, 2, 1, 1, 2, 4, 8, 16};
  for (std::size_t i = 0; i < expected.size(); ++i) EXPECT_EQ(luby_num(i + 1), expected[i]) << i + 1;
}

// "The element with the value 2^n occurs for the first time at the position 2^(n+1) - 1."
TEST(Luby, FirstOccurrences) {
  for (unsigned n = 0; n < 16; ++n) {
    const std::uint64_t position = (std::uint64_t{1} << (n + 1)) - 1;
    EXPECT_EQ(luby_num(position), std::uint64_t{1} << n);
    for (std::uint64_t i = 1; i < position; ++i) ASSERT_LT(luby_num(i), std::uint64_t{1} << n);
  }
}

// "There are exactly 2^i elements with the value 2^(n-i) between any pair of elements with the value 2^n": of neighbours.
TEST(Luby, BetweenNeighbours) {
  const std::uint64_t value = 8;
  std::array<int, 3> counts{};  // of 4, 2, 1
  bool inside = false;
  for (std::uint64_t i = 1; i < 1000; ++i) {
    const std::uint64_t x = luby_num(i);
    if (x >= value) {
      if (inside && x == value) {
        EXPECT_EQ(counts, (std::array{2, 4, 8}));
      }
      inside = x == value;
      counts = {};
    } else {
      ++counts[x == 4 ? 0 : x == 2 ? 1 : 2];
    }
  }
}

TEST(DfsRbNotation, ReadsWhatItWrites) {
  for (const char* text : {"I:5-10-20-50-100,pl,d,Lb,0.75,1.5", "20,cs,ncs,F,1-d/50,1", "L*0.25,pl,d,R,1-r/10,1.2",
                           "100,pl,ncs,Lb,0.90^r,1.1", "0,cs,d,R,0.50,1"}) {
    EXPECT_EQ(toString(parseDfsRb(text)), text);
  }
  EXPECT_EQ(parseDfsRb("I,pl,d,Lb,0.75,1.5"), DfsRbConfiguration{});
  EXPECT_EQ(parseDfsRb("<I:5-10-20-50-100,pl,d,Lb,0.75,1.5>"), parseDfsRb("default"));
  EXPECT_EQ(parseDfsRb("L·0.33,pl,d,Lb,0.75,1.5"), parseDfsRb("L*0.33,pl,d,Lb,0.75,1.5"));
}

TEST(DfsRbNotation, RefusesNonsense) {
  for (const char* text : {"",
                           "5",
                           "5,pl,d,F,0.5",
                           "5,pl,d,F,0.5,1,2",
                           "x,pl,d,F,0.5,1",
                           "-5,pl,d,F,0.5,1",
                           "I:,pl,d,F,0.5,1",
                           "I:10-5,pl,d,F,0.5,1",
                           "L*,pl,d,F,0.5,1",
                           "L*-1,pl,d,F,0.5,1",
                           "5,ps,d,F,0.5,1",
                           "5,pl,x,F,0.5,1",
                           "5,pl,d,Q,0.5,1",
                           "5,pl,d,F,1.5,1",
                           "5,pl,d,F,1-x/5,1",
                           "5,pl,d,F,1-r/0,1",
                           "5,pl,d,F,1.5^r,1",
                           "5,pl,d,F,0.5,0",
                           "5,pl,d,F,nan,1",
                           "5,pl,d,F,0.5,inf"}) {
    EXPECT_THROW(parseDfsRb(text), BadSearchOptions) << text;
  }
}

TEST(DfsRbNotation, TheStudyHas7920Configurations) {
  std::set<std::string> names;
  for (const DfsRbConfiguration& configuration : allDfsRbConfigurations()) names.insert(toString(configuration));
  EXPECT_EQ(names.size(), 7920U);
  // The ten best of Table 4.
  for (const char* name : {"I,pl,d,Lb,0.75,1.5", "I,pl,d,Lb,0.90^r,1.2", "I,pl,ncs,F,1-r/5,1", "I,pl,d,R,1-r/5,1.1",
                           "I,pl,ncs,Lb,0.90^r,1.5", "I,pl,ncs,Lb,0.90^r,1.2", "I,pl,ncs,Lb,0.75,1.5",
                           "I,pl,d,Lb,0.95^r,1", "I,pl,ncs,R,1-r/2,1.5", "I,pl,d,F,0.75^r,1.5"}) {
    EXPECT_TRUE(names.contains(toString(parseDfsRb(name)))) << name;
  }
}

// A path from the threads that were chosen; '-' before a letter makes it a forced move. "AB-A" is A, B, and A forced.
PathFacts path(const std::string& steps) {
  PathFacts facts;
  for (std::size_t i = 0; i < steps.size(); ++i) {
    if (steps[i] == '-') {
      facts.force(static_cast<program::ThreadNumber>(steps[++i]));
    } else {
      facts.choose(static_cast<program::ThreadNumber>(steps[i]));
    }
  }
  return facts;
}

TEST(PathFacts, CountAsThePaperDoes) {
  const PathFacts facts = path("AABBBA");
  EXPECT_EQ(facts.choices, 6U);
  EXPECT_EQ(facts.switches, 2U);
  EXPECT_EQ(facts.stays, 4U);  // the first choice switched from nobody
  EXPECT_EQ(facts.run, 1U);
  EXPECT_TRUE(facts.switched);
  EXPECT_EQ(path("AAB").run, 1U);
  EXPECT_EQ(path("AABB").run, 2U);
  EXPECT_FALSE(path("AABB").switched);
  EXPECT_EQ(path("").run, 0U);
}

TEST(PathFacts, ForcedMovesAreNoChoicesButMaySwitch) {
  const PathFacts facts = path("-A-AAB-B-C");
  EXPECT_EQ(facts.depth, 6U);
  EXPECT_EQ(facts.choices, 2U);
  EXPECT_EQ(facts.switches, 2U);
  EXPECT_EQ(facts.stays, 1U);
  EXPECT_TRUE(facts.switched);
  EXPECT_EQ(facts.run, 1U);
}

RandomisedBacktracking configured(const std::string& text, Random& random, std::size_t iteration = 0) {
  return {parseDfsRb(text), iteration, random};
}

TEST(DfsRb, Threshold) {
  Random random(0);
  EXPECT_EQ(configured("20,pl,d,F,0.5,1", random).threshold(path("AAB")), 20);
  EXPECT_EQ(configured("20,pl,ncs,F,0.5,1", random).threshold(path("AAB")), 18);
  EXPECT_EQ(configured("2,pl,ncs,F,0.5,1", random).threshold(path("AAAA")), -2);
  EXPECT_EQ(configured("I:5-10-20,pl,d,F,0.5,1", random, 0).threshold({}), 5);
  EXPECT_EQ(configured("I:5-10-20,pl,d,F,0.5,1", random, 2).threshold({}), 20);

  RandomisedBacktracking first = configured("L*0.25,pl,d,F,0.5,1", random);
  EXPECT_TRUE(first.waitsForFirstPath());
  EXPECT_EQ(first.threshold({}), std::numeric_limits<double>::infinity());
  first.firstPathEnded(30);
  EXPECT_FALSE(first.waitsForFirstPath());
  EXPECT_EQ(first.threshold({}), 7.5);
}

TEST(DfsRb, Depth) {
  Random random(0);
  EXPECT_EQ(configured("20,pl,d,F,0.5,1", random).depth(path("AABBA")), 5U);
  EXPECT_EQ(configured("20,cs,d,F,0.5,1", random).depth(path("AABBA")), 2U);
}

TEST(DfsRb, Ratio) {
  Random random(0);
  EXPECT_DOUBLE_EQ(configured("0,pl,d,F,0.75,1.5", random).ratio(path("AA")), 0.75);
  EXPECT_DOUBLE_EQ(configured("0,pl,d,F,0.75,1.5", random).ratio(path("AB")), 1.125);
  EXPECT_DOUBLE_EQ(configured("0,pl,d,F,1-d/20,1", random).ratio(path("AABB")), 0.8);
  EXPECT_DOUBLE_EQ(configured("0,cs,d,F,1-d/20,1", random).ratio(path("AABB")), 0.95);
  EXPECT_DOUBLE_EQ(configured("0,pl,d,F,1-r/5,1", random).ratio(path("ABBB")), 0.4);
  EXPECT_DOUBLE_EQ(configured("0,pl,d,F,1-r/2,1", random).ratio(path("ABBB")), -0.5);
  EXPECT_DOUBLE_EQ(configured("0,pl,d,F,0.50^r,1", random).ratio(path("ABBB")), 0.125);
  EXPECT_DOUBLE_EQ(configured("0,pl,d,F,0.90^r,1.2", random).ratio(path("AB")), 1.08);
}

TEST(DfsRb, NothingHappensAboveTheThreshold) {
  Random random(0);
  for (const char* strategy : {"F", "R", "Lb"}) {
    RandomisedBacktracking rb = configured("5,pl,d," + std::string(strategy) + ",0.00,1", random);
    EXPECT_FALSE(rb.backtrackEarly(path("AAAA")));
    EXPECT_FALSE(rb.backtrackAgain(path("AAAA")));
    EXPECT_TRUE(rb.backtrackEarly(path("AAAAA")));
  }
}

// How many transitions a jump steps over that begins deep below the threshold.
int lengthOfJump(RandomisedBacktracking& rb) {
  std::string steps(40, 'A');
  EXPECT_TRUE(rb.backtrackEarly(path(steps)));
  int length = 1;
  for (steps.pop_back(); rb.backtrackAgain(path(steps)); steps.pop_back()) ++length;
  return length;
}

TEST(DfsRb, FixedJumpsHaveLengthOne) {
  Random random(0);
  RandomisedBacktracking rb = configured("5,pl,d,F,0.00,1", random);
  for (int i = 0; i < 10; ++i) EXPECT_EQ(lengthOfJump(rb), 1);
}

// "For example, the third backtrack jump will step over two transitions."
TEST(DfsRb, LubyJumpsFollowTheSequence) {
  Random random(0);
  RandomisedBacktracking rb = configured("5,pl,d,Lb,0.00,1", random);
  for (const int expected : {1, 1, 2, 1, 1, 2, 4, 1, 1, 2, 1, 1, 2, 4, 8}) EXPECT_EQ(lengthOfJump(rb), expected);
}

TEST(DfsRb, RandomJumpsAreGeometric) {
  Random random(3);
  RandomisedBacktracking rb = configured("0,pl,d,R,0.75,1", random);
  double sum = 0;
  int jumps = 0;
  while (jumps < 20'000) {
    std::string steps(40, 'A');
    if (!rb.backtrackEarly(path(steps))) continue;
    ++jumps;
    int length = 1;
    while (rb.backtrackAgain(path(steps))) ++length;
    sum += length;
  }
  EXPECT_NEAR(sum / jumps, 1 / 0.75, 0.02);
}

TEST(DfsRb, AJumpStopsAtTheThresholdForGood) {
  Random random(0);
  RandomisedBacktracking rb = configured("39,pl,d,Lb,0.00,1", random);
  for (int i = 0; i < 6; ++i) lengthOfJump(rb);
  EXPECT_EQ(lengthOfJump(rb), 2);  // the seventh would be 4, but from depth 40 it is over at depth 38
  EXPECT_FALSE(rb.backtrackAgain(path(std::string(39, 'A'))));
}

// "The probability that the i-th transition in the list will be explored is R^i."
TEST(DfsRb, TheIthTransitionIsExploredWithProbabilityRToTheI) {
  const Model model = threads({{choose(4), write(0, 1)}});
  constexpr int kRuns = 20'000;
  std::array<int, 4> explored{};
  for (int seed = 0; seed < kRuns; ++seed) {
    Space space(model);
    run(space, with({"dfs-rb=0,pl,d,F,0.75,1", "seed=" + std::to_string(seed)}));
    for (const Values& state : space.met()) {
      if (state[0] == 1) ++explored[static_cast<std::size_t>(state[1])];
    }
  }
  for (std::size_t i = 0; i < explored.size(); ++i) {
    EXPECT_NEAR(explored[i] / static_cast<double>(kRuns), std::pow(0.75, i + 1), 0.012) << i;
  }
}

TEST(DfsRb, WithRatioOneItIsPlainSearchThatClaimsNothing) {
  for (unsigned seed = 0; seed < 30; ++seed) {
    const Model model = randomModel(seed);
    const SearchResult plain = run(model, with({"all-errors"}));
    for (const char* strategy : {"F", "R", "Lb"}) {
      const SearchResult result = run(model, with({"all-errors", "dfs-rb=0,pl,d," + std::string(strategy) + ",1,1"}));
      EXPECT_EQ(result.statistics.states, plain.statistics.states);
      EXPECT_EQ(result.statistics.transitions, plain.statistics.transitions);
      EXPECT_EQ(result.errors.size(), plain.errors.size());
      EXPECT_FALSE(result.complete);
      EXPECT_EQ(result.covered, "DFS-RB backtracks early, and claims no coverage.");
    }
  }
}

// The first path of three threads of four steps has 8 choice points: the last thread is alone for its four steps.
TEST(DfsRb, TheFirstPathRunsToItsEndAndGivesTheThreshold) {
  std::vector<Op> code = {write(0, 1), write(0, 2), write(0, 3), write(0, 4)};
  Model model = threads(3, code);
  // Ratio 0 and a factor of 0: nothing is explored but the first path.
  Space space(model);
  const SearchResult result = run(space, with({"dfs-rb=L*0.001,pl,d,F,0,1"}));
  EXPECT_EQ(result.statistics.transitions, 12U + 2U);  // at depth 0 < 0.008 the other two actions are tried as well
  EXPECT_EQ(result.statistics.maxDepth, 12U);
  EXPECT_EQ(result.statistics.maxChoices, 8U);
}

// Without --dfs-rb-cover the paper's claim does not hold: the state behind the choice is met by the long way first, beyond
// the threshold, and is then taken for known.
TEST(DfsRb, AsPublishedItMayMissWhatIsAboveTheThreshold) {
  const Model model =
      threads({{choose(2), jumpIf(4, 1), choose(2), choose(2), read(3), choose(2), assume(1), raise()}});
  EXPECT_TRUE(run(model, with({"dfs-rb=3,pl,d,F,0,1"})).errors.empty());
  EXPECT_FALSE(run(model, with({"dfs-rb=3,pl,d,F,0,1", "dfs-rb-cover"})).errors.empty());
}

struct Claim {
  const char* configuration;
  int threshold;
  bool contextSwitches;
  bool reduced;
};

// With --dfs-rb-cover, every transition that leaves a state above the threshold is explored, on whichever path.
TEST(DfsRb, WithCoverTheClaimHolds) {
  for (unsigned seed = 0; seed < 80; ++seed) {
    const Model model = randomModel(seed);
    for (const Claim& claim :
         {Claim{"2,pl,d,", 2, false, false}, Claim{"4,pl,d,", 4, false, false}, Claim{"2,cs,d,", 2, true, false},
          Claim{"5,pl,ncs,", 5, false, true}, Claim{"4,cs,ncs,", 4, true, true}}) {
      const auto above = [&](const Spent& spent) {
        return (claim.contextSwitches ? spent.switches : spent.choices) <
               claim.threshold - (claim.reduced ? spent.stays : 0);
      };
      const auto expected = reachable(model, [&](const Spent& before, const Spent& next, bool choice) {
        return (!choice || above(before)) && next.depth <= 14;
      });
      for (const char* rest : {"F,0,1", "F,0.50,1", "R,0.50,1.2", "Lb,0.50^r,1"}) {
        Space space(model);
        const SearchResult result =
            run(space, with({"dfs-rb=" + std::string(claim.configuration) + rest, "dfs-rb-cover", "all-errors",
                             "order=random", "depth-limit=14", "seed=" + std::to_string(seed)}));
        const std::set<Values> met = space.met();
        ASSERT_TRUE(std::ranges::includes(met, expected)) << claim.configuration << rest << " model " << seed;
        if (std::string(rest) == "F,0,1") {
          ASSERT_EQ(met, expected) << claim.configuration << rest << " model " << seed;
        }
      }
    }
  }
}

TEST(DfsRb, WithCoverAndAThresholdFromTheFirstPath) {
  for (unsigned seed = 0; seed < 80; ++seed) {
    const Model model = randomModel(seed);
    Space space(model);
    const SearchResult result = run(space, with({"dfs-rb=L*0.5,pl,d,Lb,0.25,1", "dfs-rb-cover", "all-errors"}));
    if (result.complete) continue;
    // "Every schedule was covered up to its first N choice points."
    const std::string prefix = "Every schedule was covered up to its first ";
    ASSERT_TRUE(result.covered.starts_with(prefix)) << result.covered;
    const double threshold = std::stod(result.covered.substr(prefix.size()));
    const auto expected = reachable(model, [&](const Spent& before, const Spent& next, bool choice) {
      return (!choice || before.choices < threshold) && next.depth <= 20;
    });
    const std::set<Values> met = space.met();
    ASSERT_TRUE(std::ranges::includes(met, expected)) << "model " << seed << " threshold " << threshold;
  }
}

TEST(DfsRb, WithCoverItIsCompleteWhenNothingWasPruned) {
  const Model model = threads(2, {write(0, 1), write(0, 2)});
  EXPECT_TRUE(run(model, with({"dfs-rb=50,pl,d,F,0,1", "dfs-rb-cover"})).complete);
  const SearchResult pruned = run(model, with({"dfs-rb=1,pl,d,F,0,1", "dfs-rb-cover"}));
  EXPECT_FALSE(pruned.complete);
  EXPECT_EQ(pruned.covered, "Every schedule was covered up to its first 1 choice points.");
}

TEST(DfsRb, IterationsBeginAnewAndShareTheLimits) {
  const Model model = threads(3, {write(0, 1), write(0, 2), write(0, 3), write(0, 4), write(0, 5), write(0, 6)});
  const SearchResult all = run(model, with({"dfs-rb=I:1-2-3,pl,d,F,0,1"}));
  EXPECT_EQ(all.statistics.searches, 3U);
  const std::uint64_t one = run(model, with({"dfs-rb=1,pl,d,F,0,1"})).statistics.states;
  const std::uint64_t two = run(model, with({"dfs-rb=2,pl,d,F,0,1"})).statistics.states;
  const std::uint64_t three = run(model, with({"dfs-rb=3,pl,d,F,0,1"})).statistics.states;
  EXPECT_EQ(all.statistics.states, one + two + three);

  const SearchResult bounded = run(model, with({"dfs-rb=I:50-60-70,pl,d,F,0.5,1", "dfs-rb-bound=10"}));
  EXPECT_EQ(bounded.statistics.searches, 3U);
  EXPECT_EQ(bounded.statistics.states, 30U);
  const SearchResult shared = run(model, with({"dfs-rb=I:50-60-70,pl,d,F,0.5,1", "state-limit=60"}));
  EXPECT_EQ(shared.statistics.searches, 3U);
  EXPECT_EQ(shared.statistics.states, 60U);
}

TEST(DfsRb, TheSameSeedGivesTheSameSearch) {
  const Model model = threads(3, {update(0), read(0), update(1), read(1), update(0)});
  for (const char* configuration : {"default", "3,cs,ncs,R,0.75^r,1.1", "L*0.25,pl,d,F,1-d/20,1.2"}) {
    std::set<std::uint64_t> states;
    for (int seed = 0; seed < 12; ++seed) {
      const auto options =
          with({std::string("dfs-rb=") + configuration, "order=random", "seed=" + std::to_string(seed)});
      const SearchStatistics first = run(model, options).statistics;
      const SearchStatistics second = run(model, options).statistics;
      EXPECT_EQ(first.states, second.states);
      EXPECT_EQ(first.transitions, second.transitions);
      states.insert(first.transitions);
    }
    EXPECT_GT(states.size(), 1U) << configuration;
  }
}

}  // namespace
}  // namespace weaveproof::search::fake
