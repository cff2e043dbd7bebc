// What executing an action does: the thread runs up to its next visible one.
#include <algorithm>
#include <cassert>

#include "program/code_owner.hpp"
#include "program/harness_frames.hpp"
#include "program/java_program.hpp"
#include "program/stop_calls.hpp"
#include "tracking/library_calls.hpp"

namespace weaveproof::program {

namespace {

// After so many backward branches and calls, `runLocally` checks whether the thread loops for ever.
constexpr std::int32_t kFuel = 200000;

// After so many of these slices, it also checks what the thread reads: the thread may wait in a loop that counts.
constexpr std::uint64_t kManySlices = 8;

// What a thread does by itself, without coming back to where it was, has no states, and may have no end. A limit on states has to
// end it all the same: 10,000 branches and calls count for one. But nothing is cut off that takes less than a second or so.
constexpr std::uint64_t kStatesASlice = kFuel / 10000, kLeastSlices = 100;

}  // namespace

// With late waits: a thread that is early sees its own time pass; no other thread does.
void JavaProgram::noteTimeOut(vm::Thread& thread, std::uint32_t alternative) {
  if (passesTime(thread, alternative)) return tracker_.passTime(thread.deadline);
  const bool isUp = isTimeOut(thread, alternative) &&
                    !(thread.pending.kind == ActionKind::Sleep && alternative == kGoOn && isInterrupted(vm_, thread));
  if (isUp && thread.deadline != vm::kNever && thread.clockFrame)
    thread.clock = std::min(thread.clock, vm::kNever - 1 - thread.deadline) + thread.deadline;
}

UnsupportedFeature JavaProgram::unsupported(const vm::Unsupported& signal) {
  UnsupportedFeature feature{signal.sentence};
  if (vm_.current)
    for (const auto& [method, bci] : stackTrace(*vm_.current)) {
      if (bci < 0) continue;
      feature.stack.push_back(placeIn(*method, bci, space_.mainClass()));
      if (!feature.where.isKnown() && feature.stack.back().isUserCode()) feature.where = feature.stack.back();
    }
  return feature;
}

std::shared_ptr<const Failure> JavaProgram::failureOf(const tracking::Tracker::Uncaught& uncaught) {
  const auto [number, throwable, waiting] = uncaught;
  auto failure = std::make_shared<Failure>();
  const vm::Class& type = vm_.classOf(throwable);
  failure->kind = type.isSubclassOf(vm_.world.bootClass("java/lang/AssertionError")) ? Failure::Kind::Assertion
                                                                                     : Failure::Kind::Exception;
  failure->thread = number;
  failure->threadName = facts_.threadName(number);
  failure->className = type.externalName();
  failure->message = vm_.messageOf(throwable);
  failure->stack = backtraceOf(throwable);
  if (waiting && vm_.threads[waiting - 1]) {
    failure->stack.clear();
    for (const auto& [method, bci] : stackTrace(*vm_.threads[waiting - 1]))
      failure->stack.push_back(placeIn(*method, bci, space_.mainClass()));
    foldHarness(failure->stack);
  }
  const Places* above = &failure->stack;
  Places whole;
  constexpr std::size_t kMostCauses = 20;  // they may form a cycle
  for (heap::Ref cause = throwable, before = 0; failure->causes.size() < kMostCauses;) {
    before = std::exchange(cause, vm_.getReference(cause, vm_.known.throwableCause));
    if (!cause || cause == before) break;
    const std::string message = vm_.messageOf(cause);
    Places stack = backtraceOf(cause);
    const auto common = std::mismatch(stack.rbegin(), stack.rend(), above->rbegin(), above->rend()).first;
    failure->causes.push_back({vm_.classOf(cause).externalName() + (message.empty() ? "" : ": " + message),
                               {stack.begin(), common.base()},
                               static_cast<std::size_t>(common - stack.rbegin())});
    whole = std::move(stack);
    above = &whole;
  }
  return failure;
}

Places JavaProgram::backtraceOf(heap::Ref throwable) {
  Places places;
  const vm::Class* const main = space_.mainClass();
  const heap::Ref own = vm_.getReference(throwable, vm_.known.throwableStackTrace);
  const heap::Ref usual = vm_.getReference(vm_.known.throwable->mirror, vm_.known.throwableUnassignedStack->offset);
  if (own && own != usual && vm_.at(own).length == 0) return places;  // the program has taken it away
  const heap::Ref trace = vm_.getReference(throwable, vm_.known.throwableBacktrace);
  if (!trace) return places;
  const heap::Object& array = vm_.at(trace);
  for (std::uint32_t i = 0; i + 1 < array.length; i += 2) {
    const auto& method = *vm::fromLow<vm::Method>(array.elements<std::uint32_t>()[i]);
    const auto bci = static_cast<int>(array.elements<std::uint32_t>()[i + 1]);
    places.push_back(placeIn(method, bci, main));
  }
  foldHarness(places);
  return places;
}

bool JavaProgram::mayWaitUnseen(const vm::Thread& thread) const {
  if (space_.shared->shown.all || space_.everyStepVisible()) return false;
  const auto isOther = [&](const auto& other) { return other && other.get() != &thread; };
  if (std::none_of(vm_.threads.begin(), vm_.threads.end(), isOther)) return false;
  for (vm::Frame* frame = thread.top; frame; frame = frame->caller())
    if (frame->flags & vm::Frame::kInternal) return true;
  return false;
}

// A thread that loops may wait for what another one does to memory that was assumed to obey the lock discipline. Then this is no loop, but
// memory that two threads use at once. The loop is gone through once more to see what it reads.
bool JavaProgram::collectsReads(const vm::Thread&) {
  if (!tracker_.assumesDiscipline) return false;
  // A thread that is alone loops over memory that others could have changed if they lived: that is none of its own, either.
  if (!tracker_.othersLive) return tracker_.othersLive = true;
  if (!tracker_.disciplinedReads) {
    readsOfLoop_.clear();
    tracker_.disciplinedReads = &readsOfLoop_;
    return true;
  }
  tracker_.disciplinedReads = nullptr;
  if (readsOfLoop_.empty()) return false;
  for (const tracking::LockDiscipline::Kind kind : readsOfLoop_) tracker_.learnContended(kind);
  throw SearchStopped{};
}

// The block may have to wait for a monitor that another thread holds, even if that thread holds it only within one of
// its steps. So leaving a monitor has to be a step: otherwise no state shows a thread that holds a monitor which it
// takes and leaves in the same step.
void JavaProgram::noteMonitorInAtomicBlock(ActionKind pending) {
  const bool needsMonitor = pending == ActionKind::Lock || pending == ActionKind::Relock || pending == ActionKind::End;
  if (needsMonitor && !tracker_.mayShowUnlock()) tracker_.showWaits(tracking::LibraryWaits::kSections);
}

// Runs the thread up to its next visible action. A loop without a visible action is noticed when its state repeats
// (Brent's algorithm: the state is compared with one that is moved forward at growing distances).
void JavaProgram::runLocally(vm::Thread& thread) {
  vm_.current = &thread;
  StateId tortoise;
  std::uint64_t steps = 0, next = 1, clockReads = 0;
  std::int64_t jump = 1000000;
  std::uint64_t slices = 0;
  const std::uint64_t mostSlices =
      std::max(kLeastSlices, space_.options.stateLimit.value_or(UINT64_MAX) / kStatesASlice);
  vm_.fuel = kFuel;
  tracker_.disciplinedReads = nullptr;
  for (;;) {
    switch (vm::interpret(vm_, thread)) {
      case vm::Left::Visible: {
        // A thread that starts or ends a thread of a group has to wait for the thread that has locked the group.
        if (thread.pending.kind == ActionKind::Lock && !thread.top->method->holder->trusted &&
            vm_.classOf(thread.pending.object).isSubclassOf(vm_.known.threadGroup))
          vm_.keepGroups();
        if (!thread.atomicDepth) {
          if (callsAreSteps()) noteLook(thread);
          if (!goesOnInCall(thread)) return;
          tracker_.granted = true;
          break;
        }
        // Within an atomic block the thread runs on its own as long as it can, and has no choice.
        noteMonitorInAtomicBlock(thread.pending.kind);
        Actions own;
        alternativesOf(thread, own);
        if (own.size() != 1 || thread.pending.kind == ActionKind::Choice) return;
        tracker_.alternative = own[0].alternative;
        tracker_.granted = true;
        break;
      }
      case vm::Left::Blocked:
        return;
      case vm::Left::Finished:
        store_.forgetRan(thread);
        vm_.endThread(thread);
        return;
      case vm::Left::Slice: {
        if (attempt_) throw AttemptTooLong{};
        vm_.fuel = kFuel;
        step_.touchEverything();  // garbage is looked for in its midst
        if (stopWanted_ && stopWanted_()) throw SearchStopped{};
        if (++allSlices_ > mostSlices) throw StepsTooLong{};
        if (++slices % kManySlices == 0) {
          collectsReads(thread);
          if (bystanders_) bystanders_->makeVisible();
        }
        store_.settle();
        store_.beginChange();
        store_.noteRan(thread);
        const StateId here = store_.commit();
        if (steps && here == tortoise) {
          if (thread.clockFrame && tracker_.clockReads != clockReads) {  // it may wait for time to pass
            thread.clock += jump;
            jump *= 2;
            steps = 0;
            next = 1;
            if (jump > std::int64_t{1} << 60) jump = 1000000;
            break;
          }
          // It may repeat a cycle that depends on what no thread will change, though others could: these accesses are
          // steps, as long as they can be.
          if (bystanders_ && bystanders_->makeVisible()) {
            steps = 0;
            next = 1;
            break;
          }
          circles_ |= !tracker_.othersLive;
          if (collectsReads(thread)) {
            steps = 0;
            next = 1;
            break;
          }
          // A call may loop until another one on the same object is done, which is explored step by step.
          if (inCall_ == &thread) {
            if (const vm::Class* const spinning = tracker_.innermostCallee(thread)) {
              tracker_.learnExactCalls(*spinning);
              throw SearchStopped{};
            }
          }
          if (tracker_.waitsInQueue(thread)) {
            tracker_.showWaits(tracking::LibraryWaits::kQueues);
            throw SearchStopped{};
          }
          if (mayWaitUnseen(thread)) {
            tracker_.showAllInternals();
            throw SearchStopped{};
          }
          // A daemon that does nothing any more, for ever, is no fault: the program ends without it.
          if (isDaemon(vm_, thread)) {
            thread.pending = {.kind = ActionKind::Loop};
            return;
          }
          if (mayStopThreads(*space_.world))
            throw vm::Unsupported{
                "a thread loops for ever unless another one ends that by Thread.stop, which is refused"};
          auto failure = std::make_shared<Failure>();
          failure->kind = Failure::Kind::LocalLoop;
          failure->thread = thread.number;
          failure->threadName = facts_.threadName(thread.number);
          for (const auto& [method, bci] : stackTrace(thread))
            failure->stack.push_back(placeIn(*method, bci, space_.mainClass()));
          if (!failure_) failure_ = failure;
          looping_ = true;
          return;
        }
        if (++steps == next) {
          tortoise = here;
          clockReads = tracker_.clockReads;
          next *= 2;
        }
        break;
      }
    }
  }
}

// Called while the exception certainly exists: an object that is not referenced any more is garbage for the next thread
// that runs.
void JavaProgram::noteUncaught() {
  if (tracker_.uncaughtExceptions.empty()) return;
  const tracking::Tracker::Uncaught uncaught = tracker_.uncaughtExceptions.front();
  tracker_.uncaughtExceptions.clear();
  if (failure_) return;
  assert(!failure_ && "the first failure of a step counts");
  failure_ = failureOf(uncaught);
  if (!vm_.recordOutput) return;
  const heap::Ref name = vm_.getReference(vm_.threads[uncaught.thread - 1]->object, vm_.known.threadName);
  vm_.output += "Exception in thread \"" + (name ? vm_.utf8(name) : "") + "\" " + failure_->className +
                (failure_->message.empty() ? "" : ": " + failure_->message) + "\n";
  for (const Place& place : failure_->stack) vm_.output += "\tat " + textOf(place) + "\n";
  for (const Failure::Cause& cause : failure_->causes) {
    vm_.output += "Caused by: " + cause.what + "\n";
    for (const Place& place : cause.stack) vm_.output += "\tat " + textOf(place) + "\n";
    if (cause.inCommon) vm_.output += "\t... " + std::to_string(cause.inCommon) + " more\n";
  }
}

void JavaProgram::noteExit(const vm::ProgramExit& exit) {
  store_.hasEnded = true;
  space_.shared->cameToStop.store(true, std::memory_order_relaxed);
  if (!exit.asked || exit.status == 0 || failure_) return;
  vm::Thread& thread = *vm_.current;
  auto failure = std::make_shared<Failure>();
  failure->kind = Failure::Kind::Exit;
  failure->thread = thread.number;
  failure->threadName = facts_.threadName(thread.number);
  failure->status = exit.status;
  for (const auto& [method, bci] : stackTrace(thread))
    if (method->holder != vm_.known.shutdown) failure->stack.push_back(placeIn(*method, bci, space_.mainClass()));
  foldHarness(failure->stack);
  failure_ = std::move(failure);
}

void JavaProgram::runOnce(vm::Thread& thread) {
  if (bystanders_) bystanders_->beginRun(thread);
  runLocally(thread);
  if (bystanders_) bystanders_->endRun(thread);
  noteUncaught();
}

void JavaProgram::run(vm::Thread& thread) {
  runOnce(thread);
  while (!tracker_.started.empty()) {
    othersRan_ = true;
    assert(tracker_.started.back()->top && "a started thread has a frame");
    vm::Thread& child = *tracker_.started.back();
    tracker_.started.pop_back();
    store_.noteRan(child);
    tracker_.granted = false;
    if (tracker_.mayShowBeginning())
      child.pending = {.kind = ActionKind::Begin};
    else
      runOnce(child);
  }
}

Outcome JavaProgram::step(Action action) {
  // At the same place on every machine, whatever its speed.
  if (stopWanted_ && space_.shared->internalsShared.load(std::memory_order_relaxed)) throw SearchStopped{};
  assert(std::ranges::find(enabled(), action) != enabled().end() && "the action is enabled");
  store_.beginChange();
  failure_.reset();
  looping_ = circles_ = othersRan_ = false;
  tracker_.started.clear();  // of a transition that was given up
  tracker_.uncaughtExceptions.clear();
  assert(action.thread != 0 && action.thread <= vm_.threads.size() && vm_.threads[action.thread - 1] &&
         "a live thread");
  vm::Thread& thread = *vm_.threads[action.thread - 1];
  if (keepsFootprints_) {
    const Pending pending = pendingOf(thread);
    step_.begin(thread, pending, footprintOf(pending, action.alternative));
  }
  if (bystanders_) bystanders_->beginStep(thread, false);
  forgetWhatIsKnown();
  vm_.current = &thread;
  tracker_.othersLive = std::any_of(vm_.threads.begin(), vm_.threads.end(),
                                    [&](const auto& other) { return other && other.get() != &thread; });
  isAlone_ = !tracker_.othersLive;
  tracker_.queueUses.clear();
  tracker_.alternative = action.alternative;
  if (tracker_.rules.countsTime) noteTimeOut(thread, action.alternative);
  if (carriers_.areLimited() && carriers_.isVirtual(thread)) {
    thread.mounted = true;
    vm_.threadsChanged = true;
  }
  if (thread.status == vm::ThreadStatus::Waiting) {
    goOn(vm_, thread, static_cast<vm::Way>(action.alternative));
    unmountBlocked();
    Outcome outcome;
    outcome.mover = action.thread;
    return outcome;
  }
  store_.noteRan(thread);
  inCall_ = callsAreSteps() && isInCall(thread) ? &thread : nullptr;
  if (inCall_) {
    tracker_.beginCalls(thread);
    if (!isAlone_) {
      space_.shared->assume(jdk::Assumption::LibraryCalls);
      space_.shared->rely(tracker_.callPositionOf(thread).contracts);
    }
  }
  thread.seenBlocked = false;
  tracker_.granted = thread.pending.kind != ActionKind::Begin;  // which ends before what has to be granted
  Outcome outcome;
  try {
    run(thread);
    assert(!tracker_.granted && "what was granted was done");
  } catch (const vm::ProgramExit& exit) {
    tracker_.started.clear();
    noteExit(exit);
    outcome.kind = Outcome::Kind::Ended;
  } catch (const vm::PathPruned&) {
    space_.shared->cameToStop.store(true, std::memory_order_relaxed);
    outcome.kind = Outcome::Kind::Pruned;
  } catch (const vm::Unsupported& signal) {
    tracker_.granted = false;
    throw unsupported(signal);
  }
  tracker_.granted = false;
  unmountBlocked();
  if (failure_) {
    outcome.kind = Outcome::Kind::Failed;
    outcome.failure = failure_;
    outcome.canGoOn = !looping_ && !store_.hasEnded;
  }
  outcome.circles = circles_;
  const bool lives = action.thread <= vm_.threads.size() && vm_.threads[action.thread - 1];
  if (lives && !othersRan_) outcome.mover = action.thread;
  if (keepsFootprints_) step_.noteStops(outcome);
  return outcome;
}

}  // namespace weaveproof::program
