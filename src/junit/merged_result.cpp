#include "junit/merged_result.hpp"

#include <algorithm>

namespace weaveproof::junit {

verdict::CheckResult merged(const TestResults& results) {
  verdict::CheckResult all;
  for (const TestResult& test : results.tests) {
    const std::string name = test.test.fullName();
    if (test.verdict != TestVerdict::NoViolation && test.verdict != TestVerdict::Violation)
      all.notes.push_back(name + ": " + shownAs(test.verdict) + ": " + test.said);
    for (const std::string& note : test.notes) all.notes.push_back(name + ": " + note);
    if (!test.result) continue;
    for (const std::string& advice : test.result->advice) all.advice.push_back(name + ": " + advice);
    for (verdict::Mention mention : test.result->mentions) {
      mention.violation.identity.of = name;
      all.mentions.push_back(std::move(mention));
    }
    for (schedule::Counterexample example : test.result->errors) {
      example.violation.identity.of = name;  // else two tests might have one violation
      all.errors.push_back(std::move(example));
    }
  }
  all.notes.insert(all.notes.end(), results.problems.begin(), results.problems.end());
  const auto isAnswer = [](const TestResult& test) {
    return test.verdict == TestVerdict::NoViolation || test.verdict == TestVerdict::Skipped;
  };
  all.verdict = !all.errors.empty()                            ? verdict::Verdict::Violation
                : std::ranges::all_of(results.tests, isAnswer) ? verdict::Verdict::NoViolation
                                                               : verdict::Verdict::Inconclusive;
  all.covered = countText(results);
  all.assumptions = assumptionsOf(results);
  return all;
}

}  // namespace weaveproof::junit
