// What threads wait for, when they can continue, and what happens then: one description, for the schedule of a run and
// for all schedules of a check.
//
// The two differ in when a thread waits. In a run, a thread waits when it has to: its status says for what, and the
// scheduler lets it continue when there is a way. In a check, a thread stands before the action that it cannot do yet,
// as before any other, and every way to continue is an action that the search may choose. The exception is a thread
// that has joined a wait set: it has done something before it waits, and has a status that says so.
#pragma once

#include <cassert>
#include <cstdint>

#include "vm/thread.hpp"

namespace weaveproof::vm {

class Machine;

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

Wait waitOf(const Machine& vm, const Thread& thread);
Ways waysOn(const Machine& vm, const Thread& thread);  // that it can take now, but for being notified
void goOn(Machine& vm, Thread& thread, Way way);
// There is nothing left but that time passes. True: it has, as a check grants nothing else; false: the thread now waits.
bool waitUntil(Machine& vm, Thread& thread, ThreadStatus status, std::int64_t deadline);
bool isInterrupted(const Machine& vm, const Thread& thread);
bool takeInterrupt(Machine& vm, const Thread& thread);                 // false: it was not interrupted
void givePermit(Machine& vm, Thread& thread);                          // to park; an interrupt does so, too
ThreadStatus observedStatus(const Machine& vm, const Thread& thread);  // as Thread.getState returns it

// What a look at threads sees. One that stands before what it has to wait for may be about to, or be waiting already:
// the alternative of the action says which, by a bit for each thread; of a look at a single one by the first.
inline constexpr std::uint32_t kMostSeenEitherWay = 10;  // threads, by one action that looks at all
inline std::uint32_t bitOfSeen(const Thread& thread, bool single) {
  assert(thread.number != 0 && "threads are numbered from 1");
  return single ? 1 : 1u << (thread.number - 1) % 32;
}
bool mayBeSeenRunning(const Machine& vm, const Thread& thread);

}  // namespace weaveproof::vm
