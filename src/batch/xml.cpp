#include "batch/xml.hpp"

#include <fmt/format.h>

#include <map>
#include <utility>
#include <vector>

#include "report/markup.hpp"

namespace weaveproof::batch {

using report::attribute, report::escaped;
using verdict::Verdict;

namespace {

struct Counts {
  std::size_t tests = 0, failures = 0, errors = 0, skipped = 0;
  double seconds = 0;

  void add(const Result& result) {
    ++tests;
    seconds += result.seconds;
    failures += result.verdict == Verdict::Violation;
    skipped += result.verdict == Verdict::Skipped;
    errors += result.verdict == Verdict::Inconclusive || result.verdict == Verdict::Unsupported ||
              result.verdict == Verdict::Error;
  }
  std::string text() const {
    return fmt::format("tests=\"{}\" failures=\"{}\" errors=\"{}\" skipped=\"{}\" time=\"{:.3f}\"", tests, failures,
                       errors, skipped, seconds);
  }
};

std::string typeOf(const Result& result) {
  return result.verdict == Verdict::Violation && !result.kind.empty() ? result.kind : nameOf(result.verdict);
}

std::string caseText(const Result& result) {
  std::string text = fmt::format(R"(    <testcase classname="{}" name="{}" time="{:.3f}")", attribute(result.suite),
                                 attribute(result.name), result.seconds);
  std::string inside;
  switch (result.verdict) {
    case Verdict::NoViolation:
      break;
    case Verdict::Skipped:
      inside = fmt::format("      <skipped message=\"{}\"/>\n", attribute(result.said));
      break;
    case Verdict::Violation:
      inside = fmt::format("      <failure type=\"{}\" message=\"{}\">{}</failure>\n", attribute(typeOf(result)),
                           attribute(result.said), escaped(result.text));
      break;
    default:
      inside = fmt::format("      <error type=\"{}\" message=\"{}\"/>\n", typeOf(result), attribute(result.said));
  }
  std::string notes;
  for (const std::string& note : result.notes) notes += escaped(note) + "\n";
  for (const std::string& fact : result.facts) notes += escaped(fact) + "\n";
  if (!notes.empty()) inside += "      <system-out>" + notes + "</system-out>\n";
  return inside.empty() ? text + "/>\n" : text + ">\n" + inside + "    </testcase>\n";
}

}  // namespace

// Suites are in the order of the results; what was asked for in vain is a suite of its own.
std::string xmlText(const Results& results) {
  std::vector<std::string> names;
  std::map<std::string, std::pair<Counts, std::string>> suites;
  Counts all;
  for (const Result& one : results.rows) {
    const auto [suite, isNew] = suites.try_emplace(one.suite);
    if (isNew) names.push_back(one.suite);
    suite->second.first.add(one);
    suite->second.second += caseText(one);
    all.add(one);
  }
  all.tests += results.problems.size();
  all.errors += results.problems.size();
  std::string text = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n";
  text += fmt::format("<testsuites name=\"weaveproof\" {}>\n", all.text());
  for (const std::string& name : names) {
    const auto& [counts, cases] = suites.at(name);
    text += fmt::format("  <testsuite name=\"{}\" {}>\n{}  </testsuite>\n", attribute(name), counts.text(), cases);
  }
  if (!results.problems.empty()) {
    Counts counts;
    counts.tests = counts.errors = results.problems.size();
    text += fmt::format("  <testsuite name=\"weaveproof\" {}>\n", counts.text());
    for (const std::string& problem : results.problems)
      text += fmt::format(
          "    <testcase classname=\"weaveproof\" name=\"{0}\" time=\"0.000\">\n"
          "      <error type=\"usage\" message=\"{0}\"/>\n    </testcase>\n",
          attribute(problem));
    text += "  </testsuite>\n";
  }
  return text + "</testsuites>\n";
}

}  // namespace weaveproof::batch
