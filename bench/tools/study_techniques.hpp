// Section 9 of dfs-rb.txt: the techniques that are compared, a table for each program (Tables 11 to 22), and the
// counts.
#pragma once

#include <filesystem>
#include <string>
#include <vector>

#include "study_ranking.hpp"
#include "study_search.hpp"

namespace bench {

inline constexpr const char* kDfsRbGroup = "DFS-RB";
inline constexpr const char* kAloneGroup = "state of the art";
inline constexpr const char* kCombinedGroup = "DFS-RB with";  // a technique of the group above by the same name

struct Technique {
  std::string group, name, options;
  bool random = false;  // another result with another seed

  // In the rows of a study. A configuration of DFS-RB is the same one there, whichever part of the study ran it.
  std::string key() const { return group == kDfsRbGroup ? name : group + ": " + name; }
};

// Lines "group | name | options", or with "| random" at the end; # begins a comment. Throws std::runtime_error.
std::vector<Technique> readTechniques(const std::filesystem::path& file);

std::vector<StudyRun> techniqueRuns(const std::vector<Technique>& techniques, const std::vector<Benchmark>& programs,
                                    const std::string& size, std::uint64_t seeds);

std::string techniqueTable(const Study& study, const std::vector<Technique>& techniques, const std::string& program);

// All programs on one page: the mean, with the share of runs that found the error if it is not all.
std::string techniqueOverview(const Study& study, const std::vector<Technique>& techniques);

// Sections 9.3 and 9.4.
struct TechniqueCounts {
  std::size_t alone = 0, aloneFailed = 0;  // pairs of a technique and a program; those in which no run found the error
  std::size_t pairs = 0, partnersFailed = 0, combinedFailed = 0;  // of techniques that are there alone and combined
  std::size_t bothFound = 0, combinedBetter = 0;                  // by the average of states
  std::vector<std::string> better, worse;                         // "daisy: random order"
};
TechniqueCounts countsOf(const Study& study, const std::vector<Technique>& techniques);
std::string textOf(const TechniqueCounts& counts);

// Why no run found the error: "timed out", "state limit", "error states pruned" if they had nothing left to do; with
// their numbers if it was not the same for all.
std::string whyNotFound(const Summary& summary);

}  // namespace bench
