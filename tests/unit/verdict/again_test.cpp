// A search that is restarted when it learns that more of the library has to be visible: what is kept of the earlier ones.
#include "verdict/again.hpp"

#include <gtest/gtest.h>

namespace weaveproof::verdict {
namespace {

tracking::VisibleInternals shown(std::set<tracking::VisibleInternals::Location> locations) {
  tracking::VisibleInternals internals;
  internals.locations = std::move(locations);
  return internals;
}

search::FoundError errorWith(const std::string& key) {
  search::FoundError error;
  error.violation.identity.what = key;
  return error;
}

// What one search is to find.
struct Script {
  std::vector<std::string> keys = {};      // of its errors
  std::vector<std::string> outcomes = {};  // that the program records
  tracking::VisibleInternals learns = {};  // nothing: it is the last one
  bool complete = true;
  bool unsupported = false;
};

class ScriptedSpace final : public program::ProgramSpace {
 public:
  ScriptedSpace(Script script, tracking::VisibleInternals internals)
      : script(std::move(script)), internals(std::move(internals)), shares_(!this->script.learns.empty()) {}
  std::unique_ptr<program::Program> newWorker() override { return nullptr; }
  const program::Outcome& beginning() const override { return beginning_; }
  std::uint64_t storeBytes() const override { return 100; }
  std::vector<std::string> outcomes() const override { return script.outcomes; }
  std::vector<program::Assumed> assumptions() const override { return {}; }
  tracking::RecordedThreads threadNumbers() const override { return {}; }
  const std::atomic<bool>& sharesInternals() const override { return shares_; }
  tracking::VisibleInternals toBeVisible() const override {
    tracking::VisibleInternals all = internals;
    all.add(script.learns);
    return all;
  }
  std::vector<std::string> sharedClasses() const override {
    return shares_ ? std::vector<std::string>{"java.util.Locale"} : std::vector<std::string>();
  }

  const Script script;
  const tracking::VisibleInternals internals;

 private:
  const std::atomic<bool> shares_;
  program::Outcome beginning_;
};

class Again : public testing::Test {
 protected:
  RepeatedResult run(std::vector<Script> scripts, const search::SearchOptions& options = {}) {
    const RepeatedSearch search{
        {},
        [&](const tracking::VisibleInternals& internals) -> std::unique_ptr<program::ProgramSpace> {
          opened.push_back(internals);
          if (failsToOpen && opened.size() > 1) throw program::SearchStopped{};
          return std::make_unique<ScriptedSpace>(scripts.at(std::min(opened.size(), scripts.size()) - 1), internals);
        },
        [&](program::ProgramSpace&, std::vector<search::FoundError>& errors) { finished.push_back(errors.size()); },
        [&](program::ProgramSpace& space, const search::SearchOptions& left) {
          limits.push_back(left);
          const Script& script = static_cast<ScriptedSpace&>(space).script;
          search::SearchResult result;
          result.complete = script.complete;
          result.covered = script.complete ? "Every schedule was covered." : "A limit ended the search.";
          for (const std::string& key : script.keys) result.errors.push_back(errorWith(key));
          if (script.unsupported) result.unsupported = program::UnsupportedFeature{"nothing", {}};
          result.statistics.states = result.winnerStatistics.states = 10;
          result.statistics.seconds = 2;
          return result;
        }};
    return search.run(options);
  }
  static std::vector<std::string> keysOf(const RepeatedResult& result) {
    std::vector<std::string> keys;
    for (const ErrorOfSearch& error : result.errors) keys.push_back(error.error.violation.identity.what);
    return keys;
  }

