// Threads that poll: `while (!done) { }`. Such a thread can run for ever without making progress. So a long wait that
// ends while only such threads can run does not end early: that much time passes in any case.
#pragma once

#include <functional>

#include "program/program.hpp"
#include "schedule/counterexample.hpp"

namespace weaveproof::verdict {

// Whether all threads that could run where a wait of the schedule ended early were threads that poll, each in a cycle
// of its own. `isLong` says which waits count as long; false if another wait ends early. `program` stands in its
// initial state.
bool onlyPollersCouldGoOn(program::Program& program, const schedule::Counterexample& example,
                          const std::function<bool(const schedule::Step&)>& isLong);

}  // namespace weaveproof::verdict
