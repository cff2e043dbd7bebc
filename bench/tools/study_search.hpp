// One run of a study, within this process: what `weaveproof check` does with the same options, but for the verdict's
// words, the shortening of schedules and the start of a process, which would take longer than most of these searches.
#pragma once

#include <filesystem>
#include <string>
#include <vector>

#include "catalogue.hpp"
#include "study_results.hpp"

namespace bench {

struct StudyRun {
  const Benchmark* program = nullptr;
  std::vector<std::string> arguments;  // of the program
  std::string technique;
  std::string options;  // of weaveproof check; {1/12} stands for a twelfth of the limit
  std::uint64_t seed = 0;
};

// The options as they are when the limit is so much: "20000" states or "60s". A limit of the whole search is added,
// unless the iterations of DFS-RB have one each (as in section 5.2 of dfs-rb.txt). Throws std::runtime_error if the
// limit cannot be read.
std::string withLimit(const std::string& options, const std::string& limit);

// `classes`: where the compiled benchmarks are. Throws what cannot be helped, such as options that make no sense.
StudyRow searchFor(const StudyRun& run, const std::string& limit, const std::string& memoryLimit,
                   const std::filesystem::path& classes);

}  // namespace bench
