// What the steps of a Java program touch (footprint.hpp).
//
// Before a step, only its visible action is known, and the fields and monitors of the thread that the machine itself
// reads for it. After the visible action comes the *tail*: it reaches up to the next visible action, of the thread and
// of those that it starts. Of what other threads can see, a tail touches only the following, and that is known when it
// has run:
//
//   - It leaves monitors. A thread that is enabled now does not want these: they were taken. So this matters only for a
//     thread that is blocked. What that thread does next there happens after this step, and the other order is
//     impossible.
//   - It stops where a class is not initialised, and continues where it is: so it has read whether it is. (A thread
//     that has found a class initialised has read what never changes again, so its position shows the result.) If the
//     step came later and found the class initialised, it would not stop. Now it only needs one more step, which stays
//     enabled, touches nothing, and leads to the same state.
//   - It makes objects, and drops the last reference to others. Their names are then free for the next thread that
//     makes objects there. In the other order objects may get other names. Apart from the names the states are the
//     same.
//   - It uses what the library keeps for itself (tracking/internal_calls.cpp): caches. Their contents do not matter, except
//     which thread made them.
//
// With few carriers (--carriers), where a thread stops matters, too: if it is blocked there, it gives its carrier to another one, and
// takes one again later. So each step of a virtual thread writes which threads have carriers, and each step of another thread reads it.
// Two threads that are not virtual block or unblock the same virtual thread only by the same place, on which they depend anyway. What is
// left in the tail of a step is nothing that blocks: to leave a monitor is a step there (verdict/opening.cpp).
//
// So a decision by what is known before the step, as a reduction makes it, loses nothing: two steps with independent
// visible actions lead to the same state in either order, except for names, the contents of caches, and one step of a
// thread that finds a class initialised. A caller that needs equal states has to ask after the step. `--verify-
// independence` checks this claim.
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
  // Places cannot express what the step enables or disables there.
  if (std::any_of(vm_.threads.begin(), vm_.threads.end(), isInAtomicBlock)) footprint.touchEverything();
  // What a daemon does happens only before the program ends.
  if (isDaemon(vm_, thread)) footprint.reads(0, kEndPlace);
  // Which threads have carriers changes when virtual threads run and when they are blocked, be it by another thread.
  if (carriers_.areLimited()) footprint.add({0, kCarrierPlace, 1, carriers_.isVirtual(thread)});
  // What it would only wait for, if it is held off.
  if (thread.pending.flags & vm::PendingAction::kUnlessItWaits) {
    footprint.reads(thread.object, known.threadInterrupted);
    if (pending.kind == ActionKind::Lock) footprint.reads(pending.object, known.threadEetop);
    if (vm_.classOf(pending.object).notes) footprint.reads(pending.object, known.synchronizerOwner);
  }
  // Either time passes for all threads, or all threads that let others run first have to wait. A reduction, which asks
  // for no alternative, need not know this: neither happens as long as another thread can run.
  const spec::TimePolicy& time = space_.options.spec.time;
  if (alternative &&
      ((!time.isFree() && passesTime(thread, *alternative)) || (time.fair && isTimeOut(thread, *alternative))))
    footprint.touchEverything();
  // An idle worker gives up when all others have nothing to do but to let time pass. So a thread that continues because
  // its time is up may keep the worker from giving up. A thread that can continue for another reason keeps it from that
  // as long as the thread exists, whether it runs or not.
  if (thread.pending.flags & vm::PendingAction::kTimed) footprint.reads(0, kIdlePlace);
  ruleOf(pending.kind).touch({vm_, tracker_, thread, pending, alternative}, footprint);
  // An idle worker that may give up now.
  if (pending.kind == ActionKind::Park && (thread.pending.flags & vm::PendingAction::kKeepAlive) &&
      std::ranges::binary_search(enabled(), Action{thread.number, kTimeOut}))
    footprint.touchEverything();
  return footprint;
}

// The memory that a thread uses while it is alone is not recorded (tracking/lock_discipline.hpp). If the thread runs after
// the end of others, but does not depend on it, the search also has to see what the thread would do before that end. So
// the step conflicts with the end of a thread.
//
// Queues of synchronizers are not visible, but the order in which threads change them is.
std::span<const Touch> JavaProgram::tail() {
  tail_.clear();
  if (isAlone_ && tracker_.assumesDiscipline) tail_.push_back({0, kAlonePlace, 1, true});
  for (const tracking::Tracker::QueueUse& use : tracker_.queueUses)
    tail_.push_back({use.object, use.offset, 1, use.writes});
  return tail_;
}

}  // namespace weaveproof::program
