// The table of the heuristics that are known from publications.
#include <array>

#include "published/published.hpp"

namespace weaveproof::published {
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
    HeuristicEntry{"ti-depth", "ti minus the length of the path: ti as it would be if it went deep, for comparison",
                   true, false, makeThreadInterleavingDeep},
    HeuristicEntry{"constant", "all states are equally good and --tie alone decides, for comparison", false, false,
                   makeConstant},
};

}  // namespace

std::span<const HeuristicEntry> heuristics() { return kHeuristics; }

}  // namespace weaveproof::published
