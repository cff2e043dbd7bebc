// Runs benchmark programs under configurations of weaveproof, each combination once.
#pragma once

#include <cstdint>
#include <filesystem>
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

// Runs what has no record yet; shows on standard error how far it is. The records are in the order of the experiments.
std::vector<Record> runAll(const Setting& setting, const std::vector<Experiment>& experiments);

}  // namespace bench
