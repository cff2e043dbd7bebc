#include "study_configurations.hpp"

#include <fmt/format.h>
#include <xxhash.h>

#include <algorithm>
#include <map>
#include <set>
#include <stdexcept>

#include "search/dfs_rb.hpp"
#include "search/options.hpp"

namespace bench {
namespace {

using weaveproof::search::allDfsRbConfigurations;
using weaveproof::search::parseDfsRb;

// As the paper's tables have it: I for the sequence that it uses.
std::string shortNotation(const std::string& notation) {
  static const std::string sequence = "I:5-10-20-50-100,";
  return notation.starts_with(sequence) ? "I," + notation.substr(sequence.size()) : notation;
}

const Benchmark& namedProgram(const std::vector<Benchmark>& catalogue, const std::string& name) {
  const auto found = std::ranges::find(catalogue, name, &Benchmark::name);
  if (found == catalogue.end()) throw std::runtime_error("The benchmark '" + name + "' of the study is missing.");
  return *found;
}

}  // namespace

std::vector<std::string> studyConfigurations(std::size_t every) {
  std::vector<std::string> all;
  for (const auto& configuration : allDfsRbConfigurations()) all.push_back(shortNotation(toString(configuration)));
  std::vector<std::string> drawn = all;
  std::ranges::sort(drawn, {}, [](const std::string& text) { return XXH3_64bits(text.data(), text.size()); });
  drawn.resize((drawn.size() + every - 1) / every);
  std::set<std::string> wanted(drawn.begin(), drawn.end());
  for (const std::string best : kBestOfThePaper) {
    wanted.insert(shortNotation(toString(parseDfsRb(best))));
  }
  std::erase_if(all, [&](const std::string& configuration) { return !wanted.contains(configuration); });
  return all;
}

bool isConfiguration(const std::string& technique) {
  try {
    return !technique.empty() && technique.find(',') != std::string::npos && (parseDfsRb(technique), true);
  } catch (const weaveproof::search::BadSearchOptions&) {
    return false;
  }
}

std::string optionsOfConfiguration(const std::string& configuration) {
  const bool iterates = configuration.starts_with("I");
  return fmt::format("--dfs-rb \"{}\"{}", configuration, iterates ? " --dfs-rb-bound {1/1}" : "");
}

std::vector<Benchmark> studyPrograms(const std::vector<Benchmark>& catalogue,
                                     const std::vector<std::string>& patterns) {
  std::vector<Benchmark> programs;
  for (const char* name : kTrainingPrograms) programs.push_back(namedProgram(catalogue, name));
  for (const char* name : kValidationPrograms) programs.push_back(namedProgram(catalogue, name));
  return chosen(programs, patterns);
}

std::vector<StudyRun> firstPhase(const std::vector<Benchmark>& programs, const std::string& size,
                                 const std::vector<std::string>& configurations, std::uint64_t runs) {
  std::vector<StudyRun> all;
  for (const std::string& configuration : configurations) {
    const std::string options = optionsOfConfiguration(configuration);
    for (const Benchmark& program : programs) {
      for (std::uint64_t seed = 0; seed < runs; ++seed) {
        all.push_back({&program, program.arguments.at(size)[0], configuration, options, seed});
      }
    }
  }
  return all;
}

std::vector<StudyRun> secondPhase(const std::vector<StudyRun>& first, const StudyFile& results, std::uint64_t runs) {
  struct Seen {
    const StudyRun* run = nullptr;
    bool found = false;
    std::set<std::pair<bool, std::uint64_t>> outcomes;
  };
  std::map<std::pair<std::string, std::string>, Seen> experiments;
  for (const StudyRun& run : first) {
    const auto row = results.rows.find({run.program->name, run.technique, run.seed});
    if (row == results.rows.end()) continue;
    Seen& seen = experiments[{run.technique, run.program->name}];
    seen.run = &run;
    seen.found |= row->second.found;
    seen.outcomes.emplace(row->second.found, row->second.states);
  }
  std::vector<StudyRun> all;
  for (const auto& [key, seen] : experiments) {
    if (!seen.found || seen.outcomes.size() < 2) continue;
    for (std::uint64_t seed = 0; seed < runs; ++seed) {
      all.push_back(*seen.run);
      all.back().seed = seed;
    }
  }
  return all;
}

}  // namespace bench
