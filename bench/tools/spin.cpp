// bench/spin/compare: the same programs in Java and in Promela, side by side in one run; and how the cost of a state
// grows with the number of states and with a heap that the program does not touch.
#include <fmt/format.h>

#include <algorithm>
#include <fstream>
#include <iterator>
#include <memory>
#include <optional>
#include <stdexcept>

#include "commands.hpp"
#include "process.hpp"
#include "search_programs.hpp"
#include "table.hpp"

namespace bench {
namespace {

namespace fs = std::filesystem;

struct Pair {
  const char* name;
  const char* javaClass;
  const char* javaArguments;
  const char* promela;
  const char* defines;  // for spin
};

// Sized to between one and three million states on either side.
constexpr Pair kPairs[] = {
    {"philosophers in order (9)", "Philosophers", "9", "philosophers.pml", "-DN=9"},
    {"bounded buffer (3, 3, 3)", "BoundedBuffer", "3 3 3", "bounded_buffer.pml",
     "-DPRODUCERS=3 -DCONSUMERS=3 -DSIZE=3"},
    {"Peterson for 3 (7 rounds)", "Peterson", "7", "peterson.pml", "-DROUNDS=7"},
    {"counters under locks (16)", "Counters", "16", "counters.pml", "-DROUNDS=16"},
};

// One, four and sixteen million states.
constexpr Pair kGrowing[] = {
    {"14", "Counters", "14", "counters.pml", "-DROUNDS=14"},
    {"23", "Counters", "23", "counters.pml", "-DROUNDS=23"},
    {"37", "Counters", "37", "counters.pml", "-DROUNDS=37"},
};
// So many objects that the program does not touch.
constexpr const char* kGrowingHeap[] = {"14 100", "14 100000"};

struct Options {
  int rounds = 3;
  std::vector<std::string> only;  // parts of names
  std::string options;            // of weaveproof check
  bool noScaling = false;
};

// The number that stands before (or, with `behind`, after) a piece of pan's report.
double figure(const std::string& report, const std::string& mark, bool behind = false) {
  const auto at = report.find(mark);
  if (at == std::string::npos) throw std::runtime_error("pan did not print '" + mark + "':\n" + report);
  if (behind) return std::stod(report.substr(at + mark.size()));
  const auto line = report.rfind('\n', at) + 1;
  return std::stod(report.substr(line, at - line));
}

class Comparison {
 public:
  Comparison(const Setting& setting, const Options& options)
      : setting_(setting), options_(options), java_(setting), work_(setting.root / "build/benchmarks/spin") {}

  Sample runWeaveproof(const std::string& mainClass, const std::string& arguments) {
    return java_.check(mainClass, arguments, options_.options);
  }

  void compilePromela(const Pair& pair) {
    const fs::path folder = folderOf(pair);
    fs::remove_all(folder);
    fs::create_directories(folder);
    std::vector<std::string> command = {"spin", "-a"};
    for (const std::string& define : splitWords(pair.defines)) command.push_back(define);
    command.push_back(setting_.root / "bench/spin" / pair.promela);
    mustWork(command, folder, folder / "command.out");
    mustWork({"gcc", "-O2", "-w", "-DCOLLAPSE", "-DNOREDUCE", "-DSAFETY", "-DVECTORSZ=4096", "-DMEMLIM=16000", "-o",
              "pan", "pan.c"},
             folder, folder / "command.out");
  }

  Sample runSpin(const Pair& pair) {
    const fs::path output = folderOf(pair) / "pan.out";
    const ProcessResult process = runProcess({"./pan", "-m5000000"}, output, 600, folderOf(pair));
    const std::string report = textOf(output);
    if (process.status != 0 || report.find("errors: 0") == std::string::npos ||
        report.find("max search depth too small") != std::string::npos) {
      throw std::runtime_error("pan failed:\n" + report);
    }
    Sample sample;
    sample.states = static_cast<std::uint64_t>(figure(report, " states, stored"));
    sample.transitions = static_cast<std::uint64_t>(figure(report, " transitions (= stored+matched)"));
    sample.seconds = figure(report, "elapsed time ", true);
    sample.bytesPerState =
        figure(report, "\tactual memory usage for states") * 1048576 / static_cast<double>(sample.states);
    sample.peakBytes = process.peakBytes;
    return sample;
  }

 private:
  fs::path folderOf(const Pair& pair) const { return work_ / (std::string(pair.promela) + pair.defines); }

