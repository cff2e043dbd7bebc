// bench/prss: the study of prss.txt: how much sooner the first of N randomised searches finds the error than the search
// in default order.
#include <fmt/format.h>

#include <algorithm>
#include <memory>
#include <stdexcept>

#include "commands.hpp"
#include "figure.hpp"
#include "prss_trials.hpp"
#include "study_figures.hpp"
#include "study_flags.hpp"
#include "table.hpp"

namespace bench {
namespace {

struct PrssProgram {
  const char* name;
  const char* arguments;
  const char* inThePaper;  // speed-up at the point of diminishing returns
};

// Table 1, with its parameters. Where it has none (Daisy, DEOS, Elevator) there are as many threads as in the paper.
// The last one is not in the paper: the default order finds its error soon.
constexpr PrssProgram kPrssPrograms[] = {{"bounded-buffer", "buggy 3 6 6 1", "≥ 8.3"},
                                         {"daisy", "buggy 2 6", "2.7"},
                                         {"deos", "buggy 2 9", "1.8"},
                                         {"elevator", "buggy 2 6 6", "≥ 100.4"},
                                         {"rax-extended", "buggy 4 3 last", "≥ 19,718.1"},
                                         {"replicated-workers", "buggy 5 2 0.0 10.7 0.05", "≥ 27.5"},
                                         {"readers-writers", "buggy 2 2 100", "1,704.0"},
                                         {"producer-consumer", "buggy 3 4 4", ""}};

constexpr const char *kDefaultOrder = "default order", *kRandomOrder = "random order";
constexpr std::size_t kBars = 20;

struct PrssOptions {
  std::vector<std::string> programs;
  std::vector<std::filesystem::path> read;
  std::string figures, size;
  std::uint64_t pool = 100, drawSeed = 0;
  std::size_t trials = 50;
  std::vector<std::uint64_t> nodes = kPrssNodes;
  StudyFlags flags;
};

std::vector<Benchmark> programsOf(const PrssOptions& options, const std::filesystem::path& benchmarks) {
  const std::vector<Benchmark> catalogue = readCatalogue(benchmarks);
  if (!options.size.empty()) return chosen(catalogue, options.programs);
  std::vector<Benchmark> programs;
  for (const PrssProgram& program : kPrssPrograms) {
    const auto found = std::ranges::find(catalogue, program.name, &Benchmark::name);
    if (found != catalogue.end()) programs.push_back(*found);
  }
  return chosen(programs, options.programs);
}

std::vector<std::string> argumentsOf(const PrssOptions& options, const Benchmark& program) {
  if (!options.size.empty()) return program.arguments.at(options.size)[0];
  return splitWords(std::ranges::find(kPrssPrograms, program.name, &PrssProgram::name)->arguments);
}

StudyFile runPool(const PrssOptions& options, const Setting& setting) {
  if (!options.size.empty()) sizeIndex(options.size);
  std::vector<Benchmark> programs = programsOf(options, setting.root / "benchmarks");
  if (!options.size.empty()) {
    std::erase_if(programs, [&](const Benchmark& program) {
      return !program.arguments.contains(options.size) || program.expected[0] == "no-violation";
    });
  }
  std::vector<StudyRun> runs;
  for (const Benchmark& program : programs) {
    const std::vector<std::string> arguments = argumentsOf(options, program);
    runs.push_back({&program, arguments, kDefaultOrder, "--search dfs", 0});
    for (std::uint64_t seed = 0; seed < options.pool; ++seed) {
      runs.push_back({&program, arguments, kRandomOrder, "--search dfs --order random", seed});
    }
  }
  return runStudy(options.flags.settingOf(setting, options.size.empty() ? "paper" : options.size),
                  options.flags.placeOf(setting), runs);
}

std::string numberText(double states) { return significant(states); }

std::string nodesText(const std::optional<std::uint64_t>& nodes) { return nodes ? fmt::format("{}", *nodes) : "none"; }

// With the mean of trials that all failed there is nothing to compare.
std::string speedUpText(const PrssResult& result, const PrssPoint& point) {
  if (point.found == 0) return "none found it";
  const double factor = result.speedUp(point);
  const std::string text = (result.defaultOrder.found ? "" : "≥ ") + significant(factor);
  return factor < 1 ? text + " (slower)" : text;
}

std::vector<std::string> summaryRow(const std::string& program, const PrssResult& result) {
  const auto ofPaper = std::ranges::find(kPrssPrograms, program, &PrssProgram::name);
  const PrssPoint& pdr = *result.diminishing();
  const bool defaultFound = result.defaultOrder.found;
  return {program,
          withThousands(result.defaultOrder.states),
          defaultFound ? "✓" : result.defaultOrder.ending,
          fmt::format("{:.0f} %", 100.0 * static_cast<double>(result.poolFound) / static_cast<double>(result.pool)),
          numberText(result.minimum),
          numberText(result.maximum),
          fmt::format("{}", pdr.nodes),
          numberText(pdr.mean),
          speedUpText(result, pdr),
          ofPaper == std::end(kPrssPrograms) ? "" : ofPaper->inThePaper,
          nodesText(result.alwaysFaster()),
          defaultFound ? "" : nodesText(result.alwaysFound())};
}

std::vector<std::string> pointsRow(const std::string& program, const PrssResult& result) {
  std::vector<std::string> row = {program};
  for (const PrssPoint& point : result.points) {
    std::string text = fmt::format("{} ± {}", numberText(point.mean), numberText(point.deviation));
    if (!point.always()) text += fmt::format(" ({} of {})", point.found, point.trials);
    row.push_back(text);
  }
  return row;
}

std::vector<std::string> byTimeRow(const std::string& program, const PrssResult& result) {
  std::vector<std::string> row = {program};
  for (const PrssPoint& point : result.points) row.push_back(numberText(point.meanByTime));
  return row;
}

// Figure 5: the means up to 25 searches (50, if it takes them all), the default order, the minimum, and from where on
// all trials succeed.
std::string meansFigure(const std::string& program, const PrssResult& result) {
  const std::optional<std::uint64_t> all = result.alwaysFound();
  const std::uint64_t last = all && *all > 25 ? 50 : 25;
  Series means{"mean of the trials", {}};
  double highest = 0;
  for (const PrssPoint& point : result.points) {
    if (point.nodes > last) continue;
    means.points.push_back({static_cast<double>(point.nodes), point.mean, point.deviation});
    highest = std::max(highest, point.mean + point.deviation);
  }
  const auto level = [&](const std::string& name, double y) {
    return Series{name, {{1, y}, {static_cast<double>(last), y}}};
  };
  std::vector<Series> lines = {means, level("minimum", result.minimum)};
  const auto defaultStates = static_cast<double>(result.defaultOrder.states);
  lines.push_back(level(result.defaultOrder.found ? "default order" : "default order, failed", defaultStates));
  if (all && *all <= last) {
    const auto x = static_cast<double>(*all);
    lines.push_back({"all trials found it", {{x, result.minimum}, {x, std::max(highest, defaultStates)}}});
  }
  return linePlot(
      {"Parallel randomised search of " + program,
       "Mean number of states until the first of N searches finds the error, with the standard deviation over the "
       "trials.",
       {"N, parallel searches"},
       {"states", true}},
      lines);
}

// Figure 1: how many searches of the pool took how many states.
std::string costFigure(const std::string& program, const std::vector<StudyRow>& pool) {
  const auto [least, most] = std::ranges::minmax_element(pool, {}, &StudyRow::states);
  const auto low = static_cast<double>(least->states);
  const double width = std::max(1.0, (static_cast<double>(most->states) - low + 1) / kBars);
  std::vector<std::string> names;
  NamedValues share{"searches", std::vector<double>(kBars, 0)};
  for (std::size_t i = 0; i < kBars; ++i) names.push_back(significant(low + width * static_cast<double>(i)));
  for (const StudyRow& row : pool) {
    const auto bar = static_cast<std::size_t>((static_cast<double>(row.states) - low) / width);
    share.values[std::min(bar, kBars - 1)] += 100 / static_cast<double>(pool.size());
  }
  return barChart(
      {"What searches of " + program + " cost",
       "Share of the searches of the pool by the number of their states; those that gave up are among them.",
       {"states, from"},
       {"searches, %"}},
      names, {share});
}

struct Pool {
  const StudyRow* defaultOrder = nullptr;
  std::vector<StudyRow> random;
};

void report(const PrssOptions& options, const StudyFile& results) {
  tellComplaints(results);
  std::map<std::string, Pool> pools;
  for (const auto& [key, row] : results.rows) {
    if (row.ending == "failed") continue;
    if (row.technique == kDefaultOrder) pools[row.program].defaultOrder = &row;
    if (row.technique == kRandomOrder) pools[row.program].random.push_back(row);
  }
  std::vector<std::string> titles = {"<program"};
  for (const std::uint64_t nodes : options.nodes) titles.push_back(fmt::format("N = {}", nodes));
  Table summary({"<program", "default", "<found", "pool found", "minimum", "maximum", "nodes", "mean states",
                 "speed-up", "in the paper", "RQ1: always faster", "RQ3: always found"}),
      points(titles), byTime(titles);
  for (const auto& [program, pool] : pools) {
    if (pool.defaultOrder == nullptr || pool.random.empty()) continue;
    const PrssResult result =
        simulate(*pool.defaultOrder, pool.random, options.nodes, options.trials, options.drawSeed);
    summary.add(summaryRow(program, result));
    points.add(pointsRow(program, result));
    byTime.add(byTimeRow(program, result));
    if (options.figures.empty()) continue;
    const std::filesystem::path folder = options.figures;
    writeFigure(folder / ("prss-figure-5-" + program + ".svg"), meansFigure(program, result));
    writeFigure(folder / ("prss-figure-1-" + program + ".svg"), costFigure(program, pool.random));
  }
  fmt::print(
      "Weaveproof {}, limit {}, {} trials\n\n### Table 2 (nodes: the smallest N from which on 95 % of what N = {} "
      "saves "
      "over N = {} is saved)\n\n{}\n### Figure 5: the first is the search with the fewest states\n\n{}\n### The first "
      "is "
      "the search with the shortest time\n\n{}",
      results.setting.version, results.setting.limit, options.trials, options.nodes.back(), options.nodes.front(),
      summary.text(), points.text(), byTime.text());
}

}  // namespace

Command addPrss(CLI::App& app, Setting& setting) {
  auto options = std::make_shared<PrssOptions>();
  options->flags.limit = "50000";
  addChoiceOfPrograms(app, options->programs);
  app.add_option("--size", options->size, "any programs, in this size, instead of the paper's");
  app.add_option("--pool", options->pool, "randomised searches for each program; 5,000 in the paper")
      ->check(CLI::Range(1, 1'000'000))
      ->capture_default_str();
  app.add_option("--trials", options->trials, "for each N")->check(CLI::Range(1, 1'000'000))->capture_default_str();
  app.add_option("--nodes", options->nodes, "the numbers N of parallel searches")
      ->delimiter(',')
      ->check(CLI::Range(1, 1'000'000))
      ->capture_default_str();
  app.add_option("--draw-seed", options->drawSeed, "of the trials")->capture_default_str();
  options->flags.add(app, setting);
  app.add_option("--read", options->read, "tables of these files of results together; runs nothing");
  app.add_option("--figures", options->figures, "writes Figures 1 and 5 into this folder");
  return [options, &setting] {
    std::ranges::sort(options->nodes);
    report(*options, options->read.empty() ? runPool(*options, setting) : readStudy(options->read));
    return 0;
  };
}

}  // namespace bench
