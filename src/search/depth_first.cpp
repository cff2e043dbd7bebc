#include "search/depth_first.hpp"

#include "search/additions.hpp"
#include "search/searches.hpp"
#include "search/shared_depth_first.hpp"
#include "search/stores.hpp"
#include "search/uncut_visited.hpp"

namespace weaveproof::search {

namespace {

template <class Visited>
RunResult search(Task& task, const RunSetup& setup, Visited& visited) {
  return task.workerSetup != nullptr ? sharedDepthFirst(task, setup, visited)
                                     : DepthFirst<Visited>(task, setup, visited).run();
}

// What a bounded search finds if it never meets its bound; nothing if it does. The work is counted all the same.
std::optional<RunResult> withoutCut(Task& task, const RunSetup& setup) {
  SearchStatistics& statistics = task.statistics;
  const std::uint64_t statesBefore = statistics.states, transitionsBefore = statistics.transitions;
  RunResult result;
  try {
    state::VisitedSet states(task.budget);
    UncutVisited visited(states, setup.bound);
    result = search(task, setup, visited);
    statistics.visitedBytes = std::max(statistics.visitedBytes, states.bytes());
    if (result.ending != Ending::Finished || (!result.cutByBound && !result.cutByDepth)) return result;
  } catch (const base::MemoryLimit&) {
    result.ending = Ending::MemoryLimit;
    return result;
  }
  statistics.discardedStates += statistics.states - statesBefore;
  statistics.discardedTransitions += statistics.transitions - transitionsBefore;
  return std::nullopt;
}

}  // namespace

RunResult depthFirst(Task& task, const RunSetup& setup) {
  if (setup.por.entry != nullptr || setup.sourceSets || setup.sleepSets) {
    const auto leaveOut = setup.por.entry != nullptr ? setup.por.entry->search
                          : setup.sourceSets         ? sourceSetSearch
                                                     : sleepSetSearch;
    if (const std::optional<RunResult> found = leaveOut(task, setup)) return *found;
    RunSetup weaker = setup;
    weaker.por.entry = nullptr;
    weaker.sourceSets = weaker.sleepSets = false;
    RunResult result = depthFirst(task, weaker);
    result.tooManyThreads = true;
    return result;
  }
  const bool bounded = setup.bound != nullptr || setup.depthLimit || setup.cover;
  if (bounded && setup.backtracking == nullptr && !setup.findCycles && setup.store.kind == StoreChoice::Kind::Exact) {
    if (const auto result = withoutCut(task, setup)) return *result;
  }
  return withVisited(task, setup, bounded, [&]<class Visited>(Visited& visited) {
    if (setup.backtracking == nullptr) return search(task, setup, visited);
    RunResult result = DepthFirst<Visited, RandomisedBacktracking>(task, setup, visited).run();
    result.cutByBacktracking = setup.backtracking->hasPruned();
    return result;
  });
}

}  // namespace weaveproof::search
