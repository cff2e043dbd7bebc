// The sets of visited states that a run can have.
#pragma once

#include "search/bounded_visited.hpp"
#include "search/task.hpp"
#include "search/visited.hpp"
#include "state/bit_state.hpp"
#include "state/hash_set64.hpp"
#include "state/visited_set.hpp"

namespace weaveproof::search {

// Makes the set that the run needs, and calls run(visited) with it: once in the code for each kind of set, so that the
// drivers know at compile time which they have.
template <class Run>
RunResult withVisited(Task& task, const RunSetup& setup, bool bounded, Run&& run) {
  const auto note = [&](std::uint64_t bytes) {
    task.statistics.visitedBytes = std::max(task.statistics.visitedBytes, bytes);
  };
  try {
    if (bounded) {
      BoundedStates states(task.budget, task.workerSetup != nullptr ? state::Users::Several : state::Users::One);
      BoundedVisited visited(states, setup.bound, setup.depthLimit.value_or(Past::kUnlimited),
                             setup.cover ? setup.backtracking : nullptr);
      const RunResult result = run(visited);
      note(states.bytes());
      return result;
    }
    const auto runOn = [&](auto& set, auto visited) {
      const RunResult result = run(visited);
      note(set.bytes());
      return result;
    };
    if (setup.store.kind == StoreChoice::Kind::Exact) {
      state::VisitedSet states(task.budget);
      return runOn(states, ExactVisited(states));
    }
    if (setup.store.kind == StoreChoice::Kind::Hash64) {
      state::HashSet64 hashes(task.budget);
      return runOn(hashes, LossyVisited(hashes));
    }
    state::BitState bits(task.budget, setup.store.bytes);
    return runOn(bits, LossyVisited(bits));
  } catch (const base::MemoryLimit&) {  // there is not even room to begin
    RunResult result;
    result.ending = Ending::MemoryLimit;
    return result;
  }
}

}  // namespace weaveproof::search
