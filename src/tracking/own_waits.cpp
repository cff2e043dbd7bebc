// Threads that would have to wait for a synchronizer of the program's own: which of them are held off, and what has to
// be noticed so that no schedule is missed. docs/library-waits.md has the argument; the rules here are named as there.
//
// Everything that is noticed depends only on one step and on what it reads. So it does not depend on the order in which
// a search explores independent steps.
#include <algorithm>
#include <array>

#include "heap/references.hpp"
#include "jdk/special_names.hpp"
#include "tracking/acquire_call.hpp"
#include "tracking/own_synchronizer.hpp"
#include "tracking/tracker.hpp"
#include "tracking/try_run.hpp"

namespace weaveproof::tracking {

namespace {

using Constants = std::vector<std::int64_t>;
using End = TryResult::End;

bool isAccess(WaitRole role) {
  return (role >= WaitRole::ReadsState && role <= WaitRole::SetsState) || role == WaitRole::ReadsOwner;
}

// Where a thread stands that is about to use the state, or to ask for the owner.
struct Use {
  WaitRole how = WaitRole::None;  // which access; none if by other means than the library's methods
  std::int64_t expected = 0, value = 0;
  Frame* access = nullptr;                                   // the frame of that method
  std::vector<std::pair<const TryMethod*, Frame*>> methods;  // that have called each other, up to it
  Frame* caller = nullptr;                                   // of the first of them

