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

Table::Table(const Sites& all, const std::vector<Mutant>& mutants)
    : all_(all), numberWidth_(std::to_string(mutants.size()).size()) {
  for (const Mutant& mutant : mutants)
    for (const Site* site : mutant.sites) {
      operatorWidth_ = std::max(operatorWidth_, site->operatorName.size());
      placeWidth_ = std::max(placeWidth_, report::widthOf(placeOf(all_, *site)));
    }
}

std::string Table::line(const MutantResult& result) const {
  std::string text;
  std::string beginning = fmt::format("{:<{}}{:>{}}", nameOf(result.fate), kFateWidth, result.number, numberWidth_);
  for (const Site* site : result.mutant->sites) {
    text += fmt::format("{}  {:<{}}  {}  {}", beginning, site->operatorName, operatorWidth_,
                        report::padded(placeOf(all_, *site), placeWidth_), report::printable(site->what));
    beginning = "\n" + std::string(kFateWidth + numberWidth_, ' ');
  }
  if (!result.said.empty()) text += ": " + report::printable(result.said);
  if (result.wasChecked)
    text += fmt::format(" ({} state{}, {:.1f} s)", report::grouped(result.states), result.states == 1 ? "" : "s",
                        result.seconds);
  return text + "\n";
}

std::string Table::end(const Results& results, std::size_t width) const {
  std::set<std::string_view> weaknesses;
  for (const MutantResult& result : results.mutants)
    if (result.fate == Fate::Survived)
      for (const Site* site : result.mutant->sites) weaknesses.insert(operatorNamed(site->operatorName)->weakness);
  weaknesses.erase("");
  std::string text = "\n";
  if (results.count(Fate::Survived) > 0)
    for (const std::string& line : report::wrap(
             "Of those that survived every schedule was covered: this harness cannot see the change.", width, 0))
      text += line + "\n";
  for (const Operator& one : operators())
    if (weaknesses.contains(one.weakness))
      for (const std::string& line : report::wrap(fmt::format("  {}: {}.", one.name, one.weakness), width, 4))
        text += line + "\n";
  return text + summaryOf(results) + "\n";
}

}  // namespace weaveproof::mutate
