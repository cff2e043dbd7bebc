// The time while schedules are explored. Every thread has a clock of its own, which stands still until a wait of the
// thread times out. User code reads a clock that all threads share. Where waits are late (time_policy.hpp), time passes
// for all threads at once, and a thread that remembers an earlier time sees how much has passed.
#include <algorithm>
#include <cassert>

#include "jdk/special_names.hpp"
#include "tracking/time_limits.hpp"
#include "tracking/tracker.hpp"

namespace weaveproof::tracking {

namespace {

constexpr std::int64_t kFirstTime = 1000000;  // a whole millisecond

bool forgetsTime(const Method& method) {
  return std::ranges::any_of(jdk::kForgetsTime, [&](const jdk::NamedMethods& forgetting) {
    return forgetting.methods == method.name->text() && forgetting.holder == method.holder->name->text();
  });
}

}  // namespace

// Whether the time goes to user code: directly, or by way of the library, but for the synchronizers, which only look how long
// they still have to wait. A pool of delayed tasks keeps the times at which they are due in the heap.
bool Tracker::isClockShown(const Thread& thread) const {
  bool first = true;
  for (Frame* frame = thread.top; frame; frame = frame->caller()) {
    if (frame->isNative()) continue;
    const Class& holder = *frame->method->holder;
    if (!holder.trusted) return first;
    first = false;
    if (!shared.time.isFree() && holder.name->text().starts_with(jdk::kScheduledPool)) return true;
    const std::string_view package = holder.package ? holder.package->text() : std::string_view();
    const std::string_view name = holder.name->text();
    if (!package.starts_with("java/util/concurrent") && name != jdk::kThread && name != jdk::kThreadFlock) return true;
  }
  return false;
}

// The time that user code reads never goes back, in whichever thread: it reads a clock that all threads share.
std::int64_t Tracker::showClock(Thread& thread) {
  thread.clockFrame = kClockForGood;
  assert(sharedClock >= 0 && thread.clock >= 0 && "time begins with 0");
  sharedClock = std::max(sharedClock, thread.clock);
  if (shared.time.lateFrom != 0) shared.assume(Assumption::ClockOfReaders);
  if (sharedClock == 0 && !shared.time.isFree())
    sharedClock = kFirstTime;  // from now on a thread may remember the time, so it passes
  return thread.clock = sharedClock;
}

bool Tracker::permitClock(Thread& thread, bool date) {
  if (!isClockShown(thread)) return true;
  if (!permit(thread, {.kind = ActionKind::Clock})) return false;
  showClock(thread);
  if (date) assume(Assumption::WallClock);
  return true;
}

// The library's frames, down to the first one of user code or one that forgets it, may remember the value. When these frames have returned, no
// code knows the time any more. Then the clock can be set back (see StoredMachine::settleClock), so that waiting in a
// loop does not make new states for ever.
std::int64_t Tracker::readClock(Thread& thread) {
  ++clockReads;
  if (thread.forgotTime()) thread.clock = thread.clockFrame = 0;
  // Never 0, which the library takes for a time that was not read yet (FutureTask.awaitDone).
  if (thread.clockFrame == 0 && !shared.time.isFree()) thread.clock = std::max(sharedClock, kFirstTime);
  thread.lowestAtClock = thread.lowest;
  Frame* frame = thread.top;
  while (frame && (frame->isNative() || (frame->method->holder->trusted && !forgetsTime(*frame->method))))
    frame = frame->caller();
  const auto at = frame ? static_cast<std::uint32_t>(reinterpret_cast<Slot*>(frame) - thread.stack) + 1 : kClockForGood;
  if (thread.clockFrame != kClockForGood && (!thread.clockFrame || at < thread.clockFrame)) thread.clockFrame = at;
  return thread.clock;
}

std::uint8_t Tracker::beginTimedWait(Thread& thread, std::int64_t nanos) {
  assert(thread.number != 0 && "a thread waits");
  // The time limit of a test counts as long enough, however short it is. JUnit and the harness wait only for such
  // limits.
  const std::string_view waiter = waiterOf(thread);
  const bool isOfHarness = waiter == kTimeLimit, isLimit = isOfHarness || waiter.starts_with(kJUnit);
  if (!rules.countsTime && !isOfHarness) return PendingAction::kTimed;
  if (!rules.countsTime) {
    thread.deadline = kNever;
    return PendingAction::kTimed | PendingAction::kLate;
  }
  const bool late = shared.time.isLate(nanos) || (isLimit && nanos > 0);
  if (shared.time.isLate(nanos) && !isOfHarness) shared.assume(Assumption::LateTimeOuts);
  thread.deadline = late && nanos > spec::TimePolicy::kForEver ? kNever : nanos;
  return late ? PendingAction::kTimed | PendingAction::kLate : PendingAction::kTimed;
}

void Tracker::passTime(std::int64_t nanos) {
  assert(rules.countsTime && "elsewhere every thread has its own time");
  // Two hundred years of it are more than a schedule has.
  const auto later = [nanos](std::int64_t time) { return time > kNever - 1 - nanos ? kNever - 1 : time + nanos; };
  for (const auto& thread : vm_.threads) {
    if (!thread) continue;
    if (thread->deadline != kNever) thread->deadline -= std::min(nanos, thread->deadline);
    if (thread->clockFrame) thread->clock = later(thread->clock);
    // Time passes only when no thread is enabled in another way. So a thread that is blocked, and stays blocked, has
    // reached the place where it waits, and other threads cannot see it running any more.
    if (thread->deadline != 0 && mayBeSeenRunning(vm_, *thread)) thread->seenBlocked = true;
  }
  if (sharedClock) sharedClock = later(sharedClock);
  vm_.threadsChanged = true;
}

std::int64_t Tracker::nanosUntil(const Thread& thread, std::int64_t epochMillis) const {
  const std::int64_t now = thread.clockFrame ? thread.clock : sharedClock;
  return std::max<std::int64_t>(0, vm_.deadlineAt(thread, epochMillis) - now);
}

}  // namespace weaveproof::tracking
