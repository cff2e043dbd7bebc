#include "beside_best.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <optional>

#include "statistics.hpp"
#include "table.hpp"

namespace bench {
namespace {

constexpr const char* kAuto = "--search auto";
// What takes fewer transitions than this is a matter of milliseconds: it counts as so many.
constexpr double kLeast = 2000;

struct Technique {
  std::string name, options;
  std::optional<double> transitions;  // unset: not every run found the error
};

// Of one program, in the order of the records.
std::vector<Technique> techniquesOf(std::span<const Record> records) {
  std::vector<Technique> techniques;
  for (auto record = records.begin(); record != records.end();) {
    const auto isOther = [&](const Record& other) { return other.key.options != record->key.options; };
    const auto end = std::find_if(record, records.end(), isOther);
    std::vector<double> transitions;
    for (auto run = record; run != end && run->found(); ++run)
      transitions.push_back(static_cast<double>(run->transitions));
    techniques.push_back({record->config, record->key.options, std::nullopt});
    if (transitions.size() == static_cast<std::size_t>(end - record))
      techniques.back().transitions = meanAndDeviation(transitions).mean;
    record = end;
  }
  return techniques;
}

std::string textOf(double transitions) { return withThousands(static_cast<std::uint64_t>(std::llround(transitions))); }

}  // namespace

std::string besideTheBest(const std::vector<Record>& records) {
  Table table({"<program", "<best technique", "transitions", "auto", "ratio"});
  std::size_t programs = 0, within = 0;
  for (auto record = records.begin(); record != records.end();) {
    const auto isOther = [&](const Record& other) { return other.key.program != record->key.program; };
    const auto end = std::find_if(record, records.end(), isOther);
    const Technique *hunt = nullptr, *best = nullptr;
    const std::vector<Technique> techniques = techniquesOf({record, end});
    for (const Technique& technique : techniques) {
      if (technique.options == kAuto)
        hunt = &technique;
      else if (technique.transitions && (best == nullptr || *technique.transitions < *best->transitions))
        best = &technique;
    }
    const std::string program = record->key.program;
    record = end;
    if (hunt == nullptr || best == nullptr) continue;
    ++programs;
    std::string found = "not always", ratio;
    if (hunt->transitions) {
      const double times = std::max(*hunt->transitions, kLeast) / std::max(*best->transitions, kLeast);
      within += times <= 2;
      found = textOf(*hunt->transitions);
      ratio = withDigits(times, 1);
    }
    table.add({program, best->name, textOf(*best->transitions), found, ratio});
  }
  if (programs == 0) return "";
  return fmt::format(
      "Transitions until the error, by the best technique and by auto; fewer than {} count as so many in the ratio. "
      "At most 2: {} of {} programs\n\n{}\n",
      withThousands(static_cast<std::uint64_t>(kLeast)), within, programs, table.text());
}

}  // namespace bench
