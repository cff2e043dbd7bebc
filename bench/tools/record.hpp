// What one run of `weaveproof check` gave, and the file that keeps such records.
#pragma once

#include <cstdint>
#include <filesystem>
#include <map>
#include <optional>
#include <string>
#include <vector>

namespace bench {

// What was run. Two runs with equal keys are repetitions of each other.
struct RunKey {
  std::string program;
  std::string size;
  std::string variant;
  std::string options;  // of the configuration, as written
  std::uint64_t seed = 0;
  std::string limits;  // "60 s, 4G"

  friend auto operator<=>(const RunKey&, const RunKey&) = default;
};

struct Record {
  RunKey key;
  std::string config;               // the configuration's name
  std::string verdict;              // "violation", "no-violation", "inconclusive", "unsupported", "failed"
  std::string kind;                 // of the error: "deadlock"; with its class for an exception
  std::string message;              // of the error, or why there is no result
  std::vector<std::string> errors;  // the key of each of them; all, if the search continued after the first
  bool complete = false;
  std::string ending;  // how the search says that it ended: "finished", "time-limit", "memory-limit", …
  std::uint64_t states = 0, transitions = 0, choicePoints = 0, maxDepth = 0, schedules = 0, peakBytes = 0;
  double seconds = 0, statesPerSecond = 0, bytesPerState = 0;

  bool found() const { return verdict == "violation"; }

  bool timedOut() const { return ending == "time-limit"; }

  // How much was explored: states, or transitions for walks, which store no states.
  std::uint64_t effort() const { return states > 0 ? states : transitions; }
};

// A file with one JSON object a line; the first says which binary made it. Records are added as they come, so that an
// interrupted run can continue where it was.
class ResultFile {
 public:
  // Reads what is there. Throws std::runtime_error if the file is something else, or was made by another binary.
  ResultFile(std::filesystem::path file, const std::string& binaryId);

  // For reading only, whatever the binary.
  explicit ResultFile(const std::filesystem::path& file);

  const Record* find(const RunKey& key) const;
  const Record& add(const Record& record);
  const std::map<RunKey, Record>& records() const { return records_; }

 private:
  std::string load();  // returns the binary's id; empty if there is no file

  std::filesystem::path file_;
  std::map<RunKey, Record> records_;
};

void writeCsv(const std::vector<Record>& records, const std::filesystem::path& file);
void writeJson(const std::vector<Record>& records, const std::filesystem::path& file);

// Reads what `weaveproof check --json` wrote. Throws std::runtime_error if it is no such file.
Record readCheckResult(const std::filesystem::path& file);

}  // namespace bench
