// bench/techniques: section 9 of dfs-rb.txt alone, and for any programs: a table for each (Tables 11 to 22), and the
// counts.
#include <fmt/format.h>

#include <memory>

#include "beside_best.hpp"
#include "commands.hpp"
#include "figure.hpp"
#include "study_configurations.hpp"
#include "study_figures.hpp"
#include "study_flags.hpp"
#include "study_techniques.hpp"

namespace bench {
namespace {

struct TechniqueOptions {
  std::vector<std::string> programs;
  std::vector<std::filesystem::path> read;
  std::string size = "medium", techniques, figures;
  std::uint64_t seeds = 10;
  bool everyProgram = false;
  StudyFlags flags;
};

// The twelve of the paper, or any that have an error.
std::vector<Benchmark> programsOf(const TechniqueOptions& options, const std::filesystem::path& benchmarks) {
  std::vector<Benchmark> catalogue = readCatalogue(benchmarks);
  if (options.programs.empty() && !options.everyProgram) return studyPrograms(catalogue, {});
  std::vector<Benchmark> programs = chosen(catalogue, options.programs);
  std::erase_if(programs, [&](const Benchmark& program) {
    return !program.arguments.contains(options.size) || program.expected[0] == "no-violation";
  });
  return programs;
}

}  // namespace

Command addTechniques(CLI::App& app, Setting& setting) {
  auto options = std::make_shared<TechniqueOptions>();
  addChoiceOfPrograms(app, options->programs);
  app.add_flag("--every-program", options->everyProgram, "all buggy benchmarks, not only the twelve of the paper");
  app.add_option("--size", options->size, "small, medium or large")->capture_default_str();
  app.add_option("--techniques", options->techniques, "file that lists them; default: bench/techniques.txt");
  app.add_option("--seeds", options->seeds, "runs of a technique that is random")->capture_default_str();
  options->flags.add(app, setting);
  app.add_option("--read", options->read, "tables of these files of results together; runs nothing");
  app.add_option("--figures", options->figures, "writes Figure 8 of each program into this folder");
  return [options, &setting] {
    const auto techniques = readTechniques(options->techniques.empty() ? setting.root / "bench/techniques.txt"
                                                                       : std::filesystem::path(options->techniques));
    sizeIndex(options->size);
    const std::vector<Benchmark> programs = programsOf(*options, setting.root / "benchmarks");
    const StudyFile results =
        options->read.empty()
            ? runStudy(options->flags.settingOf(setting, options->size), options->flags.placeOf(setting),
                       techniqueRuns(techniques, programs, options->size, options->seeds))
            : readStudy(options->read);
    tellComplaints(results);
    const Study study(results);
    fmt::print("Weaveproof {}, size {}, limit {}\n\n{}\n", results.setting.version, results.setting.size,
               results.setting.limit, techniqueOverview(study, techniques));
    for (const std::string& program : study.programs()) {
      fmt::print("{}\n\n{}\n", program, techniqueTable(study, techniques, program));
      if (!options->figures.empty()) {
        writeFigure(std::filesystem::path(options->figures) / ("figure-8-" + program + ".svg"),
                    techniquesFigure(study, techniques, program));
      }
    }
    fmt::print("{}", textOf(countsOf(study, techniques)));
    fmt::print("{}", besideTheBest(results, techniques));
    return 0;
  };
}

}  // namespace bench
