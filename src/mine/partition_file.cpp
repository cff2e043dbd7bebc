#include "mine/partition_file.hpp"

#include <algorithm>
#include <sstream>

#include "base/regular_file.hpp"

namespace weaveproof::mine {
namespace {

bool fits(std::string_view pattern, std::string_view name) {
  if (pattern.ends_with('*')) return name.starts_with(pattern.substr(0, pattern.size() - 1));
  return pattern == name;
}

std::string_view trimmed(std::string_view text) {
  constexpr std::string_view kBlanks = " \t\r";
  const std::size_t first = text.find_first_not_of(kBlanks);
  if (first == std::string_view::npos) return {};
  return text.substr(first, text.find_last_not_of(kBlanks) + 1 - first);
}

NamedCluster clusterOfLine(std::string_view line) {
  NamedCluster cluster;
  line = line.substr(0, line.find('#'));
  while (!line.empty()) {
    const std::size_t comma = std::min(line.find(','), line.size());
    if (const std::string_view name = trimmed(line.substr(0, comma)); !name.empty()) cluster.names.emplace_back(name);
    line.remove_prefix(std::min(comma + 1, line.size()));
  }
  return cluster;
}

}  // namespace

bool NamedCluster::has(std::string_view thread) const {
  return std::ranges::any_of(names, [&](const std::string& name) { return fits(name, thread); });
}

std::optional<std::uint32_t> Partition::clusterOf(std::string_view thread) const {
  for (std::size_t i = 0; i < clusters.size(); ++i)
    if (clusters[i].has(thread)) return static_cast<std::uint32_t>(i);
  return std::nullopt;
}

void Partition::requireAllNames(std::span<const std::string> threads) const {
  std::string unknown, known;
  std::size_t count = 0;
  for (const NamedCluster& cluster : clusters) {
    for (const std::string& name : cluster.names) {
      if (std::ranges::any_of(threads, [&](const std::string& thread) { return fits(name, thread); })) continue;
      unknown += (unknown.empty() ? "'" : ", '") + name + "'";
      ++count;
    }
  }
  if (unknown.empty()) return;
  for (const std::string& thread : threads) known += (known.empty() ? "'" : ", '") + thread + "'";
  throw base::Error(file + " names " + (count == 1 ? "a thread" : "threads") +
                    " that the program does not have: " + unknown + "; it has " + known);
}

Partition readPartition(const std::string& file) {
  Partition partition{file, {}};
  std::istringstream lines(base::readText(file));
  for (std::string line; std::getline(lines, line);)
    if (NamedCluster cluster = clusterOfLine(line); !cluster.names.empty())
      partition.clusters.push_back(std::move(cluster));
  if (partition.clusters.empty()) throw base::Error(file + " names no threads");
  return partition;
}

}  // namespace weaveproof::mine
