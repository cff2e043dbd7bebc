#include "junit/table.hpp"

#include <fmt/format.h>

#include <algorithm>

#include "report/wrap.hpp"

namespace weaveproof::junit {

namespace {

constexpr std::size_t kVerdictWidth = 14, kLongestName = 60, kIndent = 16;

std::string shownName(const Test& test) {
  return test.fullName() + (test.arguments.empty() ? "" : " (" + report::printable(test.arguments) + ")");
}

void addWrapped(std::string& text, const std::string& paragraph, std::size_t width, std::size_t indent) {
  for (const std::string& line : report::wrap(paragraph, width, indent)) text += line + "\n";
}

void addMentions(std::string& text, const TestResults& results, std::size_t width) {
  if (const std::string mentions = mentionText(results); !mentions.empty()) addWrapped(text, mentions, width, 2);
}

}  // namespace

Table::Table(const Tests& tests, std::size_t width) : width_(width) {
  for (const Test& test : tests.tests)
    nameWidth_ = std::max(nameWidth_, std::min(kLongestName, report::widthOf(shownName(test))));
}

std::string Table::line(const TestResult& test) const {
  std::string text = report::padded(shownAs(test.verdict), kVerdictWidth);
  if (!test.result) {
    text += shownName(test.test);
  } else {
    text += report::padded(shownName(test.test), nameWidth_);
    const search::SearchStatistics& statistics = test.result->statistics;
    const bool walks = statistics.schedules > 0 && statistics.states == 0;
    const std::uint64_t count = walks ? statistics.schedules : statistics.states;
    const std::string what = fmt::format("{}{}", walks ? "schedule" : "state", count == 1 ? "" : "s");
    text += fmt::format(" {:>9} {:<{}} {:>6.2f} s", report::grouped(count), what, walks ? 9 : 6, test.seconds);
  }
  text += "\n";
  const std::string indent(kVerdictWidth, ' ');
  if (!test.said.empty()) addWrapped(text, indent + report::printable(test.said), width_, kIndent);
  for (const std::string& note : test.notes) addWrapped(text, indent + report::printable(note), width_, kIndent);
  return text;
}

std::string Table::end(const TestResults& results, bool quiet) const {
  std::string text;
  if (quiet) {
    addMentions(text, results, width_);
    return text + countText(results) + "\n";
  }
  for (const TestResult& test : results.tests)
    if (!test.text.empty()) text += fmt::format("\n{}\n\n{}", shownName(test.test), test.text);
  const std::vector<std::string> assumptions = assumptionsOf(results);
  text += "\n";
  if (!assumptions.empty()) text += "Assumed:\n";
  for (const std::string& sentence : assumptions) addWrapped(text, "  - " + sentence, width_, 4);
  addMentions(text, results, width_);
  return text + countText(results) + "\n";
}

}  // namespace weaveproof::junit
