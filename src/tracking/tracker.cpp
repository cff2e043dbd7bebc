// What a check needs to know while code runs: names for new objects, which objects changed, which of them other threads can
// reach. See docs/design.md for why that is enough.
#include "tracking/tracker.hpp"

#include <algorithm>
#include <cassert>
#include <tuple>

#include "heap/references.hpp"

namespace weaveproof::tracking {

Tracker::Tracker(Machine& vm, SharedFacts& facts)
    : Supervisor({.everythingVisible = facts.everythingVisible,
                  .countsTime = !facts.time.isFree(),
                  .fair = facts.time.fair,
                  .fewCarriers = facts.fewCarriers,
                  .keepAliveTimesOut = facts.keepAliveTimesOut,
                  .systemOut = facts.systemOut,
                  .systemErr = facts.systemErr},
                 facts.mutex),
      shared(facts),
      assumesDiscipline(facts.assumesDiscipline),
      vm_(vm),
      known_(vm.known),
      youngBegin_(facts.youngBegin),
      youngUnits_(facts.youngEnd - facts.youngBegin) {}

// ---- names

// For an instruction, its address. For a native method, a mix of its address and that of the calling instruction.
std::uint32_t Tracker::siteOfAllocation() const {
  std::uint32_t site = 0;
  const Frame* frame = vm_.current->top;
  for (; frame && frame->isNative(); frame = const_cast<Frame*>(frame)->caller())
    if (!site) site = toLow(frame->method.get()) * 31;
  return frame ? site ^ toLow(frame->pc.get()) : site;
}

// From names, so that hash codes are the same in every run.
heap::Identities::Names Tracker::namesOf(const heap::Origin& origin) const {
  assert(origin.allocator != 0 && "a thread or a class allocates");
  std::uint32_t hash = kNoText;
  bool user = false;
  const Thread& thread = *vm_.current;
  if (const heap::Chain* chain = shared.identities.chainOf(origin.allocator))
    hash = (hash ^ chain->hash) * 16777619u + shared.identities.ordinalOf(origin.allocator);
  // Nothing but what the origin stands for: the instruction, and the native method that it called.
  for (Frame* frame = thread.top; frame; frame = frame->caller()) {
    hash = mixText(mixText(hash, frame->method->holder->name->text()), frame->method->name->text());
    if (frame->isNative()) continue;
    hash = (hash ^ static_cast<std::uint32_t>(frame->pc.get() - frame->method->translated)) * 16777619u;
    user = !frame->method->holder->trusted;
    break;
  }
  return {hash ^ origin.bytes, user};
}

// A transition that allocates more than this is interrupted now and then, for most of it may be garbage.
constexpr std::uint64_t kManyNewBytes = std::uint64_t{64} << 20;

Ref Tracker::allocate(std::uint64_t bytes, std::uint32_t site) {
  assert(bytes >= heap::kHeaderBytes && "an object has a header");
  assert(vm_.current != nullptr && "a thread allocates");
  if (youngBytes + bytes > vm_.options.maxHeapBytes) return 0;
  const heap::Origin origin{vm_.current->allocator, site, static_cast<std::uint32_t>(bytes)};
  const std::uint32_t slot =
      ((site >> 3) * 0x9e3779b1u ^ origin.allocator * 0x85ebca6bu ^ origin.bytes) & (kChainUses - 1);
  if (chainUses_.empty()) chainUses_.resize(kChainUses);
  ChainUse& use = chainUses_[slot];
  if (!use.chain || !(use.origin == origin)) {
    use.chain = &shared.identities.chain(origin, [&] { return namesOf(origin); });
    use.origin = origin;
    if (use.chain->number >= firstFree_.size()) firstFree_.resize(use.chain->number * 2 + 64);
  }
  std::uint32_t& first = firstFree_[use.chain->number];
  for (;; ++first) {
    Ref ref = use.chain->at(first);
    if (!ref && !(ref = shared.identities.reserve(*use.chain, first))) return 0;
    Object& object = vm_.at(ref);
    if (object.klass) continue;
    assert(isYoung(ref) && "names are given to young objects");
    ++first;
    std::memset(object.bytes(), 0, heap::roundUp8(bytes));
    object.flags = rules.everythingVisible ? heap::kDirty | heap::kEscaped | heap::kLeaked : heap::kDirty;
    if (const Frame* top = vm_.current->top; top && (top->flags & Frame::kInternal)) object.flags |= heap::kInternal;
    changes.objects.push_back(ref);
    youngBytes += bytes;
    if ((newBytes += bytes) > kManyNewBytes) vm_.fuel = 0;
    return ref;
  }
}

void Tracker::release(Ref ref) {
  assert(isYoung(ref) && vm_.at(ref).klass != 0 && "an object of the search");
  Object& object = vm_.at(ref);
  assert(isYoung(ref) && object.klass && "an object that the search has made, and that is released once");
  assert(youngBytes >= heap::bytesOf(object, heap::shapeOf(object)) && "it was counted when it was made");
  youngBytes -= heap::bytesOf(object, heap::shapeOf(object));
  object.klass = 0;
  object.flags = 0;
  const heap::Chain* chain = shared.identities.chainOf(ref);
  if (chain->number >= firstFree_.size()) firstFree_.resize(chain->number * 2 + 64);
  firstFree_[chain->number] = std::min(firstFree_[chain->number], shared.identities.ordinalOf(ref));
}

std::uint32_t Tracker::threadNumberFor(Ref javaThread) {
  std::lock_guard lock(mutex);
  const auto [it, isNew] = shared.threadNumbers.try_emplace(javaThread, 0);
  if (isNew) it->second = static_cast<std::uint32_t>(shared.threadNumbers.size());
  if (it->second > kMaxThreads)
    throw Unsupported{"the program makes more than 4095 threads that differ in where they come from"};
  return it->second;
}

void Tracker::touchRaw(std::int64_t address) {
  for (const Ref block : vm_.rawMemory)
    if (address / 8 >= block &&
        static_cast<std::uint64_t>(address) < std::uint64_t{block} * 8 + kArrayBase + vm_.at(block).length)
      changes.noteAll(vm_.at(block), block);
}

// ---- what other threads can reach

void Tracker::noteReference(Ref holder, std::uint32_t offset, Ref value) {
  assert(holder != 0 && offset >= heap::kHeaderBytes && "a field or an element");
  Object& object = vm_.at(holder);
  changes.noteElement(object, holder, offset);
  if (value && (object.flags & heap::kEscaped)) escape(value);
}

void Tracker::escape(Ref first) {
  assert(escaping_.empty() && "one after the other");
  if (!first) return;
  if (bystanders) bystanders->addReachable(first);
  if (vm_.at(first).flags & heap::kEscaped) return;
  escaping_.push_back(first);
  while (!escaping_.empty()) {
    const Ref ref = escaping_.back();
    escaping_.pop_back();
    Object& object = vm_.at(ref);
    if (object.flags & heap::kEscaped) continue;
    assert(isYoung(ref) && "everything in the base, and every mirror, is born escaped");
    changes.note(object, ref);
    const bool finalsChange = (object.flags & heap::kConstructing) || vm::classOf(object).finalsChange;
    object.flags |= finalsChange ? heap::kEscaped | heap::kLeaked : heap::kEscaped;
    const heap::Shape& shape = heap::shapeOf(object);
    if (&vm::classOf(object) == known_.string)
      continue;  // its bytes never change, so it does not matter which threads reach them
    // Objects that only a thread itself can reach through its Thread stay local to it.
    const bool isThread = vm::classOf(object).isSubclassOf(known_.thread);
    heap::forEachReference(object, shape, [&](std::uint32_t offset, Ref held) {
      if (isThread && (offset == known_.threadLocals || offset == known_.threadInheritableLocals)) return;
      if (!(vm_.at(held).flags & heap::kEscaped)) escaping_.push_back(held);
    });
  }
}

// ---- leave

bool Tracker::isSpecialSeen(const Thread& thread, ActionKind kind, Ref ref, std::uint64_t offset, std::uint32_t flags,
                            std::uint32_t access) {
  if (access & FieldAccess::kFinal) {
    if (flags & (heap::kConstructing | heap::kLeaked)) return true;
    if (kind != ActionKind::Read) refuseChangeOfFinal(ref);
    return false;
  }
  if (access & FieldAccess::kQueue) return isVisibleOfQueue(thread, kind, ref, offset);
  if (access & FieldAccess::kCache) return false;
  if ((access & FieldAccess::kUnseen) && vm_.classOf(ref).trusted) return isVisibleOfOwner(thread, kind, ref, offset);
  if (access & FieldAccess::kSettable) return isVisibleSettable(kind, ref);
  if ((access & FieldAccess::kGuarded) && lockOwner(vm_.at(ref).lock) == thread.number) return false;
  if (access & FieldAccess::kRarely) return isVisibleOfThread(thread, kind, ref, offset);
  if ((access & FieldAccess::kOwn) && isOwn(thread, ref)) return false;
  return isSeen(thread, kind, ref, offset, flags, access & ~FieldAccess::kSpecial);
}

// Final fields are read in local steps. So they must not change any more, unless reads of them are steps: if everything is
// visible, or if the object had escaped before its constructor returned. Instructions can change them, too: those of a
// constructor that works on another object of its class.
void Tracker::refuseChangeOfFinal(Ref object) const {
  const Object& changed = vm_.at(object);
  if (rules.everythingVisible || (changed.flags & heap::kLeaked)) return;
  const Class& type = vm_.classOf(object);
  throw Unsupported{"a final field of " + (&type == known_.klass ? subjectOf(changed) : type).externalName() +
                    " is written after it was set, and other threads can reach it"};
}

bool Tracker::permitAccess(Thread& thread, ActionKind kind, Ref object, std::uint32_t offset, std::uint32_t access,
                           std::uint16_t bytes) {
  const std::uint32_t flags = vm_.at(object).flags;
  if (!(flags & heap::kEscaped)) return true;
  bool visible = isStep(thread, kind, object, offset, flags, access);
  for (std::uint32_t more = bystanders ? 1 : 4; (assumesDiscipline || bystanders) && more < bytes;
       more += bystanders ? 1 : 4)
    visible |= isStep(thread, kind, object, offset + more, flags, access);
  if (!visible) return true;
  return permit(thread, {.kind = kind,
                         .flags = static_cast<std::uint8_t>(access & FieldAccess::kPendingFlags),
                         .bytes = bytes,
                         .object = object,
                         .offset = offset});
}

bool Tracker::permitLock(Thread& thread, Ref object) {
  assert(object != 0 && thread.number != 0 && "a thread and a monitor");
  if (!rules.everythingVisible && vm_.owns(thread, object)) return true;
  return permitAccess(thread, ActionKind::Lock, object, 0, FieldAccess::kMonitor, 0);
}

// Leaving a monitor belongs to the previous step, unless it matters which threads are blocked. Then it is a step
// wherever taking the monitor would be one. If the thread still holds the monitor afterwards, it unblocks no thread,
// and a thread that is alone blocks no thread. So these cases are no steps.
bool Tracker::isStepToUnlock(const Thread& thread, Ref object) {
  if (!mayShowUnlock() || rules.everythingVisible) return rules.everythingVisible;
  if (granted && thread.pending.kind == ActionKind::Unlock && thread.pending.object == object)
    return true;  // it was one
  const Object& monitor = vm_.at(object);
  return othersLive && (monitor.flags & heap::kEscaped) && monitor.lock == (thread.lockWord() | 1) &&
         isStep(thread, ActionKind::Lock, object, 0, monitor.flags, FieldAccess::kMonitor);
}

// ---- what the machine reports and asks

void Tracker::touch(Ref ref) { changes.noteAll(vm_.at(ref), ref); }
void Tracker::touch(Ref ref, std::uint64_t offset, std::uint64_t bytes) {
  changes.noteBytes(vm_.at(ref), ref, offset, bytes);
}
void Tracker::touchHeader(Ref ref) { changes.note(vm_.at(ref), ref); }

bool Tracker::isVisibleElement(const Thread& thread, ActionKind kind, Ref array, std::uint64_t offset) {
  return isVisible(thread, kind, array, offset, vm_.at(array).flags, FieldAccess::kElement);
}

std::optional<std::uint32_t> Tracker::nameHash(Ref ref) const {
  const heap::Chain* const chain = shared.identities.chainOf(ref);
  if (!chain) return std::nullopt;
  return chain->hash + shared.identities.ordinalOf(ref);
}

std::vector<Ref> Tracker::reachableObjects(std::string_view type) const {
  const heap::Identities& identities = shared.identities;
  std::vector<Ref> found;
  for (std::uint32_t number = 1; number < identities.count(); ++number) {
    const Ref ref = identities.refOf(number);
    if (ref && vm_.at(ref).klass && vm_.classOf(ref).isOrInherits(type)) found.push_back(ref);
  }
  std::ranges::sort(found, {}, [&](Ref ref) {
    const heap::Chain& chain = *identities.chainOf(ref);
    return std::tuple(chain.hash, identities.ordinalOf(ref), chain.number);
  });
  return found;
}

Class* Tracker::findInitiated(std::uint64_t key) {
  const std::lock_guard lock(mutex);
  const auto it = shared.initiated.find(key);
  return it == shared.initiated.end() ? nullptr : it->second;
}

void Tracker::recordInitiated(std::uint64_t key, Class* c) {
  const std::lock_guard lock(mutex);
  shared.initiated[key] = c;
}

// If several threads make threads, their order differs between schedules. Their numbers do not.
std::uint32_t Tracker::numberIn(ThreadNumbers& numbers, Ref javaThread) {
  const std::lock_guard lock(mutex);
  if (vm_.current->number != 1) assume(Assumption::ThreadNumbers);
  return numbers.of(javaThread, vm_.nameHash(javaThread));
}
std::uint32_t Tracker::nameNumberFor(Ref javaThread) { return numberIn(shared.nameNumbers, javaThread); }
std::uint32_t Tracker::idFor(Ref javaThread) { return numberIn(shared.threadIds, javaThread); }

void Tracker::noteStart(const Thread& starter, Thread& begun) {
  begun.clock = starter.clock;
  begun.clockFrame = starter.clockFrame == kClockForGood ? kClockForGood : 0;
  started.push_back(&begun);
  othersLive = true;
}
void Tracker::noteUncaught(const Thread& thread, Ref throwable, const Thread* shows) {
  uncaughtExceptions.push_back({thread.number, throwable, shows != nullptr ? shows->number : 0});
}
void Tracker::noteLookAtThreads() { showWaits(LibraryWaits::kLooks); }
void Tracker::noteNotifyOfThread() { showWaits(LibraryWaits::kJoins); }
void Tracker::noteReadByMachine(Ref ref, std::uint32_t offset) { noteUseOfInternals(ref, offset, kReadOutside); }
void Tracker::noteOutcome(const std::string& text) {
  const std::lock_guard lock(mutex);
  shared.outcomes.insert(text);
}

}  // namespace weaveproof::tracking
