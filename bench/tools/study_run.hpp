// Does the runs of a study that its file does not have yet, with several workers, and shows how far it is.
#pragma once

#include <filesystem>
#include <string>
#include <vector>

#include "study_results.hpp"
#include "study_search.hpp"

namespace bench {

struct StudyPlace {
  std::filesystem::path file;      // of the results
  std::filesystem::path classes;   // of the benchmark programs
  std::string memoryLimit = "2G";  // of each run
  unsigned workers = 1;
};

// "3/8": the third of eight parts. Runs of one program and technique are in the same part, since the second phase of a
// study of them depends on the first.
struct Slice {
  std::size_t part = 1, parts = 1;
};
Slice readSlice(const std::string& text);  // throws std::runtime_error
std::vector<StudyRun> sliceOf(const std::vector<StudyRun>& runs, const Slice& slice);

// Returns all that the file holds afterwards. Each worker is a process: one that dies takes its run with it, which is
// noted as "failed", and nothing else. Throws std::runtime_error if the file is of another setting or cannot be
// written.
StudyFile runStudy(const StudySetting& setting, const StudyPlace& place, const std::vector<StudyRun>& runs);

}  // namespace bench
