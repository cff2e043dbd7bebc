// One depth-first search divided among several workers.
#pragma once

#include "search/task.hpp"

namespace weaveproof::search {

// For a task that several workers share. Every kind of visited states can be shared, but early backtracking cannot.
template <class Visited>
RunResult sharedDepthFirst(Task& task, const RunSetup& setup, Visited& visited);

}  // namespace weaveproof::search
