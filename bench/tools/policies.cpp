// bench/policies: what the policies of the depth-first search cost when they are on and change nothing (bounds and
// thresholds that are never met), and what a second worker gives. Random order is there twice: once it is drawn and not
// followed, to separate the cost of drawing from the cost of another order.
#include <fmt/format.h>

#include <memory>
#include <stdexcept>

#include "commands.hpp"
#include "search_programs.hpp"
#include "statistics.hpp"
#include "table.hpp"

namespace bench {
namespace {

struct Program {
  const char* name;
  const char* arguments;
  const char* forATry;  // a few hundred states
};
constexpr Program kPrograms[] = {
    {"Philosophers", "9", "3"}, {"BoundedBuffer", "3 3 3", "1 1 1"}, {"Peterson", "7", "1"}, {"Counters", "16", "2"}};

struct Policy {
  const char* name;
  const char* options;
  bool isFollowed = true;    // otherwise unfollowed_order runs it
  bool hasSameSteps = true;  // a bound that counts switches makes steps of leaving a monitor, so there are more states
};
constexpr Policy kPolicies[] = {
    {"random order", "--order random"},
    {"random order, not followed", "--order random", false},
    {"preempting order", "--order preempt"},
    {"preemption bound", "--preemption-bound 100000000", true, false},
    {"delay bound", "--delay-bound 1000000000", true, false},
    {"depth limit", "--depth-limit 1000000000"},
    {"DFS-RB", "--dfs-rb 100000000,pl,d,R,0.75,1.5"},
    {"breadth first", "--search bfs"},
    {"best first, ti", "--search best-first --heuristic ti"},
    {"best first, tici-", "--search best-first --heuristic tici-"},
    {"two workers", "--parallel 2 --share"},
};

struct Options {
  int rounds = 5;
  bool isTry = false;
  std::filesystem::path unfollowedOrder;
};

int run(const Setting& setting, const Options& options) {
  SearchPrograms programs(setting);
  Table table({"<states/s beside plain depth first", "Philosophers", "BoundedBuffer", "Peterson", "Counters"});
  std::vector<std::vector<std::string>> rows;
  for (const Policy& policy : kPolicies) rows.push_back({policy.name});
  std::vector<std::string> plainRow = {"plain, states/s"};
  for (const Program& program : kPrograms) {
    const char* const arguments = options.isTry ? program.forATry : program.arguments;
    std::vector<std::vector<double>> ratios(std::size(kPolicies));
    std::vector<Sample> plain;
    const auto measurePlain = [&] { plain.push_back(programs.check(program.name, arguments, "")); };
    measurePlain();
    for (int round = 0; round < options.rounds; ++round) {
      fmt::print(stderr, "{} {}: round {} of {}\n", program.name, arguments, round + 1, options.rounds);
      for (std::size_t i = 0; i < std::size(kPolicies); ++i) {
        // Between two plain runs, so that a machine that gets slower for a while slows both sides.
        const Sample sample = programs.check(program.name, arguments, kPolicies[i].options,
                                             kPolicies[i].isFollowed ? setting.binary : options.unfollowedOrder);
        measurePlain();
        if (kPolicies[i].hasSameSteps && sample.states != plain.back().states) {
          throw std::runtime_error(fmt::format("{} has {} states with {}, and {} without", program.name, sample.states,
                                               kPolicies[i].options, plain.back().states));
        }
        const double beside = (plain.end()[-1].statesPerSecond() + plain.end()[-2].statesPerSecond()) / 2;
        ratios[i].push_back(sample.statesPerSecond() / beside);
      }
    }
    for (std::size_t i = 0; i < std::size(kPolicies); ++i) rows[i].push_back(withDigits(median(ratios[i]), 2));
    plainRow.push_back(withThousands(static_cast<std::uint64_t>(medianRun(plain).statesPerSecond())));
  }
  for (std::vector<std::string>& row : rows) table.add(std::move(row));
  table.add(std::move(plainRow));
  fmt::print("Medians of {} rounds, each run between two plain ones\n\n{}\n", options.rounds, table.text());
  return 0;
}

}  // namespace

Command addPolicies(CLI::App& app, Setting& setting) {
  auto options = std::make_shared<Options>();
  app.add_option("--rounds", options->rounds, "how often each is measured")
      ->check(CLI::Range(1, 1000))
      ->capture_default_str();
  app.add_flag("--try", options->isTry, "on programs of a few hundred states, to see that it works");
  app.add_option("--unfollowed-order", options->unfollowedOrder)->required()->group("");
  return [options, &setting] { return run(setting, *options); };
}

}  // namespace bench
