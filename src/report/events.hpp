// What a report shows of a schedule: its events. An event is a step, a call of the library (which is several steps), or a side event of
// a step, such as a signal.
#pragma once

#include <cstddef>
#include <string>
#include <vector>

#include "schedule/counterexample.hpp"

namespace weaveproof::report {

struct Event {
  std::size_t first = 0, last = 0;           // steps, all of one thread
  std::string what;                          // "locks stats (ReentrantLock@2)"
  bool interacts = false;                    // one of the steps does
  bool isCall = false;                       // of the library, and shown as one
  const program::SideEvent* side = nullptr;  // it is no step, but happens in the last step of the event before
};

// All events, in their order. With `internals` each step is an event of its own.
std::vector<Event> eventsOf(const schedule::Counterexample& example, bool internals);

}  // namespace weaveproof::report
