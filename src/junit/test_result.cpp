#include "junit/test_result.hpp"

#include <algorithm>
#include <string_view>

#include "report/hints.hpp"
#include "report/mention_text.hpp"
#include "verdict/exit_status.hpp"

namespace weaveproof::junit {

using verdict::Verdict;

namespace {

// What RunTest hands to Check.outcome on a schedule.
constexpr std::string_view kPassed = "weaveproof.junit passed", kSkipped = "weaveproof.junit skipped ",
                           kThrew = "weaveproof.junit threw ", kNote = "weaveproof.junit note ";

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
void noteWhatJUnitMisses(batch::Result& test) {
  if (test.result->errors.empty()) return;
  const check::Violation& violation = test.result->errors.front().violation;
  constexpr std::uint32_t kMain = 1;
  const bool ofMain = std::ranges::find(violation.threads, kMain) != violation.threads.end();
  if (violation.kind == "deadlock" && !ofMain)
    test.notes.emplace_back("The test itself is not part of the deadlock: JUnit would not wait for these threads.");
}

batch::Result rowOf(const Test& test) {
  batch::Result row;
  row.suite = test.className;
  row.name = test.name();
  row.title = test.fullName();
  row.detail = test.arguments;
  return row;
}

}  // namespace

batch::Result unexplored(const Test& test) {
  batch::Result result = rowOf(test);
  result.said = test.said;
  switch (test.kind) {
    case Test::Kind::Skipped:
      result.verdict = Verdict::Skipped;
      break;
    case Test::Kind::Unsupported:
      result.verdict = Verdict::Unsupported;
      result.said = "only JUnit's own engine could do this: " + test.said;
      result.status = verdict::kUnsupported;
      break;
    case Test::Kind::Wrong:
    case Test::Kind::Runs:
      result.verdict = Verdict::Error;
      result.status = verdict::kUsageError;
  }
  return result;
}

batch::Result failed(const Test& test, int status, const std::string& sentence) {
  batch::Result result = rowOf(test);
  batch::setProblem(result, status, sentence);
  return result;
}

batch::Result explored(const Test& test, verdict::CheckResult found, int status) {
  batch::Result result = rowOf(test);
  result.notes = test.notes;
  found.program = test.fullName();
  found.arguments.clear();
  const Ends ends = takeEnds(found.outcomes);
  result.notes.insert(result.notes.end(), ends.notes.begin(), ends.notes.end());
  if (found.verdict == Verdict::Violation && ends.thrown.size() == 1)
    for (schedule::Counterexample& example : found.errors) completeMessage(example.violation, ends.thrown.front());
  batch::setFound(result, std::move(found), status);
  if (result.verdict == Verdict::NoViolation) {
    const std::string reason = ends.why.empty() ? "an assumption does not hold" : ends.why;
    if (ends.skipped && !ends.passed) {
      result.verdict = Verdict::Skipped;
      result.said = reason;
      result.facts.erase(result.facts.begin());  // what was covered
    }
    if (ends.skipped && ends.passed) result.notes.push_back("It is skipped on some schedules: " + reason);
    if (!ends.skipped && !ends.passed)
      result.notes.emplace_back("No schedule comes to its end: the program exits before, or Check.assume cuts it off.");
  }
  for (const schedule::Counterexample& example : result.result->errors)
    for (std::string& hint : report::hintsOf(example)) result.notes.push_back(std::move(hint));
  noteWhatJUnitMisses(result);
  for (std::string& sentence : report::mentionSentences(result.result->mentions))
    result.notes.push_back(std::move(sentence));
  return result;
}

}  // namespace weaveproof::junit
