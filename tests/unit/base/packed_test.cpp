// Values as bytes, and back.
#include "base/packed.hpp"

#include <gtest/gtest.h>

#include "batch/result.hpp"
#include "cli/diff_report.hpp"
#include "mine/division.hpp"
#include "report/result_json.hpp"
#include "unit/check/violations.hpp"

namespace weaveproof::base {
namespace {

enum class Colour : std::uint8_t { Red, Green };

struct Inner {
  int number = 0;
  std::optional<std::string> text;
};

struct Outer {
  bool yes = false;
  double half = 0;
  Colour colour = Colour::Red;
  std::vector<Inner> inners;
  std::map<std::string, std::vector<int>> lists;
  std::set<int> numbers;
  std::array<Inner, 2> two;
  std::pair<int, std::string> pair;
  std::shared_ptr<const Inner> shared, none;
  std::filesystem::path path;
};

TEST(Packed, EveryFieldComesBack) {
  Outer one;
  one.yes = true;
  one.half = 0.5;
  one.colour = Colour::Green;
  one.inners = {{1, "one"}, {2, std::nullopt}, {3, std::string("\0x", 2)}};
  one.lists = {{"a", {1, 2}}, {"b", {}}};
  one.numbers = {3, 1};
  one.two[1].number = 7;
  one.pair = {4, "four"};
  one.shared = std::make_shared<Inner>(Inner{5, "five"});
  one.path = "/a/b";
  const auto other = unpacked<Outer>(packed(one));
  EXPECT_TRUE(other.yes);
  EXPECT_EQ(other.half, 0.5);
  EXPECT_EQ(other.colour, Colour::Green);
  ASSERT_EQ(other.inners.size(), 3u);
  EXPECT_EQ(other.inners[0].text, "one");
  EXPECT_EQ(other.inners[1].text, std::nullopt);
  EXPECT_EQ(other.inners[2].text, std::string("\0x", 2));
  EXPECT_EQ(other.lists, one.lists);
  EXPECT_EQ(other.numbers, one.numbers);
  EXPECT_EQ(other.two[1].number, 7);
  EXPECT_EQ(other.pair, one.pair);
  EXPECT_EQ(other.shared->text, "five");
  EXPECT_EQ(other.none, nullptr);
  EXPECT_EQ(other.path, "/a/b");
}

TEST(Packed, BytesThatEndTooEarlyAreRefused) {
  const std::string bytes = packed(std::vector<std::string>{"one", "two"});
  for (std::size_t size = 0; size < bytes.size(); ++size)
    EXPECT_THROW(unpacked<std::vector<std::string>>(bytes.substr(0, size)), std::logic_error);
}

// The result of a check says the same in another process: its JSON is the same.
TEST(Packed, ResultsOfChecks) {
  verdict::CheckResult result;
  result.verdict = verdict::Verdict::Violation;
  result.covered = "some";
  result.notes = {"one", "two"};
  result.estimate = search::Estimate{0.25, 0.5};
  result.statistics.states = 12;
  result.errors.resize(1);
  schedule::Counterexample& example = result.errors[0];
  example.violation = check::waitsForEver("a");
  example.steps.resize(2);
  example.steps[1].described.act = {.kind = program::ActionKind::Lock, .object = {"", {"Object", 1}}};
  example.steps[1].described.where.at.line = 12;
  example.steps[1].access = schedule::Access{{.object = {"x"}}, {.kind = program::Value::Kind::Null}, {}};
  example.threads.resize(1);
  result.traceFiles = {"trace.json"};
  result.config = {{"a", "b"}};
  batch::Result test;
  test.suite = "p.T";
  test.result = result;
  const auto other = unpacked<batch::Result>(packed(test));
  EXPECT_EQ(other.suite, "p.T");
  EXPECT_EQ(report::jsonText(*other.result), report::jsonText(result));
  cli::DiffResult diff;
  diff.program = "Main";
  diff.stages = {{"full", result}};
  EXPECT_EQ(report::jsonText(unpacked<cli::DiffResult>(packed(diff)).stages[0].result), report::jsonText(result));
}

}  // namespace
}  // namespace weaveproof::base
