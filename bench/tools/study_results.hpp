// The file of a study: a line for each run, added as they come and never changed, so that a study can be killed at any
// time and continues where it was, and files of its parts are put together by reading them all.
#pragma once

#include <cstdint>
#include <filesystem>
#include <map>
#include <string>
#include <tuple>
#include <vector>

namespace bench {

// What all rows of a file have in common; rows with another setting are not comparable.
struct StudySetting {
  std::string version;  // of weaveproof, and the digest of its binary
  std::string size;     // of the programs
  std::string limit;    // of a run: "20000" states, or "60s"

  friend bool operator==(const StudySetting&, const StudySetting&) = default;
};

struct StudyRow {
  std::string program;
  std::string technique;  // a configuration of DFS-RB, as I,pl,d,Lb,0.75,1.5, or the name of something else
  std::uint64_t seed = 0;
  bool found = false;
  std::string ending;  // how the search says that it ended; "no-violation": it claims to have seen all; "failed"
  std::uint64_t states = 0, choices = 0, transitions = 0;  // choices: choice points, which is what JPF counts as states
  double seconds = 0;
  std::uint64_t bytes = 0;  // of the store, of visited states, and of what the search keeps besides; the largest
  std::string outcomes =
      {};  // how many the program recorded, and their digest, as 12:0123456789abcdef; of old rows empty

  // Walks store no states.
  std::uint64_t effort() const { return states > 0 ? states : transitions; }
};

using StudyKey = std::tuple<std::string, std::string, std::uint64_t>;  // program, technique, seed
StudyKey keyOf(const StudyRow& row);

std::string lineOf(const StudySetting& setting);  // the first of a file
std::string lineOf(const StudyRow& row);

struct StudyFile {
  StudySetting setting;
  std::map<StudyKey, StudyRow> rows;
  std::vector<std::string> complaints;  // a sentence for each line that was skipped, with its number
};

// What can be read of these files together. A file of another kind, of another version of the study or with another
// setting than the first, and lines that are damaged or contradict others, are skipped with a complaint. Throws
// std::runtime_error if nothing is left.
StudyFile readStudy(const std::vector<std::filesystem::path>& files);

// Makes the file ready for further lines: writes the first one, or ends a last line that was cut off. Returns what it
// holds. Throws std::runtime_error if it is of another setting.
StudyFile prepareStudy(const std::filesystem::path& file, const StudySetting& setting);

}  // namespace bench
