// Calls of the library that are single steps (tracking/library_calls.hpp), and attempts at them.
//
// Whether such a call has to wait, and what it touches, is known when it has been tried. So it is: the thread runs as it would
// in a step, and what it has done is undone. Everything that changes is noted anyway, for the state (tracking/changes.hpp), and what it
// was before is stored, so that to undo is to copy back. Nothing is interned.
//
// What an attempt does is a function of what it reads. So its result holds as long as no step that depends on its
// footprint is done; a reduction needs no more.
#include <cassert>
#include <cstring>

#include "base/log.hpp"
#include "jdk/library_calls.hpp"
#include "program/java_program.hpp"
#include "tracking/library_calls.hpp"

namespace weaveproof::program {

bool JavaProgram::callsAreSteps() const {
  return !(space_.shared->shown.waits & tracking::LibraryWaits::kCalls) && !bystanders_ && !space_.everyStepVisible();
}

bool JavaProgram::isInCall(const vm::Thread& thread) const {
  return thread.status != vm::ThreadStatus::Waiting && !thread.atomicDepth && thread.top &&
         tracker_.callPositionOf(thread).where != tracking::CallPosition::Where::Outside;
}

bool JavaProgram::starts(const Pending& pending) {
  if (pending.kind == ActionKind::Start) return true;
  vm::Thread& thread = *vm_.threads[pending.thread - 1];
  return callsAreSteps() && isInCall(thread) && attemptOf(thread).starts;
}

bool JavaProgram::wouldHaveToWait(vm::Thread& thread) {
  if (!callsAreSteps() || !store_.isSettled() || thread.status == vm::ThreadStatus::Waiting || !thread.top)
    return false;
  const tracking::CallPosition position = tracker_.callPositionOf(thread);
  if (position.where != tracking::CallPosition::Where::AtStart) return false;
  if (isInterrupted(vm_, thread) && (position.call->callRole & jdk::CallRole::kInterruptible)) beExact(*position.call);
  if (!position.waits) return false;
  const Attempt& attempt = attemptOf(thread);
  late_ |= attempt.late;
  keptAlive_ |= attempt.keptAlive;
  return attempt.waits && !attempt.mayTimeOut;
}

// In the midst of a step: whether what the thread stands before is a part of it.
bool JavaProgram::goesOnInCall(vm::Thread& thread) {
  if (inCall_ != &thread) return false;
  if (thread.partEnded) return false;  // what the program has done is a step of its own
  if (const vm::Method* operation = tracking::calledBackBy(thread)) beExact(*operation);
  const tracking::CallPosition position = tracker_.callPositionOf(thread);
  if (position.where != tracking::CallPosition::Where::Within) return false;
  if (const vm::Method* call = tracker_.interruptingCall(thread)) {
    if (tracker_.learnInterrupts(*call)) throw SearchStopped{};
    return false;
  }
  if (tracker_.isOpen(thread)) return false;
  if (!attempt_ && !isAlone_) space_.shared->rely(position.contracts);
  Actions own;
  asksWithinCall_ = true;
  const bool late = std::exchange(late_, false), keptAlive = std::exchange(keptAlive_, false),
             heldOff = std::exchange(heldOff_, false);
  alternativesOf(thread, own);
  if (attempt_) {
    attempt_->late = late_;
    attempt_->keptAlive = keptAlive_;
    attempt_->waits = own.empty() && !tracking::isSeenWaiting(thread);
  }
  late_ = late;
  keptAlive_ = keptAlive;
  heldOff_ = heldOff;
  bool goesOn = own.size() == 1 && thread.pending.kind != ActionKind::Choice;
  if (goesOn && isTimeOut(thread, own[0].alternative)) {
    goesOn = false;
    if (attempt_) attempt_->waits = attempt_->mayTimeOut = true;
  }
  if (attempt_ && (goesOn || own.empty())) {
    Pending pending = pendingOf(thread);
    countAlternatives(thread, own, pending);
    if (concernsAll(pending)) attempt_->footprint.touchEverything();
    attempt_->footprint.add(footprintOf(pending, own.empty() ? std::nullopt : std::optional(own[0].alternative)));
  }
  asksWithinCall_ = false;
  LOG(Calls, "thread {} within a call: {}", thread.number, goesOn ? "goes on in the same step" : "the step ends");
  if (goesOn) tracker_.alternative = own[0].alternative;
  return goesOn;
}

// The thread is about to look at the memory that calls of the library consist of. Another thread may be in the middle
// of such a call. That makes no difference if no other thread can reach the object now: a thread that is in the middle
// of a call on it later must either reach it now, or get it from this thread, after the look. A thread that is alone
// sees no unfinished call, either.
//
// A call that interrupts a thread is noticed here, too, also if it is explored step by step.
void JavaProgram::noteLook(const vm::Thread& thread) {
  if (!tracker_.othersLive) return;
  if (const vm::Method* call = tracker_.interruptingCall(thread)) tracker_.learnInterrupts(*call);
  const vm::Class* const looker = tracker_.lookerOf(thread);
  if (!looker) return;
  if (!reach_) reach_.emplace(vm_, store_.shapes());
  reach_->forget();
  space_.shared->identities.forEachLeaf([&](std::uint32_t, heap::Ref ref) {
    if (ref) reach_->noteChanged(ref);
  });
  const vm::PendingAction& pending = thread.pending;
  const bool isAccess = pending.object && (pending.kind <= ActionKind::Update || pending.kind == ActionKind::Lock);
  if (!isAccess || reach_->contains(pending.object, thread)) tracker_.learnExactCalls(*looker);
}

void JavaProgram::beExact(const vm::Method& operation) {
  tracker_.learnExactCalls(*operation.holder);
  throw SearchStopped{};
}

JavaProgram::Attempt& JavaProgram::attemptOf(vm::Thread& thread) {
  if (thread.number > attempts_.size()) attempts_.resize(thread.number);
  if (!attempts_[thread.number - 1].isKnown) {
    Attempt result;
    LOG(Calls, "tries the call of thread {}", thread.number);
    attempt(thread, result);
    result.isKnown = true;
    LOG(Calls, "thread {}: the call {}{}{}", thread.number, result.waits ? "has to wait" : "can be done",
        result.mayTimeOut ? ", may time out" : "", result.starts ? ", starts a thread" : "");
    if (thread.number > attempts_.size()) attempts_.resize(thread.number);
    attempts_[thread.number - 1] = result;
  }
  return attempts_[thread.number - 1];
}

void JavaProgram::attempt(vm::Thread& thread, Attempt& result) {
  assert(store_.isSettled() && store_.ran().empty() && tracker_.changes.objects.empty() && "what is undone was stored");
  if (!store_.isSettled()) return result.footprint.touchEverything();
  // The first action, which may itself be one that cannot be done.
  Actions own;
  asksWithinCall_ = true;
  const bool late = late_, keptAlive = keptAlive_, heldOff = heldOff_;
  attempt_ = &result;
  alternativesOf(thread, own);
  attempt_ = nullptr;
  Pending pending = pendingOf(thread);
  countAlternatives(thread, own, pending);
  if (concernsAll(pending)) result.footprint.touchEverything();
  result.footprint.add(footprintOf(pending, own.size() == 1 ? std::optional(own[0].alternative) : std::nullopt));
  asksWithinCall_ = false;
  late_ = late;
  keptAlive_ = keptAlive;
  heldOff_ = heldOff;
  if (own.size() != 1) return;

  // What is no part of a state, and what the step under way, or the last one, has left.
  const auto failure = failure_;
  const bool looping = looping_, circles = circles_, othersRan = othersRan_, othersLive = tracker_.othersLive;
  const auto alternative = tracker_.alternative;
  const auto queueUses = tracker_.queueUses;
  vm::Teller* const teller = std::exchange(tracker_.teller, nullptr);
  vm::Thread* const current = vm_.current;
  vm::Thread* const inCall = inCall_;
  const std::size_t output = vm_.output.size();
  const auto openFiles = vm_.openFiles;
  const auto rawMemory = vm_.rawMemory;
  const std::int64_t sharedClock = tracker_.sharedClock;
  const auto internalsUsed = tracker_.internalsUsed;
  const bool keepsQueueUses = std::exchange(tracker_.keepsQueueUses, false);
  std::string pendingOutput[3];
  for (int i = 0; i < 3; ++i) pendingOutput[i] = vm_.pendingOutput[i];

  const auto goBack = [&] {
    attempt_ = nullptr;
    asksWithinCall_ = false;
    tracker_.granted = false;
    store_.undo(thread);
    failure_ = failure;
    looping_ = looping;
    circles_ = circles;
    othersRan_ = othersRan;
    tracker_.othersLive = othersLive;
    tracker_.alternative = alternative;
    tracker_.queueUses = queueUses;
    tracker_.keepsQueueUses = keepsQueueUses;
    tracker_.teller = teller;
    vm_.current = current;
    inCall_ = inCall;
    vm_.output.resize(output);
    for (int i = 0; i < 3; ++i) vm_.pendingOutput[i] = pendingOutput[i];
    vm_.openFiles = openFiles;
    vm_.rawMemory = rawMemory;
    tracker_.sharedClock = sharedClock;
    tracker_.internalsUsed = internalsUsed;
    store_.hasEnded = false;
  };

  attempt_ = &result;
  inCall_ = &thread;
  othersRan_ = false;
  vm_.current = &thread;
  tracker_.othersLive = std::any_of(vm_.threads.begin(), vm_.threads.end(),
                                    [&](const auto& other) { return other && other.get() != &thread; });
  tracker_.alternative = own[0].alternative;
  tracker_.started.clear();
  store_.noteRan(thread);
  tracker_.beginCalls(thread);
  tracker_.granted = true;
  try {
    run(thread);
    if (failure_) result.footprint.touchEverything();
  } catch (const vm::ProgramExit&) {
    result.footprint.touchEverything();
  } catch (const vm::PathPruned&) {
    result.footprint.touchEverything();
  } catch (const vm::Unsupported&) {
    result.footprint.touchEverything();
  } catch (const AttemptTooLong&) {
    result.waits = false;
    result.footprint.touchEverything();
  } catch (...) {
    goBack();
    throw;
  }
  attempt_ = nullptr;
  result.starts = othersRan_;
  noteWhatIsWritten(result.footprint);
  goBack();
}

// A step that leaves everything as it was has only read. A place that holds in the end what it held before does not suffice: it
// may be a lock, which stands for all that is used under it and is no touch of its own (tracking/lock_discipline.hpp).
void JavaProgram::noteWhatIsWritten(Footprint& footprint) {
  footprint.removeIf([&](const Touch& touch) {  // other threads do not see what the step has made
    return touch.object != 0 && store_.isNew(touch.object);
  });
  if (footprint.isEverything() || vm_.threadsChanged) return;
  for (const heap::Ref ref : tracker_.changes.objects) {
    const heap::Object& now = vm_.at(ref);
    const heap::Object* const stored = store_.before(ref);
    if (!stored) continue;
    if (!now.klass || heap::isLarge(now)) return;
    const heap::Object& before = *stored;
    const std::uint64_t bytes = heap::bytesOf(before, heap::shapeOf(before));
    if (now.klass != before.klass || now.lock != before.lock || ((now.flags ^ before.flags) & ~heap::kDirty) != 0 ||
        std::memcmp(before.bytes() + heap::kHeaderBytes, now.bytes() + heap::kHeaderBytes,
                    bytes - heap::kHeaderBytes) != 0)
      return;
  }
  for (Touch& touch : footprint.touches()) touch.writes = false;
}

}  // namespace weaveproof::program
