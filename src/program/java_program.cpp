// How a machine becomes a state and back: the objects and threads that changed are interned, and the leaves that differ are
// copied back.
#include "program/java_program.hpp"

#include <algorithm>
#include <cassert>
#include <cstring>

#include "base/crash_message.hpp"
#include "base/equal_bytes.hpp"
#include "state/for_each_leaf.hpp"

namespace weaveproof::program {

// What decides, besides its frames and the action it stands before, how a thread goes on.
struct JavaProgram::Record {
  heap::Ref object;
  std::uint32_t bits;  // status and flags
  heap::Ref waitingFor;
  std::uint32_t savedCount;
  std::int64_t deadline, clock, returned;
  heap::Ref uncaught, thrown, allocator;
  std::uint32_t clockFrame, atomicDepth;
  std::uint32_t stackSlots;  // two threads that are alike in all else may have stacks of different sizes
};

namespace {

constexpr std::uint32_t kGlobals = state::Leaf::kThreads - 1;  // hot leaves of no thread

enum Bits : std::uint32_t {
  kPermit = 256,
  kInterruptedWait = 512,
  kTimedOut = 1024,
  kNotified = 2048,
  kOverflow = 4096,
  kSeenBlocked = 8192,
  kAtomicAlone = 16384
};

}  // namespace

JavaProgram::JavaProgram(SharedSpace& space, std::unique_ptr<vm::Machine> machine)
    : Program(static_cast<Footprints&>(*this), static_cast<Facts&>(*this)),
      space_(space),
      machine_(std::move(machine)),
      vm_(*machine_),
      tracker_(*machine_->tracker),
      shapes_(*space.world),
      garbage_(vm_),
      toChange_(space.options.change.get()),
      stacks_(vm_, space.contents, shapes_, garbage_),
      pieces_(vm_, space.contents, garbage_),
      vector_(*space.trees, space.budget) {
  if (dependOnOthers(space.options.spec.steps))
    tracker_.bystanders = &bystanders_.emplace(vm_, shapes_, space.options.future.get(), space.budget);
  if (space.options.verifyIndependence) independence_.emplace(*space.options.verifyIndependence);
}

JavaProgram::~JavaProgram() = default;

JavaProgram::Record JavaProgram::recordOf(const vm::Thread& thread) const {
  Record record{};
  record.object = thread.object;
  record.bits = static_cast<std::uint32_t>(thread.status) | (thread.parkPermit ? kPermit : 0u) |
                (thread.interruptedWait ? kInterruptedWait : 0u) | (thread.timedOut ? kTimedOut : 0u) |
                (thread.wasNotified ? kNotified : 0u) | (thread.handlingOverflow ? kOverflow : 0u) |
                (thread.seenBlocked ? kSeenBlocked : 0u) | (thread.atomicAlone ? kAtomicAlone : 0u);
  record.waitingFor = thread.waitingFor;
  record.savedCount = thread.savedCount;
  record.deadline = thread.deadline;
  record.clock = thread.clock;
  record.returned = thread.returned;
  record.uncaught = thread.uncaught;
  record.thrown = thread.thrown;
  record.allocator = thread.allocator;
  record.clockFrame = thread.clockFrame;
  record.atomicDepth = thread.atomicDepth;
  record.stackSlots = static_cast<std::uint32_t>(thread.stackEnd - thread.stack);
  return record;
}

void JavaProgram::rootsOf(const Record& record, bool add) {
  // What an action works on is in a frame as well, but for a raw address; the thread's object keeps its allocations' name.
  for (const heap::Ref ref : {record.object, record.waitingFor, record.uncaught, record.thrown}) {
    if (!ref) continue;
    if (add)
      garbage_.addRoot(ref);
    else
      garbage_.dropRoot(ref);
  }
}

void JavaProgram::set(state::Leaf leaf, state::LeafValue value) {
  const state::LeafValue before = vector_.get(leaf);
  if (before == value) return;
  vector_.set(leaf, value);
  if (keepsHash_) hash_.change(leaf, before, value);
}

std::uint64_t JavaProgram::hash() {
  if (!keepsHash_) {
    state::forEachLeaf(*space_.trees, vector_.commit(),
                       [this](state::Leaf leaf, state::LeafValue value) { hash_.change(leaf, 0, value); });
    keepsHash_ = true;
  }
  return hash_.value();
}

// The time stands still for who cannot know it (Tracker::readClock).
void JavaProgram::settleClock(vm::Thread& thread) {
  if (thread.clockFrame == vm::kClockForGood) return;
  if (thread.clockFrame && reinterpret_cast<heap::Slot*>(thread.top) - thread.stack >= thread.clockFrame &&
      !thread.forgotTime())
    return;
  thread.clockFrame = 0;
  thread.clock = 0;
  const bool counted = !space_.options.spec.time.isFree();
  if (thread.status == vm::ThreadStatus::Waiting && thread.deadline != vm::kNever && !counted) thread.deadline = 0;
}

void JavaProgram::settleStack(vm::Thread& thread) {
  SavedThread& saved = savedOf(thread.number - 1);
  stacks_.save(thread, saved.stack);
  set(state::Leaf::hot(thread.number - 1, 1), saved.stack.top);
  set(state::Leaf::hot(thread.number - 1, 2), saved.stack.list());
}

void JavaProgram::settleThreads() {
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

void JavaProgram::settleRecord(std::uint32_t index) {
  const vm::Thread* thread = vm_.threads[index].get();
  SavedThread& saved = savedOf(index);
  if (!thread) {
    if (!saved.record) return;
    rootsOf(*reinterpret_cast<const Record*>(space_.contents.bytes(saved.record).data()), false);
    stacks_.drop(saved.stack);
    saved.record = 0;
    for (unsigned which = 0; which < 3; ++which) set(state::Leaf::hot(index, which), 0);
    return;
  }
  const Record record = recordOf(*thread);
  const Record* old =
      saved.record ? reinterpret_cast<const Record*>(space_.contents.bytes(saved.record).data()) : nullptr;
  if (old && base::equalBytes(old, &record, sizeof record)) return;
  if (!old || old->object != record.object || old->waitingFor != record.waitingFor ||
      old->uncaught != record.uncaught || old->thrown != record.thrown) {
    rootsOf(record, true);
    if (old) rootsOf(*old, false);
  }
  saved.record = space_.contents.intern(std::as_bytes(std::span(&record, 1)));
  set(state::Leaf::hot(index, 0), saved.record);
}

// What a String or a Class remembers of itself (FieldAccess::kCache) is written without a note; whether it was depends on the
// path, so it is no part of the state.
void JavaProgram::forgetCaches(heap::Ref ref, heap::Object& object) {
  const jdk::Known& known = vm_.known;
  const heap::Object* base = tracker_.isYoung(ref) ? nullptr : &space_.names->base.at(ref);
  if (&vm::classOf(object) == known.string) {
    object.set<std::uint32_t>(known.stringHash, base ? base->get<std::uint32_t>(known.stringHash) : 0);
    object.set<std::uint8_t>(known.stringHashIsZero, base ? base->get<std::uint8_t>(known.stringHashIsZero) : 0);
  } else if (&vm::classOf(object) == known.klass && base) {
    object.set<heap::Ref>(known.className, base->get<heap::Ref>(known.className));
  }
}

state::LeafValue JavaProgram::valueOf(state::Leaf leaf, heap::Ref ref, heap::Object& object) {
  object.flags &= ~heap::kDirty;
  forgetCaches(ref, object);
  const std::uint64_t bytes = heap::bytesOf(object, heap::shapeOf(object));
  if (bytes > heap::kLargestWhole && heap::isLarge(object)) return pieces_.store(ref, object, vector_.get(leaf));
  settledBytes_ += bytes;
  if (!tracker_.isYoung(ref) && base::equalBytes(&object, &space_.names->base.at(ref), bytes)) return 0;
  return space_.contents.intern({reinterpret_cast<const std::byte*>(&object), bytes});
}

void JavaProgram::settleObjects() {
  heap::Identities& identities = space_.names->identities;
  for (const heap::Ref ref : tracker_.changes.objects) {
    const heap::Object& object = vm_.at(ref);
    const state::LeafValue before =
        vector_.get(state::Leaf::cold(identities.leafOf(ref)));  // leaf 0 is nobody's, and absent
    const bool isNew = !before && tracker_.isYoung(ref);
    if (!isNew && heap::isLarge(object)) {
      pieces_.countReferences(ref, object, before);
    } else {
      garbage_.changeReferencesOf(ref, contentOf(before), &object);
    }
    if (isNew) new_.push_back(ref);
  }
}

void JavaProgram::settle() {
  if (!unsettled_) return;
  const base::Doing doing([](const void*, base::CrashText& text) { text.add("stored a state"); }, nullptr);
  unsettled_ = false;
  settledBytes_ = 0;
  heap::Identities& identities = space_.names->identities;
  std::ranges::sort(tracker_.changes.pieces);
  settleObjects();
  settleThreads();
  settleGlobals();
  for (const heap::Ref ref : new_) garbage_.suspectNew(ref);
  new_.clear();
  tracker_.newBytes = 0;
  if (keepsFootprints_) noteChanges();
  garbage_.collect([&](heap::Ref ref) {
    const std::uint32_t leaf = identities.leafOf(ref);
    if (!leaf) return;
    if (keepsFootprints_ && vector_.get(state::Leaf::cold(leaf))) noteFreed(ref);
    set(state::Leaf::cold(leaf), 0);
  });
  if (keepsFootprints_) noteMade();
  for (const heap::Ref ref : tracker_.changes.objects) {
    if (bystanders_) bystanders_->noteChanged(ref);
    heap::Object& object = vm_.at(ref);
    assert((!object.klass || object.flags & heap::kDirty) && "what is noted has the bit");
    if (!object.klass) continue;
    const state::Leaf leaf = state::Leaf::cold(identities.giveLeaf(ref));
    set(leaf, valueOf(leaf, ref, object));
  }
  tracker_.changes.forget();
  if (space_.options.verifyStore) verify();
}

// What belongs to no object and no thread: the clock that threads are shown, open files, memory outside the heap. Absent: as
// at the beginning.
std::vector<std::uint64_t> JavaProgram::globals() const {
  std::vector<std::uint64_t> words{ended_, static_cast<std::uint64_t>(tracker_.sharedClock),
                                   static_cast<std::uint64_t>(vm_.openFiles.inputRead), vm_.openFiles.randomDrawn,
                                   vm_.rawMemory.size()};
  words.insert(words.end(), vm_.rawMemory.begin(), vm_.rawMemory.end());
  for (const vm::OpenFile& file : vm_.openFiles.table) {
    words.push_back(static_cast<std::uint64_t>(file.kind) << 32 | file.file);
    words.push_back(static_cast<std::uint64_t>(file.position));
  }
  return words;
}

void JavaProgram::settleGlobals() {
  const bool plain = !ended_ && tracker_.sharedClock == 0 && vm_.openFiles.inputRead == 0 &&
                     vm_.openFiles.randomDrawn == 0 && vm_.rawMemory.empty() && vm_.openFiles.table.empty();
  const state::LeafValue before = vector_.get(state::Leaf::hot(kGlobals, 0));
  if (plain && !before) return;
  const std::vector<std::uint64_t> words = globals();
  set(state::Leaf::hot(kGlobals, 0), plain ? 0 : space_.contents.intern(std::as_bytes(std::span(words))));
  rawRoots(before, false);
  rawRoots(vector_.get(state::Leaf::hot(kGlobals, 0)), true);
}

void JavaProgram::rawRoots(state::LeafValue value, bool add) {
  if (!value) return;
  const auto* words = reinterpret_cast<const std::uint64_t*>(space_.contents.bytes(value).data());
  for (std::uint64_t i = 0; i < words[4]; ++i) {
    if (add)
      garbage_.addRoot(static_cast<heap::Ref>(words[5 + i]));
    else
      garbage_.dropRoot(static_cast<heap::Ref>(words[5 + i]));
  }
}

void JavaProgram::restoreGlobals(state::LeafValue before, state::LeafValue after) {
  rawRoots(after, true);
  rawRoots(before, false);
  vm_.rawMemory.clear();
  vm_.openFiles = vm::OpenFiles();
  tracker_.sharedClock = 0;
  ended_ = false;
  if (!after) return;
  const auto bytes = space_.contents.bytes(after);
  const auto* words = reinterpret_cast<const std::uint64_t*>(bytes.data());
  ended_ = words[0];
  tracker_.sharedClock = static_cast<std::int64_t>(words[1]);
  vm_.openFiles.inputRead = static_cast<std::int64_t>(words[2]);
  vm_.openFiles.randomDrawn = words[3];
  std::size_t at = 5;
  for (std::uint64_t i = 0; i < words[4]; ++i) vm_.rawMemory.push_back(static_cast<heap::Ref>(words[at++]));
  for (; at + 1 < bytes.size() / 8; at += 2) {
    vm::OpenFile file;
    file.kind = static_cast<vm::OpenFile::Kind>(words[at] >> 32);
    file.file = static_cast<std::uint32_t>(words[at]);
    file.position = static_cast<std::int64_t>(words[at + 1]);
    vm_.openFiles.table.push_back(file);
  }
}

void JavaProgram::restoreObject(std::uint32_t leaf, state::LeafValue before, state::LeafValue after) {
  const heap::Ref ref = space_.names->identities.refAt(leaf);
  heap::Object& object = vm_.at(ref);
  const heap::Object *from = contentOf(before), *to = contentOf(after);
  if (bystanders_) bystanders_->noteChanged(ref);
  if (((from ? from->flags : 0) | (to ? to->flags : 0)) & heap::kInPieces) {
    if (!from || !to || from->klass == to->klass) return pieces_.restore(ref, before, after);
    restoreObject(leaf, before, 0);  // another object, which happens to have the same name
    restoreObject(leaf, 0, after);
    return;
  }
  garbage_.changeReferencesOf(ref, from, to);
  if (after) {
    const auto bytes = space_.contents.bytes(after);
    if (!before && tracker_.isYoung(ref)) tracker_.youngBytes += bytes.size();
    std::memcpy(&object, bytes.data(), bytes.size());
  } else if (tracker_.isYoung(ref)) {
    tracker_.release(ref);
  } else {
    const heap::Object& base = space_.names->base.at(ref);
    std::memcpy(&object, &base, heap::bytesOf(base, heap::shapeOf(base)));
  }
}

void JavaProgram::restoreThread(std::uint32_t index) {
  SavedThread& saved = savedOf(index);
  const state::LeafValue record = vector_.get(state::Leaf::hot(index, 0));
  if (record != saved.record) {
    if (saved.record) rootsOf(*reinterpret_cast<const Record*>(space_.contents.bytes(saved.record).data()), false);
    saved.record = record;
    if (!record) {
      stacks_.drop(saved.stack);
      vm_.freeThread(index + 1);
      return;
    }
    const auto& from = *reinterpret_cast<const Record*>(space_.contents.bytes(record).data());
    if (index < vm_.threads.size() && vm_.threads[index] && !vm_.hasStackFor(*vm_.threads[index], from.object)) {
      stacks_.drop(saved.stack);
      vm_.freeThread(index + 1);
    }
    restoreRecord(vm_.threadAt(index + 1, from.object), from);
  }
  const state::LeafValue top = vector_.get(state::Leaf::hot(index, 1)), list = vector_.get(state::Leaf::hot(index, 2));
  if (top != saved.stack.top || list != saved.stack.list())
    stacks_.restore(*vm_.threads[index], saved.stack, top, list);
}

void JavaProgram::restoreRecord(vm::Thread& thread, const Record& from) {
  rootsOf(from, true);
  assign(thread, from);
}

void JavaProgram::assign(vm::Thread& thread, const Record& from) {
  thread.object = from.object;
  thread.status = static_cast<vm::ThreadStatus>(from.bits & 255);
  thread.parkPermit = from.bits & kPermit;
  thread.interruptedWait = from.bits & kInterruptedWait;
  thread.timedOut = from.bits & kTimedOut;
  thread.wasNotified = from.bits & kNotified;
  thread.handlingOverflow = from.bits & kOverflow;
  thread.seenBlocked = from.bits & kSeenBlocked;
  thread.atomicAlone = from.bits & kAtomicAlone;
  thread.waitingFor = from.waitingFor;
  thread.savedCount = from.savedCount;
  thread.deadline = from.deadline;
  thread.clock = from.clock;
  thread.returned = from.returned;
  thread.uncaught = from.uncaught;
  thread.thrown = from.thrown;
  thread.allocator = from.allocator;
  thread.clockFrame = from.clockFrame;
  thread.atomicDepth = from.atomicDepth;
}

void JavaProgram::restore(StateId target) {
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
  garbage_.forget();
  state_ = target;
  startUpLeft_ = target == space_.initial() ? space_.startUp().steps : 0;
  untilSettled_ = kStartUpInterval;
  failure_.reset();
  forgetWhatIsKnown();
}

Outcome JavaProgram::advance(Action action) {
  Outcome outcome = step(action);
  if (startUpLeft_ == 0) [[likely]] {
    settle();
  } else if (--startUpLeft_ == 0 || --untilSettled_ == 0) {
    settle();
    untilSettled_ = startUpInterval();
  } else {
    settleClocks();
  }
  return outcome;
}

Outcome JavaProgram::execute(Action action) {
  Outcome outcome = step(action);
  if (startUpLeft_ != 0) [[unlikely]]
    --startUpLeft_;
  settle();
  state_ = vector_.commit();
  if (independence_) independence_->look(*this);
  return outcome;
}

StateId JavaProgram::keep() {
  settle();
  return state_ = vector_.commit();
}

Outcome JavaProgram::begin() {
  unsettled_ = true;
  Outcome outcome;
  vm::Thread& main = *vm_.threads[0];
  ran_.push_back(&main);
  if (bystanders_) bystanders_->beginStep(main, true);
  vm_.recordOutput = space_.options.recordBeginning;
  try {
    run(main);
  } catch (const vm::ProgramExit& exit) {
    noteExit(exit);
    outcome.kind = Outcome::Kind::Ended;
  } catch (const vm::PathPruned&) {
    outcome.kind = Outcome::Kind::Pruned;
  } catch (const vm::Unsupported& signal) {
    throw unsupported(signal);
  }
  if (failure_) outcome = {Outcome::Kind::Failed, failure_, !ended_};
  vm_.recordOutput = false;
  outputBefore_ = takeOutput();
  settle();
  state_ = vector_.commit();
  forgetWhatIsKnown();
  return outcome;
}

void JavaProgram::verify() {
  auto differs = [this](heap::Ref ref, state::LeafValue value) {
    const heap::Object& object = vm_.at(ref);
    heap::forEachReference(object, heap::shapeOf(object), [&](std::uint32_t, heap::Ref held) {
      if (!vm_.at(held).klass)
        throw std::logic_error("an object of class " + vm_.classOf(ref).externalName() + " refers to one that is gone");
    });
    const heap::Object& expected = value ? *contentOf(value) : space_.names->base.at(ref);
    if (object.flags & heap::kInPieces
            ? pieces_.isStored(ref, value)
            : std::memcmp(&object, &expected, heap::bytesOf(expected, heap::shapeOf(expected))) == 0)
      return;
    throw std::logic_error("an object of class " + vm_.classOf(ref).externalName() + " changed unnoticed");
  };
  for (const auto& thread : vm_.threads) {
    // A thread that was started in this transition and has not run yet: its stack is stored when it has.
    const bool waits =
        std::find(tracker_.started.begin(), tracker_.started.end(), thread.get()) != tracker_.started.end();
    if (thread && thread->top && !waits && !stacks_.isStored(*thread, savedOf(thread->number - 1).stack))
      throw std::logic_error("a frame of thread " + std::to_string(thread->number) + " changed unnoticed");
  }
  heap::Identities& identities = space_.names->identities;
  identities.forEachLeaf([&](std::uint32_t leaf, heap::Ref ref) {
    if (const state::LeafValue value = vector_.get(state::Leaf::cold(leaf))) differs(ref, value);
  });
  for (std::uint32_t number = 1; number < identities.count(); ++number) {
    const heap::Ref ref = identities.refOf(number);
    if (vm_.at(ref).klass && !vector_.get(state::Leaf::cold(identities.leafOf(ref))))
      throw std::logic_error("an object of class " + vm_.classOf(ref).externalName() + " was not stored");
  }
  space_.world->forEachClass([&](vm::Class& c) {
    if (c.mirror && vm_.at(c.mirror).klass && !vector_.get(state::Leaf::cold(identities.leafOf(c.mirror))))
      differs(c.mirror, 0);
  });
  // Most of what was there from the beginning is as it was, so many objects are looked at together first.
  constexpr std::size_t kTogether = 256;
  const heap::BaseImage& base = space_.names->base;
  if (baseObjects_.empty()) findBaseObjects();
  for (std::size_t i = 0; i < baseObjects_.size(); i += kTogether) {
    const std::size_t next = std::min(i + kTogether, baseObjects_.size());
    const heap::Ref begin = baseObjects_[i], end = next < baseObjects_.size() ? baseObjects_[next] : base.end();
    if (std::memcmp(&vm_.at(begin), &base.at(begin), std::uint64_t{end - begin} * 8) == 0) continue;
    for (const heap::Ref ref : std::span(baseObjects_).subspan(i, next - i))
      if (!vector_.get(state::Leaf::cold(identities.leafOf(ref)))) differs(ref, 0);
  }
}

void JavaProgram::findBaseObjects() {
  const heap::BaseImage& base = space_.names->base;
  for (heap::Ref ref = heap::Heap::kFirstObject; ref < base.end();) {
    const heap::Object& object = base.at(ref);
    if (!object.klass) {
      ref += std::max<heap::Ref>(1, object.flags & heap::kFree ? object.flags >> heap::kFreeShift : 1);
      continue;
    }
    baseObjects_.push_back(ref);
    ref += static_cast<heap::Ref>(heap::roundUp8(heap::bytesOf(object, heap::shapeOf(object))) / 8);
  }
}

}  // namespace weaveproof::program
