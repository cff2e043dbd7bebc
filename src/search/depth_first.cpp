#include "search/depth_first.hpp"

#include "search/searches.hpp"
#include "search/stores.hpp"

namespace weaveproof {

RunResult depthFirst(Task& task, const RunSetup& setup) {
  if (task.crew != nullptr) return sharedDepthFirst(task, setup);
  const bool bounded = setup.bound != nullptr || setup.depthLimit || setup.cover;
  return withVisited(task, setup, bounded, [&]<class Visited>(Visited& visited) {
    if (setup.backtracking == nullptr) return DepthFirst<Visited>(task, setup, visited).run();
    RunResult result = DepthFirst<Visited, RandomisedBacktracking>(task, setup, visited).run();
    result.cutByBacktracking = setup.backtracking->hasPruned();
    return result;
  });
}

}  // namespace weaveproof