  const Setting& setting_;
  const Options& options_;
  SearchPrograms java_;
  const fs::path work_;
};

std::string millions(double number) { return withDigits(number / 1e6, 2); }
std::string rounded(double number) { return withThousands(static_cast<std::uint64_t>(number)); }

void compareSideBySide(Comparison& comparison, const Options& options) {
  Table table({"<program", "<", "states", "transitions", "seconds", "states/s", "transitions/s", "bytes/state"});
  for (const Pair& pair : kPairs) {
    const std::string name = pair.name;
    if (!options.only.empty() &&
        std::none_of(options.only.begin(), options.only.end(),
                     [&name](const std::string& part) { return name.find(part) != std::string::npos; })) {
      continue;
    }
    comparison.compilePromela(pair);
    std::vector<Sample> spins, ours;
    for (int round = 0; round < options.rounds; ++round) {
      fmt::print(stderr, "{}: round {} of {}\n", name, round + 1, options.rounds);
      spins.push_back(comparison.runSpin(pair));
      ours.push_back(comparison.runWeaveproof(pair.javaClass, pair.javaArguments));
    }
    const Sample spin = medianRun(spins), our = medianRun(ours);
    const auto row = [&table](const std::string& first, const char* who, const Sample& sample) {
      table.add({first, who, withThousands(sample.states), withThousands(sample.transitions),
                 withDigits(sample.seconds, 2), rounded(sample.statesPerSecond()),
                 rounded(sample.transitionsPerSecond()), withDigits(sample.bytesPerState, 1)});
    };
    row(name, "weaveproof", our);
    row("", "SPIN", spin);
    table.add({"", "ratio", "", "", "", withDigits(our.statesPerSecond() / spin.statesPerSecond(), 2),
               withDigits(our.transitionsPerSecond() / spin.transitionsPerSecond(), 2),
               withDigits(our.bytesPerState / spin.bytesPerState, 2)});
  }
  fmt::print("The same programs; each side measured {} times in turns, shown is the median\n\n{}\n", options.rounds,
             table.text());
}

void showMoreStates(Comparison& comparison, int rounds) {
  constexpr std::size_t kSizes = std::size(kGrowing);
  std::vector<Sample> ours[kSizes], spins[kSizes];
  for (const Pair& pair : kGrowing) comparison.compilePromela(pair);
  for (int round = 0; round < rounds; ++round) {
    fmt::print(stderr, "more states: round {} of {}\n", round + 1, rounds);
    for (std::size_t i = 0; i < kSizes; ++i) {
      ours[i].push_back(comparison.runWeaveproof(kGrowing[i].javaClass, kGrowing[i].javaArguments));
      spins[i].push_back(comparison.runSpin(kGrowing[i]));
    }
  }
  Table table({"<Counters", "<", "states", "transitions", "seconds", "million transitions/s", "of the first",
               "bytes/state", "memory MiB"});
  const auto row = [&table](const char* name, const char* who, const Sample& sample, const Sample& first) {
    table.add({name, who, withThousands(sample.states), withThousands(sample.transitions),
               withDigits(sample.seconds, 2), millions(sample.transitionsPerSecond()),
               withDigits(sample.transitionsPerSecond() / first.transitionsPerSecond(), 2),
               withDigits(sample.bytesPerState, 1), withThousands(sample.peakBytes >> 20)});
  };
  for (std::size_t i = 0; i < kSizes; ++i) row(kGrowing[i].name, "weaveproof", medianRun(ours[i]), medianRun(ours[0]));
  for (std::size_t i = 0; i < kSizes; ++i) row(kGrowing[i].name, "SPIN", medianRun(spins[i]), medianRun(spins[0]));
  fmt::print("More states of one program; median of {}\n\n{}\n", rounds, table.text());
}

void showMoreObjects(Comparison& comparison, int rounds) {
  constexpr std::size_t kSizes = std::size(kGrowingHeap);
  std::vector<Sample> samples[kSizes];
  for (int round = 0; round < rounds; ++round) {
    fmt::print(stderr, "more objects: round {} of {}\n", round + 1, rounds);
    for (std::size_t i = 0; i < kSizes; ++i)
      samples[i].push_back(comparison.runWeaveproof("Counters", kGrowingHeap[i]));
  }
  Table table({"<Counters", "states", "transitions", "seconds", "states/s", "million transitions/s", "bytes/state",
               "memory MiB"});
  for (std::size_t i = 0; i < kSizes; ++i) {
    const Sample sample = medianRun(samples[i]);
    table.add({kGrowingHeap[i], withThousands(sample.states), withThousands(sample.transitions),
               withDigits(sample.seconds, 2), rounded(sample.statesPerSecond()),
               millions(sample.transitionsPerSecond()), withDigits(sample.bytesPerState, 1),
               withThousands(sample.peakBytes >> 20)});
  }
  fmt::print("More live objects that the program does not touch (second argument); median of {}\n\n{}\n", rounds,
             table.text());
}

}  // namespace

Command addSpin(CLI::App& app, Setting& setting) {
  auto options = std::make_shared<Options>();
  app.add_option("--rounds", options->rounds, "how often each program is measured on either side")
      ->check(CLI::Range(1, 1000))
      ->capture_default_str();
  app.add_option("--only", options->only, "only programs with one of these parts in their name")->delimiter(',');
  app.add_option("--options", options->options, "further options of weaveproof check");
  app.add_flag("--no-scaling", options->noScaling, "without the tables about growth");
  return [options, &setting] {
    Comparison comparison(setting, *options);
    compareSideBySide(comparison, *options);
    if (!options->noScaling) {
      showMoreStates(comparison, options->rounds);
      showMoreObjects(comparison, options->rounds);
    }
    return 0;
  };
}

}  // namespace bench
