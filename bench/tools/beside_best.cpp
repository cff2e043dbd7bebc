#include "beside_best.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <map>
#include <optional>

#include "statistics.hpp"
#include "table.hpp"

namespace bench {
namespace {

constexpr const char* kAuto = "--search auto";
// What takes fewer transitions than this is a matter of milliseconds: it counts as so many.
constexpr double kLeast = 2000;

// Of one technique on one program.
struct Runs {
  std::vector<double> transitions;
  bool foundByAll = true;
};

std::string textOf(double transitions) { return withThousands(static_cast<std::uint64_t>(std::llround(transitions))); }

}  // namespace

std::string besideTheBest(const StudyFile& results, const std::vector<Technique>& techniques) {
  std::map<std::string, std::map<std::string, Runs>> byProgram;
  for (const auto& [key, row] : results.rows) {
    Runs& runs = byProgram[row.program][row.technique];
    runs.transitions.push_back(static_cast<double>(row.transitions));
    runs.foundByAll &= row.found;
  }
  Table table({"<program", "<best technique", "transitions", "auto", "ratio"});
  std::size_t programs = 0, within = 0;
  for (const auto& [program, runsOf] : byProgram) {
    const Technique* best = nullptr;
    double least = 0;
    std::optional<double> hunt;
    bool hunted = false;
    for (const Technique& technique : techniques) {
      const auto runs = runsOf.find(technique.key());
      if (runs == runsOf.end()) continue;
      const bool isAuto = technique.options.starts_with(kAuto);
      hunted |= isAuto;
      if (!runs->second.foundByAll) continue;
      const double mean = meanAndDeviation(runs->second.transitions).mean;
      if (isAuto) {
        hunt = mean;
      } else if (best == nullptr || mean < least) {
        best = &technique;
        least = mean;
      }
    }
    if (!hunted || best == nullptr) continue;
    ++programs;
    std::string found = "not always", ratio;
    if (hunt) {
      const double times = std::max(*hunt, kLeast) / std::max(least, kLeast);
      within += times <= 2;
      found = textOf(*hunt);
      ratio = withDigits(times, 1);
    }
    table.add({program, best->name, textOf(least), found, ratio});
  }
  if (programs == 0) return "";
  return fmt::format(
      "Transitions until the error, by the best technique and by auto; fewer than {} count as so many in the ratio. "
      "At most 2: {} of {} programs\n\n{}\n",
      withThousands(static_cast<std::uint64_t>(kLeast)), within, programs, table.text());
}

}  // namespace bench
