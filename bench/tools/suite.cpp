// bench/suite: programs × sizes × variants × configurations × seeds, as a table, JSON and CSV.
#include <fmt/format.h>

#include <memory>
#include <stdexcept>

#include "commands.hpp"
#include "compare.hpp"
#include "table.hpp"

namespace bench {
namespace {

struct SuiteOptions {
  std::vector<std::string> programs, compared;
  std::vector<std::string> sizes = {"small"};
  std::vector<std::string> variants = {"buggy", "correct"};
  std::vector<std::string> configs;
  std::uint64_t seeds = 1;
  std::string json, csv;
  bool list = false;
};

std::vector<Experiment> experimentsOf(const SuiteOptions& options, const std::vector<Benchmark>& programs) {
  std::vector<Configuration> configs;
  for (const std::string& text : options.configs) configs.push_back(configurationOf(text));
  if (configs.empty()) configs.push_back(configurationOf(""));
  std::vector<Experiment> experiments;
  for (const Benchmark& program : programs) {
    for (const std::string& size : options.sizes) {
      sizeIndex(size);
      if (!program.arguments.contains(size)) continue;
      for (const std::string& variant : options.variants) {
        variantIndex(variant);
        for (const Configuration& config : configs) {
          for (std::uint64_t seed = 0; seed < options.seeds; ++seed) {
            experiments.push_back({&program, size, variant, config, seed});
          }
        }
      }
    }
  }
  return experiments;
}

std::string verdictText(const Record& record, Agreement agreement) {
  std::string text = record.found() ? record.kind : record.verdict;
  if (record.timedOut()) text += " (time)";
  if (agreement == Agreement::Contradiction) text += " !";
  return text;
}

int show(const std::vector<Record>& records, const std::vector<Experiment>& experiments, bool withSeeds) {
  std::vector<std::string> titles = {"<program",    "<size",   "<variant", "<configuration", "<verdict",  "states",
                                     "transitions", "seconds", "states/s", "bytes/state",    "memory MiB"};
  if (withSeeds) titles.emplace_back("seed");
  Table table(titles);
  int contradictions = 0;
  for (std::size_t i = 0; i < records.size(); ++i) {
    const Record& record = records[i];
    const Agreement agrees = agreement(record, *experiments[i].program);
    contradictions += agrees == Agreement::Contradiction;
    table.add({record.key.program, record.key.size, record.key.variant, record.config, verdictText(record, agrees),
               withThousands(record.states), withThousands(record.transitions), withDigits(record.seconds, 2),
               withThousands(static_cast<std::uint64_t>(record.statesPerSecond)), withDigits(record.bytesPerState, 1),
               withThousands(record.peakBytes >> 20), std::to_string(record.key.seed)});
  }
  fmt::print("{}", table.text());
  for (std::size_t i = 0; i < records.size(); ++i) {
    const Record& record = records[i];
    if (agreement(record, *experiments[i].program) != Agreement::Contradiction) continue;
    fmt::print("! {} {} {} ({}): {} {} where the header says {}. {}\n", record.key.program, record.key.size,
               record.key.variant, record.config, record.verdict, record.kind,
               experiments[i].program->expected[variantIndex(record.key.variant)], record.message);
  }
  return contradictions == 0 ? 0 : 1;
}

void list(const std::vector<Benchmark>& programs) {
  Table table({"<program", "lines", "<threads", "<buggy", "<sizes"});
  for (const Benchmark& program : programs) {
    std::string sizes;
    for (const std::string_view size : kSizes) {
      const auto found = program.arguments.find(size);
      if (found != program.arguments.end())
        sizes += fmt::format("{}{}: {}", sizes.empty() ? "" : "; ", size, fmt::join(found->second[0], " "));
    }
    table.add({program.name, std::to_string(program.lines), program.threads, program.expected[0], sizes});
  }
  fmt::print("{}", table.text());
}

}  // namespace

Command addSuite(CLI::App& app, Setting& setting) {
  auto options = std::make_shared<SuiteOptions>();
  addChoiceOfPrograms(app, options->programs);
  app.add_option("--sizes", options->sizes, "small, medium, large")->delimiter(',')->capture_default_str();
  app.add_option("--variants", options->variants, "buggy, correct")->delimiter(',')->capture_default_str();
  app.add_option("--config", options->configs, "NAME=OPTIONS of weaveproof check; may be given several times")
      ->take_all()
      ->expected(1)
      ->multi_option_policy(CLI::MultiOptionPolicy::TakeAll);
  app.add_option("--seeds", options->seeds, "runs with this many seeds, from 0")->capture_default_str();
  addLimits(app, setting);
  app.add_option("--json", options->json, "writes the records of the table there");
  app.add_option("--csv", options->csv, "likewise, for a spreadsheet");
  app.add_option("--compare", options->compared, "prints the ratios of two files of records, and runs nothing")
      ->expected(2);
  app.add_flag("--list", options->list, "lists the programs, and runs nothing");
  return [options, &setting] {
    if (!options->compared.empty()) return compare(options->compared[0], options->compared[1]);
    const std::vector<Benchmark> programs = chosen(readCatalogue(setting.root / "benchmarks"), options->programs);
    if (options->list) {
      list(programs);
      return 0;
    }
    const std::vector<Experiment> experiments = experimentsOf(*options, programs);
    const std::vector<Record> records = runAll(setting, experiments);
    if (!options->json.empty()) writeJson(records, options->json);
    if (!options->csv.empty()) writeCsv(records, options->csv);
    return show(records, experiments, options->seeds > 1);
  };
}

}  // namespace bench
