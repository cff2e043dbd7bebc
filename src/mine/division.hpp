// The threads of a program, divided into clusters: by how they read and write, or as the user wants it.
#pragma once

#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

#include "mine/k_means.hpp"
#include "mine/partition_file.hpp"
#include "mine/trace.hpp"

namespace weaveproof::mine {

// How to divide them. The last two are what clusters that were mined have to be better than.
struct ClusterChoice {
  enum class Way : std::uint8_t { Usual, Number, File, RunClass, Random } way = Way::Usual;
  std::size_t number = 0;  // of clusters, for Number
  Partition partition;     // for File

  std::string text() const;  // in a sentence: "by k-means"
};

// "auto", a number, "run-class", "random", else a file. Throws base::Error when there is none, or it cannot be read;
// empty for a number that makes no sense.
std::optional<ClusterChoice> readClusterChoice(const std::string& text);

struct Division {
  MinedThreads mined;
  Clusters clusters;  // of mined.threads
  std::string how;    // "by k-means"

  std::vector<Behaviour> behaviours() const;
  // "{main}, {p1, p2}"
  std::string text() const;
};

// Throws base::Error when a file names a thread that is not there.
Division divide(MinedThreads mined, const ClusterChoice& choice, const std::function<double()>& rnd);

// Which clusters these threads are in, by a file or by their run classes.
std::vector<std::uint32_t> partitionOf(const std::vector<MinedThread>& threads, const Partition& partition);
std::vector<std::uint32_t> runClassesOf(const std::vector<MinedThread>& threads);

// In which cluster a thread of a search is. One that the traces did not have is in the cluster of the first thread with
// the same run class, else in one of its own.
class ThreadClusters {
 public:
  explicit ThreadClusters(const Division& division);

  // The thread lives, or did when it was first asked for.
  std::uint32_t of(program::Program& program, program::ThreadNumber thread) {
    if (thread < clusters_.size() && clusters_[thread] != kUnknown) return clusters_[thread];
    return meet(program, thread);
  }
  // More than any of them.
  std::uint32_t count() const { return count_; }

 private:
  static constexpr std::uint32_t kUnknown = 0xffffffff;

  std::uint32_t meet(program::Program& program, program::ThreadNumber thread);
  std::uint32_t clusterFor(const program::DescribedThread& text);

  std::vector<std::uint32_t> clusters_;  // by thread number
  std::unordered_map<std::string, std::uint32_t> byName_, byRunClass_;
  std::uint32_t count_;
};

}  // namespace weaveproof::mine
