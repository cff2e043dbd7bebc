// The workers share the stored and the visited states; work_sharing.hpp says how they divide the work. Each state is
// expanded by exactly one worker, so states and transitions are those of one worker alone. Which error is found first,
// and on which path, is not.
//
// With a bound a state may be expanded several times, with more left to spend each time, and how often depends on which
// worker comes first: the numbers differ from run to run, what is covered does not. If another worker has reached a
// state with as much left or more, that worker expands it. A worker settles a state only if it has seen all that comes
// after the state itself: not if it has given a part of that away.
#include "search/shared_depth_first.hpp"

#include "search/cooperating_workers.hpp"
#include "search/depth_first.hpp"
#include "search/stores.hpp"
#include "search/uncut_visited.hpp"

namespace weaveproof::search {

template <class Visited>
RunResult sharedDepthFirst(Task& task, const RunSetup& setup, Visited& visited) {
  WorkPool pool(task.workerSetup->options.parallel, task.watch.stateLimit());
  return searchTogether(task, setup, pool, [&](Task& part, const RunSetup& own, bool joins) {
    Visited states = visited.forWorker(own.bound);
    const RunResult result = DepthFirst<Visited, NoBacktracking, WorkPool>(part, own, states, &pool).run(joins);
    if (Visited::kEndsAtCut && (result.cutByBound || result.cutByDepth)) pool.end();
    return result;
  });
}

template RunResult sharedDepthFirst(Task&, const RunSetup&, ExactVisited&);
template RunResult sharedDepthFirst(Task&, const RunSetup&, LossyVisited&);
template RunResult sharedDepthFirst(Task&, const RunSetup&, UncutVisited&);
template RunResult sharedDepthFirst(Task&, const RunSetup&, BoundedVisited&);

}  // namespace weaveproof::search
