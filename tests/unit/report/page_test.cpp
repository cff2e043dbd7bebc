// What a page and SARIF know of a schedule beyond its text, and that a page cannot be broken out of.
#include "report/page.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <fstream>
#include <nlohmann/json.hpp>

#include "report/sarif.hpp"
#include "unit/base/temporary_folder.hpp"
#include "unit/check/violations.hpp"
#include "unit/schedule/toy_program.hpp"

namespace weaveproof::report {
namespace {

using Json = nlohmann::json;
using Op = schedule::ToyOperation;

// Two threads, two locks, taken the other way round; before that, the first writes what the second reads.
schedule::Counterexample deadlocked() {
  schedule::ToyProgram program(
      {{{Op::Write, 0, 7}, {Op::Lock, 0}, {Op::Lock, 1}}, {{Op::Read, 0}, {Op::Lock, 1}, {Op::Lock, 0}}}, 1, 2);
  const schedule::Properties properties = check::makeProperties({"deadlock"});
  schedule::Walk walk(program, {}, properties, {});
  schedule::Counterexample example = schedule::observe(walk, {{{1, 0}, {2, 0}, {1, 0}, {2, 0}}, {}});
  schedule::lookCloser(walk, example);
  return example;
}

verdict::CheckResult resultWith(schedule::Counterexample example) {
  verdict::CheckResult result;
  result.verdict = verdict::Verdict::Violation;
  result.program = "Toy";
  result.errors.push_back(std::move(example));
  result.traceFiles.emplace_back("t.json");
  return result;
}

std::string dataOf(const std::string& page) {
  const std::string begin = "<script type=\"application/json\" id=\"data\">";
  const std::size_t at = page.find(begin) + begin.size();
  return page.substr(at, page.find("</script>", at) - at);
}

TEST(LookCloser, ValuesBeforeAndAfter) {
  const schedule::Counterexample example = deadlocked();
  ASSERT_EQ(example.steps.size(), 4u);
  ASSERT_TRUE(example.steps[0].access);
  EXPECT_EQ(example.steps[0].access->location.object.type, "v0");
  EXPECT_EQ(example.steps[0].access->before.number, 0);
  EXPECT_EQ(example.steps[0].access->after.number, 7);
  EXPECT_EQ(example.steps[1].access->before.number, 7);
  EXPECT_FALSE(example.steps[2].access);
}

TEST(LookCloser, OnlyThreadsThatMoved) {
  const schedule::Counterexample example = deadlocked();
  EXPECT_EQ(example.atTheStart.size(), 2u);
  ASSERT_EQ(example.steps[0].moved.size(), 1u);
  EXPECT_EQ(example.steps[0].moved[0].thread.number, 1u);
  EXPECT_EQ(example.steps[0].moved[0].next.where.at.line, 2);
  EXPECT_FALSE(example.steps[0].moved[0].blocked);
  // The last step blocks both: the lock that it takes is the one that the first thread wants.
  ASSERT_EQ(example.steps[3].moved.size(), 2u);
  EXPECT_TRUE(example.steps[3].moved[0].blocked);
  EXPECT_EQ(example.steps[3].moved[0].thread.waitsFor.object.type, "m1");
  EXPECT_EQ(example.steps[3].moved[0].thread.waitsForThread, 2u);
  EXPECT_EQ(example.steps[3].moved[1].thread.waitsForThread, 1u);
}

TEST(LookCloser, ThreadsThatEnd) {
  schedule::ToyProgram program({{{Op::Write, 0, 1}}, {{Op::Write, 0, 2}, {Op::Fail, 0, 0, "no"}}}, 1, 0);
  const schedule::Properties properties = check::makeProperties({"exception"});
  schedule::Walk walk(program, {}, properties, {});
  schedule::Counterexample example = schedule::observe(walk, {{{1, 0}, {2, 0}, {2, 0}}, {}});
  schedule::lookCloser(walk, example);
  ASSERT_EQ(example.steps[0].moved.size(), 1u);
  EXPECT_TRUE(example.steps[0].moved[0].gone);
  EXPECT_EQ(example.steps[0].moved[0].thread.name, "T1");
}

TEST(Page, StringsAreData) {
  schedule::Counterexample example = deadlocked();
  const std::string trap = "</script><!--<script>\xe2\x80\xa8\"'&\xff";
  example.violation = check::thrown(trap, trap);
  example.steps[0].described.where.threadName = trap;
  SourceLines sources({});
  const std::string page = pageText(resultWith(std::move(example)), sources);
  const std::string data = dataOf(page);
  EXPECT_EQ(data.find_first_of("<>&"), std::string::npos);
  EXPECT_TRUE(std::all_of(data.begin(), data.end(), [](unsigned char c) { return c < 0x80; }));
  const Json json = Json::parse(data);
  const std::string shown = "</script><!--<script>\xe2\x80\xa8\"'&\xef\xbf\xbd";
  EXPECT_EQ(json["errors"][0]["message"], "Uncaught exception in thread \"main\": " + shown + ": " + shown);
  EXPECT_EQ(page.find(trap), std::string::npos);
}

TEST(Page, SourcesOfTheSchedule) {
  const TemporaryFolder folder;
  std::ofstream(folder.path() / "Toy.java") << "class Toy {\r\n\tvoid run() {}\r\n}\n";
  std::ofstream(folder.path() / "Other.java") << "class Other {}\n";
  SourceLines sources({folder.path()});
  const Json json = Json::parse(dataOf(pageText(resultWith(deadlocked()), sources)));
  EXPECT_EQ(json["sources"],
            Json::parse(R"([{"name": "Toy.java", "lines": ["class Toy {", "\tvoid run() {}", "}"]}])"));
}

TEST(Sarif, OneFlowAThread) {
  const TemporaryFolder folder;
  std::ofstream(folder.path() / "Toy.java") << "one\n  two\nthree\n";
  SourceLines sources({folder.path()});
  const Json json = Json::parse(sarifText(resultWith(deadlocked()), sources, folder.path()));
  const Json& result = json["runs"][0]["results"][0];
  EXPECT_EQ(result["ruleId"], "deadlock");
  const Json& flows = result["codeFlows"][0]["threadFlows"];
  ASSERT_EQ(flows.size(), 2u);
  std::vector<int> orders;
  for (const Json& location : flows[0]["locations"]) orders.push_back(location["executionOrder"].get<int>());
  EXPECT_EQ(orders, (std::vector<int>{1, 3, 5}));
  const Json& place = flows[0]["locations"][1]["location"]["physicalLocation"];
  EXPECT_EQ(place["artifactLocation"], Json::parse(R"({"uri": "Toy.java", "uriBaseId": "SRCROOT"})"));
  EXPECT_EQ(place["region"], Json::parse(R"({"startLine": 2, "snippet": {"text": "two"}})"));
}

}  // namespace
}  // namespace weaveproof::report
