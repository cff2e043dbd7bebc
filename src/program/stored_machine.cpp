#include "program/stored_machine.hpp"

#include <cassert>
#include <cstring>

#include "base/crash_message.hpp"
#include "base/equal_bytes.hpp"
#include "program/live_bystanders.hpp"
#include "program/shared_space.hpp"
#include "program/step_footprint.hpp"
#include "state/for_each_leaf.hpp"

namespace weaveproof::program {

namespace {

constexpr std::uint32_t kGlobals = state::Leaf::kThreads - 1;  // hot leaves of no thread

}  // namespace

StoredMachine::StoredMachine(SharedSpace& space, vm::Machine& vm)
    : space_(space),
      vm_(vm),
      tracker_(tracking::trackerOf(vm)),
      contents_(space.contents),
      shapes_(*space.world),
      garbage_(vm_),
      stacks_(vm_, contents_, shapes_, garbage_),
      pieces_(vm_, contents_, garbage_),
      vector_(*space.trees, space.budget) {}

template <class Refs>
void StoredMachine::addRoots(const Refs& refs) {
  for (const heap::Ref ref : refs)
    if (ref) garbage_.addRoot(ref);
}

template <class Refs>
void StoredMachine::dropRoots(const Refs& refs) {
  for (const heap::Ref ref : refs)
    if (ref) garbage_.dropRoot(ref);
}

void StoredMachine::set(state::Leaf leaf, state::LeafValue value) {
  const state::LeafValue before = vector_.get(leaf);
  if (before == value) return;
  vector_.set(leaf, value);
  if (keepsHash_) hash_.change(leaf, before, value);
}

std::uint64_t StoredMachine::hash() {
  if (!keepsHash_) {
    state::forEachLeaf(*space_.trees, vector_.commit(),
                       [this](state::Leaf leaf, state::LeafValue value) { hash_.change(leaf, 0, value); });
    keepsHash_ = true;
  }
  return hash_.value();
}

// Time stands still for a thread that cannot know it (Tracker::readClock).
void StoredMachine::settleClock(vm::Thread& thread) {
  if (thread.clockFrame == vm::kClockForGood) return;
  if (thread.clockFrame && reinterpret_cast<heap::Slot*>(thread.top) - thread.stack >= thread.clockFrame &&
      !thread.forgotTime())
    return;
  thread.clockFrame = 0;
  thread.clock = 0;
  const bool counted = !space_.options.spec.time.isFree();
  if (thread.status == vm::ThreadStatus::Waiting && thread.deadline != vm::kNever && !counted) thread.deadline = 0;
}

void StoredMachine::settleStack(vm::Thread& thread) {
  assert(thread.number != 0 && thread.top && "a thread with frames");
  SavedThread& saved = savedOf(thread.number - 1);
  stacks_.save(thread, saved.stack);
  set(state::Leaf::hot(thread.number - 1, 1), saved.stack.top);
  set(state::Leaf::hot(thread.number - 1, 2), saved.stack.list());
}

void StoredMachine::settleThreads() {
  for (vm::Thread* thread : ran_) {
    settleClock(*thread);
    if (thread->number > vm_.threads.size() || vm_.threads[thread->number - 1].get() != thread || !thread->top)
      continue;
    settleStack(*thread);
  }
  if (vm_.threadsChanged) {
    for (std::uint32_t index = 0; index < vm_.threads.size(); ++index) {
      vm::Thread* thread = vm_.threads[index].get();
      if (thread && savedOf(index).stack.top && !stacks_.isPendingStored(*thread, savedOf(index).stack))
        settleStack(*thread);
      settleRecord(index);
    }
    vm_.threadsChanged = false;
  } else {
    for (const vm::Thread* thread : ran_) settleRecord(thread->number - 1);
  }
  ran_.clear();
}

void StoredMachine::settleRecord(std::uint32_t index) {
  assert(index < vm_.threads.size() && "a thread of the machine");
  const vm::Thread* thread = vm_.threads[index].get();
  SavedThread& saved = savedOf(index);
  if (!thread) {
    if (!saved.record) return;
    dropRoots(recordAt(saved.record).roots());
    stacks_.drop(saved.stack);
    saved.record = 0;
    for (unsigned which = 0; which < 3; ++which) set(state::Leaf::hot(index, which), 0);
    return;
  }
  const ThreadRecord record = ThreadRecord::of(*thread);
  assert(thread->number == index + 1 && "threads stand by their numbers");
  const ThreadRecord* const old = saved.record ? &recordAt(saved.record) : nullptr;
  if (old && base::equalBytes(old, &record, sizeof record)) return;
  if (!old || old->roots() != record.roots()) {
    addRoots(record.roots());
    if (old) dropRoots(old->roots());
  }
  saved.record = contents_.intern(std::as_bytes(std::span(&record, 1)));
  set(state::Leaf::hot(index, 0), saved.record);
}

// What a String or a Class remembers of itself (FieldAccess::kCache) is written without a note; whether it was depends on the
// path, so it is no part of the state.
void StoredMachine::forgetCaches(heap::Ref ref, heap::Object& object) {
  const jdk::Known& known = vm_.known;
  const heap::Object* base = tracker_.isYoung(ref) ? nullptr : &space_.shared->base.at(ref);
  if (&vm::classOf(object) == known.string) {
    object.set<std::uint32_t>(known.stringHash, base ? base->get<std::uint32_t>(known.stringHash) : 0);
    object.set<std::uint8_t>(known.stringHashIsZero, base ? base->get<std::uint8_t>(known.stringHashIsZero) : 0);
  } else if (&vm::classOf(object) == known.klass && base) {
    object.set<heap::Ref>(known.className, base->get<heap::Ref>(known.className));
  }
}

state::LeafValue StoredMachine::valueOf(state::Leaf leaf, heap::Ref ref, heap::Object& object) {
  assert(ref != 0 && object.klass != 0 && "an object is stored");
  object.flags &= ~heap::kDirty;
  forgetCaches(ref, object);
  const std::uint64_t bytes = heap::bytesOf(object, heap::shapeOf(object));
  if (bytes > heap::kLargestWhole && heap::isLarge(object)) return pieces_.store(ref, object, vector_.get(leaf));
  settledBytes_ += bytes;
  if (!tracker_.isYoung(ref) && base::equalBytes(&object, &space_.shared->base.at(ref), bytes)) return 0;
  return contents_.intern({reinterpret_cast<const std::byte*>(&object), bytes});
}

void StoredMachine::settleObjects() {
  heap::Identities& identities = space_.shared->identities;
  for (const heap::Ref ref : tracker_.changes.objects) {
    const heap::Object& object = vm_.at(ref);
    const state::LeafValue before =
        vector_.get(state::Leaf::cold(identities.leafOf(ref)));  // leaf 0: no object, absent
    const bool isNew = !before && tracker_.isYoung(ref);
    if (!isNew && heap::isLarge(object)) {
      pieces_.countReferences(ref, object, before);
    } else {
      garbage_.changeReferencesOf(ref, contentOf(before), &object);
    }
    if (isNew) new_.push_back(ref);
  }
}

void StoredMachine::settle() {
  if (!unsettled_) return;
  const base::Doing doing([](const void*, base::CrashText& text) { text.add("stored a state"); }, nullptr);
  unsettled_ = false;
  settledBytes_ = 0;
  heap::Identities& identities = space_.shared->identities;
  std::ranges::sort(tracker_.changes.pieces);
  settleObjects();
  settleThreads();
  settleGlobals();
  for (const heap::Ref ref : new_) garbage_.suspectNew(ref);
  new_.clear();
  tracker_.newBytes = 0;
  if (footprint) footprint->noteChanges();
  garbage_.collect([&](heap::Ref ref) {
    const std::uint32_t leaf = identities.leafOf(ref);
    if (!leaf) return;
    if (footprint && vector_.get(state::Leaf::cold(leaf))) footprint->noteFreed(ref);
    set(state::Leaf::cold(leaf), 0);
  });
  if (footprint) footprint->noteMade();
  for (const heap::Ref ref : tracker_.changes.objects) {
    if (bystanders) bystanders->noteChanged(ref);
    heap::Object& object = vm_.at(ref);
    assert((!object.klass || object.flags & heap::kDirty) && "what is noted has the bit");
    if (!object.klass) continue;
    const state::Leaf leaf = state::Leaf::cold(identities.giveLeaf(ref));
    set(leaf, valueOf(leaf, ref, object));
  }
  tracker_.changes.forget();
}

void StoredMachine::settleClocks() {
  for (vm::Thread* thread : ran_) settleClock(*thread);
}

Globals StoredMachine::globalsAt(state::LeafValue value) const {
  return value ? Globals::from(contents_.bytes(value)) : Globals();
}

void StoredMachine::settleGlobals() {
  const bool plain = Globals::arePlain(vm_, hasEnded);
  const state::LeafValue before = vector_.get(state::Leaf::hot(kGlobals, 0));
  if (plain && !before) return;
  const Globals now = Globals::of(vm_, hasEnded);
  set(state::Leaf::hot(kGlobals, 0), plain ? 0 : contents_.intern(now.bytes()));
  dropRoots(globalsAt(before).rawMemory());
  addRoots(now.rawMemory());
}

void StoredMachine::restoreGlobals(state::LeafValue before, state::LeafValue after) {
  const Globals now = globalsAt(after);
  addRoots(now.rawMemory());
  dropRoots(globalsAt(before).rawMemory());
  now.copyTo(vm_);
  hasEnded = now.ended();
}

void StoredMachine::restoreObject(std::uint32_t leaf, state::LeafValue before, state::LeafValue after) {
  assert(leaf != 0 && "leaf 0 is of no object");
  const heap::Ref ref = space_.shared->identities.refAt(leaf);
  heap::Object& object = vm_.at(ref);
  const heap::Object *from = contentOf(before), *to = contentOf(after);
  if (bystanders) bystanders->noteChanged(ref);
  if (((from ? from->flags : 0) | (to ? to->flags : 0)) & heap::kInPieces) {
    if (!from || !to || from->klass == to->klass) return pieces_.restore(ref, before, after);
    restoreObject(leaf, before, 0);  // another object, which happens to have the same name
    restoreObject(leaf, 0, after);
    return;
  }
  garbage_.changeReferencesOf(ref, from, to);
  if (after) {
    const auto bytes = contents_.bytes(after);
    assert(bytes.size() >= heap::kHeaderBytes && "an object has a header");
    if (!before && tracker_.isYoung(ref)) tracker_.youngBytes += bytes.size();
    std::memcpy(&object, bytes.data(), bytes.size());
  } else if (tracker_.isYoung(ref)) {
    tracker_.release(ref);
  } else {
    const heap::Object& base = space_.shared->base.at(ref);
    std::memcpy(&object, &base, heap::bytesOf(base, heap::shapeOf(base)));
  }
}

void StoredMachine::restoreThread(std::uint32_t index) {
  assert(index < state::Leaf::kThreads - 1 && "a leaf of a thread");
  SavedThread& saved = savedOf(index);
  const state::LeafValue record = vector_.get(state::Leaf::hot(index, 0));
  if (record != saved.record) {
    if (saved.record) dropRoots(recordAt(saved.record).roots());
    saved.record = record;
    if (!record) {
      stacks_.drop(saved.stack);
      vm_.freeThread(index + 1);
      return;
    }
    const ThreadRecord& from = recordAt(record);
    if (index < vm_.threads.size() && vm_.threads[index] && !vm_.hasStackFor(*vm_.threads[index], from.object)) {
      stacks_.drop(saved.stack);
      vm_.freeThread(index + 1);
    }
    vm::Thread& thread = vm_.threadAt(index + 1, from.object);
    addRoots(from.roots());
    from.copyTo(thread);
  }
  const state::LeafValue top = vector_.get(state::Leaf::hot(index, 1)), list = vector_.get(state::Leaf::hot(index, 2));
  if (top != saved.stack.top || list != saved.stack.list())
    stacks_.restore(*vm_.threads[index], saved.stack, top, list);
}

void StoredMachine::moveTo(state::StateId target) {
  assert(target.bits != 0 && "a stored state");
  settle();
  const base::Doing doing([](const void*, base::CrashText& text) { text.add("restored a state"); }, nullptr);
  assert(tracker_.changes.objects.empty() && ran_.empty() && "everything that changed is stored");
  tracker_.updateFromBase();
  changedThreads_.clear();
  vector_.moveTo(target, [this](state::Leaf leaf, state::LeafValue before, state::LeafValue after) {
    if (keepsHash_) hash_.change(leaf, before, after);
    if (leaf.isHot() && leaf.thread() == kGlobals) {
      restoreGlobals(before, after);
    } else if (leaf.isHot()) {
      if (changedThreads_.empty() || changedThreads_.back() != leaf.thread()) changedThreads_.push_back(leaf.thread());
    } else {
      restoreObject(leaf.index(), before, after);
    }
  });
  for (const std::uint32_t index : changedThreads_) restoreThread(index);
  assert(tracker_.changes.objects.empty() && "to restore is no change");
  garbage_.forget();
}

state::LeafValue StoredMachine::leafOf(heap::Ref ref) const {
  return vector_.get(state::Leaf::cold(space_.shared->identities.leafOf(ref)));  // leaf 0: no object, absent
}

const heap::Object* StoredMachine::contentOf(state::LeafValue value) const {
  return value ? reinterpret_cast<const heap::Object*>(contents_.bytes(value).data()) : nullptr;
}

const heap::Object* StoredMachine::before(heap::Ref ref) const {
  if (const state::LeafValue value = leafOf(ref)) return contentOf(value);
  return tracker_.isYoung(ref) ? nullptr : &space_.shared->base.at(ref);
}

bool StoredMachine::isStored(heap::Ref ref, state::LeafValue value) const {
  const heap::Object& object = vm_.at(ref);
  if (object.flags & heap::kInPieces) return pieces_.isStored(ref, value);
  const heap::Object& expected = value ? *contentOf(value) : space_.shared->base.at(ref);
  return std::memcmp(&object, &expected, heap::bytesOf(expected, heap::shapeOf(expected))) == 0;
}

bool StoredMachine::isStored(vm::Thread& thread) { return stacks_.isStored(thread, savedOf(thread.number - 1).stack); }

void StoredMachine::undo(vm::Thread& mover) {
  assert(mover.number != 0 && "a thread has made the step");
  for (const heap::Ref ref : tracker_.changes.objects) {
    heap::Object& object = vm_.at(ref);
    const state::LeafValue value = leafOf(ref);
    if (!value && tracker_.isYoung(ref)) {
      if (object.klass) tracker_.release(ref);
      continue;
    }
    const heap::Object* before = contentOf(value);
    if (value ? (before->flags & heap::kInPieces) != 0 : heap::isLarge(space_.shared->base.at(ref))) {
      pieces_.undo(ref, value);
      continue;
    }
    if (!before) before = &space_.shared->base.at(ref);
    std::memcpy(&object, before, heap::bytesOf(*before, heap::shapeOf(*before)));
  }
  tracker_.changes.forget();
  tracker_.newBytes = 0;
  tracker_.started.clear();
  tracker_.uncaughtExceptions.clear();
  for (std::uint32_t index = 0; index < vm_.threads.size(); ++index) {
    vm::Thread* thread = vm_.threads[index].get();
    if (!thread) continue;
    const SavedThread& saved = savedOf(index);
    if (!saved.record) {
      vm_.freeThread(index + 1);
      continue;
    }
    if (thread != &mover && !vm_.threadsChanged) continue;
    recordAt(saved.record).copyTo(*thread);
    if (thread == &mover || !stacks_.isPendingStored(*thread, saved.stack)) stacks_.reload(*thread, saved.stack);
  }
  vm_.threadsChanged = false;
  ran_.clear();
}

}  // namespace weaveproof::program
