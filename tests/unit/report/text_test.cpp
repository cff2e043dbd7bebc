// What a person reads: columns, folded runs, reasons of switches, source lines.
#include <gtest/gtest.h>

#include <fstream>

#include "report/estimate_text.hpp"
#include "report/progress_line.hpp"
#include "report/result_text.hpp"
#include "report/schedule_text.hpp"
#include "report/size.hpp"
#include "report/wrap.hpp"
#include "search/notation.hpp"
#include "unit/base/temporary_folder.hpp"
#include "unit/check/violations.hpp"
#include "unit/schedule/toy_program.hpp"

namespace weaveproof::report {
namespace {

using Op = schedule::ToyOperation;

schedule::ToyThread locksInOrder(int first, int second) {
  return {{Op::Print, 0, 0, "begin\n"}, {Op::Print},          {Op::Lock, first},  {Op::Lock, second},
          {Op::Print, 0, 0, "never\n"}, {Op::Unlock, second}, {Op::Unlock, first}};
}

schedule::Counterexample observed(schedule::ToyProgram& program, const char* property,
                                  const schedule::Schedule& schedule) {
  const schedule::Properties properties = check::makeProperties({property});
  schedule::Walk walk(program, {}, properties, {});
  return schedule::observe(walk, schedule);
}

TEST(CounterexampleText, Deadlock) {
  schedule::ToyProgram program({locksInOrder(0, 1), locksInOrder(1, 0)}, 0, 2);
  const schedule::Counterexample example =
      observed(program, "deadlock", {{{1, 0}, {1, 0}, {1, 0}, {2, 0}, {2, 0}, {2, 0}}, {}});
  EXPECT_EQ(example.switches, 1u);
  TemporaryFolder folder;
  std::ofstream(folder.path() / "Toy.java") << "one\ntwo\n  synchronized (first) {\n    synchronized (second) {\n";
  SourceLines sources({folder.path()});
  EXPECT_EQ(counterexampleText(example, sources, 88),
            R"(violation: Deadlock: "T1" waits for m1 held by "T2", which waits for m0 held by "T1"
  "T1" waits to lock m1, held by "T2"
      at Toy.run(Toy.java:4)
  "T2" waits to lock m0, held by "T1"
      at Toy.run(Toy.java:4)

The schedule, 6 steps and one context switch; time runs down:

      T1                                        T2
      ----------------------------------------  ----------------------------------------
 1-2  (2 steps of its own, Toy.java:1 to 2)
      Toy.java:3: synchronized (first) {
   3    locks m0
  -- "T1" is preempted before it locks m1
 4-5                                            (2 steps of its own, Toy.java:1 to 2)
                                                Toy.java:3: synchronized (first) {
   6                                              locks m1
      Toy.java:4: synchronized (second) {
 end    waits to lock m1, held by "T2"
                                                Toy.java:4: synchronized (second) {
 end                                              waits to lock m0, held by "T1"

What the program prints along this schedule:
  | begin
  | begin
)");
}

// On a narrow page the threads take turns in one column.
TEST(CounterexampleText, NarrowPage) {
  schedule::ToyProgram program({{{Op::Write, 0, 1}}, {{Op::Read, 0}, {Op::Read, 0}, {Op::Fail, 1, 0, "one"}}}, 1, 0);
  SourceLines sources({});
  const schedule::Counterexample example = observed(program, "exception", {{{2, 0}, {1, 0}, {2, 0}, {2, 0}}, {}});
  EXPECT_EQ(scheduleText(example, sources, 60),
            R"(  [T2]
      Toy.java:1
   1    reads v0: 0
  -- "T2" is preempted before it reads v0
  [T1]
      Toy.java:1
   2    writes v0: 1
  -- "T1" has ended
  [T2]
      Toy.java:2
   3    reads v0: 1
      Toy.java:3
   4    works
)");
}

TEST(CounterexampleText, RaceNamesBothAccesses) {
  schedule::ToyProgram program({{{Op::Print}, {Op::Write, 0, 1}}, {{Op::Print}, {Op::Read, 0}}}, 1, 0);
  SourceLines sources({});
  const schedule::Counterexample example = observed(program, "race", {{{1, 0}, {2, 0}}, {}});
  const std::string text = scheduleText(example, sources, 100);
  EXPECT_NE(text.find(" end    next: writes v0: 1"), std::string::npos) << text;
  EXPECT_NE(text.find("next: reads v0: 0"), std::string::npos) << text;
}

TEST(CounterexampleText, CycleIsShown) {
  schedule::ToyProgram program({{{Op::Print}, {Op::Read, 0}, {Op::Loop, 1}}}, 1, 0);
  SourceLines sources({});
  const schedule::Counterexample example = observed(program, "nonprogress", {{{1, 0}, {1, 0}, {1, 0}}, 1});
  EXPECT_EQ(example.violation.kind, "nonprogress");
  const std::string text = scheduleText(example, sources, 100);
  EXPECT_NE(text.find("-- from here on the steps can repeat for ever:\n"), std::string::npos) << text;
  EXPECT_NE(text.find("-- the program is where it was before step 2\n"), std::string::npos) << text;
  // It is no cycle from another step.
  EXPECT_TRUE(observed(program, "nonprogress", {{{1, 0}, {1, 0}, {1, 0}}, 2}).violation.kind.empty());
}

TEST(CounterexampleText, LongSchedulesAreCutInTheMiddle) {
  schedule::ToyThread a, b;
  for (int i = 0; i < 1000; ++i) a.push_back({Op::Write, 0, 1}), b.push_back({Op::Read, 0});
  b.push_back({Op::Fail, 1, 0, "end"});
  schedule::ToyProgram program({a, b}, 1, 0);
  schedule::Schedule schedule;
  for (int i = 0; i < 1000; ++i)
    schedule.actions.insert(schedule.actions.end(), {program::Action{1, 0}, program::Action{2, 0}});
  schedule.actions.push_back({2, 0});
  SourceLines sources({});
  const schedule::Counterexample example = observed(program, "exception", schedule);
  ASSERT_EQ(example.steps.size(), 2001u);
  const std::string text = scheduleText(example, sources, 100);
  EXPECT_LT(text.size(), 100'000u);
  EXPECT_NE(text.find("steps are not shown here; the trace file has them all"), std::string::npos);
  EXPECT_NE(text.find(" 2001 "), std::string::npos) << text.substr(text.size() - 500);
}

TEST(CounterexampleText, ControlCharactersDoNotReachTheTerminal) {
  schedule::Counterexample example;
  example.violation = check::thrown("Bad", "\x1b[31mred\n");
  example.outputBefore = "a\x07";
  SourceLines sources({});
  const std::string text = counterexampleText(example, sources, 100);
  EXPECT_EQ(text.find('\x1b'), std::string::npos);
  EXPECT_EQ(text.find('\x07'), std::string::npos);
  EXPECT_NE(text.find("  | a\\x07\n"), std::string::npos);
}

verdict::CheckResult resultWith(verdict::Verdict verdict) {
  verdict::CheckResult result;
  result.verdict = verdict;
  result.covered = "Something was covered.";
  result.assumptions = {"data races were not checked"};
  result.statistics.states = 1234567;
  return result;
}

TEST(ResultText, VerdictComesFirst) {
  SourceLines sources({});
  const std::string text = resultText(resultWith(verdict::Verdict::NoViolation), sources, {});
  EXPECT_TRUE(text.starts_with("no violation: Something was covered.\n1,234,567 states, 0 transitions")) << text;
  EXPECT_NE(text.find("Assumed:\n  - data races were not checked\n"), std::string::npos);
  EXPECT_TRUE(
      resultText(resultWith(verdict::Verdict::Inconclusive), sources, {}).starts_with("inconclusive: Something"));
  verdict::CheckResult unsupported = resultWith(verdict::Verdict::Unsupported);
  unsupported.unsupported = {"it calls a native method", {"A", "b", "A.java", 3}};
  EXPECT_TRUE(
      resultText(unsupported, sources, {}).starts_with("unsupported: it calls a native method (A.b(A.java:3))\n"));
}

TEST(ResultText, InconclusiveSaysHowMuchWasSeenAndWhatToTry) {
  SourceLines sources({});
  verdict::CheckResult result = resultWith(verdict::Verdict::Inconclusive);
  result.estimate = {0.0213, 0.297};
  result.advice = {"--time-limit: more", "a smaller harness"};
  const std::string text = resultText(result, sources, {});
  EXPECT_NE(text.find("Judging by how the states grow, between 2 and 30 % of them were seen, which is a guess.\n"),
            std::string::npos)
      << text;
  EXPECT_NE(text.find("To get further:\n  - --time-limit: more\n  - a smaller harness\nAssumed:"), std::string::npos)
      << text;
}

TEST(ResultText, SharesAreRoundedAwayFromEachOther) {
  EXPECT_EQ(shareText({0.34, 0.58}), "between 30 and 60 %");
  EXPECT_EQ(shareText({0.001, 0.0349}), "between 0.1 and 4 %");
  EXPECT_EQ(shareText({0.45, 1}), "between 40 and 100 %");
  EXPECT_EQ(shareText({0, 0.5}), "less than 50 %");
}

TEST(ResultText, MentionsStandBesideEveryVerdict) {
  SourceLines sources({});
  verdict::CheckResult result = resultWith(verdict::Verdict::NoViolation);
  EXPECT_EQ(resultText(result, sources, {}).find("data race,"), std::string::npos);
  for (int i = 1; i <= 5; ++i) {
    result.mentions.push_back({verdict::Mention::Kind::Race, check::raceOn("x" + std::to_string(i)), {}});
  }
  const std::string text = resultText(result, sources, {});
  EXPECT_NE(text.find("The program has data races, so more can happen"), std::string::npos) << text;
  const char* const kThird =
      "  - Data race on A.x3: a read by \"T1\" and a write by \"T2\" are not ordered\n"
      "      \"T1\" reads A.x3 at A.run(A.java:1), holding no lock\n"
      "      \"T2\" writes A.x3 at A.run(A.java:1), holding no lock\n"
      "  - Data race on A.x4: a read by \"T1\" and a write by \"T2\" are not ordered\n"
      "  - Data race on A.x5: a read by \"T1\" and a write by \"T2\" are not ordered\n"
      "  (--property";
  EXPECT_NE(text.find(kThird), std::string::npos) << text;
  while (result.mentions.size() < 12) result.mentions.push_back(result.mentions.front());
  EXPECT_NE(resultText(result, sources, {}).find("  - and 2 more\n"), std::string::npos);
  result.mentions.resize(1);
  EXPECT_NE(resultText(result, sources, {}).find("The program has a data race, so more can happen"), std::string::npos);
  result.verdict = verdict::Verdict::Violation;
  result.errors.emplace_back().violation = check::waitsForEver("a");
  result.traceFiles.emplace_back();
  EXPECT_NE(resultText(result, sources, {}).find("  - Data race on A.x1: a read"), std::string::npos);
}

TEST(ResultText, QuietSaysWhatQualifiesTheVerdict) {
  SourceLines sources({});
  TextOptions quiet;
  quiet.quiet = true;
  verdict::CheckResult result = resultWith(verdict::Verdict::NoViolation);
  result.assumptions.emplace_back("time is virtual");
  result.notes = {"The search ran twice."};
  check::Violation late = check::thrown("Late", "", program::Failure::Kind::Assertion);
  result.mentions = {{verdict::Mention::Kind::TimeOut, late, verdict::Mention::EarlyEnd{10'000'000'000, "T1"}}};
  EXPECT_EQ(resultText(result, sources, quiet),
            "no violation: Something was covered.\n"
            "mentioned: If a wait of 10s ends early (\"T1\"): Assertion failed in thread \"main\": Late (--time free)\n"
            "note: The search ran twice.\n"
            "assumed: data races were not checked; time is virtual\n");
}

TEST(ProgressText, TellsStageRateEstimateAndClaim) {
  search::ProgressReport report;
  report.soFar.states = 1234567;
  report.depth = 812;
  EXPECT_EQ(progressText(report, 410000, 1'300'000'000, 95), "1,234,567 states, 410,000/s, 95 s, 1.2 GB, depth 812");
  report.stage = "proving, hunting";
  report.estimate = {0.02, 0.3};
  report.claim = "covered: at most 1 preemption";
  EXPECT_EQ(
      progressText(report, 410000, 1'300'000'000, 95),
      "proving, hunting: 1,234,567 states, 410,000/s, between 2 and 30 % seen, covered: at most 1 preemption, 95 s, "
      "1.2 GB, depth 812");
}

TEST(ResultText, QuietIsOneLine) {
  SourceLines sources({});
  TextOptions options;
  options.quiet = true;
  verdict::CheckResult result = resultWith(verdict::Verdict::Violation);
  result.errors.emplace_back();
  result.errors.back().violation = check::waitsForEver("a");
  result.traceFiles.emplace_back("t.json");
  EXPECT_EQ(resultText(result, sources, options), "violation: Deadlock: the only thread left, \"a\", waits for ever\n");
}

TEST(ResultText, OutcomesOnRequest) {
  SourceLines sources({});
  verdict::CheckResult result = resultWith(verdict::Verdict::NoViolation);
  result.outcomes = {"0 1", "1 1"};
  TextOptions options;
  EXPECT_EQ(resultText(result, sources, options).find("outcomes"), std::string::npos);
  options.outcomes = true;
  EXPECT_TRUE(resultText(result, sources, options).ends_with("2 outcomes:\n  0 1\n  1 1\n"));
}

TEST(ReplayCommand, IsQuotedForAShell) {
  EXPECT_EQ(replayCommand("./weaveproof", "t.json"), "./weaveproof replay t.json");
  EXPECT_EQ(replayCommand("weaveproof", "a b's.json"), "weaveproof replay 'a b'\\''s.json'");
  EXPECT_EQ(replayCommand("weaveproof", "-x"), "weaveproof replay ./-x");
}

TEST(Wrap, BreaksAtSpaces) {
  EXPECT_EQ(wrap("one two three", 8, 2), (std::vector<std::string>{"one two", "  three"}));
  EXPECT_EQ(wrap("unbreakable", 4, 1), (std::vector<std::string>{"unbr", " eak", " abl", " e"}));
  EXPECT_EQ(wrap("", 4, 1), std::vector<std::string>{""});
  EXPECT_EQ(wrap("  indented text", 12, 4), (std::vector<std::string>{"  indented", "    text"}));
  EXPECT_EQ(wrap("äöü äöü", 3, 0), (std::vector<std::string>{"äöü", "äöü"}));
}

TEST(Wrap, Cut) {
  EXPECT_EQ(cut("abcdef", 6), "abcdef");
  EXPECT_EQ(cut("abcdefg", 6), "abc...");
  EXPECT_EQ(cut("äöüäöüä", 6), "äöü...");
  EXPECT_EQ(grouped(0), "0");
  EXPECT_EQ(grouped(999), "999");
  EXPECT_EQ(grouped(1000), "1,000");
  EXPECT_EQ(grouped(18446744073709551615u), "18,446,744,073,709,551,615");
}

TEST(Size, AsPeopleWriteThem) {
  EXPECT_EQ(search::parseSize("512M"), 512ull << 20);
  EXPECT_EQ(search::parseSize("8G"), 8ull << 30);
  EXPECT_EQ(search::parseSize("1.5k"), 1536u);
  EXPECT_EQ(search::parseSize("2GiB"), 2ull << 30);
  EXPECT_EQ(search::parseSize("100000"), 100000u);
  for (const char* bad : {"", "M", "-1", "12X", "1MM", "1e3", "99999999999T", "nan", " 1", "1 M"})
    EXPECT_FALSE(search::parseSize(bad)) << bad;
  EXPECT_EQ(search::parseNumber<std::uint32_t>("4294967295"), 4294967295u);
  for (const char* bad : {"", "-1", "4294967296", "1.5", "+1", "0x1", "1 "})
    EXPECT_FALSE(search::parseNumber<std::uint32_t>(bad)) << bad;
  EXPECT_EQ(sizeText(1023), "1023 bytes");
  EXPECT_EQ(sizeText(1536), "1.5 KB");
  EXPECT_EQ(sizeText(300ull << 20), "300 MB");
}

TEST(SourceLines, LooksBesideAndInPackages) {
  TemporaryFolder folder;
  std::filesystem::create_directories(folder.path() / "bank/io");
  std::ofstream(folder.path() / "bank/io/Log.java") << "first\r\n\tsecond  \n";
  SourceLines sources({folder.path()});
  EXPECT_EQ(sources.line("bank.io.Log$Inner", "Log.java", 2), "second");
  EXPECT_EQ(sources.line("bank.io.Log", "Log.java", 1), "first");
  EXPECT_EQ(sources.line("bank.io.Log", "Log.java", 3), "");
  EXPECT_EQ(sources.line("bank.io.Log", "Log.java", -1), "");
  EXPECT_EQ(sources.line("bank.Log", "Log.java", 1), "");
  EXPECT_EQ(sources.line("bank.io.Log", "../io/Log.java", 1), "");
}

TEST(SourceLines, FindsTheProjectOfAClassFolder) {
  TemporaryFolder folder;
  std::filesystem::create_directories(folder.path() / "target/classes");
  std::filesystem::create_directories(folder.path() / "src/main/java/a");
  std::ofstream(folder.path() / "src/main/java/a/B.java") << "class B {\n";
  SourceLines sources(likelySourceFolders((folder.path() / "target/classes").string()));
  EXPECT_EQ(sources.line("a.B", "B.java", 1), "class B {");
}

}  // namespace
}  // namespace weaveproof::report
