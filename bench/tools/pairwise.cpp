// bench/pairwise: the study of pairwise.txt (section 4, Tables 1 and 2), with change bounds beside pairs of threads, and with what the
// paper does not measure: how many of the errors that a full search finds are missed.
//
// Each thread interaction statement of a program is a fragment. It is taken out of the program (OLD has it, NEW does
// not), and the other way round put into it. Bugs are looked for in the buggy variant, up to the first error. Safety is
// checked on the correct one, and the search continues after every error. Limits are numbers of states, and what
// reaches one counts with it.
#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <fstream>
#include <memory>
#include <random>
#include <set>
#include <stdexcept>

#include "commands.hpp"
#include "fragments.hpp"
#include "mutate/reached.hpp"
#include "process.hpp"
#include "search_programs.hpp"
#include "statistics.hpp"
#include "table.hpp"

namespace bench {
namespace {

namespace fs = std::filesystem;
namespace mutate = weaveproof::mutate;

// A program of the paper and its figures: seconds, and the share of runs that timed out or failed, in percent.
struct InPaper {
  const char* program;
  int fragments;
  struct {
    double seconds, share;
  } findPairs, findFull, safePairs, safeFull;
};
constexpr InPaper kPrograms[] = {
    {"alarm-clock", 56, {0.25, 0}, {1.20, 0}, {0.25, 0}, {249.54, 0}},
    {"producer-consumer", 38, {0.14, 0}, {0.16, 0}, {0.16, 0}, {6.33, 0}},
    {"rax-extended", 44, {0.17, 0}, {0.15, 1.1}, {0.17, 0}, {12.71, 1.1}},
    {"replicated-workers", 126, {4.67, 3.4}, {5.31, 2.8}, {41.32, 4.6}, {4494.43, 14.7}},
    {"sor", 56, {0.09, 0}, {0.83, 0}, {0.09, 0}, {352.02, 0.9}},
    {"cache4j", 110, {8.14, 0.84}, {32.46, 0}, {46.18, 2.1}, {4936.50, 2.7}},
    {"elevator", 106, {7.92, 1.67}, {12.19, 1.0}, {27.38, 0.6}, {102.96, 88.2}},
    {"qsort-mt", 71, {1.01, 1.25}, {0.61, 0.7}, {23.72, 3.8}, {735.84, 5.6}},
    {"papabench", 374, {15.96, 0}, {28.52, 0}, {18.41, 0}, {8.19, 89.3}},
};

// Without what was deleted a step may have no end, and then no limit of states ends it.
constexpr double kLongestRun = 10;

struct Mode {
  const char* name;
  const char* options;
  bool knowsChange;
};
constexpr Mode kModes[] = {{"pairwise", "--pairwise", true},
                           {"bound 0", "--change-bound 0", true},
                           {"bound 1", "--change-bound 1", true},
                           {"full, locks", "--search dfs --reduction locks", false},
                           {"full", "--search dfs --reduction full", false}};
constexpr std::size_t kPairwise = 0, kFullWithLocks = 3, kFull = 4;

enum Goal : std::size_t { Find, Safety };
enum Direction : std::size_t { Added, Deleted };
constexpr const char* kVariantOf[] = {"buggy", "correct"};  // by goal
constexpr const char* kDirections[] = {"added", "deleted"};

struct Options {
  std::vector<std::string> programs;
  std::string size = "medium";
  std::size_t fragments = 20;
  std::uint64_t seed = 0;
  std::uint64_t stateLimit = 50'000;
  bool list = false;
};

struct Run {
  Goal goal;
  Direction direction;
  std::size_t fragment;
  std::array<Record, std::size(kModes)> by;
};

struct ProgramResult {
  std::string name;
  std::size_t all = 0, chosen = 0;
  std::map<std::string, int> refused;
  std::vector<Run> runs;
};

std::string nameOf(const mutate::Site& site) {
  return fmt::format("{}.{}@{}", site.className, site.reach.front().method, site.reach.front().first);
}

class Study {
 public:
  Study(const Setting& setting, const Options& options) : setting_(setting), options_(options), runs_(setting) {}

