#include "por_figures.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <limits>

#include "figure.hpp"
#include "por_orders.hpp"
#include "por_runs.hpp"
#include "study_figures.hpp"

namespace bench {
namespace {

constexpr double kNever = std::numeric_limits<double>::infinity();
constexpr double kMiB = 1024 * 1024;

double mebibytesOf(const StudyRow& row) { return memoryOf(row) / kMiB; }

// "DL-S-POR (74)": with the number of clients that it has done, as in the paper.
std::string withNumber(const std::string& name, std::size_t number) { return fmt::format("{} ({})", name, number); }

}  // namespace

std::string timesFigure(const PorResults& results, const std::string& title,
                        const std::vector<std::string>& algorithms) {
  std::vector<NamedValues> samples;
  for (const std::string& name : algorithms) {
    NamedValues sample;
    for (const auto& [client, rows] : results.of(kAllStates, name))
      if (isDone(*rows.front())) sample.values.push_back(secondsOf(*rows.front()));
    sample.name = withNumber(name, sample.values.size());
    if (!sample.values.empty()) samples.push_back(std::move(sample));
  }
  return quantilePlot({title,
                       "For each algorithm the clients that it has done, by its time; a line that goes further to the "
                       "right has done more, a lower one is faster.",
                       {"clients"},
                       {"seconds", true}},
                      samples);
}

std::string memoryFigure(const PorResults& results, const std::string& title,
                         const std::vector<std::string>& algorithms) {
  std::vector<NamedValues> samples;
  for (const std::string& name : algorithms) {
    NamedValues sample{name, {}};
    for (const auto& [client, rows] : results.of(kAllStates, name)) {
      const bool byAll = std::ranges::all_of(algorithms, [&, &key = client](const std::string& other) {
        const StudyRow* row = results.row(kAllStates, other, key);
        return row != nullptr && isDone(*row);
      });
      if (byAll) sample.values.push_back(mebibytesOf(*rows.front()));
    }
    if (!sample.values.empty()) samples.push_back(std::move(sample));
  }
  return quantilePlot({title,
                       "Memory of stored states, visited states and what the search keeps of transitions; of the "
                       "clients that all have done, by memory.",
                       {"clients"},
                       {"MiB", true}},
                      samples);
}

std::string besideFigure(const PorResults& results, const std::string& x, const std::string& y, bool ofMemory) {
  Series points{"clients", {}};
  const auto value = [ofMemory](const StudyRow& row) {
    if (!isDone(row)) return kNever;
    return ofMemory ? mebibytesOf(row) : secondsOf(row);
  };
  for (const auto& [client, rows] : results.of(kAllStates, x)) {
    if (const StudyRow* other = results.row(kAllStates, y, client); other != nullptr)
      points.points.push_back({value(*rows.front()), value(*other)});
  }
  const std::string unit = ofMemory ? "MiB" : "seconds";
  return scatterPlot({fmt::format("{} beside {}: {}", y, x, unit),
                      fmt::format("A point for each client; below the diagonal {} takes less.", y),
                      {x + ", " + unit, true},
                      {y + ", " + unit, true}},
                     {points}, true);
}

std::string ordersFigure(const PorResults& results, const std::string& group, const std::string& algorithm,
                         bool ofLeast) {
  std::vector<Series> series;
  const auto& random = results.of(group, algorithm + ", random");
  for (const Careless careless : kCareless) {
    Series points{fmt::format("careless: {}", nameOf(careless)), {}};
    for (const auto& [client, rows] : results.of(group, algorithm + ", sequential")) {
      const auto other = random.find(client);
      if (other == random.end() || clientNamed(client).careless() != careless) continue;
      const auto value = [ofLeast](const PorResults::Rows& runs) {
        return ofLeast ? leastOf(runs, secondsOf) : averageOf(runs, secondsOf);
      };
      points.points.push_back({value(rows), value(other->second)});
    }
    if (!points.points.empty()) series.push_back(std::move(points));
  }
  const char* what = ofLeast ? "least" : "average";
  return scatterPlot(
      {fmt::format("{}, {}: {} of a client's runs", algorithm, group == kOrders ? kAllStates : kFirstError, what),
       "A point for each client; below the diagonal the random order takes less. A run that a limit "
       "ended counts with its time.",
       {fmt::format("sequential, {} seconds", what), true},
       {fmt::format("random, {} seconds", what), true}},
      series, true);
}

std::vector<std::string> writePorFigures(const PorResults& results, const std::filesystem::path& folder) {
  std::vector<std::string> names;
  const auto write = [&](const std::string& name, const std::string& svg) {
    writeFigure(folder / ("por-" + name + ".svg"), svg);
    names.push_back("por-" + name + ".svg");
  };
  if (!results.clients(kAllStates).empty()) {
    const std::vector<std::string> first = {"S-POR", "DL-S-POR", "DE-S-POR", "JPF"},
                                   second = {"DL-JPF", "DE-JPF", "DL-S-POR", "DE-S-POR"},
                                   ours = {"S-POR", "DL-S-POR", "locks", "sleep", "full"};
    write("figure-5-times", timesFigure(results, "All states: the algorithms and JPF", first));
    write("figure-5-beside", besideFigure(results, "S-POR", "DL-S-POR", false));
    write("figure-6-times", timesFigure(results, "All states: with and without the static filter", second));
    write("figure-7-memory", memoryFigure(results, "Memory: the algorithms and JPF", {"S-POR", "DL-S-POR", "JPF"}));
    write("figure-7-beside", besideFigure(results, "S-POR", "DL-S-POR", true));
    write("figure-8-memory", memoryFigure(results, "Memory: with and without the static filter", second));
    write("ours-times", timesFigure(results, "All states: our reductions", ours));
    write("ours-memory", memoryFigure(results, "Memory: our reductions", ours));
    write("ours-beside", besideFigure(results, "DL-S-POR", "full", false));
  }
  struct Orders {
    const char *name, *group, *algorithm;
  };
  for (const Orders& one :
       {Orders{"figure-9", kOrders, "DL-S-POR"}, Orders{"figure-10", kFirstError, "DL-S-POR"},
        Orders{"figure-16", kFirstError, "S-POR"}, Orders{"ours-first-error", kFirstError, "full"}}) {
    if (results.of(one.group, std::string(one.algorithm) + ", random").empty()) continue;
    write(std::string(one.name) + "-average", ordersFigure(results, one.group, one.algorithm, false));
    write(std::string(one.name) + "-least", ordersFigure(results, one.group, one.algorithm, true));
  }
  return names;
}

}  // namespace bench
