#include "junit/table.hpp"

#include <fmt/format.h>

#include "report/wrap.hpp"

namespace weaveproof::junit {

namespace {

constexpr std::size_t kVerdictWidth = 14, kLongestName = 60;

std::string shownName(const batch::Result& result) {
  return result.title + (result.detail.empty() ? "" : " (" + report::printable(result.detail) + ")");
}

void addMentions(std::string& text, const batch::Results& results, std::size_t width) {
  if (const std::string mentions = mentionText(results, "test"); !mentions.empty())
    batch::addBelow(text, mentions, 0, width);
}

}  // namespace

Table::Table(const batch::Results& results, std::size_t width)
    : width_(width), table_({{.width = kVerdictWidth}, {.most = kLongestName}, {.gap = 1}}) {
  for (const batch::Result& result : results.rows) table_.fit({"", shownName(result)});
}

std::string Table::line(const batch::Result& result) const {
  std::vector<std::string> cells = {result.shownVerdict(), shownName(result)};
  if (result.result) cells.push_back(figuresOf(result));
  std::string text = table_.line(cells);
  if (!result.said.empty()) batch::addBelow(text, report::printable(result.said), table_.start(1), width_);
  for (const std::string& note : result.notes) batch::addBelow(text, report::printable(note), table_.start(1), width_);
  return text;
}

std::string Table::end(const batch::Results& results, bool quiet) const {
  std::string text;
  const std::vector<std::string> assumptions = assumptionsOf(results);
  if (quiet) {
    if (!assumptions.empty()) text += fmt::format("assumed: {}\n", fmt::join(assumptions, "; "));
  } else {
    for (const batch::Result& result : results.rows)
      if (!result.text.empty()) text += "\n" + shownName(result) + "\n\n" + result.text;
    text += "\n";
    if (!assumptions.empty()) text += "Assumed:\n";
    for (const std::string& sentence : assumptions) batch::addBelow(text, "- " + sentence, 2, width_);
  }
  addMentions(text, results, width_);
  return text + countText(results, "test") + "\n";
}

}  // namespace weaveproof::junit
