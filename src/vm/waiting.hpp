// What threads wait for, when they can go on, and what happens when they do: one description, for the schedule of a run
// and for all those of a check.
//
// The two differ in when a thread waits. In a run it does when it has to: its status says for what, and the scheduler
// lets it go on when there is a way. In a check it stands before the action that it cannot do yet, as before any other,
// and every way to go on is an action that the search may choose; only who has joined a wait set has done something
// before it waits, and has a status that says so.
#pragma once

#include <cstdint>

#include "vm/thread.hpp"

namespace weaveproof::vm {

struct Wait {
  ThreadStatus status = ThreadStatus::Runnable;  // that it has, or would have if it waited; Runnable: for nothing
  Ref object = 0;
  bool timed = false;  // it may give up
};

// How a wait ends. In a check all but the last are alternatives of the action.
enum class Way : std::uint32_t {
  GoOn,  // what it waited for is there
  TimeOut,
  Interrupt,
  OnTime,  // TimeOut of a wait that is not late: the time has passed for all (time_policy.hpp)
  Notified,
};

class Ways {
 public:
  bool has(Way way) const { return bits_ >> static_cast<std::uint32_t>(way) & 1; }
  Ways& add(Way way) { return bits_ |= 1u << static_cast<std::uint32_t>(way), *this; }

 private:
  std::uint32_t bits_ = 0;
};

}  // namespace weaveproof::vm
