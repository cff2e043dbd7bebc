#include "junit/test_result.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <string_view>

#include "report/hints.hpp"
#include "report/mention_text.hpp"
#include "report/result_text.hpp"
#include "report/wrap.hpp"
#include "verdict/assumptions.hpp"
#include "words/unsupported_text.hpp"
#include "words/violation_text.hpp"

namespace weaveproof::junit {

namespace {

constexpr int kUsageError = 2, kInconclusive = 3, kUnsupportedStatus = 4, kInternalError = 5;

// What RunTest hands to Check.outcome on a schedule.
constexpr std::string_view kPassed = "weaveproof.junit passed", kSkipped = "weaveproof.junit skipped ",
                           kThrew = "weaveproof.junit threw ", kNote = "weaveproof.junit note ";

int rank(int status) {
  constexpr int kFromGoodToBad[] = {0, 3, 4, 1, kUsageError, kInternalError};
  return static_cast<int>(std::find(std::begin(kFromGoodToBad), std::end(kFromGoodToBad), status) -
                          std::begin(kFromGoodToBad));
}

// How the schedules of a test ended, as far as they came to an end.
struct Ends {
  bool passed = false, skipped = false;
  std::string why;  // one of the reasons
  std::vector<std::string> thrown, notes;
};

Ends takeEnds(std::vector<std::string>& outcomes) {
  Ends ends;
  std::erase_if(outcomes, [&](const std::string& outcome) {
    const bool skips = outcome.starts_with(kSkipped), throws = outcome.starts_with(kThrew),
               notes = outcome.starts_with(kNote);
    if (notes) ends.notes.push_back(outcome.substr(kNote.size()));
    if (throws) ends.thrown.push_back(outcome.substr(kThrew.size()));
    if (skips && ends.why.empty()) ends.why = outcome.substr(kSkipped.size());
    ends.skipped = ends.skipped || skips;
    ends.passed = ends.passed || outcome == kPassed;
    return skips || throws || notes || outcome == kPassed;
  });
  return ends;
}

// The machine knows the message that an exception was made with, RunTest also one that getMessage makes.
void completeMessage(check::Violation& violation, const std::string& thrown) {
  if (!violation.failure || violation.className.empty() || !violation.failure->message.empty()) return;
  if (thrown.starts_with(violation.className + ": "))
    violation.failure->message = thrown.substr(violation.className.size() + 2);
  else if (!thrown.starts_with(violation.className))  // its toString does not name its class
    violation.failure->message = thrown;
}

// A program's violations are its own; a test's may be what JUnit would not see.
void noteWhatJUnitMisses(TestResult& test) {
  if (test.result->errors.empty()) return;
  const check::Violation& violation = test.result->errors.front().violation;
  constexpr std::uint32_t kMain = 1;
  const bool ofMain = std::ranges::find(violation.threads, kMain) != violation.threads.end();
  if (violation.kind == "deadlock" && !ofMain)
    test.notes.emplace_back("The test itself is not part of the deadlock: JUnit would not wait for these threads.");
}

// What the verdict does not speak of.
void noteMentions(TestResult& test) {
  for (std::string& sentence : report::mentionSentences(test.result->mentions))
    test.notes.push_back(std::move(sentence));
}

}  // namespace

const char* nameOf(TestVerdict verdict) {
  switch (verdict) {
    case TestVerdict::NoViolation:
      return "no-violation";
    case TestVerdict::Violation:
      return "violation";
    case TestVerdict::Inconclusive:
      return "inconclusive";
    case TestVerdict::Unsupported:
      return "unsupported";
    case TestVerdict::Skipped:
      return "skipped";
    case TestVerdict::Error:
      return "error";
  }
  return "";
}

const char* shownAs(TestVerdict verdict) {
  return verdict == TestVerdict::NoViolation ? "no violation" : nameOf(verdict);
}

int TestResults::status() const {
  int worst = problems.empty() ? 0 : interrupted ? kInconclusive : kUsageError;
  for (const TestResult& test : tests)
    if (rank(test.status) > rank(worst)) worst = test.status;
  return worst;
}

std::size_t TestResults::count(TestVerdict verdict) const {
  return static_cast<std::size_t>(
      std::ranges::count_if(tests, [&](const TestResult& test) { return test.verdict == verdict; }));
}

double TestResults::seconds() const {
  double sum = 0;
  for (const TestResult& test : tests) sum += test.seconds;
  return sum;
}

std::string countText(const TestResults& results) {
  const std::size_t all = results.tests.size();
  std::string text = fmt::format("{} test{}", report::grouped(all), all == 1 ? "" : "s");
  const char* separator = ": ";
  for (const TestVerdict verdict : {TestVerdict::NoViolation, TestVerdict::Violation, TestVerdict::Inconclusive,
                                    TestVerdict::Unsupported, TestVerdict::Skipped, TestVerdict::Error}) {
    const std::size_t count = results.count(verdict);
    if (count == 0) continue;
    text += fmt::format("{}{} {}", separator, report::grouped(count), shownAs(verdict));
    separator = ", ";
  }
  return text + fmt::format(", {:.2f} s", results.seconds());
}

std::string mentionText(const TestResults& results) {
  std::vector<std::string> names;
  for (const TestResult& test : results.tests)
    if (test.result && !test.result->mentions.empty()) names.push_back(test.test.fullName());
  if (names.empty()) return {};
  return fmt::format("{} of {} test{} mention{} something that is no violation: {}", report::grouped(names.size()),
                     report::grouped(results.tests.size()), results.tests.size() == 1 ? "" : "s",
                     names.size() == 1 ? "s" : "", fmt::join(names, ", "));
}

std::vector<std::string> assumptionsOf(const TestResults& results) {
  std::vector<const verdict::CheckResult*> checked;
  for (const TestResult& test : results.tests)
    if (test.result) checked.push_back(&*test.result);
  return verdict::assumptionsOf(checked);
}

std::vector<std::string> factsOf(const TestResult& test) {
  std::vector<std::string> facts;
  if (!test.result) return facts;
  if (test.verdict == TestVerdict::NoViolation) facts.push_back(test.result->covered);
  for (std::string& note : report::searchNotes(*test.result)) facts.push_back(std::move(note));
  for (const std::string& advice : test.result->advice) facts.push_back("To get further: " + advice);
  for (const std::string& assumption : test.result->assumptions) facts.push_back("Assumed: " + assumption);
  return facts;
}

TestResult unexplored(const Test& test) {
  TestResult result;
  result.test = test;
  result.said = test.said;
  switch (test.kind) {
    case Test::Kind::Skipped:
      result.verdict = TestVerdict::Skipped;
      break;
    case Test::Kind::Unsupported:
      result.verdict = TestVerdict::Unsupported;
      result.said = "only JUnit's own engine could do this: " + test.said;
      result.status = kUnsupportedStatus;
      break;
    case Test::Kind::Wrong:
    case Test::Kind::Runs:
      result.verdict = TestVerdict::Error;
      result.status = kUsageError;
  }
  return result;
}

TestResult failed(const Test& test, int status, const std::string& sentence) {
  TestResult result;
  result.test = test;
  result.verdict = status == kUnsupportedStatus ? TestVerdict::Unsupported
                   : status == 3                ? TestVerdict::Inconclusive
                                                : TestVerdict::Error;
  result.status = status;
  result.said = sentence;
  return result;
}

TestResult explored(const Test& test, verdict::CheckResult checked, int status) {
  TestResult result;
  result.test = test;
  result.status = status;
  result.notes = test.notes;
  result.result = std::move(checked);
  verdict::CheckResult& found = *result.result;
  found.program = test.fullName();
  found.arguments.clear();
  const Ends ends = takeEnds(found.outcomes);
  result.notes.insert(result.notes.end(), ends.notes.begin(), ends.notes.end());
  const std::string reason = ends.why.empty() ? "an assumption does not hold" : ends.why;
  switch (found.verdict) {
    case verdict::Verdict::NoViolation:
      result.verdict = ends.skipped && !ends.passed ? TestVerdict::Skipped : TestVerdict::NoViolation;
      if (result.verdict == TestVerdict::Skipped) result.said = reason;
      if (ends.skipped && ends.passed) result.notes.push_back("It is skipped on some schedules: " + reason);
      if (!ends.skipped && !ends.passed)
        result.notes.emplace_back(
            "No schedule comes to its end: the program exits before, or Check.assume cuts it off.");
      break;
    case verdict::Verdict::Violation:
      result.verdict = TestVerdict::Violation;
      if (ends.thrown.size() == 1)
        for (schedule::Counterexample& example : found.errors) completeMessage(example.violation, ends.thrown.front());
      result.said = words::messageOf(found.errors.front().violation);
      break;
    case verdict::Verdict::Inconclusive:
      result.verdict = TestVerdict::Inconclusive;
      result.said = found.covered;
      break;
    case verdict::Verdict::Unsupported:
      result.verdict = TestVerdict::Unsupported;
      result.said = words::textOf(*found.unsupported);
  }
  for (const schedule::Counterexample& example : found.errors)
    for (std::string& hint : report::hintsOf(example)) result.notes.push_back(std::move(hint));
  noteWhatJUnitMisses(result);
  noteMentions(result);
  return result;
}

}  // namespace weaveproof::junit
