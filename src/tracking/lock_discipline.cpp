#include "tracking/lock_discipline.hpp"

#include <algorithm>
#include <cassert>
#include <functional>

#include "base/log.hpp"
#include "heap/references.hpp"
#include "jdk/special_names.hpp"
#include "tracking/own_synchronizer.hpp"
#include "tracking/tracker.hpp"
#include "vm/identity_hash.hpp"

namespace weaveproof::tracking {

std::uint32_t LockDiscipline::numberOf(const LockSet& locks) {
  assert(std::ranges::is_sorted(locks, std::greater()) && "sorted, the largest first");
  if (locks == LockSet{}) return 0;
  const std::lock_guard lock(mutex_);
  const auto [it, isNew] = sets_.try_emplace(locks, static_cast<std::uint32_t>(sets_.size() + 1));
  if (!isNew) return it->second;
  if (it->second >= kMostSets) {
    sets_.erase(it);
    return 0;
  }
  assert(it->second != 0 && it->second < kMostSets && "a number that the notes have room for");
  numbers_[it->second] = locks;
  return it->second;
}

void LockDiscipline::clear() { uses_.clear(); }

namespace {

// Whether the thread holds the lock: a monitor, or a lock of the library that knows its owner. Then no other thread can
// hold it.
bool holds(const Machine& vm, const Thread& thread, Ref lock) {
  if (vm.owns(thread, lock)) return true;
  const Object& object = vm.at(lock);
  return classOf(object).isWaitedFor && classOf(object).trusted &&
         classOf(object).isSubclassOf(vm.known.ownableSynchronizer) &&
         object.get<Ref>(vm.known.synchronizerOwner) == thread.object;
}

// The locks that a thread holds, as far as they are found: the ones of its synchronized methods, and those that its local
// variables, or the fields of what these refer to, lead to.
class HeldLocks {
 public:
  HeldLocks(const Machine& vm, const Thread& thread) : vm_(vm), thread_(thread) {}

  LockSet find() {
    const Slot* end = thread_.sp;
    for (Frame* frame = thread_.top; frame && count_ < found_.size(); frame = frame->caller()) {
      if (frame->lock) add(frame->lock);
      for (const Slot* slot = frame->localSlots(); slot < reinterpret_cast<const Slot*>(frame); ++slot) look(*slot);
      for (const Slot* slot = frame->operands(); slot < end; ++slot) look(*slot);
      end = frame->localSlots();
    }
    std::ranges::sort(found_, std::greater());
    return found_;
  }

 private:
  // Not every slot holds a reference; one that happens to look like that of a lock that the thread holds does no harm.
  void look(Slot slot) {
    if (!isObject(slot)) return;
    if (holds(vm_, thread_, slot)) add(slot);
    const Object& object = vm_.at(slot);
    const Class& type = classOf(object);
    if (type.isArray() || &type == vm_.known.klass || type.instanceBytes > kLargest) return;
    heap::forEachReference(object, type, [&](std::uint32_t, Ref held) {
      if (!isObject(held)) return;
      if (holds(vm_, thread_, held)) add(held);
      const Class& lock = vm_.classOf(held);
      if (!lock.trusted || !lock.name->text().starts_with(jdk::kLocks)) return;
      heap::forEachReference(vm_.at(held), lock, [&](std::uint32_t, Ref synchronizer) {
        if (isObject(synchronizer) && holds(vm_, thread_, synchronizer)) add(synchronizer);
      });
    });
  }
  bool isObject(Ref ref) const { return trackerOf(vm_).isObjectOrMirror(ref); }
  void add(Ref lock) {
    const auto end = found_.begin() + count_;
    if (count_ < found_.size() && std::find(found_.begin(), end, lock) == end) found_[count_++] = lock;
  }

  static constexpr std::uint32_t kLargest = 256;  // bytes; larger objects are not searched for locks

