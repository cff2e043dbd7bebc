#include "vm/waiting.hpp"

#include <algorithm>
#include <cassert>

#include "vm/java_threads.hpp"
#include "vm/machine.hpp"

namespace weaveproof::vm {

namespace {

// Of a thread that cannot do it yet.
[[gnu::always_inline]] inline ThreadStatus statusBefore(const PendingAction& action) {
  switch (action.kind) {
    case ActionKind::Lock:
    case ActionKind::End:
      return ThreadStatus::Entering;
    case ActionKind::Relock:
      return ThreadStatus::Reentering;
    case ActionKind::Park:
      return action.flags & PendingAction::kAlways ? ThreadStatus::Runnable : ThreadStatus::Parked;
    case ActionKind::Sleep:
      return ThreadStatus::Sleeping;
    case ActionKind::Initialize:
      return ThreadStatus::Initializing;
    case ActionKind::Exit:
      return action.object ? ThreadStatus::Destroying : ThreadStatus::Runnable;
    default:
      return ThreadStatus::Runnable;
  }
}

// Inlined: every state of a search asks it of every thread, and a struct that is put together in memory to be returned costs
// more than all that is in it.
[[gnu::always_inline]] inline Wait waitIn(bool isCheck, const Thread& thread) {
  if (!isCheck) return {thread.status, thread.waitingFor, thread.deadline != kNever};
  const bool timed = thread.pending.flags & PendingAction::kTimed;
  if (thread.status == ThreadStatus::Waiting) return {thread.status, thread.waitingFor, timed};
  return {statusBefore(thread.pending), thread.pending.object, timed};
}

}  // namespace

Wait waitOf(const Machine& vm, const Thread& thread) { return waitIn(vm.supervisor != nullptr, thread); }

Ways waysOn(const Machine& vm, const Thread& thread) {
  const Wait wait = waitIn(vm.supervisor != nullptr, thread);
  assert((wait.status == ThreadStatus::Runnable || wait.status == ThreadStatus::Parked ||
          wait.status == ThreadStatus::Sleeping || wait.status == ThreadStatus::Destroying ||
          wait.status == ThreadStatus::Ended || wait.object != 0) &&
         "a thread that waits for an object says for which");
  auto goesOnIf = [](bool condition) { return condition ? Ways().add(Way::GoOn) : Ways(); };
  Ways ways;
  switch (wait.status) {
    case ThreadStatus::Runnable:
      return ways.add(Way::GoOn);
    case ThreadStatus::Entering:
    case ThreadStatus::Reentering:
      return goesOnIf(vm.at(wait.object).lock == 0 || vm.owns(thread, wait.object));
    case ThreadStatus::Initializing:
      return goesOnIf(initStatus(vm.at(wait.object)) != InitStatus::Running);
    case ThreadStatus::Destroying:
      return goesOnIf(!othersKeepAlive(vm, thread));
    case ThreadStatus::Waiting:  // a notification takes it out of the wait set
      if (wait.timed) ways.add(Way::TimeOut);
      if (isInterrupted(vm, thread)) ways.add(Way::Interrupt);
      return ways;
    case ThreadStatus::Parked:
      if (thread.parkPermit || isInterrupted(vm, thread)) return ways.add(Way::GoOn);
      if (wait.timed) ways.add(Way::TimeOut);
      return ways;
    case ThreadStatus::Sleeping:  // an interrupted thread finds that out when it tries to sleep
      return ways.add(isInterrupted(vm, thread) ? Way::GoOn : Way::TimeOut);
    case ThreadStatus::Ended:
      break;
  }
  return ways;
}

void goOn(Machine& vm, Thread& thread, Way way) {
  assert(thread.status != ThreadStatus::Ended && "a thread that lives");
  vm.threadsChanged = true;
  switch (way) {
    case Way::GoOn:
      break;
    case Way::TimeOut:
    case Way::OnTime:
      thread.timedOut = true;
      if (vm.supervisor && !vm.supervisor->rules.countsTime) thread.clock = std::max(thread.clock, thread.deadline);
      break;
    case Way::Interrupt:
      thread.interruptedWait = true;
      break;
    case Way::Notified:
      thread.wasNotified = true;
      break;
  }
  thread.deadline = kNever;
  if (thread.status == ThreadStatus::Waiting) {
    // It leaves the wait set, and returns from Object.wait once it has the monitor again.
    assert(thread.waitingFor && "a thread in a wait set");
    thread.status = ThreadStatus::Reentering;
    thread.pending = {.kind = ActionKind::Relock, .object = thread.waitingFor};
    thread.arrival = ++vm.arrivals;
  } else if (thread.status != ThreadStatus::Reentering) {
    thread.status = ThreadStatus::Runnable;
    thread.waitingFor = 0;
  }
}

bool waitUntil(Machine& vm, Thread& thread, ThreadStatus status, std::int64_t deadline) {
  assert((status == ThreadStatus::Sleeping || status == ThreadStatus::Parked || status == ThreadStatus::Waiting) &&
         "a wait that ends by its time");
  if (vm.supervisor) {
    thread.clock = std::max(thread.clock, deadline);
    return true;
  }
  thread.status = status;
  thread.deadline = deadline;
  return false;
}

bool isInterrupted(const Machine& vm, const Thread& thread) {
  assert(thread.object != 0 && "it has a java.lang.Thread");
  return vm.at(thread.object).get<std::uint8_t>(vm.known.threadInterrupted);
}

bool takeInterrupt(Machine& vm, const Thread& thread) {
  if (!isInterrupted(vm, thread)) return false;
  vm.touch(thread.object);
  vm.at(thread.object).set<std::uint8_t>(vm.known.threadInterrupted, 0);
  return true;
}

void givePermit(Machine& vm, Thread& thread) {
  vm.threadsChanged = true;
  thread.parkPermit = true;
}

bool mayBeSeenRunning(const Machine& vm, const Thread& thread) {
  return thread.status == ThreadStatus::Runnable && !thread.seenBlocked &&
         observedStatus(vm, thread) != ThreadStatus::Runnable;
}

ThreadStatus observedStatus(const Machine& vm, const Thread& thread) {
  if (!vm.supervisor || thread.status != ThreadStatus::Runnable) return thread.status;
  switch (thread.pending.kind) {
    case ActionKind::Lock:
      return waysOn(vm, thread).has(Way::GoOn) ? ThreadStatus::Runnable : ThreadStatus::Entering;
    case ActionKind::Park:  // one that returns at once, for its deadline, may be seen in the call nevertheless
      return thread.parkPermit || isInterrupted(vm, thread) ? ThreadStatus::Runnable : ThreadStatus::Parked;
    case ActionKind::Sleep:
      return ThreadStatus::Sleeping;
    default:
      return ThreadStatus::Runnable;
  }
}

}  // namespace weaveproof::vm
