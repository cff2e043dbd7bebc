// Divides the steps of a schedule: the same program is opened so that more of what it does are steps of their own.
//
// For each step of the first schedule, its thread does steps of the second schedule until it stands where the first
// step left it. The stack and the next action of the thread identify that place. After the last step of the first
// schedule, the threads that can run do so: a thread that the first program holds off before a call runs to the place
// where it waits.
#pragma once

#include <string>
#include <vector>

#include "schedule/walk.hpp"

namespace weaveproof::schedule {

// What a step leads to.
struct Landing {
  program::Action action;
  std::string place;  // where its thread stands; empty if it has ended
};

// Those of a schedule, up to the violation that is looked for.
std::vector<Landing> landingsOf(Walk& walk, const program::Actions& schedule);

// The steps that lead there, and to the violation that `walk` looks for. It is found if `walk.found()`.
program::Actions refined(Walk& walk, const std::vector<Landing>& landings);

}  // namespace weaveproof::schedule
