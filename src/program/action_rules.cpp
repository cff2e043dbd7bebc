#include "program/action_rules.hpp"

#include <algorithm>
#include <array>
#include <cassert>

namespace weaveproof::program {

namespace {

using Alternatives = ActionRule::Alternatives;
constexpr std::uint8_t kConcernsOthers = ActionRule::kConcernsOthers, kTold = ActionRule::kTold,
                       kToldUnlessCalled = ActionRule::kToldUnlessCalled;

// ---- parts of what actions touch

void touchNothing(const ActionView&, Footprint&) {}

void touchAll(const ActionView&, Footprint& footprint) { footprint.touchEverything(); }

// This waiter (a number), or any of the waiters (0), can be made to leave the wait set of the object.
void touchWaiters(const ActionView& view, Footprint& footprint, ThreadNumber chosen) {
  footprint.reads(view.pending.object, kWaitSetPlace);
  for (const auto& thread : view.vm.threads)
    if (thread && thread->waitsOn(view.pending.object) && (!chosen || thread->number == chosen))
      footprint.writes(thread->object, kMembershipPlace);
}

// The flag of the thread itself, by an action that clears it if it is set.
void takeInterrupt(const ActionView& view, Footprint& footprint) {
  footprint.add({view.thread.object, view.vm.known.threadInterrupted, 1, isInterrupted(view.vm, view.thread)});
}

// ---- by kind

void touchMonitor(const ActionView& view, Footprint& footprint) {
  footprint.writes(view.pending.object, kMonitorPlace);
}

void touchWait(const ActionView& view, Footprint& footprint) {
  touchMonitor(view, footprint);
  footprint.writes(view.pending.object, kWaitSetPlace);
  footprint.writes(view.thread.object, kMembershipPlace);
  takeInterrupt(view, footprint);
}

// A notification comes before it and finds the thread in the wait set, or after it and does not.
void touchWake(const ActionView& view, Footprint& footprint) {
  footprint.writes(view.thread.waitingFor, kWaitSetPlace);
  footprint.writes(view.thread.object, kMembershipPlace);
  if (!view.alternative || *view.alternative == ActionView::kInterrupt)
    footprint.reads(view.thread.object, view.vm.known.threadInterrupted);
}

void touchRelock(const ActionView& view, Footprint& footprint) {
  touchMonitor(view, footprint);
  if (!view.thread.wasNotified) takeInterrupt(view, footprint);
}

void touchOneWaiter(const ActionView& view, Footprint& footprint) {
  touchWaiters(view, footprint, view.alternative.value_or(0));
}

void touchAllWaiters(const ActionView& view, Footprint& footprint) { touchWaiters(view, footprint, 0); }

void touchPark(const ActionView& view, Footprint& footprint) {
  if (view.thread.pending.flags & vm::PendingAction::kKeepAlive) footprint.writes(0, kIdlePlace);
  footprint.add({view.thread.object, kPermitPlace, 1, !view.alternative || view.thread.parkPermit});
  footprint.reads(view.thread.object, view.vm.known.threadInterrupted);
}

// A thread that is not alive gets no permit.
void givePermit(const ActionView& view, Footprint& footprint) {
  const heap::Ref javaThread = view.pending.object;
  footprint.reads(javaThread, view.vm.known.threadEetop);
  if (const vm::Thread* thread = view.vm.threadOf(javaThread))
    footprint.add({javaThread, kPermitPlace, 1, !thread->parkPermit});
}

void touchLife(const ActionView& view, Footprint& footprint) {
  footprint.writes(view.pending.object, view.vm.known.threadEetop);
  footprint.writes(threadFields(view.vm, view.pending.object), view.vm.known.threadStatus);
}

void touchEnd(const ActionView& view, Footprint& footprint) {
  footprint.reads(view.pending.object, kMonitorPlace);
  footprint.reads(0, kAlonePlace);
  touchLife(view, footprint);
  for (const std::uint32_t offset : view.vm.known.threadClearedAtEnd)
    if (offset) footprint.writes(view.pending.object, offset);
  touchWaiters(view, footprint, 0);
  footprint.reads(0, kEndPlace);
}

// The end of main waits for the others, but for daemons.
void touchExit(const ActionView& view, Footprint& footprint) {
  if (view.pending.object)
    footprint.writes(0, kEndPlace);
  else
    footprint.touchEverything();
}

void touchInitialisation(const ActionView& view, Footprint& footprint) {
  const bool isDone = vm::initStatus(view.vm.at(view.pending.object)) == vm::InitStatus::Done;
  footprint.add({view.pending.object, kInitialisationPlace, 1, !isDone});
}

// A thread with a clock that is late compared with the others only learns what time it is.
void touchClock(const ActionView& view, Footprint& footprint) {
  footprint.add({0, kClockPlace, 1, view.thread.clock > view.tracker.sharedClock});
}

void touchInput(const ActionView&, Footprint& footprint) { footprint.writes(0, kInputPlace); }

constexpr std::array kRules = {
    ActionRule{ActionKind::Read, Alternatives::Noted, touchNothing, 0},
    ActionRule{ActionKind::Write, Alternatives::Noted, touchNothing, 0},
    ActionRule{ActionKind::Update, Alternatives::Noted, touchNothing, 0},
    ActionRule{ActionKind::Copy, Alternatives::Noted, touchNothing, 0},
    ActionRule{ActionKind::Lock, Alternatives::Ways, touchMonitor, 0},
    ActionRule{ActionKind::Unlock, Alternatives::Noted, touchMonitor, 0},
    ActionRule{ActionKind::Wait, Alternatives::Noted, touchWait, kTold},
    ActionRule{ActionKind::Wake, Alternatives::Noted, touchWake, kConcernsOthers | kTold},
    ActionRule{ActionKind::Relock, Alternatives::Ways, touchRelock, kTold},
    ActionRule{ActionKind::Notify, Alternatives::Waiters, touchOneWaiter, kTold},
    ActionRule{ActionKind::NotifyAll, Alternatives::Noted, touchAllWaiters, kTold},
    ActionRule{ActionKind::Park, Alternatives::Ways, touchPark, kConcernsOthers},
    ActionRule{ActionKind::Unpark, Alternatives::Noted, givePermit, kConcernsOthers},
    ActionRule{ActionKind::Sleep, Alternatives::Sleep, takeInterrupt, kTold},
    ActionRule{ActionKind::Yield, Alternatives::Noted, touchNothing, 0},
    ActionRule{ActionKind::Start, Alternatives::Noted, touchLife, kConcernsOthers | kToldUnlessCalled},
    ActionRule{ActionKind::Begin, Alternatives::Noted, touchNothing, 0},
    ActionRule{ActionKind::Interrupt, Alternatives::Noted, givePermit, kConcernsOthers | kToldUnlessCalled},
    ActionRule{ActionKind::Observe, Alternatives::Seen, touchAll, kConcernsOthers | kTold},
    ActionRule{ActionKind::End, Alternatives::Ways, touchEnd, kTold},
    ActionRule{ActionKind::Initialize, Alternatives::Ways, touchInitialisation, 0},
    ActionRule{ActionKind::Initialized, Alternatives::Noted, touchInitialisation, 0},
    ActionRule{ActionKind::Clock, Alternatives::Noted, touchClock, kTold},
    ActionRule{ActionKind::Input, Alternatives::Noted, touchInput, kConcernsOthers | kTold},
    ActionRule{ActionKind::Choice, Alternatives::Noted, touchNothing, kConcernsOthers | kTold},
    ActionRule{ActionKind::Assume, Alternatives::Noted, touchAll, kTold},  // no thread does anything after it
    ActionRule{ActionKind::Exit, Alternatives::Ways, touchExit, kConcernsOthers | kTold},
    ActionRule{ActionKind::Loop, Alternatives::None, touchNothing, 0},
    ActionRule{ActionKind::Other, Alternatives::Noted, touchAll, kConcernsOthers},
};

constexpr bool standInOrder() {
  for (std::size_t i = 0; i < kRules.size(); ++i)
    if (kRules[i].kind != static_cast<ActionKind>(i)) return false;
  return kRules.size() == static_cast<std::size_t>(ActionKind::Other) + 1;
}
static_assert(standInOrder(), "there is a row for each kind of action");

}  // namespace

const ActionRule& ruleOf(ActionKind kind) { return kRules[static_cast<std::size_t>(kind)]; }

bool concernsOthers(ActionKind kind) { return ruleOf(kind).flags & kConcernsOthers; }

}  // namespace weaveproof::program