  const Machine& vm_;
  const Thread& thread_;
  LockSet found_{};
  std::uint32_t count_ = 0;
};

// Whether the access is to the state of a lock that the thread owns: no other thread changes it then, or can
// distinguish its values as long as it is not 0. (The state of a read-write lock contains more. There only reads
// count.)
bool isOwnLock(const Machine& vm, const Thread& thread, ActionKind kind, Ref ref, std::uint64_t offset) {
  const Class& type = vm.classOf(ref);
  if (!type.isWaitedFor || !type.trusted || offset != vm.known.synchronizerState ||
      !type.isSubclassOf(vm.known.ownableSynchronizer) ||
      vm.at(ref).get<Ref>(vm.known.synchronizerOwner) != thread.object)
    return false;
  if (kind == ActionKind::Read) return true;
  if (type.name->text().starts_with(jdk::kReadWriteLock)) return false;
  Frame* frame = thread.top;
  while (frame->isNative()) frame = frame->caller();
  switch (frame->method->waitRole) {
    case WaitRole::
        SetsState:  // when it is asked again, the parameter may have been cleared; then the access is visible
      return frame->localSlots()[1] != 0;
    // From 0, which fails. The parameter is dead here, and a stored frame has 0 in its place: the arguments of the call are there.
    case WaitRole::UpdatesState:
      return frame == thread.top && thread.sp[-2] == 0;
    default:
      return false;
  }
}

// The notes lack some uses of memory that the machine itself reads and writes, or has made in the base. So such memory
// counts as contended. The queues of synchronizers are not noted at all: which threads are in a queue, and which look
// at it, is known from the steps in which they use the state.
bool isUsedByMachine(const Machine& vm, Ref ref, std::uint64_t offset) {
  const Class& type = vm.classOf(ref);
  if (type.isArray()) return !trackerOf(vm).isYoung(ref);
  if (&type == vm.known.klass) return offset < vm.known.klass->instanceBytes;
  if (ownSynchronizer(type) && ownSynchronizer(type)->isKnown && offset == vm.known.synchronizerOwner)
    return true;  // the test whether a thread is held off reads it
  if (type.isSubclassOf(vm.known.synchronizer)) return offset == vm.known.synchronizerState;
  if (type.isSubclassOf(vm.known.longSynchronizer)) return offset == vm.known.longSynchronizerState;
  if (&type == vm.known.threadHolder) return true;  // the fields of a Thread that it has in an object of its own
  return type.isSubclassOf(vm.known.thread) && offset < vm.known.thread->instanceBytes &&
         offset != vm.known.threadInterrupted;
}

// The machine tests whether a waiting thread was interrupted.
bool isInterrupt(const Machine& vm, Ref ref, std::uint64_t offset) {
  return offset == vm.known.threadInterrupted && vm.classOf(ref).isSubclassOf(vm.known.thread);
}

}  // namespace

bool Tracker::isObjectOrMirror(Ref ref) const {
  if (isYoung(ref)) return shared.identities.numberOf(ref) != 0 && vm_.at(ref).klass != 0;
  return ref && ref < vm_.world.mirrorEnd() && vm_.at(ref).klass == toLow(vm_.known.klass);
}

LockDiscipline::Kind Tracker::kindOfLocation(Ref ref, std::uint64_t offset) const {
  assert(ref != 0 && offset >= heap::kHeaderBytes && "a place in an object");
  const Class& type = vm_.classOf(ref);
  if (type.isArray()) {
    const heap::Chain* chain = shared.identities.chainOf(ref);
    return std::uint64_t{chain ? chain->hash : 0} << 32 | UINT32_MAX;
  }
  const Class& holder = &type == known_.klass ? vm_.classOfMirror(ref) : type;
  const std::uint32_t instanceOrStatic = &type == known_.klass ? 1u << 31 : 0;
  return std::uint64_t{mixText(kNoText, holder.name->text())} << 32 | instanceOrStatic |
         static_cast<std::uint32_t>(offset / 4 * 4);
}

void Tracker::learnContended(LockDiscipline::Kind kind) {
  LOG(Restarts, "memory of the kind {:#x} is used by several threads without a common lock", kind);
  const std::lock_guard lock(shared.mutex);
  shared.learned.contended.insert(kind);
  shared.internalsShared = true;
}

// Whether the access is visible. If not, it is noted.
bool Tracker::isContended(const Thread& thread, ActionKind kind, Ref ref, std::uint64_t offset) {
  assert(assumesDiscipline && "else every access is visible");
  assert(thread.number != 0 && ref != 0 && "a thread uses an object");
  if (kind > ActionKind::Update) return othersLive || (granted && thread.pending.object == ref);
  LockDiscipline& discipline = shared.discipline;
  LockDiscipline::Uses& uses = discipline.usesOf(ref, offset);
  // Acquire: a thread that sees the number of a set also sees the set.
  std::uint32_t seen = uses.load(std::memory_order_acquire);
  if (seen == 0) {
    if (isUsedByMachine(vm_, ref, offset) || shared.shown.contended.contains(kindOfLocation(ref, offset)))
      uses.store(seen = LockDiscipline::kContended, std::memory_order_relaxed);
  }
  // A thread that is alone need not stop here. But it may have stopped here before it was alone.
  if (seen == LockDiscipline::kContended)
    return (othersLive || (granted && thread.pending.object == ref)) && !isOwnLock(vm_, thread, kind, ref, offset);
  if (!othersLive) return false;
  if (disciplinedReads) disciplinedReads->insert(kindOfLocation(ref, offset));
  const bool writes = kind != ActionKind::Read;
  std::uint32_t locks = 0;
  bool knowsLocks = false;
  for (;;) {
    std::uint32_t next = seen;
    if (seen == 0) {
      if (!knowsLocks) locks = discipline.numberOf(HeldLocks(vm_, thread).find());
      knowsLocks = true;
      next = thread.number | (writes ? LockDiscipline::kWritten : 0) | locks << LockDiscipline::kLocksShift;
    } else {
      if (writes) next |= LockDiscipline::kWritten;
      if (LockDiscipline::threadOf(seen) != thread.number) next |= LockDiscipline::kMany;
      if (const std::uint32_t number = LockDiscipline::locksOf(seen)) {
        LockSet held{};
        std::size_t count = 0;
        const LockSet& all = discipline.locksWith(number);
        for (const Ref lock : all)
          if (lock && vm_.at(lock).klass && holds(vm_, thread, lock)) held[count++] = lock;
        if (held != all)
          next = (next & ((1u << LockDiscipline::kLocksShift) - 1)) | discipline.numberOf(held)
                                                                          << LockDiscipline::kLocksShift;
      }
    }
    constexpr std::uint32_t kConflict = LockDiscipline::kMany | LockDiscipline::kWritten;
    if (((next & kConflict) == kConflict && LockDiscipline::locksOf(next) == 0) ||
        (writes && isInterrupt(vm_, ref, offset))) {
      learnContended(kindOfLocation(ref, offset));
      return false;
    }
    if (next == seen || uses.compare_exchange_weak(seen, next, std::memory_order_acq_rel)) return false;
    if (seen == LockDiscipline::kContended) return true;
  }
}

void Tracker::noteUses(const Thread& thread, ActionKind kind, Ref ref, std::uint64_t offset, std::uint64_t bytes) {
  if (bystanders && bytes && (vm_.at(ref).flags & heap::kEscaped)) bystanders->noteAccess(kind, ref, offset);
  if (!assumesDiscipline || (vm_.at(ref).flags & (heap::kEscaped | heap::kInternal)) != heap::kEscaped) return;
  for (std::uint64_t at = offset / 4 * 4; at < offset + bytes; at += 4) isContended(thread, kind, ref, at);
}

}  // namespace weaveproof::tracking
