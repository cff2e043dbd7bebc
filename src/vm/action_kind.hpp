// The kinds of visible actions: what a thread does that other threads can notice, or that depends on what they do.
#pragma once

#include <cstdint>

namespace weaveproof::vm {

enum class ActionKind : std::uint8_t {
  Read,  // a field, a static or an array element
  Write,
  Update,  // both in one: compareAndSet, getAndAdd and their like
  Copy,    // one element of System.arraycopy or clone: reads `object`, writes `target`
  Lock,    // enter a monitor
  Unlock,  // leave one; only where every operation is visible, or it matters which threads are blocked
  Wait,    // Object.wait: give up the monitor and join the wait set
  Wake,    // leave the wait set by a time-out or an interrupt
  Relock,  // left the wait set: take the monitor back
  Notify,  // Object.notify
  NotifyAll,
  Park,
  Unpark,  // `object` is the thread
  Sleep,
  Yield,        // Thread.yield and onSpinWait, with --fair only
  Start,        // `object` is the thread
  Begin,        // what a thread does before its first visible action; only where context switches are counted
  Interrupt,    // likewise
  Observe,      // Thread.isAlive, getState and their like
  End,          // of the thread itself; `object` is its Thread, whose monitor must be free
  Initialize,   // begin the initialisation of the class with the mirror `object`, or wait for the thread that runs it
  Initialized,  // finish it
  Clock,        // read the clock that all threads share
  Input,        // a stream or file
  Choice,       // weaveproof.Check.choose and its like
  Assume,       // weaveproof.Check.assume of what does not hold: the path ends
  Exit,         // System.exit, Runtime.halt; or the end of main, when only daemon threads are left
  Loop,         // nothing: the thread loops for ever, and never comes to another action
  Other,        // something rare that is taken to conflict with everything
};

const char* nameOf(ActionKind kind);

}  // namespace weaveproof::vm