  ProgramResult of(const Benchmark& program) {
    program_ = &program;
    const std::string package = program.mainClass.substr(0, program.mainClass.find('.'));
    const Fragments fragments = fragmentsOf(setting_.classes, package);
    ProgramResult result{program.name, fragments.all.sites.size(), 0, fragments.refused, {}};
    const std::vector<const mutate::Site*> chosen = drawn(reached(fragments));
    result.chosen = chosen.size();
    for (std::size_t i = 0; i < chosen.size(); ++i) {
      const fs::path without = runs_.folder() / "without";
      fs::remove_all(without);
      const fs::path file = without / fragments.all.files[chosen[i]->file].inTree;
      fs::create_directories(file.parent_path());
      std::ofstream(file, std::ios::binary) << fragments.without(*chosen[i]);
      const std::string gone = without.string() + ":" + setting_.classes.string();
      for (const Goal goal : {Find, Safety}) {
        result.runs.push_back(checked(goal, Added, i, *chosen[i], gone, setting_.classes));
        result.runs.push_back(checked(goal, Deleted, i, *chosen[i], setting_.classes, gone));
      }
    }
    return result;
  }

  void list(const Benchmark& program) const {
    const Fragments fragments = fragmentsOf(setting_.classes, program.mainClass.substr(0, program.mainClass.find('.')));
    for (const mutate::Site& site : fragments.all.sites)
      fmt::print("{} {} {}-{}: {}\n", program.name, nameOf(site), site.edits.front().start, site.edits.front().end,
                 site.what);
  }

 private:
  // What the paper has checked, and the usual rest.
  std::vector<std::string> programWords(Goal goal) const {
    std::vector<std::string> words = {"--property", "deadlock,exception,race,loop,exit", program_->mainClass};
    const auto& arguments = program_->arguments.at(options_.size)[variantIndex(kVariantOf[goal])];
    words.insert(words.end(), arguments.begin(), arguments.end());
    return words;
  }

  // Those that some schedule of either variant runs.
  std::vector<const mutate::Site*> reached(const Fragments& fragments) const {
    std::vector<mutate::Reached> coverages;
    for (const Goal goal : {Find, Safety}) {
      const fs::path coverage = runs_.folder() / "coverage.json", output = runs_.folder() / "coverage.out";
      fs::remove(coverage);
      std::vector<std::string> command = {setting_.binary, "check",  "--quiet", "--all-errors",
                                          "--state-limit", "100000", "--trace", runs_.folder() / "trace.json",
                                          "--coverage",    coverage, "-cp",     setting_.classes};
      for (const std::string& word : programWords(goal)) command.push_back(word);
      runProcess(command, output, 600, runs_.folder());
      if (!fs::exists(coverage)) throw std::runtime_error(program_->name + " cannot be checked:\n" + textOf(output));
      coverages.emplace_back(textOf(coverage));
    }
    std::vector<const mutate::Site*> sites;
    for (const mutate::Site& site : fragments.all.sites) {
      mutate::Mutant alone;
      alone.sites = {&site};
      if (std::ranges::any_of(coverages, [&](const mutate::Reached& one) { return one.any(fragments.all, alone); }))
        sites.push_back(&site);
    }
    return sites;
  }

  std::vector<const mutate::Site*> drawn(std::vector<const mutate::Site*> sites) const {
    if (options_.fragments == 0 || sites.size() <= options_.fragments) return sites;
    std::mt19937_64 random(options_.seed);
    for (std::size_t i = 0; i < options_.fragments; ++i) std::swap(sites[i], sites[i + random() % (sites.size() - i)]);
    sites.resize(options_.fragments);
    std::ranges::sort(sites, {}, &mutate::Site::id);
    return sites;
  }

