// Threads that poll: `while (!done) { }`. Such a thread can go on for ever without getting on, so for a long wait to end while
// only such threads can go on is not early: that much time passes in any case.
#pragma once

#include <functional>

#include "program/program.hpp"
#include "schedule/counterexample.hpp"

namespace weaveproof::verdict {

// Whether all that could go on where a wait of the schedule ended early were threads that poll, each in a circle of its own. `isLong` says of
// which waits that counts; one that is not, and ends early, spoils it. `program` stands in its initial state.
bool onlyPollersCouldGoOn(program::Program& program, const schedule::Counterexample& example,
                          const std::function<bool(const schedule::Step&)>& isLong);

}  // namespace weaveproof::verdict
