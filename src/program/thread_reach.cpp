#include "program/thread_reach.hpp"

#include "heap/references.hpp"

namespace weaveproof::program {

bool ThreadReach::contains(heap::Ref ref, const vm::Thread& running) {
  if (!tracker_.isYoung(ref)) return true;
  if (!isKnown_) find(running);
  return seen_[tracker_.shared.identities.numberOf(ref)] == searches_;
}

void ThreadReach::add(heap::Ref ref) {
  if (!isKnown_) return;
  mark(ref);
  follow();
}

void ThreadReach::find(const vm::Thread& running) {
  isKnown_ = true;
  runningThread_ = running.object;
  if (++searches_ == 0) {
    seen_.clear();
    searches_ = 1;
  }
  const auto markHeldBy = [&](heap::Ref holder) {
    const heap::Object& object = vm_.at(holder);
    heap::forEachReference(object, heap::shapeOf(object), [&](std::uint32_t, heap::Ref held) { mark(held); });
  };
  for (const heap::Ref ref : changedBase_) markHeldBy(ref);
  for (const heap::Ref ref : tracker_.changes.objects)
    if (!tracker_.isYoung(ref)) markHeldBy(ref);
  for (const heap::Ref block : vm_.rawMemory) mark(block);  // any thread may know its address
  for (const auto& thread : vm_.threads) {
    if (!thread) continue;
    mark(thread->object);  // any thread may ask for all threads
    if (thread.get() == &running) continue;
    for (const heap::Ref ref : {thread->waitingFor, thread->uncaught, thread->thrown}) mark(ref);
    markFrames(*thread);
  }
  follow();
}

// Locals that are not read again do not count: they are gone when the state is restored.
void ThreadReach::markFrames(const vm::Thread& thread) {
  bool calling = false;
  for (vm::Frame* frame = thread.top; frame != nullptr; frame = frame->caller()) {
    mark(frame->lock);
    for (const std::uint16_t word : shapes_.of(*frame->method, frame->pc.get(), calling).references) {
      const unsigned slot = word - SavedFrame::kWords;
      mark(slot < frame->locals ? frame->localSlots()[slot] : frame->operands()[slot - frame->locals]);
    }
    calling = (frame->flags & vm::Frame::kExecuteAgain) == 0;
  }
}

void ThreadReach::mark(heap::Ref ref) {
  if (!ref || !tracker_.isYoung(ref)) return;
  std::uint32_t& seen = seen_[tracker_.shared.identities.numberOf(ref)];
  if (seen == searches_) return;
  seen = searches_;
  open_.push_back(ref);
}

void ThreadReach::follow() {
  while (!open_.empty()) {
    const heap::Ref ref = open_.back();
    open_.pop_back();
    const heap::Object& object = vm_.at(ref);
    if (!object.klass) continue;
    // Only the thread itself gets at its thread locals.
    const bool isOwn = ref == runningThread_;
    heap::forEachReference(object, heap::shapeOf(object), [&](std::uint32_t offset, heap::Ref held) {
      if (isOwn && (offset == vm_.known.threadLocals || offset == vm_.known.threadInheritableLocals)) return;
      mark(held);
    });
  }
}

}  // namespace weaveproof::program
