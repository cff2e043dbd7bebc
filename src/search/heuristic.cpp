#include "search/heuristic.hpp"

#include <algorithm>
#include <array>

#include "search/options.hpp"

namespace weaveproof::search {
namespace {

constexpr std::array kHeuristics = {
    HeuristicEntry{"ti", "threads take turns: prefers a thread that rarely ran before (Groce and Visser)", true, false,
                   makeThreadInterleaving},
    HeuristicEntry{"ci",
                   "clusters of threads take turns; threads that read and write alike are a cluster (Milewicz and "
                   "Pirkelbauer)",
                   true, true, makeClusterInterleaving},
    HeuristicEntry{"tici+",
                   "ti + ci: threads of different clusters take turns, for errors between threads that do different "
                   "things",
                   true, true, makeBothInterleavings},
    HeuristicEntry{"tici-", "ti - ci: threads of one cluster take turns, for errors between threads that do the same",
                   true, true, makeDifferenceOfInterleavings},
    HeuristicEntry{"most-blocked", "prefers states in which few threads can go on: for deadlocks", false, false,
                   makeMostBlocked},
    HeuristicEntry{"ti-depth", "ti minus the length of the path: ti as it would be if it went deep, for comparison",
                   true, false, makeThreadInterleavingDeep},
    HeuristicEntry{"constant", "all states are equally good and --tie alone decides, for comparison", false, false,
                   makeConstant},
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
