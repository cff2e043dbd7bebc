#include "program/step_footprint.hpp"

#include <algorithm>
#include <cassert>
#include <cstring>

#include "program/stored_machine.hpp"

namespace weaveproof::program {

void StepFootprint::begin(const vm::Thread& thread, const Pending& pending, const Footprint& visible) {
  assert(thread.number == pending.thread && "what the thread stands before");
  footprint_ = visible;
  // A thread that is alone leaves monitors in no step of its own (Tracker::isStepToUnlock).
  if (tracker_.mayShowUnlock()) footprint_.add({0, kAlonePlace, 1, pending.kind == ActionKind::End});
  thread_ = thread.object;
  updated_ = pending.kind == ActionKind::Update ? pending.object : 0;
  rawMemory_ = vm_.rawMemory;
  tracker_.internalsUsed = 0;
}

void StepFootprint::noteStops(const Outcome& outcome) {
  for (const vm::Thread* thread : store_.ran()) {
    const vm::PendingAction& next = thread->pending;
    // An assumption that fails is an action only as long as there are other threads.
    if (thread->atomicDepth || next.kind == ActionKind::Assume) footprint_.touchEverything();
    if (thread->status == vm::ThreadStatus::Waiting || !next.object || &vm_.classOf(next.object) != vm_.known.klass)
      continue;
    if (next.kind == ActionKind::Initialize || vm::initStatus(vm_.at(next.object)) != vm::InitStatus::Done)
      footprint_.reads(next.object, kInitialisationPlace);
  }
  if (tracker_.internalsUsed)
    footprint_.add({0, kInternalsPlace, 1, (tracker_.internalsUsed & tracking::Tracker::kInternalsWritten) != 0});
  const bool goesOn =
      outcome.kind == Outcome::Kind::Running || (outcome.kind == Outcome::Kind::Failed && outcome.canGoOn);
  if (!goesOn || rawMemory_ != vm_.rawMemory) footprint_.touchEverything();
}

// Of the objects that changed: which monitors are left or taken, and whether an update was one.
void StepFootprint::noteChanges() {
  if (updated_)
    for (Touch& touch : footprint_.touches()) touch.writes &= touch.object != updated_;
  for (const heap::Ref ref : tracker_.changes.objects) {
    const heap::Object* const before = store_.before(ref);
    if (!before) continue;
    const heap::Object& now = vm_.at(ref);
    if (before->lock != now.lock) footprint_.writes(ref, kMonitorPlace);
    if (ref != updated_) continue;
    for (Touch& touch : footprint_.touches()) {
      if (touch.object != ref || touch.offset >= kFirstPlace) continue;
      const std::uint64_t room = heap::bytesOf(now, heap::shapeOf(now)) - touch.offset;
      const std::uint64_t bytes = std::min<std::uint64_t>(room, std::max<std::uint64_t>(touch.width, 8));
      touch.writes = std::memcmp(before->bytes() + touch.offset, now.bytes() + touch.offset, bytes) != 0;
    }
  }
}

// It was there before the step. What a thread has made itself, only it makes more of.
void StepFootprint::noteFreed(heap::Ref ref) {
  assert(ref != 0 && "an object");
  const heap::Chain* chain = tracker_.shared.identities.chainOf(ref);
  if (chain->origin.allocator != thread_) footprint_.touchNames(chain->number, true);
}

void StepFootprint::noteMade() {
  for (const heap::Ref ref : tracker_.changes.objects)
    if (vm_.at(ref).klass && store_.isNew(ref))
      footprint_.touchNames(tracker_.shared.identities.chainOf(ref)->number, false);
}

}  // namespace weaveproof::program
