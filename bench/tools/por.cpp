// bench/por: the study of stateful-por.txt: its algorithms on sampled clients of concurrent structures, beside what it measures them
// against, and beside our own reductions.
#include <fmt/format.h>

#include <memory>

#include "commands.hpp"
#include "por_figures.hpp"
#include "por_orders.hpp"
#include "por_runs.hpp"
#include "por_tables.hpp"
#include "study_flags.hpp"

namespace bench {
namespace {

struct PorOptions {
  PorSizes sizes;
  std::vector<std::filesystem::path> read;
  std::string techniques, figures;
  StudyFlags flags;
};

// What makes rows comparable; how many clients there are does not matter.
std::string sizeOf(const PorSizes& sizes) {
  const auto text = [](unsigned calls, const char* usual) { return calls == 0 ? usual : fmt::format("{}", calls); };
  return fmt::format("{} and {} calls, seed {}", text(sizes.calls, "2 to 5"), text(sizes.carelessCalls, "3 to 4"),
                     sizes.drawSeed);
}

StudyFile runClients(const PorOptions& options, const Setting& setting) {
  const std::vector<Technique> techniques = readTechniques(
      options.techniques.empty() ? setting.root / "bench/por.txt" : std::filesystem::path(options.techniques));
  const StudySetting study = options.flags.settingOf(setting, sizeOf(options.sizes));
  const StudyPlace place = options.flags.placeOf(setting);
  const PorRuns runs(options.sizes, techniques,
                     [&](const std::vector<StudyRun>& some) { return runStudy(study, place, some); });
  return runStudy(study, place, runs.runs());
}

int report(const PorOptions& options, const StudyFile& file) {
  tellComplaints(file);
  const PorResults results(file);
  fmt::print("Weaveproof {}, {}, limit {}\n", file.setting.version, file.setting.size, file.setting.limit);
  const auto show = [](const char* title, const std::string& table) { fmt::print("\n### {}\n\n{}", title, table); };
  show("Clients", structuresTable(results));
  if (!results.clients(kAllStates).empty()) {
    show("All states (ratios: geometric means over the clients that both have done)", algorithmsTable(results));
    show("By structure", byStructureTable(results));
    show("Beside the paper", paperTable(results));
    show("Memory and time beside JPF (in the paper: share of clients; memory of both; times as fast, both)",
         memoryTable(results));
    show("As they are printed", publishedTable(results));
  }
  if (!results.clients(kOrders).empty() || !results.clients(kFirstError).empty())
    show("Enumeration orders (random / sequential; geometric means)", ordersTable(results));
  if (!results.clients(kFirstError).empty()) show("Until the first error", firstErrorTable(results));
  if (!options.figures.empty()) {
    for (const std::string& name : writePorFigures(results, options.figures))
      fmt::print(stderr, "{}\n", (std::filesystem::path(options.figures) / name).string());
  }
  for (const std::string& difference : results.differences()) fmt::print("\nDIFFERENCE: {}", difference);
  if (!results.differences().empty()) fmt::print("\n");
  return results.differences().empty() ? 0 : 1;
}

}  // namespace

Command addPor(CLI::App& app, Setting& setting) {
  auto options = std::make_shared<PorOptions>();
  PorSizes& sizes = options->sizes;
  options->flags.limit = "20000";
  app.add_option("--clients", sizes.clients, "of the seven structures, all states")
      ->check(CLI::Range(0, 100'000))
      ->capture_default_str();
  app.add_option("--careless", sizes.careless, "clients with careless calls, in four classes")
      ->check(CLI::Range(0, 100'000))
      ->capture_default_str();
  app.add_option("--calls", sizes.calls,
                 "of a thread of the first, at most; 5 in the paper, 0: what the structure allows, 2 to 5")
      ->check(CLI::Range(0, 8))
      ->capture_default_str();
  app.add_option("--careless-calls", sizes.carelessCalls, "likewise of the others; 4 in the paper, 0: 3 or 4")
      ->check(CLI::Range(0, 8))
      ->capture_default_str();
  app.add_option("--draw-seed", sizes.drawSeed, "of the clients")->capture_default_str();
  app.add_option("--seeds", sizes.randomSeeds, "runs in random order")
      ->check(CLI::Range(1, 1000))
      ->capture_default_str();
  app.add_option("--techniques", options->techniques, "file that lists what is compared; default: bench/por.txt");
  options->flags.add(app, setting);
  app.add_option("--read", options->read, "tables of these files of results together; runs nothing");
  app.add_option("--figures", options->figures, "writes the figures into this folder");
  return [options, &setting] {
    return report(*options, options->read.empty() ? runClients(*options, setting) : readStudy(options->read));
  };
}

}  // namespace bench
