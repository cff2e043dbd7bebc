// Equations 1 and 5 of tici.txt: how much what ran last has run lately, where "what" is a thread or a cluster of
// threads. The lower, the more they take turns.
//
// As printed, the sum is over i from length - limit to length, of length * alive where entry i is like the newest one.
// The index leaves the path at its end, the newest entry is always like itself, and the factor makes the value grow
// with the depth. `Paper` is that, as far as there are entries. `Distance` is the heuristic that the paper names, the
// one of Java Pathfinder: an earlier entry at distance d counts d * alive, the newest one counts nothing, and a thread
// that is alone takes no turns.
#pragma once

#include <algorithm>
#include <cstdint>
#include <span>

#include "published/published.hpp"

namespace weaveproof::published {

// How many entries of a path `interleaving` looks at.
inline std::uint32_t entriesFor(const HeuristicSetup& setup) {
  return setup.weights == Weights::Paper ? setup.history : setup.history + 1;
}

// `classOf(thread)` says what counts as the same; `alive` is how many of these there are in the state.
template <class ClassOf>
std::int64_t interleaving(const RecentPath& path, std::uint64_t alive, const HeuristicSetup& setup, ClassOf&& classOf) {
  if (path.threads.empty()) return 0;
  const auto newest = classOf(path.threads.front());
  const std::span<const program::ThreadNumber> entries =
      path.threads.first(std::min<std::size_t>(path.threads.size(), entriesFor(setup)));
  std::uint64_t sum = 0;
  if (setup.weights == Weights::Paper) {
    for (const program::ThreadNumber thread : entries)
      if (classOf(thread) == newest) sum += path.length;
  } else if (alive > 1) {
    for (std::size_t distance = 1; distance < entries.size(); ++distance)
      if (classOf(entries[distance]) == newest) sum += distance;
  }
  return static_cast<std::int64_t>(sum * alive);
}

inline std::int64_t threadInterleaving(const RecentPath& path, program::Program& program, const HeuristicSetup& setup) {
  return interleaving(path, program.pending().size(), setup, [](program::ThreadNumber thread) { return thread; });
}

// Equation 5. It knows how many clusters are alive by marking them, so it is an object.
class ClusterTurns {
 public:
  explicit ClusterTurns(const HeuristicSetup& setup) : setup_(setup) {}

  std::int64_t valueOf(const RecentPath& path, program::Program& program) {
    mine::ThreadClusters& clusters = *setup_.clusters;
    ++round_;
    std::uint64_t alive = 0;
    for (const program::Pending& pending : program.pending()) {
      const std::uint32_t cluster = clusters.of(program, pending.thread);
      if (cluster >= seen_.size()) seen_.resize(cluster + 1, 0);
      if (seen_[cluster] != round_) ++alive;
      seen_[cluster] = round_;
    }
    return interleaving(path, alive, setup_,
                        [&](program::ThreadNumber thread) { return clusters.of(program, thread); });
  }

 private:
  const HeuristicSetup setup_;
  std::vector<std::uint64_t> seen_;  // by cluster: the round in which it was last alive
  std::uint64_t round_ = 0;
};

}  // namespace weaveproof::published
