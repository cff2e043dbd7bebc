#include "mutate/table.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <set>

#include "mutate/operators.hpp"
#include "report/wrap.hpp"

namespace weaveproof::mutate {

namespace {

constexpr std::size_t kFateWidth = 11;

}  // namespace

std::string listOf(const Sites& all, const std::vector<const Site*>& sites) {
  std::size_t placeWidth = 0, idWidth = 1;
  for (const Site* site : sites) {
    placeWidth = std::max(placeWidth, report::widthOf(placeOf(all, *site)));
    idWidth = std::max(idWidth, std::to_string(site->id).size());
  }
  std::string text;
  for (const Site* site : sites)
    text += fmt::format("{:>{}}  {:<4}  {}  {}\n", site->id, idWidth, site->operatorName,
                        report::padded(placeOf(all, *site), placeWidth), report::printable(site->what));
  return text;
}

std::string nameOf(const Sites& all, const Mutant& mutant) {
  std::string name;
  for (const Site* site : mutant.sites)
    name += fmt::format("{}{} {} {}", name.empty() ? "" : "; ", site->operatorName, placeOf(all, *site), site->what);
  return name;
}

std::vector<std::string> weaknessesOf(const std::vector<const Mutant*>& survivors) {
  std::set<std::string_view> weaknesses;
  for (const Mutant* mutant : survivors)
    for (const Site* site : mutant->sites) weaknesses.insert(operatorNamed(site->operatorName)->weakness);
  weaknesses.erase("");
  std::vector<std::string> sentences;
  for (const Operator& one : operators())
    if (weaknesses.contains(one.weakness)) sentences.push_back(fmt::format("{}: {}.", one.name, one.weakness));
  return sentences;
}

Table::Table(const Sites& all, const std::vector<Mutant>& mutants)
    : all_(all), table_({{.width = kFateWidth}, {.isRight = true}, {.gap = 2}, {.gap = 2}, {.gap = 2}}) {
  const std::string last = std::to_string(mutants.size());
  table_.fit({"", last});
  for (const Mutant& mutant : mutants)
    for (const Site* site : mutant.sites) {
      std::vector<std::string> cells = cellsOf(*site, "", "");
      cells.pop_back();
      table_.fit(cells);
    }
}

std::vector<std::string> Table::cellsOf(const Site& site, const std::string& fate, const std::string& number) const {
  return {fate, number, site.operatorName, placeOf(all_, site), report::printable(site.what)};
}

std::string Table::line(const Results& results, std::size_t row) const {
  const batch::Result& result = results.all.rows[row];
  const std::vector<const Site*>& sites = results.mutants[row].mutant->sites;
  std::string text;
  for (const Site* site : sites) {
    const bool isFirst = site == sites.front();
    std::vector<std::string> cells =
        isFirst ? cellsOf(*site, result.word, std::to_string(row + 1)) : cellsOf(*site, "", "");
    if (site == sites.back()) {
      if (!result.said.empty()) cells.back() += ": " + report::printable(result.said);
      if (result.states)
        cells.back() += fmt::format(" ({} state{}, {:.1f} s)", report::grouped(*result.states),
                                    *result.states == 1 ? "" : "s", result.seconds);
    }
    text += table_.line(cells);
  }
  return text;
}

std::string Table::end(const Results& results, std::size_t width) const {
  std::vector<const Mutant*> survivors;
  for (std::size_t row = 0; row < results.mutants.size(); ++row)
    if (results.all.rows[row].word == kSurvived) survivors.push_back(results.mutants[row].mutant);
  std::string text = "\n";
  if (!survivors.empty())
    for (const std::string& line : report::wrap(
             "Of those that survived every schedule was covered: this harness cannot see the change.", width, 0))
      text += line + "\n";
  for (const std::string& weakness : weaknessesOf(survivors)) batch::addBelow(text, weakness, 2, width);
  return text + summaryOf(results) + "\n";
}

}  // namespace weaveproof::mutate
