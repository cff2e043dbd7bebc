#include "junit/xml.hpp"

#include <fmt/format.h>

#include <map>
#include <utility>
#include <vector>

#include "report/markup.hpp"


namespace weaveproof::junit {

using report::attribute, report::escaped;

namespace {

struct Counts {
  std::size_t tests = 0, failures = 0, errors = 0, skipped = 0;
  double seconds = 0;

  void add(const TestResult& test) {
    ++tests;
    seconds += test.seconds;
    failures += test.verdict == TestVerdict::Violation;
    skipped += test.verdict == TestVerdict::Skipped;
    errors += test.verdict == TestVerdict::Inconclusive || test.verdict == TestVerdict::Unsupported ||
              test.verdict == TestVerdict::Error;
  }
  std::string text() const {
    return fmt::format("tests=\"{}\" failures=\"{}\" errors=\"{}\" skipped=\"{}\" time=\"{:.3f}\"", tests, failures,
                       errors, skipped, seconds);
  }
};

// The kind of a violation, and which exception it was if it was one.
std::string typeOf(const TestResult& test) {
  if (test.verdict != TestVerdict::Violation || !test.result) return nameOf(test.verdict);
  const check::Violation& violation = test.result->errors.front().violation;
  return violation.className.empty() ? violation.kind : violation.className;
}

std::string caseText(const TestResult& test) {
  std::string text = fmt::format(R"(    <testcase classname="{}" name="{}" time="{:.3f}")",
                                 attribute(test.test.className), attribute(test.test.name()), test.seconds);
  std::string inside;
  switch (test.verdict) {
    case TestVerdict::NoViolation:
      break;
    case TestVerdict::Skipped:
      inside = fmt::format("      <skipped message=\"{}\"/>\n", attribute(test.said));
      break;
    case TestVerdict::Violation:
      inside = fmt::format("      <failure type=\"{}\" message=\"{}\">{}</failure>\n", attribute(typeOf(test)),
                           attribute(test.said), escaped(test.text));
      break;
    default:
      inside = fmt::format("      <error type=\"{}\" message=\"{}\"/>\n", typeOf(test), attribute(test.said));
  }
  std::string notes;
  for (const std::string& note : test.notes) notes += escaped(note) + "\n";
  for (const std::string& fact : factsOf(test)) notes += escaped(fact) + "\n";
  if (!notes.empty()) inside += "      <system-out>" + notes + "</system-out>\n";
  return inside.empty() ? text + "/>\n" : text + ">\n" + inside + "    </testcase>\n";
}

}  // namespace

// A suite a class, in the order of the tests; what was asked for in vain is a suite of its own.
std::string xmlText(const TestResults& results) {
  std::vector<std::string> classes;
  std::map<std::string, std::pair<Counts, std::string>> suites;
  Counts all;
  for (const TestResult& test : results.tests) {
    const auto [suite, isNew] = suites.try_emplace(test.test.className);
    if (isNew) classes.push_back(test.test.className);
    suite->second.first.add(test);
    suite->second.second += caseText(test);
    all.add(test);
  }
  all.tests += results.problems.size();
  all.errors += results.problems.size();
  std::string text = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n";
  text += fmt::format("<testsuites name=\"weaveproof\" {}>\n", all.text());
  for (const std::string& name : classes) {
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

}  // namespace weaveproof::junit
