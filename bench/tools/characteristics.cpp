// bench/characteristics: what the state spaces of the buggy variants are like, in the manner of Table 1 of dfs-rb.txt.
#include <fmt/format.h>

#include <fstream>
#include <memory>
#include <nlohmann/json.hpp>
#include <stdexcept>

#include "commands.hpp"
#include "process.hpp"
#include "table.hpp"

namespace bench {
namespace {

using nlohmann::json;

struct Options {
  std::vector<std::string> programs;
  std::string size = "medium";
  std::uint64_t seed = 0;
  std::string json;
  bool everyState = false;
};

json sample(const Setting& setting, const Options& options, const Benchmark& program) {
  const std::filesystem::path work = setting.results.parent_path();
  std::filesystem::create_directories(work);
  const std::filesystem::path file = work / "sampler.json", output = work / "sampler.out";
  std::filesystem::remove(file);
  std::vector<std::string> command = {setting.sampler, options.everyState ? "every-state" : "sampled"};
  const auto append = [&command](const std::vector<std::string>& words) {
    command.insert(command.end(), words.begin(), words.end());
  };
  append({"-cp", setting.classes, "--seed", std::to_string(options.seed), "--time-limit",
          fmt::format("{}", setting.timeLimit), "--memory-limit", setting.memoryLimit, "--json", file});
  append(program.options);
  append({program.mainClass});
  append(program.arguments.at(options.size)[0]);
  const ProcessResult process = runProcess(command, output, 2 * setting.timeLimit + 60);
  std::ifstream in(file);
  json result = json::parse(in, nullptr, false);
  if (!result.is_object()) {
    std::ifstream said(output);
    std::string line;
    std::getline(said, line);
    result = {{"failed", fmt::format("exit {}: {}", process.status, line)}};
  }
  result["program"] = program.name;
  result["size"] = options.size;
  return result;
}

std::vector<std::string> rowOf(const Benchmark& program, const std::string& threads, const json& result) {
  if (result.contains("failed")) return {program.name, "", "", result["failed"]};
  const auto real = [&result](const char* name) { return significant(result.at(name).get<double>()); };
  const auto count = [&result](const char* name) { return withThousands(result.at(name).get<std::uint64_t>()); };
  const bool any = result.at("sampled_error_paths").get<std::uint64_t>() > 0;
  return {program.name,
          std::to_string(program.lines),
          threads,
          count("states") + (result.at("complete").get<bool>() ? "" : "+"),
          real("error_state_ratio"),
          real("error_path_ratio"),
          real("error_walk_ratio"),
          any ? count("min_choices") : "",
          any ? real("mean_choices") : "",
          any ? count("min_transitions") : "",
          any ? real("mean_transitions") : ""};
}

// "2 / 3 / 4 (small/medium/large)": the part for this size.
std::string threadsOf(const Benchmark& program, const std::string& size) {
  std::size_t begin = 0;
  for (std::size_t i = sizeIndex(size); i > 0; --i) {
    const auto slash = program.threads.find('/', begin);
    if (slash == std::string::npos) break;
    begin = slash + 1;
  }
  const auto first = program.threads.find_first_not_of(' ', begin);
  return program.threads.substr(first, program.threads.find_first_of(" /", first) - first);
}

}  // namespace

Command addCharacteristics(CLI::App& app, Setting& setting) {
  auto options = std::make_shared<Options>();
  addChoiceOfPrograms(app, options->programs);
  app.add_option("--sampler", setting.sampler)->required()->group("");
  app.add_option("--size", options->size, "small, medium or large")->capture_default_str();
  app.add_option("--seed", options->seed, "of the order in which the states are explored")->capture_default_str();
  app.add_option("--time-limit", setting.timeLimit, "seconds for each program; the paper took 3600")
      ->capture_default_str();
  app.add_option("--memory-limit", setting.memoryLimit, "memory for each program")->capture_default_str();
  app.add_flag("--every-state", options->everyState, "looks at every state rather than at every x/1000-th");
  app.add_option("--json", options->json, "writes the figures there");
  return [options, &setting] {
    const std::vector<Benchmark> programs = chosen(readCatalogue(setting.root / "benchmarks"), options->programs);
    sizeIndex(options->size);
    Table table({"<program", "lines", "threads", "states", "error states", "error paths", "error walks", "shortest",
                 "average", "shortest (transitions)", "average (transitions)"});
    json all = json::array();
    for (const Benchmark& program : programs) {
      if (!program.arguments.contains(options->size) || program.expected[0] == "no-violation") continue;
      fmt::print(stderr, "{}\n", program.name);
      all.push_back(sample(setting, *options, program));
      table.add(rowOf(program, threadsOf(program, options->size), all.back()));
    }
    fmt::print("State spaces of the buggy variants ({}), {} s each; + means that there are more states\n\n{}",
               options->size, setting.timeLimit, table.text());
    if (!options->json.empty()) std::ofstream(options->json) << all.dump(1) << '\n';
    return 0;
  };
}

}  // namespace bench
