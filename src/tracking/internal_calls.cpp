// Calls of the library that work on its own tables and caches: how to format a number in this locale, which methods a
// class has, what implements MD5. They read hundreds of shared fields and fill caches. The library promises that no
// code can see which thread filled a cache first. So within such a call, accesses to the library's inner workings are
// local: accesses to objects of the base, to objects that such calls have made, and to what a Class remembers of
// itself. What the program passes in (the StringBuilder that a Formatter fills, a list on which it calls toString) is
// visible as everywhere else, and so is everything that called-back user code does.
//
// The same holds for reading a constant table of the library anywhere: an array of numbers, strings or enum constants
// in a static final field.
//
// The monitors of the original System.out and err are local, too, as long as no thread finds one of them taken: a
// printing thread takes and frees it in one local step, so no other thread can see when. A thread can find it taken
// only if another thread holds it during a visible action: in a synchronized block of the program, or in a toString
// that printf calls. That is noticed in the same way.
//
// If the program itself changes what such calls read (Locale.setDefault, System.setProperty, a Calendar that a factory has
// made), the order matters. This is noticed for each location of the heap: the search then restarts, and these
// locations are visible to all code (SharedFacts::shown). This is repeated until nothing more of the kind is noticed. As soon
// as one location is visible, all monitors are, because a thread may now stop while it holds one.
//
// If a thread waits in such a call for what another thread does in such a call, it loops for ever, because none of its
// reads is an action. Before that is reported as a loop, the search restarts with all of the library visible.
#include "jdk/internal_calls.hpp"

#include <algorithm>
#include <cassert>

#include "base/log.hpp"
#include "base/name_list.hpp"
#include "jdk/special_names.hpp"
#include "tracking/marks.hpp"
#include "tracking/tracker.hpp"

