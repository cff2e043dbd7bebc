// The Java programs in bench/spin, made to measure the speed of a search.
#pragma once

#include <cstdint>
#include <filesystem>
#include <string>
#include <vector>

#include "experiment.hpp"

namespace bench {

struct Sample {
  std::uint64_t states = 0, transitions = 0;
  double seconds = 0, bytesPerState = 0;
  std::uint64_t peakBytes = 0;

  double statesPerSecond() const { return static_cast<double>(states) / seconds; }
  double transitionsPerSecond() const { return static_cast<double>(transitions) / seconds; }
};

// The run with the median time; of an even number, the slower one of the two in the middle.
Sample medianRun(std::vector<Sample> samples);

class SearchPrograms {
 public:
  explicit SearchPrograms(const Setting& setting);  // compiles them

  // One `weaveproof check`, which must end without a violation; or what another binary makes of it.
  Sample check(const std::string& mainClass, const std::string& arguments, const std::string& options);
  Sample check(const std::string& mainClass, const std::string& arguments, const std::string& options,
               const std::filesystem::path& binary);

 private:
  const Setting& setting_;
  const std::filesystem::path work_;
};

std::string textOf(const std::filesystem::path& file);
void mustWork(const std::vector<std::string>& command, const std::filesystem::path& folder,
              const std::filesystem::path& output);

}  // namespace bench
