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

Record runOne(const Setting& setting, const Experiment& experiment, const RunKey& key) {
  const std::filesystem::path work = setting.results.parent_path();
  const std::filesystem::path json = work / "check.json", output = work / "check.out";
  std::filesystem::remove(json);

  // The papers' techniques on the whole state space, unless the configuration says otherwise.
  std::vector<std::string> command = {setting.binary, "check", "--reduction", "local", "-cp", setting.classes};
  const auto append = [&command](const std::vector<std::string>& words) {
    command.insert(command.end(), words.begin(), words.end());
  };
  const Benchmark& program = *experiment.program;
  append(program.options);
  append(splitWords(experiment.config.options));
  append({"--seed", std::to_string(experiment.seed), "--time-limit", fmt::format("{}", setting.timeLimit),
          "--memory-limit", setting.memoryLimit, "--quiet", "--json", json, program.mainClass});
  append(program.arguments.at(experiment.size)[variantIndex(experiment.variant)]);

  const ProcessResult process = runProcess(command, output, 2 * setting.timeLimit + 60, work);
  Record record;
  try {
    record = readCheckResult(json);
  } catch (const std::exception& e) {
    record.verdict = "failed";
    record.message =
        process.killed ? "did not end in time" : fmt::format("exit {}: {}", process.status, firstLine(output));
  }
  record.key = key;
  record.config = experiment.config.name;
  if (process.killed) record.ending = "time-limit";
  if (record.peakBytes == 0) record.peakBytes = process.peakBytes;
  return record;
}

// On a terminal one line that changes, else one line for each run.
class ProgressLine {
 public:
  explicit ProgressLine(std::size_t total) : total_(total) {}
  ~ProgressLine() {
    if (terminal_) std::fputs("\r\033[K", stderr);
  }

  void begin(std::size_t number, const Experiment& experiment) {
    text_ = fmt::format("[{}/{}] {} {} {} {} seed {}", number, total_, experiment.program->name, experiment.size,
                        experiment.variant, experiment.config.name, experiment.seed);
    if (terminal_) fmt::print(stderr, "\r\033[K{:.120}", text_);
  }

  void end(const Record& record) {
    if (!terminal_) {
      fmt::print(stderr, "{}: {} {} {} states, {:.2f} s\n", text_, record.verdict, record.kind,
                 withThousands(record.states), record.seconds);
    }
  }

 private:
  const std::size_t total_;
  const bool terminal_ = isatty(2);
  std::string text_;
};

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

std::vector<Record> runAll(const Setting& setting, const std::vector<Experiment>& experiments) {
  if (setting.fresh) std::filesystem::remove(setting.results);
  std::filesystem::create_directories(setting.results.parent_path());
  ResultFile results(setting.results, idOf(setting.binary));
  std::vector<Record> records;
  ProgressLine progress(experiments.size());
  for (const Experiment& experiment : experiments) {
    const RunKey key = keyOf(setting, experiment);
    const Record* known = results.find(key);
    if (known == nullptr) {
      progress.begin(records.size() + 1, experiment);
      known = &results.add(runOne(setting, experiment, key));
      progress.end(*known);
    }
    records.push_back(*known);
    records.back().config = experiment.config.name;
  }
  return records;
}

}  // namespace bench
