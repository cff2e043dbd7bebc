#include "compare.hpp"

#include <fmt/format.h>

#include "record.hpp"
#include "statistics.hpp"
#include "table.hpp"

namespace bench {
namespace {

// The geometric mean of ratios, and each of them as text.
class Ratios {
 public:
  std::string add(double before, double after) {
    if (before <= 0 || after <= 0) return "";
    ratios_.push_back(after / before);
    return withDigits(ratios_.back(), 2);
  }
  std::string mean() const { return ratios_.empty() ? "" : withDigits(geometricMean(ratios_), 2); }

 private:
  std::vector<double> ratios_;
};

}  // namespace

int compare(const std::filesystem::path& before, const std::filesystem::path& after) {
  const ResultFile first(before), second(after);
  Table table({"<program", "<size", "<variant", "<configuration", "seed", "<verdict", "states", "transitions",
               "seconds", "states/s", "bytes/state", "memory"});
  Ratios states, transitions, seconds, speed, bytes, memory;
  int differing = 0, common = 0;
  for (const auto& [key, a] : first.records()) {
    const Record* found = second.find(key);
    if (found == nullptr) continue;
    ++common;
    const Record& b = *found;
    const bool same = a.verdict == b.verdict && a.kind == b.kind;
    differing += !same;
    const std::string verdictA = a.found() ? a.kind : a.verdict, verdictB = b.found() ? b.kind : b.verdict;
    table.add({key.program, key.size, key.variant, b.config, std::to_string(key.seed),
               same ? verdictA : verdictA + " -> " + verdictB,
               states.add(static_cast<double>(a.states), static_cast<double>(b.states)),
               transitions.add(static_cast<double>(a.transitions), static_cast<double>(b.transitions)),
               seconds.add(a.seconds, b.seconds), speed.add(a.statesPerSecond, b.statesPerSecond),
               bytes.add(a.bytesPerState, b.bytesPerState),
               memory.add(static_cast<double>(a.peakBytes), static_cast<double>(b.peakBytes))});
  }
  table.add({"geometric mean", "", "", "", "", fmt::format("{} of {} differ", differing, common), states.mean(),
             transitions.mean(), seconds.mean(), speed.mean(), bytes.mean(), memory.mean()});
  fmt::print("{} / {}\n\n{}", after.string(), before.string(), table.text());
  const std::size_t alone = first.records().size() + second.records().size() - 2 * static_cast<std::size_t>(common);
  if (alone > 0) fmt::print("\n{} runs are in one of the files only.\n", alone);
  return differing == 0 ? 0 : 1;
}

}  // namespace bench
