// One run of each search: what the registry calls.
#pragma once

#include "search/task.hpp"

namespace weaveproof::search {

RunResult depthFirst(Task& task, const RunSetup& setup);
// Depth-first; nothing if there are more threads than they can deal with.
std::optional<RunResult> sleepSetSearch(Task& task, const RunSetup& setup);
std::optional<RunResult> sourceSetSearch(Task& task, const RunSetup& setup);
RunResult breadthFirst(Task& task, const RunSetup& setup);
RunResult bestFirst(Task& task, const RunSetup& setup);
RunResult randomWalks(Task& task, const RunSetup& setup);
RunResult pctWalks(Task& task, const RunSetup& setup);
RunResult posWalks(Task& task, const RunSetup& setup);

}  // namespace weaveproof::search