  bool isOf(const OwnSynchronizer& own, std::int16_t first, std::int16_t second) const {
    if (methods.empty()) return false;
    const auto index = methods.front().first - own.methods.data();
    return index == first || index == second;
  }
};

Use useOf(const Thread& thread, const OwnSynchronizer& own) {
  Use use;
  Frame* frame = thread.top;
  while (frame && (frame->isNative() || isAccess(frame->method->waitRole))) {
    if (!frame->isNative()) use.access = frame;
    frame = frame->caller();
  }
  for (const TryMethod* method; frame && (method = own.find(frame->method)); frame = frame->caller())
    use.methods.emplace_back(method, frame);
  std::ranges::reverse(use.methods);
  use.caller = frame;
  if (!use.access || use.access != thread.top) return use;
  use.how = use.access->method->waitRole;
  // Its local variables may have been cleared, being of no use any more; its operands are there.
  const auto operand = [&](int fromEnd) {
    return own.isLong ? longAt(thread.sp - 2 * fromEnd) : static_cast<std::int32_t>(thread.sp[-fromEnd]);
  };
  if (use.how == WaitRole::UpdatesState) use.expected = operand(2);
  if (use.how == WaitRole::UpdatesState || use.how == WaitRole::SetsState) use.value = operand(1);
  return use;
}

// The rest of the try, up to its end or to the next use of the state, when the one before which the thread stands has returned.
TryResult restOf(const Use& use, const OwnSynchronizer& own, const TryGiven& given,
                 std::optional<std::int64_t> returned) {
  TryRun run(own, given);
  for (std::size_t i = 0; i < use.methods.size(); ++i) {
    const auto [method, frame] = use.methods[i];
    Frame* const callee = i + 1 < use.methods.size() ? use.methods[i + 1].second : use.access;
    run.resume(*method, static_cast<std::uint32_t>(frame->bci()), {frame->localSlots(), frame->locals},
               {frame->operands(), callee->localSlots()});
  }
  run.goOn(returned, own.isLong && use.how == WaitRole::ReadsState);
  return run.run(true);
}

bool succeeds(const TryResult& result, bool shared) {
  return result.end == End::Returns && (shared ? result.value >= 0 : result.value != 0);
}
bool failsInVain(const TryResult& result, bool shared) {
  return result.end == End::Returns && !succeeds(result, shared) && !result.writes;
}

// A whole try of a thread that is not the owner, while no other thread does anything.
TryResult tryAlone(const OwnSynchronizer& own, const OwnUses::Want& want, std::int64_t state,
                   const Constants& constants) {
  const std::int16_t index = want.shared ? own.tryAcquireShared : own.tryAcquire;
  if (index == OwnSynchronizer::kNone) return {};
  constexpr Ref kThisThread = kSomebodyElse - 1;
  TryRun run(own, {state, kThisThread, kSomebodyElse, constants});
  run.begin(own.methods[static_cast<std::size_t>(index)], want.amount);
  return run.run(false);
}

// Whether threads that fail before the write could succeed after it, although the write wakes no thread.
bool lets(const OwnSynchronizer& own, const OwnUses::Want& want, const OwnUses::Write& write) {
  if (failsInVain(tryAlone(own, want, write.after, write.constants), want.shared)) return false;
  return !write.before || !succeeds(tryAlone(own, want, *write.before, write.constants), want.shared);
}

std::int64_t numberIn(const Object& object, const Field& field) {
  switch (field.kind) {
    case Kind::Boolean:
      return object.get<std::uint8_t>(field.offset);
    case Kind::Byte:
      return object.get<std::int8_t>(field.offset);
    case Kind::Char:
      return object.get<std::uint16_t>(field.offset);
    case Kind::Short:
      return object.get<std::int16_t>(field.offset);
    case Kind::Long:
      return object.get<std::int64_t>(field.offset);
    default:
      return object.get<std::int32_t>(field.offset);
  }
}

// The values of the final fields that tries read; nothing as long as they may change.
std::optional<Constants> constantsOf(const Machine& vm, const OwnSynchronizer& own, const Object& object) {
  Constants values;
  for (const Field* field : own.constants) {
    const Object& holder = field->isStatic() ? vm.at(field->holder->mirror) : object;
    if (field->isStatic() ? initStatus(holder) != InitStatus::Done
                          : (holder.flags & (heap::kConstructing | heap::kLeaked)) != 0)
      return std::nullopt;
    values.push_back(numberIn(holder, *field));
  }
  return values;
}

bool noteWant(OwnUses& uses, const OwnSynchronizer& own, const OwnUses::Want& want) {
  OwnUses::OfClass& seen = uses.classes[&own];
  if (seen.want) return *seen.want == want;
  seen.want = want;
  return std::ranges::none_of(seen.silentWrites, [&](const auto& write) { return lets(own, want, write); });
}

bool noteSilentWrite(OwnUses& uses, const OwnSynchronizer& own, OwnUses::Write write) {
  OwnUses::OfClass& seen = uses.classes[&own];
  const auto [it, isNew] = seen.silentWrites.insert(std::move(write));
  return !isNew || !seen.want || !lets(own, *seen.want, *it);
}

}  // namespace

// A thread may set the owner only to itself or to null.
void Tracker::noteOwner(const Thread& thread) {
  Frame& setter = *thread.top;
  const Ref owner = thread.sp > setter.operands() ? thread.sp[-1] : kSomebodyElse;
  if (setter.method->waitRole != WaitRole::SetsOwner || (owner && owner != thread.object))
    showWaits(LibraryWaits::kOwn);
}

void Tracker::noteUse(Thread& thread, const OwnSynchronizer& own) {
  PendingAction& pending = thread.pending;
  if (!own.isKnown || (shared.shown.waits & (LibraryWaits::kQueues | LibraryWaits::kOwn))) return;
  if (pending.kind != ActionKind::Read && pending.kind != ActionKind::Write && pending.kind != ActionKind::Update)
    return;
  const bool isWrite = pending.kind != ActionKind::Read, isOfOwner = pending.offset == known_.synchronizerOwner;
  if (isOfOwner && isWrite) return noteOwner(thread);
  if (!isOfOwner && pending.offset != (own.isLong ? known_.longSynchronizerState : known_.synchronizerState)) return;
  const Use use = useOf(thread, own);
  const auto constants = constantsOf(vm_, own, vm_.at(pending.object));
  if ((use.how == WaitRole::None && isWrite) || !constants) return showWaits(LibraryWaits::kOwn);
  std::optional<AcquireCall> call;
  if (use.how != WaitRole::None && use.caller && use.isOf(own, own.tryAcquire, own.tryAcquireShared))
    call = acquireCallOf(*use.caller, own.isLong);
  const std::lock_guard lock(shared.mutex);
  if (call) {
    if (!noteWant(shared.ownUses, own, {call->shared, call->amount})) return showWaits(LibraryWaits::kOwn);
    if (use.how != WaitRole::SetsState) pending.flags |= PendingAction::kUnlessItWaits;
  }
  if (!isWrite) return;
  // Whether it is the owner may have changed until it asks.
  const auto endsWell = [&](bool shared) {
    const auto returned = use.how == WaitRole::UpdatesState ? std::optional<std::int64_t>(1) : std::nullopt;
    return std::ranges::all_of(std::array{thread.object, kSomebodyElse}, [&](Ref owner) {
      return succeeds(restOf(use, own, {use.value, thread.object, owner, *constants}, returned), shared);
    });
  };
  OwnUses::Write write{std::nullopt, use.value, *constants};
  if (use.how == WaitRole::UpdatesState) write.before = use.expected;
  if (use.caller && use.caller->method->waitRole == WaitRole::Releases &&
      use.isOf(own, own.tryRelease, own.tryReleaseShared)) {
    if (endsWell(false)) return;  // and then the first that waits is woken
  } else if (call) {
    if (!endsWell(call->shared)) return showWaits(LibraryWaits::kOwn);
    if (!call->shared) write.before.reset();  // the thread may be the one that was woken, and then wakes no other
  }
  if (!noteSilentWrite(shared.ownUses, own, std::move(write))) showWaits(LibraryWaits::kOwn);
}

// A thread that waits without ever having looked at the state, or for something of which nothing is known.
void Tracker::noteParkFor(Frame& acquire) {
  const Ref object = acquire.localSlots()[0];
  const OwnSynchronizer* const own = object ? ownSynchronizer(vm_.classOf(object)) : nullptr;
  if (!own || (shared.shown.waits & (LibraryWaits::kQueues | LibraryWaits::kOwn))) return;
  if (!own->isKnown) return showWaits(LibraryWaits::kOwn);
  const auto call = acquireCallOf(acquire, own->isLong);
  const std::lock_guard lock(shared.mutex);
  if (!noteWant(shared.ownUses, *own, {call->shared, call->amount})) showWaits(LibraryWaits::kOwn);
}

// As long as tries keep the rules, no thread can see the order of changes to a queue. The list of threads that wait for
// a condition is used only by the thread that has the lock. This holds for the library's locks; it is not known of the
// program's.
bool Tracker::isVisibleOfOwnQueue(const Thread& thread, Ref ref) const {
  const auto isLibrarys = [&](Ref synchronizer) { return vm_.classOf(synchronizer).trusted; };
  const auto isCondition = [](const Class& c) {  // or a subclass of the program's
    const Class* librarys = &c;
    while (librarys && !librarys->trusted) librarys = librarys->super;
    return librarys &&
           (librarys->name->text() == jdk::kConditionObject || librarys->name->text() == jdk::kLongConditionObject);
  };
  const auto isSynchronizer = [&](const Class& c) {
    return c.isSubclassOf(known_.synchronizer) || c.isSubclassOf(known_.longSynchronizer);
  };
  bool isOfCondition = false;
  const auto belongsToLibrary = [&](Ref object) -> std::optional<bool> {
    const Class& c = vm_.classOf(object);
    if (isSynchronizer(c)) return isLibrarys(object);
    if (!isCondition(c)) return std::nullopt;
    isOfCondition = true;
    std::optional<bool> result;
    heap::forEachReference(vm_.at(object), c, [&](std::uint32_t, Ref held) {
      if (isSynchronizer(vm_.classOf(held))) result = isLibrarys(held);
    });
    return result;
  };
  std::optional<bool> librarys = belongsToLibrary(ref);
  for (Frame* frame = thread.top; frame && !librarys && frame->method->holder->trusted; frame = frame->caller())
    if (!frame->isNative() && !frame->method->isStatic() && frame->localSlots()[0])
      librarys = belongsToLibrary(frame->localSlots()[0]);
  if (librarys.value_or(false)) return false;
  return isOfCondition || (shared.shown.waits & LibraryWaits::kOwn);
}

bool Tracker::wouldOnlyWait(const Thread& thread, const OwnSynchronizer& own) const {
  if (shared.shown.waits & LibraryWaits::kOwn) return false;
  const Object& object = vm_.at(thread.pending.object);
  const Use use = useOf(thread, own);
  const auto call = acquireCallOf(*use.caller, own.isLong);
  const auto constants = constantsOf(vm_, own, object);
  if (!call || !constants) return false;
  const auto state = own.isLong ? object.get<std::int64_t>(known_.longSynchronizerState)
                                : object.get<std::int32_t>(known_.synchronizerState);
  const bool isOwner = object.get<Ref>(known_.synchronizerOwner) == thread.object;
  const auto rest = [&](Ref owner) {
    const std::int64_t returned = use.how == WaitRole::ReadsState ? state : use.how == WaitRole::ReadsOwner ? owner : 0;
    return restOf(use, own, {state, thread.object, owner, *constants}, returned);
  };
  const auto fails = [&](const TryResult& result) { return failsInVain(result, call->shared); };
  if (use.how == WaitRole::ReadsOwner) {
    if (isOwner && fails(rest(thread.object))) showWaits(LibraryWaits::kOwn);
    return false;
  }
  if (use.how == WaitRole::UpdatesState && state == use.expected) return false;
  const TryResult asIs = rest(isOwner ? thread.object : kSomebodyElse);
  const TryResult asOther = isOwner && asIs.compares ? rest(kSomebodyElse) : asIs;
  const bool othersFail = fails(tryAlone(own, {call->shared, call->amount}, state, *constants));
  for (const TryResult& result : {asIs, asOther}) {
    const bool goesOn = result.end == End::Uses || result.end == End::Throws;
    const bool succeedsAlone = succeeds(result, call->shared) && (call->shared || othersFail);
    if (!goesOn && !succeedsAlone && !(fails(result) && othersFail)) showWaits(LibraryWaits::kOwn);
  }
  return fails(asIs) && othersFail && !(isOwner && asIs.compares) && !call->timed && !isInterrupted(vm_, thread);
}

}  // namespace weaveproof::tracking
