#include "batch/result.hpp"

#include <fmt/format.h>

#include <algorithm>

#include "base/duration.hpp"
#include "base/grouped.hpp"
#include "report/result_text.hpp"
#include "verdict/assumptions.hpp"
#include "verdict/exit_status.hpp"
#include "words/unsupported_text.hpp"
#include "words/violation_text.hpp"

namespace weaveproof::batch {

using verdict::Verdict;

namespace {

std::ptrdiff_t rank(int status) {
  constexpr int kFromGoodToBad[] = {verdict::kNoViolation, verdict::kInconclusive, verdict::kUnsupported,
                                    verdict::kViolation,   verdict::kUsageError,   verdict::kInternalError};
  return std::find(std::begin(kFromGoodToBad), std::end(kFromGoodToBad), status) - std::begin(kFromGoodToBad);
}

}  // namespace

std::size_t Results::count(Verdict verdict) const {
  return static_cast<std::size_t>(std::ranges::count(rows, verdict, &Result::verdict));
}

double Results::seconds() const {
  double sum = 0;
  for (const Result& row : rows) sum += row.seconds;
  return sum;
}

int Results::status() const {
  int worst = problems.empty() ? verdict::kNoViolation : interrupted ? verdict::kInconclusive : verdict::kUsageError;
  for (const Result& row : rows)
    if (rank(row.status) > rank(worst)) worst = row.status;
  return worst;
}

void setProblem(Result& result, int status, const std::string& sentence) {
  result.verdict = status == verdict::kUnsupported    ? Verdict::Unsupported
                   : status == verdict::kInconclusive ? Verdict::Inconclusive
                                                      : Verdict::Error;
  result.status = status;
  result.said = sentence;
}

void setFound(Result& result, verdict::CheckResult found, int status) {
  result.verdict = found.verdict;
  result.status = status;
  result.states = found.statistics.states;
  result.schedules = found.statistics.schedules;
  switch (found.verdict) {
    case Verdict::Violation: {
      const check::Violation& violation = found.errors.front().violation;
      result.said = words::messageOf(violation);
      result.kind = violation.className.empty() ? violation.kind : violation.className;
      break;
    }
    case Verdict::Unsupported:
      result.said = words::textOf(*found.unsupported);
      break;
    case Verdict::Inconclusive:
      result.said = found.covered;
      break;
    default:
      break;
  }
  result.remarks = report::searchNotes(found);
  for (const std::string& advice : found.advice) result.remarks.push_back("To get further: " + advice);
  result.facts.clear();
  if (found.verdict == Verdict::NoViolation) result.facts.push_back(found.covered);
  result.facts.insert(result.facts.end(), result.remarks.begin(), result.remarks.end());
  for (const std::string& assumption : found.assumptions) result.facts.push_back("Assumed: " + assumption);
  if (!found.traceFiles.empty()) result.trace = found.traceFiles.front();
  result.result = std::move(found);
}

std::string countText(const Results& results, const std::string& one) {
  const std::size_t all = results.rows.size();
  std::string text = fmt::format("{} {}{}", base::grouped(all), one, all == 1 ? "" : "s");
  const char* separator = ": ";
  for (const Verdict verdict : {Verdict::NoViolation, Verdict::Violation, Verdict::Inconclusive, Verdict::Unsupported,
                                Verdict::Skipped, Verdict::Error}) {
    const std::size_t count = results.count(verdict);
    if (count == 0) continue;
    text += fmt::format("{}{} {}", separator, base::grouped(count), shownAs(verdict));
    separator = ", ";
  }
  return text + ", " + base::spentText(results.seconds());
}

std::string mentionText(const Results& results, const std::string& one) {
  std::vector<std::string> titles;
  for (const Result& row : results.rows)
    if (row.result && !row.result->mentions.empty()) titles.push_back(row.title);
  if (titles.empty()) return {};
  return fmt::format("{} of {} {}{} mention{} something that is no violation: {}", base::grouped(titles.size()),
                     base::grouped(results.rows.size()), one, results.rows.size() == 1 ? "" : "s",
                     titles.size() == 1 ? "s" : "", fmt::join(titles, ", "));
}

std::vector<std::string> assumptionsOf(const Results& results) {
  std::vector<const verdict::CheckResult*> checked;
  for (const Result& row : results.rows)
    if (row.result) checked.push_back(&*row.result);
  return verdict::assumptionsOf(checked);
}

}  // namespace weaveproof::batch
