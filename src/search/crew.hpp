// The workers of one search that divide it (--share), each with a thread, a program and numbers of its own.
#pragma once

#include <functional>

#include "search/sharing.hpp"
#include "search/task.hpp"

namespace weaveproof::search {

// One worker's part, from its beginning to the end of all. The first worker does not join, but begins.
using Labour = std::function<RunResult(Task& task, const RunSetup& setup, bool joins)>;

// For a task that has a crew. Its statistics are those of all workers in the end. A worker that does not finish ends
// the work of all.
RunResult inCrew(Task& task, const RunSetup& setup, Together& together, const Labour& labour);

}  // namespace weaveproof::search
