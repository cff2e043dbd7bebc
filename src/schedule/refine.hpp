// A schedule whose steps are divided: the same program, opened so that more of what it does are steps of their own.
//
// A thread that does a step of the first schedule does steps of the second one until it stands where the first one has left it. Where
// that is, its stack and its next action say. When the first schedule is used up, threads that can go on do so: one that
// the first program holds off before a call goes to the place where it waits.
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