  Run checked(Goal goal, Direction direction, std::size_t number, const mutate::Site& site, const std::string& before,
              const std::string& after) {
    Run run{goal, direction, number, {}};
    for (std::size_t i = 0; i < std::size(kModes); ++i) {
      const Mode& mode = kModes[i];
      // A full search does not know what was before; so what all additions lead to is checked once.
      const std::string place = mode.knowsChange || direction == Deleted
                                    ? fmt::format("{} {}", kDirections[direction], nameOf(site))
                                    : "as it is";
      CheckRun check{{program_->name, options_.size, kVariantOf[goal], fmt::format("{}: {}", place, mode.options), 0,
                      fmt::format("{} states", options_.stateLimit)},
                     mode.name,
                     {"--state-limit", std::to_string(options_.stateLimit), "--time-limit",
                      fmt::format("{}", std::min(setting_.timeLimit, kLongestRun)), "--memory-limit",
                      setting_.memoryLimit, "-cp", after, "--trace", runs_.folder() / "trace.json"}};
      for (const std::string& word : splitWords(mode.options)) check.words.push_back(word);
      if (mode.knowsChange) check.words.insert(check.words.end(), {"--changed-since", before});
      if (goal == Safety) check.words.push_back("--all-errors");
      for (const std::string& word : programWords(goal)) check.words.push_back(word);
      run.by[i] = runs_.run(check, fmt::format("{} {} {}, {}", program_->name, kVariantOf[goal], place, mode.name));
    }
    return run;
  }

