// Makes a counterexample easier to read: the same violation with fewer context switches and fewer actions.
#pragma once

#include <atomic>
#include <cstdint>

#include "schedule/walk.hpp"

namespace weaveproof::schedule {

// How often two consecutive actions are of different threads.
std::size_t contextSwitches(const program::Actions& schedule);

// The best schedule for the violation of `walk` that a bounded number of steps finds; as it was if none is better. The
// walk has gone along the result, and stands at its end. The effort is divided by `sharedBy`, the number of schedules
// to shorten, and ends when `stop` becomes true.
program::Actions shorten(Walk& walk, program::Actions schedule, std::size_t sharedBy = 1,
                         const std::atomic<bool>* stop = nullptr);

}  // namespace weaveproof::schedule
