#include "batch/merged_result.hpp"

#include <algorithm>

namespace weaveproof::batch {

using verdict::Verdict;

std::vector<std::string> withoutAnswer(const Result& result) {
  if (result.verdict == Verdict::NoViolation || result.verdict == Verdict::Violation) return {};
  return {result.shownVerdict() + (": " + result.said)};
}

verdict::CheckResult merged(const Results& results, const std::string& covered, const Summary& summary) {
  verdict::CheckResult all;
  for (const Result& one : results.rows) {
    const std::string title = one.title + ": ";
    for (const std::string& sentence : summary(one)) all.notes.push_back(title + sentence);
    for (const std::string& note : one.notes) all.notes.push_back(title + note);
    if (!one.result) continue;
    for (const std::string& advice : one.result->advice) all.advice.push_back(title + advice);
    for (verdict::Mention mention : one.result->mentions) {
      mention.violation.identity.of = one.title;
      all.mentions.push_back(std::move(mention));
    }
    for (schedule::Counterexample example : one.result->errors) {
      example.violation.identity.of = one.title;  // else two results might have one violation
      all.errors.push_back(std::move(example));
    }
  }
  all.notes.insert(all.notes.end(), results.problems.begin(), results.problems.end());
  const auto isAnswer = [](const Result& one) {
    return one.verdict == Verdict::NoViolation || one.verdict == Verdict::Skipped;
  };
  all.verdict = !all.errors.empty()                           ? Verdict::Violation
                : std::ranges::all_of(results.rows, isAnswer) ? Verdict::NoViolation
                                                              : Verdict::Inconclusive;
  all.covered = covered;
  all.assumptions = assumptionsOf(results);
  return all;
}

}  // namespace weaveproof::batch
