// Structures with errors that were put into them: tici.txt, sections 4.2 and 4.4.2.
#include <fmt/format.h>

#include <fstream>
#include <nlohmann/json.hpp>
#include <stdexcept>

#include "process.hpp"
#include "search_programs.hpp"
#include "tici.hpp"

namespace bench {
namespace {

namespace fs = std::filesystem;

// The paper's nine are structures of The Art of Multiprocessor Programming, of which it names five.
struct Structure {
  const char* name;  // of the folder
  const char* source;
};
constexpr Structure kStructures[] = {
    {"list-set-coarse", "CoarseListSet"},
    {"list-set-hand-over-hand", "HandOverHandListSet"},
    {"list-set-optimistic", "OptimisticListSet"},
    {"list-set-lazy", "LazyListSet"},
    {"list-set-lock-free", "LockFreeListSet"},
    {"queue-bounded", "BoundedQueue"},
    {"queue-two-lock", "TwoLockQueue"},
    {"queue-michael-scott", "LockFreeQueue"},
    {"queue-michael-scott-recycling", "RecyclingQueue"},
};
constexpr int kDrawn = 60;  // mutants of a structure to choose from

struct Drawn {
  int number = 0;
  std::string operatorName, what;
  fs::path classes;
};

std::vector<Drawn> draw(const Setting& setting, const Structure& structure, std::uint64_t seed,
                        const fs::path& folder) {
  const fs::path out = folder / "mutants" / structure.name, json = folder / "mutants.json",
                 output = folder / "mutants.out";
  fs::remove_all(out);
  fs::create_directories(out.parent_path());
  const fs::path source = setting.root / "benchmarks" / structure.name / (std::string(structure.source) + ".java");
  mustWork({setting.binary, "mutate", "--in", source, "-cp", setting.classes, "--number", std::to_string(kDrawn),
            "--seed", std::to_string(seed), "--out", out, "--json", json},
           folder, output);
  const nlohmann::json found = nlohmann::json::parse(textOf(json));
  std::vector<Drawn> mutants;
  for (const nlohmann::json& mutant : found.at("mutants")) {
    if (mutant.at("fate") != "made") continue;
    const nlohmann::json& site = mutant.at("sites").front();
    const fs::path patch = folder / mutant.at("patch").get<std::string>();
    mutants.push_back({mutant.at("number"), site.at("operator"), site.at("what"), patch.parent_path() / "classes"});
  }
  return mutants;
}

}  // namespace

std::vector<StructureMutant> killableMutants(const Setting& setting, const TiciOptions& options, RecordedRuns& runs) {
  std::vector<StructureMutant> mutants;
  for (const Structure& structure : kStructures) {
    if (!options.takes(structure.name)) continue;
    std::size_t kept = 0;
    for (const Drawn& one : draw(setting, structure, options.seed, runs.folder())) {
      if (kept == options.mutants) break;
      const std::string name = fmt::format("{} {}", one.number, one.operatorName);
      const auto isWrong = [&](const char* search) {
        CheckRun run{
            {structure.name, "2:2", name, search, options.seed, "mutants"}, "choice of mutants", splitWords(search)};
        run.words.insert(run.words.end(),
                         {"--weak-cas", "--state-limit", "200000", "--trace", runs.folder() / "trace.json", "-cp",
                          one.classes.string() + ":" + setting.classes.string(), "structureclient.RoleClient",
                          structure.name, "2", "2"});
        return runs.run(run, fmt::format("{} {}, {}", structure.name, name, search)).found();
      };
      if (isWrong("--search dfs --preemption-bound 0") || !isWrong("--search dfs --reduction full")) continue;
      mutants.push_back({structure.name, name, one.what, one.classes});
      ++kept;
    }
  }
  return mutants;
}

}  // namespace bench
