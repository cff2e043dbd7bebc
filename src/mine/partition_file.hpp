// A partition of threads as a person writes it down: a line for each cluster, with the names of its threads, separated
// by commas. A * at the end of a name stands for whatever follows; # begins a comment.
//
//     main
//     producer-*
//     consumer-1, consumer-2
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace weaveproof::mine {

struct NamedCluster {
  std::vector<std::string> names;

  bool has(std::string_view thread) const;
};

struct Partition {
  std::string file;
  std::vector<NamedCluster> clusters;

  // The first cluster that has a thread of this name.
  std::optional<std::uint32_t> clusterOf(std::string_view thread) const;
  // Throws base::Error that says which names are those of no thread.
  void requireAllNames(std::span<const std::string> threads) const;
};

Partition readPartition(const std::string& file);  // throws base::Error

}  // namespace weaveproof::mine
