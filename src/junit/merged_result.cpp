#include "junit/merged_result.hpp"

namespace weaveproof::junit {

verdict::CheckResult merged(const TestResults& results) {
  verdict::CheckResult all;
  all.verdict = verdict::Verdict::NoViolation;
  for (const TestResult& test : results.tests) {
    const std::string name = test.test.fullName();
    if (test.verdict != TestVerdict::NoViolation && test.verdict != TestVerdict::Violation)
      all.notes.push_back(name + ": " + shownAs(test.verdict) + ": " + test.said);
    if (!test.result) continue;
    for (schedule::Counterexample example : test.result->errors) {
      example.violation.message = name + ": " + example.violation.message;
      example.violation.key = name + " " + example.violation.key;  // else two tests might have one violation
      all.errors.push_back(std::move(example));
    }
  }
  all.notes.insert(all.notes.end(), results.problems.begin(), results.problems.end());
  return all;
}

}  // namespace weaveproof::junit
