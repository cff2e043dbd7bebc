// Which actions a state enables, and what each thread would do next.
#include <algorithm>
#include <bit>
#include <cassert>
#include <utility>

#include "program/java_program.hpp"
#include "tracking/time_limits.hpp"

namespace weaveproof::program {

namespace {

// The thread waits until the time is up that a test may take. If all others wait for ever, that is a deadlock, which says more than
// a time limit.
bool isTimeLimit(const vm::Thread& thread) {
  return thread.pending.kind == ActionKind::Park && (thread.pending.flags & vm::PendingAction::kLate) &&
         tracking::waiterOf(thread) == tracking::kTimeLimit;
}

}  // namespace

// A worker of a pool that could only give up.
bool JavaProgram::isIdleWorker(const vm::Thread& thread) const {
  return thread.pending.kind == ActionKind::Park && (thread.pending.flags & vm::PendingAction::kKeepAlive) &&
         !waysOn(vm_, thread).has(vm::Way::GoOn);
}

// The time of a late wait is up when others have let it pass; else see enableEarliest.
bool JavaProgram::isTimeUp(const vm::Thread& thread) {
  if (!(thread.pending.flags & vm::PendingAction::kLate)) return true;
  late_ |= thread.deadline != vm::kNever;
  return thread.deadline == 0;
}

void JavaProgram::addWays(const vm::Thread& thread, Actions& actions) {
  const vm::Ways ways = waysOn(vm_, thread);
  if (ways.has(vm::Way::GoOn)) actions.push_back({thread.number, kGoOn});
  if (ways.has(vm::Way::TimeOut) && isTimeUp(thread)) actions.push_back({thread.number, kTimeOut});
  if (ways.has(vm::Way::Interrupt)) actions.push_back({thread.number, kInterrupt});
}

void JavaProgram::addWaiters(const vm::Thread& thread, Actions& actions) const {
  assert(thread.pending.kind == ActionKind::Notify && thread.pending.object != 0 && "a notify of a monitor");
  const std::size_t before = actions.size();
  for (const auto& other : vm_.threads)
    if (other && other->waitsOn(thread.pending.object)) actions.push_back({thread.number, other->number});
  if (actions.size() == before) actions.push_back({thread.number, 0});
}

// Each thread that is looked at and stands before what it has to wait for may be seen running or waiting.
void JavaProgram::addSeen(const vm::Thread& thread, Actions& actions) const {
  const heap::Ref object = thread.pending.object;
  std::uint32_t eitherWay = 0;
  for (const auto& other : vm_.threads) {
    if (!other || (object && other->object != object) || !vm::mayBeSeenRunning(vm_, *other)) continue;
    if (!object && other->number > 32)
      throw UnsupportedFeature{"a look at all threads, in a program that makes more than 32 of them", {}};
    eitherWay |= vm::bitOfSeen(*other, object != 0);
  }
  if (std::popcount(eitherWay) > static_cast<int>(vm::kMostSeenEitherWay))
    throw UnsupportedFeature{"a look at all threads, when more than ten of them are about to wait", {}};
  std::uint32_t waiting = 0;  // every subset, in ascending order
  do actions.push_back({thread.number, waiting});
  while ((waiting = (waiting - eitherWay) & eitherWay));
}

void JavaProgram::alternativesOf(const vm::Thread& thread, Actions& actions) {
  using Alternatives = ActionRule::Alternatives;
  const vm::PendingAction& pending = thread.pending;
  if (thread.status == vm::ThreadStatus::Waiting) return addWays(thread, actions);
  // In an atomic block it cannot be said that the thread has not called yet.
  if (space_.options.holdOff && !letThrough_ && !thread.atomicDepth &&
      waitsForLibrary(*vm_.threads[thread.number - 1])) {
    heldOff_ = true;
    return;
  }
  switch (ruleOf(pending.kind).alternatives) {
    case Alternatives::Ways:
      if (isIdleWorker(thread))
        keptAlive_ = true;
      else
        addWays(thread, actions);
      return;
    case Alternatives::Sleep: {
      const bool isLate = (pending.flags & vm::PendingAction::kLate) != 0;
      if (!isLate || isInterrupted(vm_, thread)) actions.push_back({thread.number, kGoOn});
      if (isLate && isTimeUp(thread)) actions.push_back({thread.number, kTimeOut});
      return;
    }
    case Alternatives::Waiters:
      return addWaiters(thread, actions);
    case Alternatives::Seen:
      return addSeen(thread, actions);
    case Alternatives::None:
      return;
    case Alternatives::Noted:
      for (std::uint32_t i = 0; i < pending.alternatives; ++i) actions.push_back({thread.number, i});
      return;
  }
}

// The actions of a virtual thread that has no carrier, and gets none, are not enabled.
void JavaProgram::addActions(const vm::Thread& thread) {
  if (carriers_.mayAct(thread)) alternativesOf(thread, enabled_);
}

// A thread that waits, sleeps or yields: what it can do next is to find that its wait is over.
bool JavaProgram::isBlocked(const vm::Thread& thread) {
  if (thread.status == vm::ThreadStatus::Waiting) return true;
  if (thread.pending.kind == ActionKind::Yield) return true;
  if (thread.pending.kind == ActionKind::Sleep) return !isInterrupted(vm_, thread);
  Actions own;
  alternativesOf(thread, own);
  return std::ranges::all_of(own, [&](const Action& action) { return isTimeOut(thread, action.alternative); });
}

// After each step: virtual threads that are blocked give up their carriers, if they can.
void JavaProgram::unmountBlocked() {
  if (!carriers_.areLimited() || store_.hasEnded) return;
  for (const auto& thread : vm_.threads)
    if (thread && thread->mounted && isBlocked(*thread) && !carriers_.pinOf(*thread)) {
      thread->mounted = false;
      vm_.threadsChanged = true;
    }
  forgetWhatIsKnown();
}

// A verdict without a limit says so if virtual threads were pinned when they were blocked: with few carriers that may be a deadlock.
void JavaProgram::notePinned() {
  if (assumesCarriers_ || carriers_.areLimited() || !carriers_.haveVirtualThreads()) return;
  for (const auto& thread : vm_.threads) {
    if (!thread || !carriers_.isVirtual(*thread) ||
        std::ranges::binary_search(enabled_, thread->number, {}, &Action::thread))
      continue;
    if (const auto pin = carriers_.pinOf(*thread); !pin || pin->kind == PinnedBy::Kind::Waiting) continue;
    assumesCarriers_ = true;
    return space_.shared->assume(jdk::Assumption::ManyCarriers);
  }
}

// A call of the library that would only have to wait has not begun.
bool JavaProgram::waitsForLibrary(vm::Thread& thread) {
  if ((thread.pending.flags & vm::PendingAction::kUnlessItWaits) && (!asksWithinCall_ || attempt_) &&
      tracker_.wouldOnlyWait(thread))
    return true;
  return !asksWithinCall_ && wouldHaveToWait(thread);
}

const Actions& JavaProgram::enabled() {
  if (knowsEnabled_) return enabled_;
  knowsEnabled_ = true;
  enabled_.clear();
  inAtomicBlock_ = letsThrough_ = keptAlive_ = late_ = heldOff_ = false;
  if (store_.hasEnded) return enabled_;
  for (const auto& thread : vm_.threads)
    if (thread && thread->atomicDepth) {
      late_ = false;
      addActions(*thread);
      // A thread that waits only for time to pass need not wait for ever.
      const bool isStuck = enabled_.empty() && thread->atomicAlone && !late_;
      if (isStuck) space_.shared->cameToStop.store(true, std::memory_order_relaxed);
      if ((inAtomicBlock_ = !enabled_.empty() || isStuck)) return enabled_;
    }
  for (const auto& thread : vm_.threads)
    if (thread) addActions(*thread);
  if (heldOff_ && isTimePassing()) letHeldOffThrough();
  if (space_.options.spec.time.fair) letOthersGoFirst();
  if (late_) enableEarliest();
  if (keptAlive_) enableIdleWorkers();
  assert(std::ranges::is_sorted(enabled_) && "actions are sorted");
  notePinned();
  if (enabled_.empty()) space_.shared->cameToStop.store(true, std::memory_order_relaxed);
  return enabled_;
}

// A thread that is let through, or an idle worker that gives up, is enabled only because other threads are not; and it
// is not known which threads an atomic block prevents from running.
bool JavaProgram::enabledTogether() {
  enabled();
  if (inAtomicBlock_ || letsThrough_) return true;
  return keptAlive_ && std::any_of(enabled_.begin(), enabled_.end(), [this](const Action& action) {
           return isTimeOut(*vm_.threads[action.thread - 1], action.alternative);
         });
}

// A thread that needs a class which is not initialised yet stops there. A thread that needs it later does not stop. A
// footprint does not show this.
//
// Where waits may be late, a thread that continues because its time is up does not keep others from letting time pass
// (docs/reductions.md).
bool JavaProgram::concernsAll(const Pending& pending) {
  if (pending.timeoutOnly && (!space_.options.spec.time.isFree() || space_.options.spec.time.fair)) return true;
  return pending.kind == ActionKind::Initialize && vm::initStatus(vm_.at(pending.object)) != vm::InitStatus::Done;
}

bool JavaProgram::isTimePassing() const {
  return std::all_of(enabled_.begin(), enabled_.end(), [this](const Action& action) {
    return isTimeOut(*vm_.threads[action.thread - 1], action.alternative);
  });
}

// Called when only two things are left: threads that would have to wait, and time that could pass. In some cases time
// may not pass before these threads wait (idle workers, late waits, fairness). Then they start to wait now, in any
// order: the order decides which of them is the first in a queue when time has passed. If nothing can happen
// afterwards, they start to wait one after the other, as no thread can observe the order. So in a deadlock each thread
// stands where it waits. If time is free, they stay where they are: what is enabled is enabled anyway.
void JavaProgram::letHeldOffThrough() {
  const bool isDeadlock = enabled_.empty() && !keptAlive_ && !late_;
  if (!isDeadlock && !keptAlive_ && !late_ && !space_.options.spec.time.fair) return;
  letThrough_ = letsThrough_ = true;
  for (const auto& thread : vm_.threads)
    if (thread && thread->status != vm::ThreadStatus::Waiting && !thread->atomicDepth && waitsForLibrary(*thread)) {
      const std::size_t others = enabled_.size();
      alternativesOf(*thread, enabled_);
      if (isDeadlock && enabled_.size() > others) break;
    }
  letThrough_ = false;
  std::sort(enabled_.begin(), enabled_.end());
}

// An idle worker of a pool waits for work for so long that it gives up only when nothing else is left to happen but
// that time passes: when whatever else is enabled is a sleep or a time-out.
void JavaProgram::enableIdleWorkers() {
  if (!isTimePassing()) {
    if (std::exchange(assumesKeepAlive_, true)) return;
    space_.shared->assume(jdk::Assumption::IdleWorkers);
    return;
  }
  for (const auto& thread : vm_.threads)
    if (thread && isIdleWorker(*thread) && carriers_.mayAct(*thread)) enabled_.push_back({thread->number, kTimeOut});
  std::sort(enabled_.begin(), enabled_.end());
}

// A thread that yields, or that may continue because its time is up, runs only when no other thread can.
void JavaProgram::letOthersGoFirst() {
  if (isTimePassing()) return;
  const auto waits = [this](const Action& action) {
    const vm::Thread& thread = *vm_.threads[action.thread - 1];
    return !(thread.pending.flags & vm::PendingAction::kLate) && isTimeOut(thread, action.alternative);
  };
  if (std::erase_if(enabled_, waits) != 0) space_.shared->assume(jdk::Assumption::Fairness);
}

// If the only threads that can run are those that continue because their time is up, time passes, up to the earliest
// limit of the threads that wait for it. Each thread that has this limit may be the first, and the others may follow at
// any moment. Waits that are not late may also end before their time, and then time does not pass; this matters as long
// as some thread has a late wait.
void JavaProgram::enableEarliest() {
  if (!isTimePassing()) return;
  std::int64_t earliest = vm::kNever;
  bool passes = false;
  for (const auto& thread : vm_.threads) {
    if (!thread || !carriers_.mayAct(*thread)) continue;
    earliest = std::min(earliest, thread->deadline);
    passes |= thread->deadline != vm::kNever && !isTimeLimit(*thread);
  }
  if (!passes && enabled_.empty()) return;
  if (earliest == 0 || earliest == vm::kNever) return;  // 0: they are enabled already
  const std::size_t others = enabled_.size();
  for (const auto& thread : vm_.threads)
    if (thread && thread->deadline == earliest && carriers_.mayAct(*thread))
      enabled_.push_back({thread->number, thread->pending.flags & vm::PendingAction::kLate ? kTimeOut : kOnTime});
  if (enabled_.size() > others) std::sort(enabled_.begin(), enabled_.end());
}

bool JavaProgram::passesTime(const vm::Thread& thread, std::uint32_t alternative) const {
  if (thread.deadline == vm::kNever || thread.deadline == 0) return false;
  return alternative == kOnTime ||
         ((thread.pending.flags & vm::PendingAction::kLate) && isTimeOut(thread, alternative));
}

bool JavaProgram::isTimeOut(const vm::Thread& thread, std::uint32_t alternative) {
  const bool isUp = alternative == kTimeOut || alternative == kOnTime;
  if (thread.status == vm::ThreadStatus::Waiting) return isUp;
  if (thread.pending.kind == ActionKind::Yield) return true;
  if (thread.pending.kind == ActionKind::Sleep) return !(thread.pending.flags & vm::PendingAction::kLate) || isUp;
  return thread.pending.kind == ActionKind::Park && isUp;
}

// What only a search does not let through counts as enabled here, as it is on the schedule that is walked along afterwards: both
// have to see the same deadlock.
bool JavaProgram::isHeldOff(const vm::Thread& thread) {
  if (!carriers_.mayAct(thread)) return inAtomicBlock_;
  if (thread.pending.kind == ActionKind::Park && (thread.pending.flags & vm::PendingAction::kKeepAlive)) return true;
  if (thread.pending.flags & vm::PendingAction::kLate) return thread.deadline != vm::kNever;
  if (thread.number <= attempts_.size()) {
    const Attempt& attempt = attempts_[thread.number - 1];
    if (attempt.isKnown && attempt.waits && (attempt.late || attempt.keptAlive)) return true;
  }
  const bool mayWait = inAtomicBlock_ || space_.options.spec.time.fair;
  if (!mayWait || thread.pending.kind == ActionKind::Observe) return inAtomicBlock_;
  Actions own;
  letThrough_ = true;
  alternativesOf(thread, own);
  letThrough_ = false;
  return !own.empty();
}

Pending JavaProgram::pendingOf(const vm::Thread& thread) const {
  assert(thread.number != 0 && "a live thread");
  const vm::PendingAction& action = thread.pending;
  Pending pending;
  pending.thread = thread.number;
  pending.kind = thread.status == vm::ThreadStatus::Waiting ? ActionKind::Wake : action.kind;
  pending.late = action.flags & vm::PendingAction::kLate;
  pending.daemon = isDaemon(vm_, thread) || (action.kind == ActionKind::Exit && action.object);
  pending.object = action.object;
  pending.offset = action.offset;
  pending.target = action.target;
  pending.targetOffset = action.targetOffset;
  if (pending.isAccess()) {
    if (action.bytes) pending.bytes = action.bytes;
    pending.plain = action.flags & vm::PendingAction::kPlain;
    pending.mayOnlyWait = action.flags & vm::PendingAction::kUnlessItWaits;
    pending.ofUserCode = action.flags & vm::PendingAction::kUser;
    // The element of an array belongs to the code that made the array.
    const heap::Ref holder = pending.kind == ActionKind::Copy ? pending.target : pending.object;
    if (holder && vm_.classOf(holder).isArray()) {
      const heap::Chain* chain = space_.shared->identities.chainOf(holder);
      pending.ofUserCode = chain && chain->byUserCode;
    }
  }
  return pending;
}

void JavaProgram::countAlternatives(const vm::Thread& thread, std::span<const Action> own, Pending& pending) {
  assert(std::ranges::all_of(own, [&](const Action& action) { return action.thread == thread.number; }) &&
         "actions of the thread");
  pending.alternatives = static_cast<std::uint32_t>(own.size());
  pending.timeoutOnly = !own.empty() && std::ranges::all_of(own, [&](const Action& action) {
    return isTimeOut(thread, action.alternative);
  });
}

bool JavaProgram::meetsAnother(ThreadNumber number) {
  const auto isAccess = [](const vm::PendingAction& action) { return action.kind <= ActionKind::Copy; };
  static_assert(ActionKind::Copy > std::max({ActionKind::Read, ActionKind::Write, ActionKind::Update}) &&
                ActionKind::Copy < ActionKind::Lock);
  const vm::PendingAction& mine = vm_.threads[number - 1]->pending;
  if (!isAccess(mine)) return false;
  for (const auto& thread : vm_.threads) {
    if (!thread || thread->number == number || !isAccess(thread->pending)) continue;
    const vm::PendingAction& other = thread->pending;
    const bool copies = mine.kind == ActionKind::Copy || other.kind == ActionKind::Copy;  // which have two objects
    if (copies || mine.object == other.object) return true;
  }
  return false;
}

std::span<const Pending> JavaProgram::pending() {
  if (knowsPending_) return pending_;
  knowsPending_ = true;
  pending_.clear();
  if (store_.hasEnded) return pending_;
  auto action = enabled().begin();  // they are sorted, as the threads are
  for (const auto& thread : vm_.threads) {
    if (!thread) continue;
    Pending pending = pendingOf(*thread);
    const auto first = action;
    while (action != enabled_.end() && action->thread == thread->number) ++action;
    countAlternatives(*thread, std::span(first, action), pending);
    if (!pending.alternatives) {
      pending.heldOff = isHeldOff(*thread);
      pending.isTimeLimit = pending.heldOff && isTimeLimit(*thread);
    } else if (letsThrough_ && (thread->pending.flags & vm::PendingAction::kUnlessItWaits)) {
      pending.goesToWait =
          thread->status != vm::ThreadStatus::Waiting && !thread->atomicDepth && tracker_.wouldOnlyWait(*thread);
    }
    pending_.push_back(pending);
  }
  return pending_;
}

ThreadNumber JavaProgram::ownerOf(std::uint32_t object) const {
  if (!object) return 0;
  const heap::Object& header = vm_.at(object);
  if (!header.klass) return 0;
  if (header.lock) return vm::lockOwner(header.lock);
  if (&vm_.classOf(object) == vm_.known.klass && vm::initStatus(header) == vm::InitStatus::Running)
    return header.get<std::uint32_t>(vm::kMirrorInitThread);
  return 0;
}

// A thread that was interrupted before it sleeps does not sleep.
bool JavaProgram::isTimeOut(Action action) {
  assert(action.thread != 0 && action.thread <= vm_.threads.size() && vm_.threads[action.thread - 1] &&
         "a live thread");
  const vm::Thread& thread = *vm_.threads[action.thread - 1];
  if (thread.pending.kind == ActionKind::Sleep && isInterrupted(vm_, thread)) return false;
  return isTimeOut(thread, action.alternative);
}

// The instruction of the frame that `describe` names first: code is translated once, and stays where it is.
std::uint64_t JavaProgram::placeOf(ThreadNumber thread) {
  assert(thread != 0 && thread <= vm_.threads.size() && vm_.threads[thread - 1] && "a live thread");
  for (vm::Frame* frame = vm_.threads[thread - 1]->top; frame != nullptr; frame = frame->caller())
    if (!frame->isNative() && !frame->method->hiddenFrame) return reinterpret_cast<std::uintptr_t>(frame->pc.get());
  return 0;
}

}  // namespace weaveproof::program
