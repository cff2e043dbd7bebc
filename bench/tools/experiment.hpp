// Runs benchmark programs under configurations of weaveproof, each combination once.
#pragma once

#include <cstdint>
#include <filesystem>
#include <memory>
#include <string>
#include <vector>

#include "catalogue.hpp"
#include "record.hpp"

namespace bench {

struct Configuration {
  std::string name;
  std::string options;      // of weaveproof check
  bool randomised = false;  // gives another result with another seed
};

// "NAME=OPTIONS", or OPTIONS alone, which are then the name too.
Configuration configurationOf(const std::string& text);

struct Experiment {
  const Benchmark* program = nullptr;
  std::string size;
  std::string variant;
  Configuration config;
  std::uint64_t seed = 0;
};

// What all commands of the benchmark share.
struct Setting {
  std::filesystem::path root;  // of the checkout
  std::filesystem::path binary;
  std::filesystem::path classes;  // of the benchmark programs
  std::filesystem::path sampler;  // state_space_sampler
  std::filesystem::path results;  // where records are kept
  double timeLimit = 60;          // seconds
  std::string memoryLimit = "4G";
  bool fresh = false;  // forget the records that are there
};

// The digest of a binary. Throws std::runtime_error if there is none.
std::string idOf(const std::filesystem::path& binary);

enum class Agreement { AsExpected, Limit, Contradiction };

// Whether a record agrees with what the program's header says. A search that a limit ended, or that looks at some
// schedules only, may find nothing.
Agreement agreement(const Record& record, const Benchmark& program);

// One `weaveproof check`, and what its record is known by.
struct CheckRun {
  RunKey key;
  std::string config;              // the name of the configuration
  std::vector<std::string> words;  // after `check`: options, the main class, its arguments
};

// Checks that are done once: what the file of results has is not run again.
class RecordedRuns {
 public:
  explicit RecordedRuns(const Setting& setting);

  // `text` says on standard error what is run now.
  const Record& run(const CheckRun& run, const std::string& text);
  bool has(const RunKey& key) const { return results_->find(key) != nullptr; }
  const std::filesystem::path& folder() const { return folder_; }  // where scratch files may stand

 private:
  Record check(const CheckRun& run) const;

  const Setting& setting_;
  const std::filesystem::path folder_;
  const bool terminal_;
  std::unique_ptr<ResultFile> results_;
};

// Runs what has no record yet; shows on standard error how far it is. The records are in the order of the experiments.
std::vector<Record> runAll(const Setting& setting, const std::vector<Experiment>& experiments);

}  // namespace bench
