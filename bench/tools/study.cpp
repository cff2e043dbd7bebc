// bench/study: the study of dfs-rb.txt, sections 5 to 9. Runs what its file of results lacks, then makes tables and
// figures of it.
#include <fmt/format.h>

#include <algorithm>
#include <fstream>
#include <memory>
#include <stdexcept>

#include "commands.hpp"
#include "study_configurations.hpp"
#include "study_figures.hpp"
#include "study_flags.hpp"
#include "study_run.hpp"
#include "study_tables.hpp"
#include "study_techniques.hpp"

namespace bench {
namespace {

struct StudyOptions {
  std::vector<std::string> programs, phases = {"1", "2", "techniques"}, configurations;
  std::vector<std::filesystem::path> read;
  std::string size = "small", slice = "1/1", figures, merged;
  std::size_t every = 40;
  std::uint64_t firstRuns = 5, runs = 10, seeds = 10;
  StudyFlags flags;
};

constexpr const char* kPhases[] = {"1", "2", "techniques"};

void refuseUnknown(const StudyOptions& options) {
  sizeIndex(options.size);
  for (const std::string& phase : options.phases) {
    if (std::ranges::find(kPhases, phase) == std::end(kPhases)) {
      throw std::runtime_error(fmt::format("There is no phase '{}'; there are: {}.", phase, fmt::join(kPhases, ", ")));
    }
  }
  for (const std::string& configuration : options.configurations) {
    if (!isConfiguration(configuration)) {
      throw std::runtime_error(
          fmt::format("'{}' is no configuration of DFS-RB; `weaveproof configs dfs-rb` lists those of the "
                      "study, such as {}.",
                      configuration, kBestOfThePaper[0]));
    }
  }
}

bool has(const StudyOptions& options, const char* phase) {
  return std::ranges::find(options.phases, phase) != options.phases.end();
}

// Table 10.
std::vector<StudyRun> deepRuns(const std::vector<Benchmark>& programs, const StudyOptions& options) {
  std::vector<StudyRun> runs;
  const auto cdx = std::ranges::find(programs, "cdx", &Benchmark::name);
  if (cdx == programs.end()) return runs;
  for (const char* configuration : kDeepThresholds) {
    for (std::uint64_t seed = 0; seed < options.seeds; ++seed) {
      runs.push_back(
          {&*cdx, cdx->arguments.at(options.size)[0], configuration, optionsOfConfiguration(configuration), seed});
    }
  }
  return runs;
}

StudyFile runPhases(const StudyOptions& options, const Setting& setting, const std::vector<Technique>& techniques) {
  const std::vector<Benchmark> programs = studyPrograms(readCatalogue(setting.root / "benchmarks"), options.programs);
  const StudySetting study = options.flags.settingOf(setting, options.size);
  const StudyPlace place = options.flags.placeOf(setting);
  const Slice slice = readSlice(options.slice);
  const std::vector<std::string> configurations =
      options.configurations.empty() ? studyConfigurations(options.every) : options.configurations;
  const std::vector<StudyRun> first =
      sliceOf(firstPhase(programs, options.size, configurations, options.firstRuns), slice);
  StudyFile results = runStudy(study, place, has(options, "1") ? first : std::vector<StudyRun>());
  if (has(options, "2")) results = runStudy(study, place, secondPhase(first, results, options.runs));
  if (has(options, "techniques")) {
    std::vector<StudyRun> others = techniqueRuns(techniques, programs, options.size, options.seeds);
    const std::vector<StudyRun> deep = deepRuns(programs, options);
    others.insert(others.end(), deep.begin(), deep.end());
    results = runStudy(study, place, sliceOf(others, slice));
  }
  return results;
}

void report(const StudyFile& results, const std::vector<Technique>& techniques, const std::string& figures) {
  tellComplaints(results);
  const Study study(results);
  fmt::print("{} runs by weaveproof {}, size {}, limit {}\n\n", results.rows.size(), results.setting.version,
             results.setting.size, results.setting.limit);
  fmt::print("{}", studyTables(study));
  fmt::print("### Tables 11 to 22: techniques\n\n");
  for (const std::string& program : study.programs()) {
    fmt::print("{}\n\n{}\n", program, techniqueTable(study, techniques, program));
  }
  fmt::print("### Sections 9.3 and 9.4: counts\n\n{}", textOf(countsOf(study, techniques)));
  if (figures.empty()) return;
  for (const std::string& name : writeStudyFigures(study, techniques, figures))
    fmt::print(stderr, "{}/{}\n", figures, name);
}

void merge(const StudyFile& results, const std::string& file) {
  std::ofstream out(file);
  out << lineOf(results.setting) << '\n';
  for (const auto& [key, row] : results.rows) out << lineOf(row) << '\n';
  if (!out.flush()) throw std::runtime_error(file + " cannot be written.");
}

}  // namespace

Command addStudy(CLI::App& app, Setting& setting) {
  auto options = std::make_shared<StudyOptions>();
  addChoiceOfPrograms(app, options->programs);
  app.add_option("--every", options->every, "one of so many of the 7,920 configurations; 1: all")
      ->check(CLI::Range(1, 7920))
      ->capture_default_str();
  app.add_option("--configurations", options->configurations, "these instead; may be given several times")
      ->expected(1)
      ->multi_option_policy(CLI::MultiOptionPolicy::TakeAll);
  app.add_option("--phases", options->phases, "1, 2, techniques")->delimiter(',')->capture_default_str();
  app.add_option("--size", options->size, "of the programs: small, medium or large")->capture_default_str();
  app.add_option("--first-runs", options->firstRuns, "runs of each configuration in phase 1")->capture_default_str();
  app.add_option("--runs", options->runs, "runs in phase 2; 100 in the paper")->capture_default_str();
  app.add_option("--seeds", options->seeds, "runs of each technique that is random")->capture_default_str();
  app.add_option("--slice", options->slice, "only this part of the runs, as 3/8")->capture_default_str();
  options->flags.add(app, setting);
  app.add_option("--read", options->read, "tables of these files of results together; runs nothing");
  app.add_option("--merge", options->merged, "with --read: writes their results there as one file");
  app.add_option("--figures", options->figures, "writes Figures 5 to 8 into this folder");
  return [options, &setting] {
    refuseUnknown(*options);
    const std::vector<Technique> techniques = readTechniques(setting.root / "bench/techniques.txt");
    const StudyFile results =
        options->read.empty() ? runPhases(*options, setting, techniques) : readStudy(options->read);
    if (!options->merged.empty()) merge(results, options->merged);
    report(results, techniques, options->figures);
    return 0;
  };
}

}  // namespace bench
