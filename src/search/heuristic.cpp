#include "search/heuristic.hpp"

#include <algorithm>
#include <array>

#include "search/options.hpp"

namespace weaveproof::search {
namespace {

constexpr std::array kHeuristics = {
    HeuristicEntry{
        "ti", "threads take turns: the less often the thread that ran last ran before, the better (Groce and Visser)",
        true, false, makeThreadInterleaving},
    HeuristicEntry{
        "ci",
        "clusters take turns: the same of clusters of threads, by how they read and write (Milewicz and Pirkelbauer)",
        true, true, makeClusterInterleaving},
    HeuristicEntry{
        "tici+",
        "ti + ci: threads of different clusters take turns, for errors between threads that do different things", true,
        true, makeBothInterleavings},
    HeuristicEntry{"tici-", "ti - ci: threads of one cluster take turns, for errors between threads that do the same",
                   true, true, makeDifferenceOfInterleavings},
    HeuristicEntry{"most-blocked", "the fewer threads can go on, the better: for deadlocks", false, false,
                   makeMostBlocked},
    HeuristicEntry{"ti-depth",
                   "ti minus the length of the path: what ti does when it goes deep, to compare others with", true,
                   false, makeThreadInterleavingDeep},
    HeuristicEntry{"constant", "every state is as good as any other: --tie alone decides, to compare others with",
                   false, false, makeConstant},
};

}  // namespace

std::span<const HeuristicEntry> heuristics() { return kHeuristics; }

std::string namesOfHeuristics() {
  std::string names;
  for (const HeuristicEntry& entry : kHeuristics) names += (names.empty() ? "" : ", ") + std::string(entry.name);
  return names;
}

const HeuristicEntry& findHeuristic(std::string_view name) {
  const auto found = std::ranges::find(kHeuristics, name, &HeuristicEntry::name);
  if (found == kHeuristics.end())
    throw BadSearchOptions("There is no heuristic '" + std::string(name) + "'; the ones that exist are " +
                           namesOfHeuristics() + ".");
  return *found;
}

}  // namespace weaveproof::search
