// What the steps of a Java program touch (footprint.hpp).
//
// Before a step only its visible action is known, and the thread's fields and monitors that the machine itself looks at
// for it. Behind it comes the *tail*, up to the next visible action, of the thread and of those that it starts. A tail
// touches nothing that other threads can see but this, which is known when it has run:
//
//   - It leaves monitors. Who is enabled now does not want these: they were taken. So that matters only against a
//     thread that is blocked: what comes next there happens after this step, and cannot be had in the other order.
//   - It stops where a class is not initialised, and goes on where it is: it has read that. (Who has found a class
//     initialised has read what never changes again, so where the thread stands now tells.) A step that would have
//     found it initialised, had it come later, only needs one more, which is enabled for good, touches nothing, and
//     leads to the same.
//   - It makes objects, and drops the last reference to others, whose names are then free for who makes objects there.
//     In the other order objects may get other names. These states are the same but for that.
//   - It uses what the library keeps for itself (vm/internal_calls.cpp): caches, whose contents do not matter, but for
//     who made them.
//
// So who decides by what is known before, as a reduction does, loses nothing: two steps whose visible actions are
// independent lead to the same state in either order, up to names, what caches hold, and one step of a thread that
// finds a class initialised. Who wants equal states has to ask afterwards. `--verify-independence` holds that to
// account.
#include <algorithm>
#include <cstring>

#include "program/action_rules.hpp"
#include "program/java_program.hpp"

namespace weaveproof::program {

namespace {

bool isInAtomicBlock(const std::unique_ptr<vm::Thread>& thread) { return thread && thread->atomicDepth; }

}  // namespace

Footprint JavaProgram::footprintOf(const Pending& pending, std::optional<std::uint32_t> alternative) {
  vm::Thread& thread = *vm_.threads[pending.thread - 1];
  const jdk::Known& known = vm_.known;
  if (!asksWithinCall_ && callsAreSteps() && isInCall(thread)) return attemptOf(thread).footprint;
  Footprint footprint = accessesOf(pending);
  // What it enables or disables there is not to be told by places.
  if (std::any_of(vm_.threads.begin(), vm_.threads.end(), isInAtomicBlock)) footprint.touchEverything();
  // What a daemon does happens only before the program ends.
  if (vm_.isDaemon(thread)) footprint.reads(0, kEndPlace);
  // What it would only wait for, if it is held off.
  if (thread.pending.flags & vm::PendingAction::kUnlessItWaits) {
    footprint.reads(thread.object, known.threadInterrupted);
    if (pending.kind == ActionKind::Lock) footprint.reads(pending.object, known.threadEetop);
    if (vm_.classOf(pending.object).ownSynchronizer) footprint.reads(pending.object, known.synchronizerOwner);
  }
  // Time passes for all, or all have to wait that let others go first. A reduction, which asks for no alternative, need not
  // know: as long as somebody can go on otherwise, neither happens.
  const spec::TimePolicy& time = space_.options.spec.time;
  if (alternative &&
      ((!time.isFree() && passesTime(thread, *alternative)) || (time.fair && isTimeOut(thread, *alternative))))
    footprint.touchEverything();
  // An idle worker gives up when all others have nothing to do but to let time pass; so who goes on because its time is up may keep
  // it from that. Who can go on otherwise does so as long as it is there, whether it goes on or not.
  if (thread.pending.flags & vm::PendingAction::kTimed) footprint.reads(0, kIdlePlace);
  ruleOf(pending.kind).touch({vm_, tracker_, thread, pending, alternative}, footprint);
  // An idle worker that may give up now.
  if (pending.kind == ActionKind::Park && (thread.pending.flags & vm::PendingAction::kKeepAlive) &&
      std::ranges::binary_search(enabled(), Action{thread.number, kTimeOut}))
    footprint.touchEverything();
  return footprint;
}

// Nobody notes what memory a thread uses that is alone (vm/lock_discipline.hpp). If others have ended without its knowing, it
// has to be seen what it would do before.
//
// Queues of synchronizers are not visible, but in which order threads change them is.
std::span<const Touch> JavaProgram::tail() {
  tail_.clear();
  if (isAlone_ && tracker_.orderly) tail_.push_back({0, kAlonePlace, 1, true});
  for (const vm::Tracker::QueueUse& use : tracker_.queueUses) tail_.push_back({use.object, use.offset, 1, use.writes});
  return tail_;
}

}  // namespace weaveproof::program
