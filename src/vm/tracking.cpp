// What a check needs to know while code runs: names for new objects, which objects changed, which of them other threads can
// reach. See docs/design.md for why that is enough.
#include <algorithm>
#include <cassert>

#include "base/name_list.hpp"
#include "heap/references.hpp"
#include "jdk/local_fields.hpp"
#include "vm/identity_hash.hpp"
#include "vm/machine.hpp"

namespace weaveproof {

const char* nameOf(ActionKind kind) {
  static constexpr const char* kNames[] = {
      "read",        "write", "update", "copy",   "lock",   "unlock", "wait",      "wake",    "relock", "notify",
      "notifyAll",   "park",  "unpark", "sleep",  "yield",  "start",  "interrupt", "observe", "end",    "initialize",
      "initialized", "clock", "input",  "choice", "assume", "exit",   "loop",      "other"};
  return kNames[static_cast<int>(kind)];
}

std::uint32_t accessOf(const Field& field) {
  std::uint32_t access =
      (field.isVolatile() ? 0 : FieldAccess::kPlain) | (field.holder->trusted ? 0 : FieldAccess::kUser);
  if (field.isFinal()) {
    const bool stream =
        field.isStatic() && field.kind == Kind::Reference && field.holder->name->text() == "java/lang/System";
    access |= stream ? FieldAccess::kSettable : FieldAccess::kFinal;
  }
  if (field.holder->trusted)
    for (const jdk::LocalField& local : jdk::localFields())
      if (local.holder == field.holder->name->text() && listsName(local.names, field.name->text()))
        access |= local.access;
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
    assert(isYoung(ref) && "names are given to young objects");
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
  assert(isYoung(ref) && object.klass && "an object that the search has made, and that is released once");
  assert(youngBytes >= bytesOf(object, shapeOf(object)) && "it was counted when it was made");
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

// ---- what changed

// Every piece has a number of its own in the machine: the array's reference and how many pieces come before it, which
// are fewer than the references that the array's memory takes.
void Machine::notePiece(Ref array, std::uint32_t piece) {
  std::uint8_t& noted = notedPieces_[std::uint64_t{array} + piece];
  if (noted) return;
  noted = 1;
  dirtyPieces.push_back({array, piece});
}

void Machine::touch(Ref ref, std::uint64_t offset, std::uint64_t bytes) {
  if (!names || bytes == 0) return;
  Object& object = at(ref);
  if (!(object.flags & kInPieces)) return note(object, ref);
  if (offset < kArrayBase || offset + bytes > kArrayBase + elementBytes(object)) return touch(ref);
  note(object, ref);
  for (std::uint32_t piece = pieceAt(offset); piece <= pieceAt(offset + bytes - 1); ++piece) notePiece(ref, piece);
}

void Machine::forgetDirty() {
  for (const auto& [array, piece] : dirtyPieces) notedPieces_[std::uint64_t{array} + piece] = 0;
  dirtyPieces.clear();
  dirty.clear();
}

// ---- what other threads can reach

void Machine::noteReference(Ref holder, std::uint32_t offset, Ref value) {
  Object& object = at(holder);
  noteElement(object, holder, offset);
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
    assert(isYoung(ref) && "everything in the base, and every mirror, is born escaped");
    note(object, ref);
    const bool finalsChange = (object.flags & kConstructing) || weaveproof::classOf(object).finalsChange;
    object.flags |= finalsChange ? kEscaped | kLeaked : kEscaped;
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

// Usually the dry run has met what depends on them. If it happens on other schedules only, the search is done again.
void Machine::keepGroups() {
  if (groupsKept) return;
  if (names) {
    showAllInternals();
    throw PathPruned{};
  }
  groupsKept = true;
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

}  // namespace weaveproof
