// bench/prss: the study of prss.txt, section 4.3. A pool of randomised searches is made for each program; N searches in
// parallel are N drawn from the pool, with replacement, and the one with the fewest states is the one that ends first.
#include <fmt/format.h>

#include <algorithm>
#include <limits>
#include <memory>
#include <random>

#include "commands.hpp"
#include "statistics.hpp"
#include "table.hpp"

namespace bench {
namespace {

struct Options {
  std::vector<std::string> programs;
  std::string size = "medium";
  std::uint64_t pool = 100, trials = 50, drawSeed = 0;
  std::vector<std::uint64_t> nodes = {1, 2, 5, 10, 20};
  std::string json, csv;
};

const Configuration kDefaultOrder = {"default order", "", false};
const Configuration kRandomOrder = {"random order", "--order random", true};

constexpr std::uint64_t kNotFound = std::numeric_limits<std::uint64_t>::max();

// States of the first of `count` searches, kNotFound if none finds the error.
std::uint64_t drawFirst(const std::vector<Record>& pool, std::uint64_t count, std::mt19937_64& random) {
  std::uint64_t fewest = kNotFound;
  for (std::uint64_t i = 0; i < count; ++i) {
    const Record& drawn = pool[random() % pool.size()];
    if (drawn.found()) fewest = std::min(fewest, drawn.states);
  }
  return fewest;
}

std::vector<std::string> rowOf(const std::string& program, const Record& defaultOrder, const std::vector<Record>& pool,
                               const Options& options) {
  const auto found = std::count_if(pool.begin(), pool.end(), [](const Record& r) { return r.found(); });
  std::vector<std::string> row = {
      program, defaultOrder.found() ? withThousands(defaultOrder.states) : "> " + withThousands(defaultOrder.states),
      fmt::format("{} %", 100 * found / static_cast<std::ptrdiff_t>(pool.size()))};
  std::mt19937_64 random(options.drawSeed);
  for (const std::uint64_t nodes : options.nodes) {
    std::vector<double> states;
    for (std::uint64_t trial = 0; trial < options.trials; ++trial) {
      const std::uint64_t first = drawFirst(pool, nodes, random);
      if (first != kNotFound) states.push_back(static_cast<double>(first));
    }
    const MeanAndDeviation result = meanAndDeviation(states);
    std::string text =
        states.empty() ? "none" : fmt::format("{} ± {}", significant(result.mean), significant(result.deviation));
    if (!states.empty() && states.size() < options.trials)
      text += fmt::format(" ({} %)", 100 * states.size() / options.trials);
    row.push_back(text);
  }
  return row;
}

}  // namespace

Command addPrss(CLI::App& app, Setting& setting) {
  auto options = std::make_shared<Options>();
  addChoiceOfPrograms(app, options->programs);
  app.add_option("--size", options->size, "small, medium or large")->capture_default_str();
  app.add_option("--pool", options->pool, "randomised searches for each program")->capture_default_str();
  app.add_option("--trials", options->trials, "draws for each number of searches")->capture_default_str();
  app.add_option("--nodes", options->nodes, "numbers of parallel searches")->delimiter(',')->capture_default_str();
  app.add_option("--draw-seed", options->drawSeed, "of the draws")->capture_default_str();
  addLimits(app, setting);
  app.add_option("--json", options->json, "writes the records of the pool there");
  app.add_option("--csv", options->csv, "likewise, for a spreadsheet");
  return [options, &setting] {
    sizeIndex(options->size);
    const std::vector<Benchmark> programs = chosen(readCatalogue(setting.root / "benchmarks"), options->programs);
    std::vector<Experiment> experiments;
    for (const Benchmark& program : programs) {
      if (!program.arguments.contains(options->size) || program.expected[0] == "no-violation") continue;
      experiments.push_back({&program, options->size, "buggy", kDefaultOrder, 0});
      for (std::uint64_t seed = 0; seed < options->pool; ++seed) {
        experiments.push_back({&program, options->size, "buggy", kRandomOrder, seed});
      }
    }
    const std::vector<Record> records = runAll(setting, experiments);
    if (!options->json.empty()) writeJson(records, options->json);
    if (!options->csv.empty()) writeCsv(records, options->csv);

    std::vector<std::string> titles = {"<program", "default order", "found"};
    for (const std::uint64_t nodes : options->nodes) titles.push_back(fmt::format("N = {}", nodes));
    Table table(titles);
    const auto stride = static_cast<std::ptrdiff_t>(options->pool + 1);
    for (auto record = records.begin(); record != records.end(); record += stride) {
      table.add(rowOf(record->key.program, *record, {record + 1, record + stride}, *options));
    }
    fmt::print("States to the first error ({} searches in each pool, {} trials, limit {} s)\n\n{}", options->pool,
               options->trials, setting.timeLimit, table.text());
    return 0;
  };
}

}  // namespace bench