namespace weaveproof::tracking {

void markInternalCalls(Class& c, int version) {
  if (c.name->text() == jdk::kNumberingProxies.holder)
    for (Method& method : c.methods)
      method.numbersClasses = base::listsName(jdk::kNumberingProxies.methods, method.name->text());
  for (Method& method : c.methods) method.continuesInternal = Frame::kInternal;
  for (const jdk::InternalCall& call : jdk::internalCalls(version)) {
    if (call.holder != c.name->text()) continue;
    for (Method& method : c.methods)
      if (base::listsName(call.methods, method.name->text())) method.beginsInternal = Frame::kInternal;
  }
}

void Tracker::markTable(Ref array) { shared.usesOfInternals[array].fetch_or(kTable, std::memory_order_relaxed); }

void Tracker::markTables(const Class& c) {
  for (const Field& field : c.fields) {
    if (!field.isStatic() || !field.isFinal() || field.descriptor->text()[0] != '[') continue;
    const Ref array = vm_.getReference(c.mirror, field.offset);
    if (!array) continue;
    const Class& element = *vm_.classOf(array).component;
    if (element.primitive || &element == known_.string || (element.access & classfile::ACC_ENUM)) markTable(array);
  }
}

bool Tracker::isVisibleOfInternals(const Thread& thread, ActionKind kind, Ref ref, std::uint64_t offset) {
  const bool isTable =
      kind == ActionKind::Read && (shared.usesOfInternals[ref].load(std::memory_order_relaxed) & kTable);
  const bool within = (!shared.shown.all && (thread.top->flags & Frame::kInternal)) || isTable;
  std::uint8_t use;
  switch (kind) {
    case ActionKind::Lock: {  // the call that holds it may have called user code, and may have stopped there
      const bool output = isOutput(ref);
      if (output && shared.shown.empty())  // held over other code than printing: permitPrinting
        noteUseOfInternals(
            ref, 0, vm_.at(ref).lock != 0 || thread.atomicDepth ? kWrittenWithin | kWrittenOutside : kWrittenWithin);
      return !(within || output) || !shared.shown.empty() || vm_.at(ref).lock != 0 ||
             (granted && thread.pending.kind == ActionKind::Lock && thread.pending.object == ref);
    }
    case ActionKind::Read:
      use = within ? kReadWithin : kReadOutside;
      break;
    case ActionKind::Write:
      use = within ? kWrittenWithin : kWrittenOutside;
      break;
    case ActionKind::Update:
      use = within ? kReadWithin | kWrittenWithin : kReadOutside | kWrittenOutside;
      break;
    default:
      return true;
  }
  if (isShown(ref, offset)) return true;
  noteUseOfInternals(ref, offset, use);
  if (within && !isTable) internalsUsed |= kind == ActionKind::Read ? kInternalsRead : kInternalsWritten;
  return !within;
}

// A thread that prints takes the monitor and frees it again, with nothing in between that others could notice. In an atomic
// block it may have to wait for the monitor, even if another thread holds it only within one of its steps. So this is
// noted, as is code that holds the monitor over more than printing: if both exist, the search restarts with it visible.
bool Tracker::permitPrinting(Thread& thread, Ref stream) {
  const PendingAction& pending = thread.pending;
  const bool wasTaken = granted && pending.kind == ActionKind::Lock && pending.object == stream;
  if (rules.everythingVisible || !shared.shown.empty() || vm_.at(stream).lock != 0 || wasTaken)
    return vm_.permitLock(thread, stream);
  if (thread.atomicDepth) noteUseOfInternals(stream, 0, kWrittenOutside);
  return true;
}

// Within a call of the library: what java.lang.Class remembers is not.
bool Tracker::isVisibleOfClass(ActionKind kind, Ref ref, std::uint64_t offset, std::uint32_t access) {
  const bool isField =
      !(access & FieldAccess::kMonitor) && &vm_.classOf(ref) == known_.klass && offset < known_.klass->instanceBytes;
  if (!isField) return true;
  internalsUsed |= kind == ActionKind::Read ? kInternalsRead : kInternalsWritten;
  return false;
}

// A field of a Thread that is rarely used by any other thread: if one does use it, that is noticed in the same way.
bool Tracker::isVisibleOfThread(const Thread& thread, ActionKind kind, Ref ref, std::uint64_t offset) {
  if (isShown(ref, offset)) return true;
  const bool own = isOwn(thread, ref) && !shared.shown.all;
  if (ref != thread.object && offset == known_.threadParkBlocker) showWaits(LibraryWaits::kQueues);
  if (kind == ActionKind::Read) noteUseOfInternals(ref, offset, own ? kReadWithin : kReadOutside);
  if (kind == ActionKind::Write) noteUseOfInternals(ref, offset, own ? kWrittenWithin : kWrittenOutside);
  return !own;
}

// The streams of System, and the handlers of uncaught exceptions: most programs leave them as they are, and then
// reading them is local. Those that do not are known from the dry run; a handler that is set on other schedules only
// is noticed.
bool Tracker::isVisibleSettable(ActionKind kind, Ref ref) {
  if (ref == known_.system->mirror) return vm_.habits.streamsChange;
  if (kind == ActionKind::Write && !vm_.habits.handlersChange) showAllInternals();
  return vm_.habits.handlersChange || kind == ActionKind::Write;
}

// The owner of a lock of java.util.concurrent. The library only tests whether it is the current thread. getOwner, and
// toString through it, show it to other threads.
bool Tracker::isVisibleOfOwner(const Thread& thread, ActionKind kind, Ref ref, std::uint64_t offset) {
  if (shared.shown.all || isShown(ref, offset)) return true;
  if (kind != ActionKind::Read) return noteUseOfInternals(ref, offset, kWrittenWithin), false;
  Frame* const asks = thread.top->caller();
  if (!asks || asks->method->name->text() != "getOwner") return false;
  return noteUseOfInternals(ref, offset, kReadOutside), true;
}

namespace {

VisibleInternals::Location locationOf(const Machine& vm, Ref ref, std::uint64_t offset) {
  return std::uint64_t{vm.nameHash(ref)} << 32 | offset / 8;
}

}  // namespace

bool Tracker::isShown(Ref ref, std::uint64_t offset) {
  assert(ref != 0 && "a place in an object");
  if (shared.shown.locations.empty()) return false;
  std::atomic<std::uint8_t>& uses = shared.usesOfInternals[ref + offset / 8];
  const std::uint8_t known = uses.load(std::memory_order_relaxed);
  if (known & kAsked) return known & kShown;
  const bool shown = shared.shown.locations.contains(locationOf(vm_, ref, offset));
  uses.fetch_or(shown ? kAsked | kShown : kAsked, std::memory_order_relaxed);
  return shown;
}

void Tracker::noteUseOfInternals(Ref ref, std::uint64_t offset, std::uint8_t use) {
  std::atomic<std::uint8_t>& uses = shared.usesOfInternals[ref + offset / 8];
  std::uint8_t all = uses.load(std::memory_order_relaxed);
  if ((all & use) == use) return;
  all = static_cast<std::uint8_t>(uses.fetch_or(use, std::memory_order_relaxed) | use);
  const bool usedWithin = all & (kReadWithin | kWrittenWithin);
  if (!(usedWithin && (all & kWrittenOutside)) && !((all & kWrittenWithin) && (all & kReadOutside))) return;
  learnLocation(ref, offset);
}

void Tracker::learnLocation(Ref ref, std::uint64_t offset) {
  assert(ref != 0 && "a place in an object");
  const std::lock_guard lock(shared.mutex);
  shared.learned.locations.insert(locationOf(vm_, ref, offset));
  const Class& type = vm_.classOf(ref);
  LOG(Restarts, "the program uses offset {} of an object of {}, which the library was assumed to keep for itself",
      offset, type.externalName());
  shared.learnedClasses.insert((&type == known_.klass ? vm_.classOfMirror(ref) : type).externalName());
  shared.internalsShared = true;
}

void Tracker::showAllInternals() {
  const std::lock_guard lock(shared.mutex);
  LOG(Restarts, "all internals of the library become visible");
  shared.learned.all = true;
  shared.internalsShared = true;
}

}  // namespace weaveproof::tracking
