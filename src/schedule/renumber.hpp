// Renumbers the threads of a schedule. A search numbers threads in the order in which it meets them, on any path. To
// follow a schedule in a program that is opened again, it has to use the numbers that the threads get there: the order
// in which the schedule itself starts them.
#pragma once

#include <span>
#include <vector>

#include "program/program.hpp"

namespace weaveproof::schedule {

// `program` stands in the initial state, and is moved along the schedule.
std::vector<program::Action> renumbered(program::Program& program, std::span<const program::Action> schedule);

}  // namespace weaveproof::schedule