  const Setting& setting_;
  const Options& options_;
  RecordedRuns runs_;
  const Benchmark* program_ = nullptr;
};

const InPaper& inPaper(const std::string& program) {
  return *std::ranges::find(kPrograms, program, [](const InPaper& one) { return std::string(one.program); });
}

std::vector<double> of(const ProgramResult& result, Goal goal, std::size_t mode, double (*value)(const Record&)) {
  std::vector<double> values;
  for (const Run& run : result.runs)
    if (run.goal == goal) values.push_back(value(run.by[mode]));
  return values;
}

bool reachedLimit(const Record& record) { return record.ending.ends_with("-limit"); }
double statesOf(const Record& record) { return static_cast<double>(record.states); }
double secondsOf(const Record& record) { return record.seconds; }
double limitOf(const Record& record) { return reachedLimit(record) ? 1 : 0; }
double foundOf(const Record& record) { return record.found() ? 1 : 0; }

double mean(const std::vector<double>& values) { return meanAndDeviation(values).mean; }

std::string plusMinus(const std::vector<double>& values) {
  const MeanAndDeviation result = meanAndDeviation(values);
  const auto whole = [](double value) { return withThousands(static_cast<std::uint64_t>(std::llround(value))); };
  return whole(result.mean) + " ± " + whole(result.deviation);
}

std::string percent(double share) { return fmt::format("{:.0f} %", 100 * share); }

// States, the share of runs that a limit ended and, if errors are looked for, of those that found one.
void statesTable(const std::vector<ProgramResult>& results, Goal goal) {
  std::vector<std::string> titles = {"<program", "CF"};
  for (const Mode& mode : kModes) {
    titles.emplace_back(mode.name);
    titles.emplace_back("limit");
    if (goal == Find) titles.emplace_back("found");
  }
  Table table(titles);
  for (const ProgramResult& result : results) {
    std::vector<std::string> row = {result.name, std::to_string(result.chosen)};
    for (std::size_t mode = 0; mode < std::size(kModes); ++mode) {
      row.push_back(plusMinus(of(result, goal, mode, statesOf)));
      row.push_back(percent(mean(of(result, goal, mode, limitOf))));
      if (goal == Find) row.push_back(percent(mean(of(result, goal, mode, foundOf))));
    }
    table.add(row);
  }
  fmt::print("{}\n", table.text());
}

// Mean seconds, and how many times those of pairs a full search takes: here, and in the paper.
void secondsTable(const std::vector<ProgramResult>& results, Goal goal) {
  std::vector<std::string> titles = {"<program"};
  for (const Mode& mode : kModes) titles.emplace_back(fmt::format("{}, s", mode.name));
  titles.insert(titles.end(),
                {"full, locks / pairwise, states", "full / pairwise, states", "paper: CF", "paper: pairwise, s",
                 "paper: timed out", "paper: full, s", "paper: failed", "paper: full / pairwise"});
  Table table(titles);
  std::vector<double> withLocks, withAll, theirs;
  for (const ProgramResult& result : results) {
    const InPaper& paper = inPaper(result.name);
    const auto& pairs = goal == Find ? paper.findPairs : paper.safePairs;
    const auto& full = goal == Find ? paper.findFull : paper.safeFull;
    std::vector<std::string> row = {result.name};
    for (std::size_t mode = 0; mode < std::size(kModes); ++mode)
      row.push_back(significant(mean(of(result, goal, mode, secondsOf))));
    const double own = std::max(1.0, mean(of(result, goal, kPairwise, statesOf)));
    withLocks.push_back(mean(of(result, goal, kFullWithLocks, statesOf)) / own);
    withAll.push_back(mean(of(result, goal, kFull, statesOf)) / own);
    theirs.push_back(full.seconds / pairs.seconds);
    row.insert(row.end(),
               {significant(withLocks.back()), significant(withAll.back()), std::to_string(paper.fragments),
                fmt::format("{}", pairs.seconds), fmt::format("{} %", pairs.share), fmt::format("{}", full.seconds),
                fmt::format("{} %", full.share), significant(theirs.back())});
    table.add(row);
  }
  std::vector<std::string> last(titles.size());
  last[0] = "geometric mean";
  last[6] = significant(geometricMean(withLocks));
  last[7] = significant(geometricMean(withAll));
  last.back() = significant(geometricMean(theirs));
  table.add(last);
  fmt::print("{}\n", table.text());
}

// Whether the version before the change has been shown to have no error, so that each error comes from the change: what the paper
// assumes. The correct variant has none as it is; the buggy one may be wrong only because of the added fragment.
bool isIntroduced(const ProgramResult& result, const Run& run) {
  if (run.goal == Safety) return run.direction == Deleted;
  if (run.direction == Deleted) return false;
  const auto other = std::ranges::find_if(result.runs, [&](const Run& one) {
    return one.goal == Find && one.direction == Deleted && one.fragment == run.fragment;
  });
  return other->by[kFull].verdict == "no-violation";
}

// What a mode does not find that another one does. A full search that a limit ended may miss errors as well, so what any mode has found counts.
void missesTable(const std::vector<ProgramResult>& results) {
  std::vector<std::string> titles = {"<program", "<changes", "with an error"};
  for (const Mode& mode : kModes) titles.emplace_back(fmt::format("{}: none found", mode.name));
  titles.emplace_back("errors");
  for (const Mode& mode : kModes) titles.emplace_back(fmt::format("{}: missed", mode.name));
  Table table(titles);
  struct Counts {
    int wrong = 0;
    std::size_t errors = 0;
    std::array<int, std::size(kModes)> blind{};
    std::array<std::size_t, std::size(kModes)> missed{};
  };
  constexpr const char* kGroups[] = {"bugs: all", "bugs: introduced", "safety: introduced"};
  std::array<Counts, std::size(kGroups)> sums;
  const auto rowOf = [&](const std::string& program, std::size_t group, const Counts& counts) {
    std::vector<std::string> row = {program, kGroups[group], std::to_string(counts.wrong)};
    for (const int blind : counts.blind) row.push_back(std::to_string(blind));
    row.push_back(group == 2 ? std::to_string(counts.errors) : "");
    for (const std::size_t missed : counts.missed) row.push_back(group == 2 ? std::to_string(missed) : "");
    return row;
  };
  for (const ProgramResult& result : results) {
    for (std::size_t group = 0; group < std::size(kGroups); ++group) {
      Counts counts;
      for (const Run& run : result.runs) {
        if (run.goal != (group == 2 ? Safety : Find) || (group > 0 && !isIntroduced(result, run))) continue;
        std::set<std::string> all;
        for (const Record& record : run.by) all.insert(record.errors.begin(), record.errors.end());
        if (all.empty()) continue;
        ++counts.wrong;
        counts.errors += all.size();
        for (std::size_t mode = 0; mode < std::size(kModes); ++mode) {
          const std::set<std::string> own(run.by[mode].errors.begin(), run.by[mode].errors.end());
          if (own.empty()) ++counts.blind[mode];
          counts.missed[mode] += all.size() - own.size();
        }
      }
      table.add(rowOf(result.name, group, counts));
      Counts& sum = sums[group];
      sum.wrong += counts.wrong;
      sum.errors += counts.errors;
      for (std::size_t mode = 0; mode < std::size(kModes); ++mode)
        sum.blind[mode] += counts.blind[mode], sum.missed[mode] += counts.missed[mode];
    }
  }
  for (std::size_t group = 0; group < std::size(kGroups); ++group) table.add(rowOf("all", group, sums[group]));
  fmt::print("{}\n", table.text());
}

int show(const std::vector<ProgramResult>& results, const Options& options) {
  fmt::print(
      "At most {} states a search; mean ± standard deviation over fragments, added and deleted. A run that a limit "
      "ended counts "
      "with the limit.\n\nLooking for bugs (Table 1): states\n\n",
      withThousands(options.stateLimit));
  statesTable(results, Find);
  fmt::print("Looking for bugs (Table 1): seconds, and beside the paper\n\n");
  secondsTable(results, Find);
  fmt::print("Safety (Table 2): states\n\n");
  statesTable(results, Safety);
  fmt::print("Safety (Table 2): seconds, and beside the paper\n\n");
  secondsTable(results, Safety);
  fmt::print("Changes after which there is an error, and what is not found of it\n\n");
  missesTable(results);
  int contradictions = 0;
  for (const ProgramResult& result : results) {
    std::string refused;
    for (const auto& [why, number] : result.refused) refused += fmt::format(", {} {}", number, why);
    fmt::print("{}: {} fragments, {} of them run and drawn; not to be taken out{}.\n", result.name, result.all,
               result.chosen, refused);
    for (const Run& run : result.runs)
      for (const Record& record : run.by)
        contradictions += record.verdict == "failed" || record.verdict == "unsupported";
  }
  if (contradictions > 0) fmt::print("{} runs failed.\n", contradictions);
  return contradictions == 0 ? 0 : 1;
}

}  // namespace

Command addPairwise(CLI::App& app, Setting& setting) {
  auto options = std::make_shared<Options>();
  addChoiceOfPrograms(app, options->programs);
  app.add_option("--size", options->size, "small, medium or large")->capture_default_str();
  app.add_option("--fragments", options->fragments, "of each program, drawn from those that some schedule runs; 0: all")
      ->capture_default_str();
  app.add_option("--seed", options->seed, "of the draw")->capture_default_str();
  app.add_option("--state-limit", options->stateLimit, "states of each search")->capture_default_str();
  app.add_flag("--list", options->list, "lists the fragments, and runs nothing");
  addLimits(app, setting);
  return [options, &setting] {
    sizeIndex(options->size);
    if (options->programs.empty())
      for (const InPaper& one : kPrograms) options->programs.emplace_back(one.program);
    Study study(setting, *options);
    std::vector<ProgramResult> results;
    for (const Benchmark& program : chosen(readCatalogue(setting.root / "benchmarks"), options->programs)) {
      if (std::ranges::none_of(kPrograms, [&](const InPaper& one) { return one.program == program.name; }))
        throw std::runtime_error(program.name + " is not one of the paper's programs.");
      if (options->list)
        study.list(program);
      else
        results.push_back(study.of(program));
    }
    return options->list ? 0 : show(results, *options);
  };
}

}  // namespace bench
