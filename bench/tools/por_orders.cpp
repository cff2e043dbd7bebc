#include "por_orders.hpp"

#include <fmt/format.h>

#include <algorithm>

#include "por_runs.hpp"
#include "statistics.hpp"
#include "table.hpp"

namespace bench {
namespace {

constexpr const char *kSequential = ", sequential", *kRandom = ", random";

std::vector<double> valuesOf(const PorResults::Rows& rows, const Measure& measure) {
  std::vector<double> values;
  for (const StudyRow* row : rows) values.push_back(measure(*row));
  return values;
}

bool areDone(const PorResults::Rows& rows) {
  return std::ranges::all_of(rows, [](const StudyRow* row) { return isDone(*row); });
}

// "DL-S-POR" of "DL-S-POR, random"; each once.
std::vector<std::string> algorithmsOf(const PorResults& results, const std::string& group) {
  std::vector<std::string> algorithms;
  for (const std::string& name : results.names(group)) {
    const std::string algorithm = name.substr(0, name.find(", "));
    if (std::ranges::find(algorithms, algorithm) == algorithms.end()) algorithms.push_back(algorithm);
  }
  return algorithms;
}

std::string ofAll(std::size_t part, std::size_t all) { return fmt::format("{} of {}", part, all); }

}  // namespace

double averageOf(const PorResults::Rows& rows, const Measure& measure) {
  return meanAndDeviation(valuesOf(rows, measure)).mean;
}

double leastOf(const PorResults::Rows& rows, const Measure& measure) {
  return std::ranges::min(valuesOf(rows, measure));
}

// Of the sorted values, the i-th is the least of `count` if the others are among the n - 1 - i that are larger.
double expectedLeast(const PorResults::Rows& rows, const Measure& measure, std::size_t count) {
  std::vector<double> values = valuesOf(rows, measure);
  std::ranges::sort(values);
  const std::size_t n = values.size();
  if (count >= n) return values.front();
  double left = 1, mean = 0;  // left: how likely it is that none of those before was drawn
  for (std::size_t i = 0; i + count <= n; ++i) {
    const double drawn = static_cast<double>(count) / static_cast<double>(n - i);
    mean += left * drawn * values[i];
    left *= 1 - drawn;
  }
  return mean;
}

OrderComparison compareOrders(const PorResults& results, const std::string& group, const std::string& algorithm,
                              Careless careless) {
  OrderComparison found;
  std::vector<double> sequentialMeans, randomMeans, sequentialDeviations, randomDeviations;
  std::vector<double> averages, minima, averagesOfStates, minimaOfStates, minimaOfAsMany;
  const auto& random = results.of(group, algorithm + kRandom);
  for (const auto& [client, sequential] : results.of(group, algorithm + kSequential)) {
    const auto other = random.find(client);
    if (other == random.end() || clientNamed(client).careless() != careless) continue;
    const PorResults::Rows& drawn = other->second;
    if (!areDone(sequential) || !areDone(drawn)) continue;
    ++found.clients;
    const MeanAndDeviation a = meanAndDeviation(valuesOf(sequential, secondsOf)),
                           b = meanAndDeviation(valuesOf(drawn, secondsOf));
    sequentialMeans.push_back(a.mean);
    sequentialDeviations.push_back(a.deviation);
    randomMeans.push_back(b.mean);
    randomDeviations.push_back(b.deviation);
    averages.push_back(b.mean / a.mean);
    minima.push_back(leastOf(drawn, secondsOf) / leastOf(sequential, secondsOf));
    averagesOfStates.push_back(averageOf(drawn, statesOf) / averageOf(sequential, statesOf));
    minimaOfStates.push_back(leastOf(drawn, statesOf) / leastOf(sequential, statesOf));
    minimaOfAsMany.push_back(leastOf(drawn, statesOf) / expectedLeast(sequential, statesOf, drawn.size()));
    found.randomBetter += averages.back() < 1;
    found.randomBetterAtBest += minima.back() < 1;
  }
  found.sequentialMean = meanAndDeviation(sequentialMeans).mean;
  found.randomMean = meanAndDeviation(randomMeans).mean;
  found.sequentialDeviation = meanAndDeviation(sequentialDeviations).mean;
  found.randomDeviation = meanAndDeviation(randomDeviations).mean;
  found.averages = geometricMean(averages);
  found.minima = geometricMean(minima);
  found.averagesOfStates = geometricMean(averagesOfStates);
  found.minimaOfStates = geometricMean(minimaOfStates);
  found.minimaOfAsMany = geometricMean(minimaOfAsMany);
  return found;
}

std::string ordersTable(const PorResults& results) {
  Table table({"<", "<algorithm", "<careless", "clients", "sequential, s", "random, s", "average s", "random better",
               "least s", "random better at best", "average states", "least states", "least of as many"});
  for (const char* group : {kOrders, kFirstError}) {
    for (const std::string& algorithm : algorithmsOf(results, group)) {
      for (const Careless careless : kCareless) {
        const OrderComparison found = compareOrders(results, group, algorithm, careless);
        if (found.clients == 0) continue;
        table.add({group == std::string(kOrders) ? kAllStates : group, algorithm, nameOf(careless),
                   fmt::format("{}", found.clients),
                   fmt::format("{} ± {}", significant(found.sequentialMean), significant(found.sequentialDeviation)),
                   fmt::format("{} ± {}", significant(found.randomMean), significant(found.randomDeviation)),
                   withDigits(found.averages, 2), ofAll(found.randomBetter, found.clients), withDigits(found.minima, 2),
                   ofAll(found.randomBetterAtBest, found.clients), withDigits(found.averagesOfStates, 2),
                   withDigits(found.minimaOfStates, 2), withDigits(found.minimaOfAsMany, 2)});
      }
    }
  }
  return table.text();
}

std::string firstErrorTable(const PorResults& results) {
  const std::string reference = std::string("DL-S-POR") + kSequential;
  Table table({"<algorithm", "clients", "runs", "found", "s, median of averages", "s / " + reference,
               "states / " + reference, "memory / " + reference});
  for (const std::string& name : results.names(kFirstError)) {
    std::size_t clients = 0, runs = 0, found = 0;
    std::vector<double> averages, seconds, states, bytes;
    for (const auto& [client, rows] : results.of(kFirstError, name)) {
      ++clients;
      runs += rows.size();
      found += static_cast<std::size_t>(std::ranges::count_if(rows, [](const StudyRow* row) { return row->found; }));
      averages.push_back(averageOf(rows, secondsOf));
      const auto& beside = results.of(kFirstError, reference);
      const auto other = beside.find(client);
      if (other == beside.end() || !areDone(rows) || !areDone(other->second)) continue;
      seconds.push_back(averages.back() / averageOf(other->second, secondsOf));
      states.push_back(averageOf(rows, statesOf) / averageOf(other->second, statesOf));
      bytes.push_back(averageOf(rows, memoryOf) / averageOf(other->second, memoryOf));
    }
    const auto text = [](const std::vector<double>& values) {
      return values.empty() ? "" : withDigits(geometricMean(values), 2);
    };
    table.add({name, fmt::format("{}", clients), fmt::format("{}", runs), fmt::format("{}", found),
               significant(median(averages)), text(seconds), text(states), text(bytes)});
  }
  return table.text();
}

}  // namespace bench
