// `weaveproof cluster`: goes along a schedule of a program and divides its threads by how they read and write.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "cli/open_program.hpp"
#include "mine/division.hpp"

namespace weaveproof::cli {

struct ClusterOptions {
  ProgramRequest program;
  std::string jdk;
  std::vector<std::string> arguments;
  std::vector<std::pair<std::string, std::string>> properties;
  mine::ClusterChoice clusters;
  bool heap = false;  // every access to the heap counts, not the visible ones alone
  std::uint32_t traces = 1;
  std::uint64_t seed = 0;
  std::string expected;  // "run-class" or a file: the partition to compare with; empty: none
  std::string json;
};

// Empty: help was asked for. Throws UsageError, base::Error.
std::optional<ClusterOptions> parseClusterOptions(int argc, char** argv);
std::string clusterHelp();

// The exit status. Throws base::Error, OutputError, UnsupportedFeature, MemoryLimit.
int cluster(const ClusterOptions& options, const OpenSpace& open);

}  // namespace weaveproof::cli
