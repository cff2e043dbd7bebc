// bench/arrays: what one write into an array costs, by the length of the array.
#include <fmt/format.h>

#include <memory>

#include "commands.hpp"
#include "search_programs.hpp"
#include "table.hpp"

namespace bench {
namespace {

constexpr const char* kKinds[] = {"ints", "objects"};
constexpr std::uint32_t kLengths[] = {16, 64, 256, 1024, 4096, 16'384, 131'072, 1'048'576};

struct Options {
  int rounds = 3;
  std::uint64_t states = 200'000;
  int writes = 600;
};

int run(const Setting& setting, const Options& options) {
  SearchPrograms programs(setting);
  Table table({"elements", "ints: states/s", "bytes/state", "objects: states/s", "bytes/state"});
  for (const std::uint32_t length : kLengths) {
    std::vector<std::string> row{withThousands(length)};
    for (const char* kind : kKinds) {
      std::vector<Sample> samples;
      for (int round = 0; round < options.rounds; ++round)
        samples.push_back(programs.check("ArrayWrites", fmt::format("{} {} {}", kind, length, options.writes),
                                         fmt::format("--state-limit {} --time-limit 20", options.states)));
      const Sample sample = medianRun(samples);
      row.push_back(withThousands(static_cast<std::uint64_t>(sample.statesPerSecond())));
      row.push_back(withThousands(static_cast<std::uint64_t>(sample.bytesPerState)));
    }
    table.add(std::move(row));
  }
  fmt::print("Each step writes one element; medians of {} rounds\n\n{}\n", options.rounds, table.text());
  return 0;
}

}  // namespace

Command addArrays(CLI::App& app, Setting& setting) {
  auto options = std::make_shared<Options>();
  app.add_option("--rounds", options->rounds, "how often each is measured")
      ->check(CLI::Range(1, 1000))
      ->capture_default_str();
  app.add_option("--states", options->states, "how many of each search; 20 seconds end it in any case")
      ->capture_default_str();
  return [options, &setting] { return run(setting, *options); };
}

}  // namespace bench
