// What a check needs to know while code runs: names for new objects, which objects changed, which of them other threads can
// reach. See docs/design.md for why that is enough.
#include <algorithm>

#include "heap/references.hpp"
#include "vm/identity_hash.hpp"
#include "vm/machine.hpp"
#include "vm/utf8.hpp"

namespace weaveproof {

const char* nameOf(ActionKind kind) {
  static constexpr const char* kNames[] = {
      "read",       "write",       "update", "copy",   "lock",   "unlock", "wait",      "wake",    "relock",
      "notify",     "notifyAll",   "park",   "unpark", "sleep",  "start",  "interrupt", "observe", "end",
      "initialize", "initialized", "clock",  "input",  "choice", "exit",   "other"};
  return kNames[static_cast<int>(kind)];
}

namespace {

// Fields of the library that are local although shared, each with its reason.
struct LocalField {
  std::string_view holder, name;
  std::uint32_t access;
};
constexpr LocalField kLocalFields[] = {
    // A function of the contents, which never change; two threads store the same.
    {"java/lang/String", "hash", FieldAccess::kCache},
    {"java/lang/String", "hashIsZero", FieldAccess::kCache},
    // The name as a String: the interned one (see initClassName), so the same whoever asks first.
    {"java/lang/Class", "name", FieldAccess::kCache},
    // A thread only asks whether the owner is itself, and only it makes itself the owner or stops being it; so the answer does
    // not depend on when others write. (ReentrantLock's getOwner and toString, made for monitoring, are the exception. A
    // synchronizer of the user's own may do with it what it wants: there it is visible.)
    {"java/util/concurrent/locks/AbstractOwnableSynchronizer", "exclusiveOwnerThread", FieldAccess::kUnseen},
    // Set when the machine starts; there is no security manager, and setting one is refused.
    {"java/lang/System", "allowSecurityManager", FieldAccess::kCache},
    {"java/lang/System", "security", FieldAccess::kCache},
    // Only the thread itself ever uses these; what the first two hold does not escape by that.
    {"java/lang/Thread", "threadLocals", FieldAccess::kOwn | FieldAccess::kKept},
    {"java/lang/Thread", "inheritableThreadLocals", FieldAccess::kOwn | FieldAccess::kKept},
    {"java/lang/Thread", "threadLocalRandomSeed", FieldAccess::kOwn},
    {"java/lang/Thread", "threadLocalRandomProbe", FieldAccess::kOwn},
    {"java/lang/Thread", "threadLocalRandomSecondarySeed", FieldAccess::kOwn},
    {"java/lang/Thread", "inheritedAccessControlContext", FieldAccess::kOwn},
    // Written by the thread itself; others read it for diagnosis only.
    {"java/lang/Thread", "parkBlocker", FieldAccess::kOwn},
    // Read by the thread when it makes another, which inherits them.
    {"java/lang/Thread", "priority", FieldAccess::kOwn | FieldAccess::kRarely},
    {"java/lang/Thread", "contextClassLoader", FieldAccess::kOwn | FieldAccess::kRarely},
    // Cannot change while the thread runs, as far as the thread itself can see.
    {"java/lang/Thread", "group", FieldAccess::kOwn},
    {"java/lang/Thread", "daemon", FieldAccess::kOwn},
    {"java/lang/Thread", "target", FieldAccess::kOwn},
    {"java/lang/Thread", "threadStatus", FieldAccess::kOwn},
};

}  // namespace

std::uint32_t accessOf(const Field& field) {
  std::uint32_t access =
      (field.isVolatile() ? 0 : FieldAccess::kPlain) | (field.holder->trusted ? 0 : FieldAccess::kUser);
  if (field.isFinal()) {
    const bool stream =
        field.isStatic() && field.kind == Kind::Reference && field.holder->name->text() == "java/lang/System";
    access |= stream ? FieldAccess::kStream : FieldAccess::kFinal;
  }
  if (field.holder->trusted)
    for (const LocalField& local : kLocalFields)
      if (local.holder == field.holder->name->text() && local.name == field.name->text()) access |= local.access;
  return access;
}

// ---- names

// Of an instruction its address; of a native method that, and who called it.
std::uint32_t Machine::siteOfAllocation() const {
  std::uint32_t site = 0;
  const Frame* frame = current->top;
  for (; frame && frame->isNative(); frame = const_cast<Frame*>(frame)->caller())
    if (!site) site = toLow(frame->method.get()) * 31;
  return frame ? site ^ toLow(frame->pc.get()) : site;
}

namespace {

// From names, so that hash codes are the same in every run.
Identities::Names namesOf(Machine& vm, const Origin& origin) {
  std::uint32_t hash = kNoText;
  bool user = false;
  const Thread& thread = *vm.current;
  if (const Chain* chain = vm.names->identities.chainOf(origin.allocator))
    hash = (hash ^ chain->hash) * 16777619u + vm.names->identities.ordinalOf(origin.allocator);
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

}  // namespace

// A transition that allocates more than this is interrupted now and then, for most of it may be garbage.
constexpr std::uint64_t kManyNewBytes = std::uint64_t{64} << 20;

Ref Machine::allocateNamed(std::uint64_t bytes, std::uint32_t site) {
  if (youngBytes + bytes > options.maxHeapBytes) return 0;
  const Origin origin{current->allocator, site, static_cast<std::uint32_t>(bytes)};
  const std::uint32_t slot =
      ((site >> 3) * 0x9e3779b1u ^ origin.allocator * 0x85ebca6bu ^ origin.bytes) & (kChainUses - 1);
  if (chainUses_.empty()) chainUses_.resize(kChainUses);
  ChainUse& use = chainUses_[slot];
  if (!use.chain || !(use.origin == origin)) {
    use.chain = &names->identities.chain(origin, [&] { return namesOf(*this, origin); });
    use.origin = origin;
    if (use.chain->number >= firstFree_.size()) firstFree_.resize(use.chain->number * 2 + 64);
  }
  std::uint32_t& first = firstFree_[use.chain->number];
  for (;; ++first) {
    Ref ref = use.chain->at(first);
    if (!ref && !(ref = names->identities.reserve(*use.chain, first))) return 0;
    Object& object = at(ref);
    if (object.klass) continue;
    ++first;
    std::memset(object.bytes(), 0, roundUp8(bytes));
    object.flags = everythingVisible ? kDirty | kEscaped | kLeaked : kDirty;
    if (current->top && (current->top->flags & Frame::kInternal)) object.flags |= kInternal;
    dirty.push_back(ref);
    youngBytes += bytes;
    if ((newBytes += bytes) > kManyNewBytes) fuel = 0;
    return ref;
  }
}

void Machine::release(Ref ref) {
  Object& object = at(ref);
  youngBytes -= bytesOf(object, shapeOf(object));
  object.klass = 0;
  object.flags = 0;
  const Chain* chain = names->identities.chainOf(ref);
  if (chain->number >= firstFree_.size()) firstFree_.resize(chain->number * 2 + 64);
  firstFree_[chain->number] = std::min(firstFree_[chain->number], names->identities.ordinalOf(ref));
}

std::uint32_t Machine::threadNumberFor(Ref javaThread) {
  std::lock_guard lock(names->mutex);
  const auto [it, isNew] = names->threadNumbers.try_emplace(javaThread, 0);
  if (isNew) it->second = static_cast<std::uint32_t>(names->threadNumbers.size());
  if (it->second > kMaxThreads)
    throw Unsupported{"the program makes more than 4095 threads that differ in where they come from"};
  return it->second;
}

void Machine::touchRaw(std::int64_t address) {
  if (!names) return;
  for (const Ref block : rawMemory)
    if (address / 8 >= block &&
        static_cast<std::uint64_t>(address) < std::uint64_t{block} * 8 + kArrayBase + at(block).length)
      touch(block);
}

// ---- what other threads can reach

void Machine::noteReference(Ref holder, Ref value) {
  Object& object = at(holder);
  note(object, holder);
  if (value && (object.flags & kEscaped)) escape(value);
}

void Machine::escape(Ref first) {
  if (!names || !first || (at(first).flags & kEscaped)) return;
  escaping_.push_back(first);
  while (!escaping_.empty()) {
    const Ref ref = escaping_.back();
    escaping_.pop_back();
    Object& object = at(ref);
    if (object.flags & kEscaped) continue;
    note(object, ref);
    object.flags |= object.flags & kConstructing ? kEscaped | kLeaked : kEscaped;
    const Shape& shape = shapeOf(object);
    if (&weaveproof::classOf(object) == known.string)
      continue;  // its bytes never change, so it does not matter who reaches them
    // What only its own thread gets at through a Thread stays that thread's.
    const bool isThread = weaveproof::classOf(object).isSubclassOf(known.thread);
    forEachReference(object, shape, [&](std::uint32_t offset, Ref held) {
      if (isThread && (offset == known.threadLocals || offset == known.threadInheritableLocals)) return;
      if (!(at(held).flags & kEscaped)) escaping_.push_back(held);
    });
  }
}

bool NativeCall::permit(const PendingAction& action) const { return vm.permit(thread, action); }
bool NativeCall::permitRead(Ref ref, std::uint32_t offset) const {
  return vm.permitAccess(thread, ActionKind::Read, ref, offset, 0);
}
bool NativeCall::permitWrite(Ref ref, std::uint32_t offset) const {
  if (!vm.permitAccess(thread, ActionKind::Write, ref, offset, 0)) return false;
  vm.touch(ref);
  return true;
}

// ---- threads

void Machine::clearEndedThread(Ref javaThread) {
  touch(javaThread);
  for (const std::uint32_t offset : known.threadClearedAtEnd) at(javaThread).set<Ref>(offset, 0);
}

bool Machine::isUncaught(Thread& thread, Ref throwable) {
  Class& type = *known.thread;
  const Ref group = getReference(thread.object, known.threadGroup_);
  const Ref own = getReference(thread.object, fieldNamed(type, "uncaughtExceptionHandler").offset);
  const Ref general = getReference(type.mirror, fieldNamed(type, "defaultUncaughtExceptionHandler").offset);
  if (own || general || (group && &classOf(group) != known.threadGroup)) return false;
  if (classOf(throwable).name->text() != "java/lang/ThreadDeath")
    uncaughtExceptions.push_back({thread.number, throwable});
  return true;
}

ThreadStatus Machine::observedStatus(const Thread& thread) const {
  if (thread.status != ThreadStatus::Runnable) return thread.status;
  switch (thread.pending.kind) {
    case ActionKind::Lock:
      return at(thread.pending.object).lock ? ThreadStatus::Entering : ThreadStatus::Runnable;
    case ActionKind::Park:
      return thread.parkPermit || at(thread.object).get<std::uint8_t>(known.threadInterrupted) ? ThreadStatus::Runnable
                                                                                               : ThreadStatus::Parked;
    case ActionKind::Sleep:
      return ThreadStatus::Sleeping;
    default:
      return ThreadStatus::Runnable;
  }
}

// ---- time

// Whether the time goes to user code: directly, or by way of the library, but for the synchronizers, which only look how long
// they still have to wait.
bool Machine::isClockShown(const Thread& thread) const {
  bool first = true;
  for (Frame* frame = thread.top; frame; frame = frame->caller()) {
    if (frame->isNative()) continue;
    const Class& holder = *frame->method->holder;
    if (!holder.trusted) return first;
    first = false;
    const std::string_view package = holder.package ? holder.package->text() : std::string_view();
    if (!package.starts_with("java/util/concurrent") && holder.name->text() != "java/lang/Thread") return true;
  }
  return false;
}

// What user code is shown never goes back, whichever thread asks: it reads a clock that all share.
std::int64_t Machine::showClock(Thread& thread) {
  if (thread.clockFrame != kClockForGood) {
    const std::lock_guard lock(names->mutex);
    names->assumptions.insert("the time that a thread reads goes on by what threads that read it have waited");
  }
  thread.clockFrame = kClockForGood;
  return thread.clock = sharedClock = std::max(sharedClock, thread.clock);
}

bool NativeCall::permitClock() const {
  if (!vm.names || !vm.isClockShown(thread)) return true;
  if (!permit({.kind = ActionKind::Clock})) return false;
  vm.showClock(thread);
  return true;
}

// The value may be remembered by the library's frames down to the first one of user code; when these are gone, nobody knows
// the time any more, and the clock can be set back (see JavaProgram::settleClock), so that waiting in a loop does not make new states
// for ever.
std::int64_t Machine::readOwnClock(Thread& thread) {
  ++clockReads;
  if (thread.forgotTime()) thread.clock = thread.clockFrame = 0;
  thread.lowestAtClock = thread.lowest;
  Frame* frame = thread.top;
  while (frame && (frame->isNative() || frame->method->holder->trusted)) frame = frame->caller();
  const auto at = frame ? static_cast<std::uint32_t>(reinterpret_cast<Slot*>(frame) - thread.stack) + 1 : kClockForGood;
  if (thread.clockFrame != kClockForGood && (!thread.clockFrame || at < thread.clockFrame)) thread.clockFrame = at;
  return thread.clock;
}

// ---- what is there for good

void Machine::updateFromBase() { baseAdditions_ = names->base.update(heap.base(), baseAdditions_); }

Ref Machine::immortalMemory(std::uint64_t bytes) {
  if (!names->nextImmortal) names->nextImmortal = youngEnd;
  const Ref ref = names->nextImmortal;
  names->nextImmortal += static_cast<Ref>(roundUp8(bytes) / 8);
  if (names->nextImmortal - youngEnd > kImmortalUnits) throw Unsupported{"too many different strings are interned"};
  return ref;
}

// Made as any other string, but out of the reach of garbage collection, and once for all machines.
Ref Machine::immortalLiteral(std::uint32_t number) {
  std::lock_guard lock(names->mutex);
  if (const auto it = names->literals.find(number); it != names->literals.end()) {
    updateFromBase();
    return it->second;
  }
  const std::u16string chars = utf8::decode(world.literalText(number));
  const bool latin1 = std::all_of(chars.begin(), chars.end(), [](char16_t c) { return c < 256; });
  const auto length = static_cast<std::uint32_t>(latin1 ? chars.size() : chars.size() * 2);
  const std::uint64_t arrayBytes = roundUp8(kArrayBase + length), stringBytes = roundUp8(known.string->instanceBytes);
  const Ref array = immortalMemory(arrayBytes + stringBytes);
  const Ref string = array + static_cast<Ref>(arrayBytes / 8);
  Object& bytes = at(array);
  bytes.klass = toLow(known.byteArray);
  bytes.length = length;
  for (std::size_t i = 0; i < chars.size(); ++i)
    if (latin1)
      bytes.elements<std::uint8_t>()[i] = static_cast<std::uint8_t>(chars[i]);
    else
      bytes.elements<std::uint16_t>()[i] = chars[i];
  Object& object = at(string);
  object.klass = toLow(known.string);
  object.flags = kEscaped;
  object.set<Ref>(known.stringValue, array);
  object.set<std::uint8_t>(known.stringCoder, latin1 ? 0 : 1);
  names->base.add(array, bytes, arrayBytes);
  names->base.add(string, object, stringBytes);
  return names->literals[number] = string;
}

void Machine::addMirrorToBase(Class& c) {
  Object& object = at(c.mirror);
  object.flags = (object.flags & ~kDirty) | kEscaped | (c.trusted ? kInternal : 0);
  std::erase(dirty, c.mirror);
  if (becomesInitialized(c)) setInitStatus(object, InitStatus::Done);
  names->base.add(c.mirror, object, roundUp8(c.mirrorBytes));
}

}  // namespace weaveproof
