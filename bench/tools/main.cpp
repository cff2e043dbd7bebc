// weaveproof_bench COMMAND --root DIR --binary FILE --classes DIR [option…]: what the scripts in bench/ call.
#include <cstdio>
#include <exception>
#include <map>

#include "commands.hpp"
#include "figure.hpp"
#include "published/published.hpp"

namespace bench {

void addChoiceOfPrograms(CLI::App& app, std::vector<std::string>& patterns) {
  app.add_option("--programs", patterns, "only these, separated by commas; * stands for anything")->delimiter(',');
}

void addLimits(CLI::App& app, Setting& setting) {
  app.add_option("--time-limit", setting.timeLimit, "seconds for each search")->capture_default_str();
  app.add_option("--memory-limit", setting.memoryLimit, "memory for each search")->capture_default_str();
  app.add_option("--results", setting.results, "file that keeps the records; what it has is not run again");
  app.add_flag("--fresh", setting.fresh, "forget the records that are there");
}

}  // namespace bench

int main(int argc, char** argv) {
  weaveproof::published::add();
  CLI::App app("Benchmarks of weaveproof", "weaveproof_bench");
  app.require_subcommand(1);
  bench::Setting setting;
  std::map<std::string, bench::Command> commands;
  std::map<std::string, std::string> endings;  // of the files that keep their results
  const auto add = [&](const char* name, const char* sentence, bench::Command (*addCommand)(CLI::App&, bench::Setting&),
                       const char* ending = ".jsonl") {
    CLI::App* command = app.add_subcommand(name, sentence);
    command->add_option("--root", setting.root)->required()->group("");
    command->add_option("--binary", setting.binary, "measures this binary, not the one that the sources give")
        ->required()
        ->multi_option_policy(CLI::MultiOptionPolicy::TakeLast);
    command->add_option("--classes", setting.classes)->required()->group("");
    commands[name] = addCommand(*command, setting);
    endings[name] = ending;
  };
  add("suite", "Runs benchmark programs under configurations of weaveproof.", bench::addSuite);
  add("study", "Randomised backtracking in all its configurations, and beside other techniques.", bench::addStudy,
      ".tsv");
  add("techniques", "Compares the search techniques on the buggy variants.", bench::addTechniques, ".tsv");
  add("prss", "States to the first error against the number of parallel randomised searches.", bench::addPrss, ".tsv");
  add("characteristics", "What the state spaces of the buggy variants are like.", bench::addCharacteristics);
  add("spin", "Compares with SPIN.", bench::addSpin);
  add("pairwise", "Pairs of threads, change bounds and full searches after small changes.", bench::addPairwise);
  add("tici", "Clusters of threads that were mined: whether they agree with roles, and help to find errors.",
      bench::addTici);
  add("por", "Partial-order reductions of the literature and our own, on clients of concurrent structures.",
      bench::addPor, ".tsv");
  add("policies", "What the policies of the search cost, and what a second worker gives.", bench::addPolicies);
  add("arrays", "What one write into an array costs, by its length.", bench::addArrays);
  add("contracts", "Whether library calls as single steps show what the library's own steps show.",
      bench::addContracts);
  add("verify", "Whether one small variant has the verdict that its header says.", bench::addVerify);
  try {
    app.parse(argc, argv);
    const std::string name = app.get_subcommands().front()->get_name();
    if (setting.results.empty()) setting.results = setting.root / "build/benchmarks/results" / (name + endings[name]);
    setting.results = std::filesystem::absolute(setting.results);
    const int status = commands.at(name)();
    bench::drawFigures(setting.root);
    return status;
  } catch (const CLI::ParseError& e) {
    return app.exit(e) == 0 ? 0 : 2;
  } catch (const std::exception& e) {
    std::fprintf(stderr, "bench: %s\n", e.what());
    return 2;
  }
}
