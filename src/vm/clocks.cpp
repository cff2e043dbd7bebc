// What time it is while schedules are explored. Every thread has a clock of its own, which stands still until a wait of the
// thread times out; what user code is shown is a clock that all share.
#include <cassert>

#include "vm/tracker.hpp"

namespace weaveproof {

// Whether the time goes to user code: directly, or by way of the library, but for the synchronizers, which only look how long
// they still have to wait.
bool Tracker::isClockShown(const Thread& thread) const {
  bool first = true;
  for (Frame* frame = thread.top; frame; frame = frame->caller()) {
    if (frame->isNative()) continue;
    const Class& holder = *frame->method->holder;
    if (!holder.trusted) return first;
    first = false;
    const std::string_view package = holder.package ? holder.package->text() : std::string_view();
    if (!package.starts_with("java/util/concurrent") && holder.name->text() != "java/lang/Thread") return true;
  }
  return false;
}

// What user code is shown never goes back, whichever thread asks: it reads a clock that all share.
std::int64_t Tracker::showClock(Thread& thread) {
  names.assume(Assumption::ClockOfReaders);
  thread.clockFrame = kClockForGood;
  assert(sharedClock >= 0 && thread.clock >= 0 && "time begins with 0");
  return thread.clock = sharedClock = std::max(sharedClock, thread.clock);
}

bool NativeCall::permitClock(bool date) const {
  if (!vm.tracker || !vm.tracker->isClockShown(thread)) return true;
  if (!permit({.kind = ActionKind::Clock})) return false;
  vm.tracker->showClock(thread);
  if (date) vm.tracker->names.assume(Assumption::WallClock);
  return true;
}

// The value may be remembered by the library's frames down to the first one of user code; when these are gone, nobody knows
// the time any more, and the clock can be set back (see JavaProgram::settleClock), so that waiting in a loop does not make new states
// for ever.
std::int64_t Tracker::readClock(Thread& thread) {
  ++clockReads;
  if (thread.forgotTime()) thread.clock = thread.clockFrame = 0;
  thread.lowestAtClock = thread.lowest;
  Frame* frame = thread.top;
  while (frame && (frame->isNative() || frame->method->holder->trusted)) frame = frame->caller();
  const auto at = frame ? static_cast<std::uint32_t>(reinterpret_cast<Slot*>(frame) - thread.stack) + 1 : kClockForGood;
  if (thread.clockFrame != kClockForGood && (!thread.clockFrame || at < thread.clockFrame)) thread.clockFrame = at;
  return thread.clock;
}

}  // namespace weaveproof
