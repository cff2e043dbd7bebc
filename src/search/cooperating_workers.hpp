// The workers of one search that divide it (--share), each with a thread, a program and numbers of its own.
#pragma once

#include <functional>

#include "search/task.hpp"
#include "search/work_sharing.hpp"

namespace weaveproof::search {

// One worker's part, from its beginning to the end of all. The first worker does not join, but begins.
using WorkerPart = std::function<RunResult(Task& task, const RunSetup& setup, bool joins)>;

// For a task that several workers share. Its statistics are those of all workers in the end. A worker that does not finish ends
// the work of all.
RunResult searchTogether(Task& task, const RunSetup& setup, Together& together, const WorkerPart& part);

}  // namespace weaveproof::search
