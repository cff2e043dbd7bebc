#include "mutate/result.hpp"

#include <fmt/format.h>

#include <algorithm>

namespace weaveproof::mutate {

using verdict::Verdict;

void setFate(batch::Result& result, const char* fate) {
  const std::string_view word = fate;
  result.word = word;
  result.verdict = word == kKilled      ? Verdict::Violation
                   : word == kSurvived  ? Verdict::NoViolation
                   : word != kUndecided ? Verdict::Skipped
                   : result.isCrash     ? Verdict::Error
                                        : Verdict::Inconclusive;
}

std::vector<std::string> Results::newMentions(std::size_t row) const {
  std::vector<std::string> added;
  for (const std::string& mention : mutants[row].mentions)
    if (std::ranges::find(mentions, mention) == mentions.end()) added.push_back(mention);
  return added;
}

std::size_t Results::count(std::string_view fate) const {
  return static_cast<std::size_t>(std::ranges::count(all.rows, fate, &batch::Result::word));
}

std::size_t Results::counted() const { return mutants.size() - count(kStillborn) - count(kDuplicate); }

double Results::score() const {
  return counted() == 0 ? 100.0 : 100.0 * static_cast<double>(count(kKilled)) / static_cast<double>(counted());
}

std::string summaryOf(const Results& results) {
  std::string text = fmt::format("{} mutant{}", results.mutants.size(), results.mutants.size() == 1 ? "" : "s");
  const char* separator = ": ";
  for (const char* fate : {kKilled, kSurvived, kUndecided, kUnreached, kMade, kStillborn, kDuplicate}) {
    if (results.count(fate) == 0) continue;
    text += fmt::format("{}{} {}", separator, results.count(fate), fate);
    separator = ", ";
  }
  text += ".";
  if (results.count(kMade) == 0 && results.counted() > 0)
    text += fmt::format(" Score: {:.1f} % ({} of {}).", results.score(), results.count(kKilled), results.counted());
  return text;
}

batch::Results asTests(const Results& results) {
  batch::Results tests = results.all;
  for (batch::Result& row : tests.rows) {
    if (row.word == kKilled) {
      row.verdict = Verdict::NoViolation;
      row.notes.insert(row.notes.begin(), "killed: " + row.said);
    } else if (row.word == kSurvived || row.word == kUnreached) {
      row.verdict = Verdict::Violation;
      row.kind = row.word;
      row.said = row.word == kSurvived ? "It survived: every schedule was covered, and none shows a violation."
                                       : "No schedule runs what was changed.";
    }
    row.text.clear();
    row.facts = row.remarks;
  }
  return tests;
}

}  // namespace weaveproof::mutate