  std::vector<tracking::VisibleInternals> opened;
  std::vector<std::size_t> finished;
  std::vector<search::SearchOptions> limits;
  bool failsToOpen = false;
};

using Keys = std::vector<std::string>;
using Internals = std::vector<tracking::VisibleInternals>;

TEST_F(Again, OnceIsEnoughWhenNothingIsLearned) {
  const RepeatedResult result = run({{.outcomes = {"a"}}});
  EXPECT_EQ(result.searches, 1u);
  EXPECT_TRUE(result.result.complete);
  EXPECT_TRUE(result.result.notes.empty());
  EXPECT_EQ(result.result.statistics.states, 10u);
}

TEST_F(Again, GrowsUntilNothingIsLearned) {
  const RepeatedResult result = run({{.learns = shown({1})}, {.learns = shown({2})}, {}});
  EXPECT_EQ(opened, (Internals{{}, shown({1}), shown({1, 2})}));
  EXPECT_TRUE(result.result.complete);
  EXPECT_EQ(result.result.statistics.states, 30u);
  EXPECT_EQ(result.result.statistics.seconds, 6);
  ASSERT_EQ(result.result.notes.size(), 1u);
  EXPECT_EQ(result.result.notes[0],
            "The search ran 3 times: it was restarted because the program shares JDK internals that were assumed to be "
            "private "
            "(in objects of java.util.Locale). The figures are totals.");
}

TEST_F(Again, KeepsErrorsAndOutcomes) {
  search::SearchOptions options;
  options.allErrors = true;
  const RepeatedResult result = run({{.keys = {"first", "both"}, .outcomes = {"a", "b"}, .learns = shown({1})},
                                     {.keys = {"both", "second"}, .outcomes = {"b", "c"}}},
                                    options);
  EXPECT_EQ(keysOf(result), (Keys{"first", "both", "second"}));
  EXPECT_EQ(result.errors[1].internals, tracking::VisibleInternals());
  EXPECT_EQ(result.errors[2].internals, (shown({1})));
  EXPECT_EQ(finished, (std::vector<std::size_t>{2, 1}));  // while the program is open in which they were found
  EXPECT_EQ(result.outcomes, (Keys{"a", "b", "c"}));
}

TEST_F(Again, TheFirstErrorIsTheAnswer) {
  const RepeatedResult result = run({{.keys = {"first"}, .learns = shown({1}), .complete = false}});
  EXPECT_EQ(result.searches, 1u);
  EXPECT_EQ(keysOf(result), Keys{"first"});
}

TEST_F(Again, SoIsWhatIsNotSupported) {
  EXPECT_TRUE(run({{.learns = shown({1}), .unsupported = true}}).result.unsupported.has_value());
  EXPECT_EQ(opened.size(), 1u);
}

TEST_F(Again, StatesAndTimeAreOfAllTogether) {
  search::SearchOptions options;
  options.stateLimit = 25;
  options.timeLimit = 1000;
  const RepeatedResult result = run({{.learns = shown({1})}}, options);
  ASSERT_EQ(limits.size(), 3u);
  EXPECT_EQ(limits[1].stateLimit, 15u);
  EXPECT_EQ(limits[2].stateLimit, 5u);
  EXPECT_LT(*limits[2].timeLimit, 1000);
  EXPECT_FALSE(result.result.complete);
  EXPECT_EQ(
      result.result.covered,
      "The search had to be restarted because the program shares JDK internals that were assumed to be private (in "
      "objects of java.util.Locale), when the limit of 25 states ended it.");
}

TEST_F(Again, AnInterruptEndsItAndWhatWasFoundIsKept) {
  std::atomic<bool> stop = true;
  search::SearchOptions options;
  options.allErrors = true;
  options.stop = &stop;
  const RepeatedResult result = run({{.keys = {"first"}, .learns = shown({1})}}, options);
  EXPECT_EQ(result.searches, 1u);
  EXPECT_EQ(keysOf(result), Keys{"first"});
  EXPECT_FALSE(result.result.complete);
}

TEST_F(Again, SoDoesAnInterruptWhileTheProgramIsOpened) {
  search::SearchOptions options;
  options.allErrors = true;
  options.timeLimit = 1;
  failsToOpen = true;
  const RepeatedResult result = run({{.keys = {"first"}, .learns = shown({1})}}, options);
  EXPECT_EQ(keysOf(result), Keys{"first"});
  EXPECT_FALSE(result.result.complete);
  EXPECT_NE(result.result.covered.find("when the time limit of 1 s ended it"), std::string::npos);
}

TEST_F(Again, AllIsVisibleInTheEnd) {
  std::vector<Script> scripts;
  for (std::uint64_t i = 1; i <= RepeatedSearch::kMostSearches; ++i) scripts.push_back({.learns = shown({i})});
  scripts.push_back({});
  EXPECT_TRUE(run(scripts).result.complete);
  EXPECT_FALSE(opened[RepeatedSearch::kMostSearches - 1].all);
  EXPECT_TRUE(opened[RepeatedSearch::kMostSearches].all);
}

}  // namespace
}  // namespace weaveproof::verdict
