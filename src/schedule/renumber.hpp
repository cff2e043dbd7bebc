// Threads are numbered in the order in which a search meets them, on whatever path. A schedule that is to be gone along in a
// program opened anew has to name them as they will be numbered there: in the order in which the schedule itself starts them.
#pragma once

#include <span>
#include <vector>

#include "program/program.hpp"

namespace weaveproof::schedule {

// `program` stands in the initial state, and is moved along the schedule.
std::vector<program::Action> renumbered(program::Program& program, std::span<const program::Action> schedule);

}  // namespace weaveproof::schedule
