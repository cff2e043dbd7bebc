// Searches, reductions and heuristics that reproduce publications, for comparison with our own. Nothing but the command line's
// registry and the tools of bench/ knows them: `add` makes them known to the searches (search/additions.hpp).
#pragma once

#include "reduce/futures.hpp"
#include "search/additions.hpp"
#include "search/task.hpp"

namespace weaveproof::published {

// What is here is written as what it stands beside, with the names of the searches.
using namespace search;
using reduce::Futures;
using reduce::ThreadMask;

void add();

// reductions.cpp: stateful-por.txt and dynamic partial-order reduction
std::span<const PublishedReduction> reductions();

// heuristics.cpp: tici.txt
std::span<const HeuristicEntry> heuristics();
std::unique_ptr<Heuristic> makeThreadInterleaving(const HeuristicSetup& setup);
std::unique_ptr<Heuristic> makeClusterInterleaving(const HeuristicSetup& setup);
std::unique_ptr<Heuristic> makeBothInterleavings(const HeuristicSetup& setup);
std::unique_ptr<Heuristic> makeDifferenceOfInterleavings(const HeuristicSetup& setup);
std::unique_ptr<Heuristic> makeThreadInterleavingDeep(const HeuristicSetup& setup);
std::unique_ptr<Heuristic> makeConstant(const HeuristicSetup& setup);

// pairwise.cpp: Parizek and Kliber
RunResult pairwise(Task& task, const RunSetup& setup);

}  // namespace weaveproof::published
