// bench/techniques: a table for each program, in the manner of Tables 11 to 22 of dfs-rb.txt.
#include <fmt/format.h>

#include <cmath>
#include <memory>
#include <stdexcept>

#include "commands.hpp"
#include "rows.hpp"
#include "statistics.hpp"
#include "table.hpp"

namespace bench {
namespace {

struct Options {
  std::vector<std::string> programs;
  std::string size = "medium";
  std::string techniques;
  std::uint64_t seeds = 10;
  std::string json, csv;
};

struct Technique {
  std::string group;
  Configuration config;
};

// Lines "group | name | options | random", or without the last part; # begins a comment.
std::vector<Technique> readTechniques(const std::filesystem::path& file) {
  std::vector<Technique> techniques;
  for (const auto& [line, parts] : readRows(file)) {
    if (parts.size() < 3 || parts.size() > 4 || (parts.size() == 4 && parts[3] != "random")) {
      throw std::runtime_error(fmt::format("{}:{}: expected: group | name | options [| random]", file.string(), line));
    }
    techniques.push_back({parts[0], {parts[1], parts[2], parts.size() == 4}});
  }
  return techniques;
}

std::string plusMinus(const std::vector<double>& values, bool randomised, int digits) {
  const auto text = [digits](double value) {
    return digits == 0 ? withThousands(static_cast<std::uint64_t>(std::llround(value))) : withDigits(value, digits);
  };
  const MeanAndDeviation result = meanAndDeviation(values);
  return randomised ? text(result.mean) + " ± " + text(result.deviation) : text(result.mean);
}

// One line of a table. Figures are of the runs that found the error, as in the paper.
std::vector<std::string> row(const Technique& technique, const std::vector<Record>& runs) {
  std::vector<double> states, seconds;
  for (const Record& run : runs) {
    if (!run.found()) continue;
    states.push_back(static_cast<double>(run.effort()));
    seconds.push_back(run.seconds);
  }
  const bool random = technique.config.randomised;
  const std::string share =
      random ? fmt::format("{:.0f} %", 100.0 * static_cast<double>(states.size()) / static_cast<double>(runs.size()))
      : states.empty() ? "no"
                       : "yes";
  if (states.empty()) return {technique.group, technique.config.name, whyNotFound(runs), "", share};
  return {technique.group, technique.config.name, plusMinus(states, random, 0), plusMinus(seconds, random, 2), share};
}

}  // namespace

Command addTechniques(CLI::App& app, Setting& setting) {
  auto options = std::make_shared<Options>();
  addChoiceOfPrograms(app, options->programs);
  app.add_option("--size", options->size, "small, medium or large")->capture_default_str();
  app.add_option("--techniques", options->techniques, "file that lists them; default: bench/techniques.txt");
  app.add_option("--seeds", options->seeds, "runs of a randomised technique")->capture_default_str();
  addLimits(app, setting);
  app.add_option("--json", options->json, "writes the records there");
  app.add_option("--csv", options->csv, "likewise, for a spreadsheet");
  return [options, &setting] {
    const auto techniques = readTechniques(options->techniques.empty() ? setting.root / "bench/techniques.txt"
                                                                       : std::filesystem::path(options->techniques));
    sizeIndex(options->size);
    const std::vector<Benchmark> programs = chosen(readCatalogue(setting.root / "benchmarks"), options->programs);
    std::vector<Experiment> experiments;
    for (const Benchmark& program : programs) {
      if (!program.arguments.contains(options->size) || program.expected[0] == "no-violation") continue;
      for (const Technique& technique : techniques) {
        for (std::uint64_t seed = 0; seed < (technique.config.randomised ? options->seeds : 1); ++seed) {
          experiments.push_back({&program, options->size, "buggy", technique.config, seed});
        }
      }
    }
    const std::vector<Record> records = runAll(setting, experiments);
    if (!options->json.empty()) writeJson(records, options->json);
    if (!options->csv.empty()) writeCsv(records, options->csv);

    auto record = records.begin();
    for (const Benchmark& program : programs) {
      if (record == records.end() || record->key.program != program.name) continue;
      Table table({"<group", "<technique", "states", "seconds", "found"});
      for (const Technique& technique : techniques) {
        const auto end = record + static_cast<std::ptrdiff_t>(technique.config.randomised ? options->seeds : 1);
        table.add(row(technique, {record, end}));
        record = end;
      }
      fmt::print("{} ({}), {}, limit {} s\n\n{}\n", program.name, options->size, program.expected[0], setting.timeLimit,
                 table.text());
    }
    return 0;
  };
}

}  // namespace bench
