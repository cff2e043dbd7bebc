#include "experiment.hpp"

#include <fmt/format.h>
#include <unistd.h>
#include <xxhash.h>

#include <cstdio>
#include <fstream>
#include <iterator>
#include <stdexcept>

#include "process.hpp"
#include "table.hpp"

namespace bench {
namespace {

RunKey keyOf(const Setting& setting, const Experiment& experiment) {
  return {experiment.program->name,  experiment.size, experiment.variant,
          experiment.config.options, experiment.seed, fmt::format("{} s, {}", setting.timeLimit, setting.memoryLimit)};
}

std::string firstLine(const std::filesystem::path& file) {
  std::ifstream in(file);
  std::string line;
  while (line.empty() && std::getline(in, line)) {
  }
  return line;
}

CheckRun checkOf(const Setting& setting, const Experiment& experiment) {
  const Benchmark& program = *experiment.program;
  CheckRun run{keyOf(setting, experiment), experiment.config.name, {"--reduction", "local", "-cp", setting.classes}};
  const auto append = [&run](const std::vector<std::string>& words) {
    run.words.insert(run.words.end(), words.begin(), words.end());
  };
  // The papers' techniques on the whole state space, unless the configuration says otherwise.
  append(program.options);
  append(splitWords(experiment.config.options));
  append({"--seed", std::to_string(experiment.seed), "--time-limit", fmt::format("{}", setting.timeLimit),
          "--memory-limit", setting.memoryLimit, program.mainClass});
  append(program.arguments.at(experiment.size)[variantIndex(experiment.variant)]);
  return run;
}

}  // namespace

std::string idOf(const std::filesystem::path& binary) {
  std::ifstream in(binary, std::ios::binary);
  if (!in) throw std::runtime_error("There is no program " + binary.string() + ".");
  const std::string bytes{std::istreambuf_iterator<char>(in), {}};
  return fmt::format("{:016x}", XXH3_64bits(bytes.data(), bytes.size()));
}

Configuration configurationOf(const std::string& text) {
  const auto equals = text.find('=');
  if (equals == std::string::npos || text.find_first_of(" -") < equals) return {text.empty() ? "default" : text, text};
  return {text.substr(0, equals), text.substr(equals + 1)};
}

Agreement agreement(const Record& record, const Benchmark& program) {
  const std::string& expected = program.expected[variantIndex(record.key.variant)];
  if (record.verdict == "inconclusive") return Agreement::Limit;
  if (record.verdict == "no-violation") {
    return expected == "no-violation" ? Agreement::AsExpected : Agreement::Contradiction;
  }
  return record.found() && record.kind == expected ? Agreement::AsExpected : Agreement::Contradiction;
}

RecordedRuns::RecordedRuns(const Setting& setting)
    : setting_(setting), folder_(setting.results.parent_path()), terminal_(isatty(2) != 0) {
  if (setting.fresh) std::filesystem::remove(setting.results);
  std::filesystem::create_directories(folder_);
  results_ = std::make_unique<ResultFile>(setting.results, idOf(setting.binary));
}

// On a terminal one line that changes, else one line for each run.
const Record& RecordedRuns::run(const CheckRun& run, const std::string& text) {
  if (const Record* known = results_->find(run.key)) return *known;
  if (terminal_) fmt::print(stderr, "\r\033[K{:.120}", text);
  const Record& record = results_->add(check(run));
  if (terminal_) {
    std::fputs("\r\033[K", stderr);
  } else {
    fmt::print(stderr, "{}: {} {} {} states, {:.2f} s\n", text, record.verdict, record.kind,
               withThousands(record.states), record.seconds);
  }
  return record;
}

Record RecordedRuns::check(const CheckRun& run) const {
  const std::filesystem::path json = folder_ / "check.json", output = folder_ / "check.out";
  std::filesystem::remove(json);
  std::vector<std::string> command = {setting_.binary, "check", "--quiet", "--json", json};
  command.insert(command.end(), run.words.begin(), run.words.end());
  const ProcessResult process = runProcess(command, output, 2 * setting_.timeLimit + 60, folder_);
  Record record;
  try {
    record = readCheckResult(json);
  } catch (const std::exception& e) {
    record.verdict = "failed";
    record.message =
        process.killed ? "did not end in time" : fmt::format("exit {}: {}", process.status, firstLine(output));
  }
  record.key = run.key;
  record.config = run.config;
  if (process.killed) record.ending = "time-limit";
  if (record.peakBytes == 0) record.peakBytes = process.peakBytes;
  return record;
}

std::vector<Record> runAll(const Setting& setting, const std::vector<Experiment>& experiments) {
  RecordedRuns runs(setting);
  std::vector<Record> records;
  for (const Experiment& experiment : experiments) {
    const std::string text =
        fmt::format("[{}/{}] {} {} {} {} seed {}", records.size() + 1, experiments.size(), experiment.program->name,
                    experiment.size, experiment.variant, experiment.config.name, experiment.seed);
    records.push_back(runs.run(checkOf(setting, experiment), text));
    records.back().config = experiment.config.name;
  }
  return records;
}

}  // namespace bench
