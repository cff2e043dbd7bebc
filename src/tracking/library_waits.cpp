#include "tracking/library_waits.hpp"

#include <algorithm>
#include <cassert>

#include "base/log.hpp"
#include "base/name_list.hpp"
#include "jdk/lock_words.hpp"
#include "jdk/special_names.hpp"
#include "tracking/acquire_call.hpp"
#include "tracking/marks.hpp"
#include "tracking/own_synchronizer.hpp"
#include "tracking/tracker.hpp"

namespace weaveproof::tracking {
namespace {

bool isTry(WaitRole role) { return role >= WaitRole::TriesFree && role <= WaitRole::TriesPermits; }

bool worksOnState(WaitRole role) { return role >= WaitRole::ReadsState && role <= WaitRole::SetsState; }

// The frame that waits for what is pending: above it are only those that read and update the state.
Frame* waitingFrame(const Thread& thread) {
  Frame* frame = thread.top;
  while (frame && (frame->isNative() || worksOnState(frame->method->waitRole))) frame = frame->caller();
  return frame;
}

// The caller of the try; of the outermost try, if several call each other. Null if there is none.
Frame* callerOfTry(Frame* frame) {
  while (frame && (isTry(frame->method->waitRole) || frame->method->waitRole == WaitRole::Relays))
    frame = frame->caller();
  return frame;
}

bool acquires(Frame& frame) {
  switch (frame.method->waitRole) {
    case WaitRole::Acquires:
      return true;
    case WaitRole::AcquiresUnlessTimed:
      return frame.localSlots()[jdk::kTimedParameter] == 0;
    default:
      return false;
  }
}

// What these do about waiting is not changed by classes of the program that extend them.
bool isFutureTaskOrThread(const Class& c) {
  for (const Class* type = &c; type; type = type->super)
    if (const std::string_view name = type->name->text(); name == jdk::kFutureTask || name == jdk::kThread) return true;
  return false;
}

// The synchronizers and pools themselves: they ask, but do not pass the answer on to the program. All other code that
// asks is noticed, also the library's when it acts for the program (reflection, method handles).
bool isOfSynchronizers(const Frame* frame) {
  if (!frame || !frame->method->holder->trusted) return false;
  const std::string_view name = frame->method->holder->name->text();
  return name.starts_with(jdk::kConcurrent) || name == jdk::kThreadFlock;
}

// Whether the call that reads a queue may give up because of what it finds there.
bool isOfTimed(Frame* frame) {
  for (; frame && frame->method->holder->trusted; frame = frame->caller()) {
    if (frame->method->waitRole == WaitRole::GivesUp) return true;
    if (frame->method->waitRole == WaitRole::AcquiresUnlessTimed) return !acquires(*frame);
  }
  return false;
}

}  // namespace

void markLibraryWaits(Class& c, int version) {
  const std::string_view name = c.name->text();
  const bool begins = name == jdk::kFutureTask || name == jdk::kThread || name == jdk::kSynchronizer;
  // Threads wait for a fair lock in the order in which they came, and that is visible. What a synchronizer of the
  // program's own does in its tries is analysed in own_synchronizer.hpp.
  const bool isExact = name.ends_with(jdk::kFair) || (!c.trusted && !isFutureTaskOrThread(c));
  c.isWaitedFor = (begins && c.trusted) || (c.super && c.super->isWaitedFor && !isExact);
  if (!c.trusted) return;
  for (const jdk::WaitingMethod& waiting : jdk::waitingMethods(version)) {
    if (waiting.holder != name) continue;
    for (Method& method : c.methods)
      if (base::listsName(waiting.methods, method.name->text()) &&
          (waiting.descriptor.empty() || waiting.descriptor == method.descriptor->text()))
        method.waitRole = waiting.role;
  }
}

std::optional<AcquireCall> acquireCallOf(Frame& frame, bool isLong) {
  const Slot* const parameters = frame.localSlots();
  const auto amountAt = [&](int slot) {
    return isLong ? longAt(parameters + slot) : static_cast<std::int32_t>(parameters[slot]);
  };
  const std::string_view name = frame.method->name->text();
  switch (frame.method->waitRole) {
    case WaitRole::AcquiresUnlessTimed:
      return AcquireCall{.shared = parameters[jdk::kSharedParameter + isLong] != 0,
                         .interruptible = parameters[jdk::kInterruptibleParameter + isLong] != 0,
                         .timed = parameters[jdk::kTimedParameter + isLong] != 0,
                         .amount = amountAt(jdk::kAmountParameter)};
    case WaitRole::Acquires:
      return AcquireCall{.shared = name.starts_with("acquireShared"),
                         .interruptible = name.ends_with("Interruptibly"),
                         .amount = amountAt(1)};
    case WaitRole::GivesUp:
      return AcquireCall{
          .shared = name == "tryAcquireSharedNanos", .interruptible = true, .timed = true, .amount = amountAt(1)};
    default:
      return std::nullopt;
  }
}

std::optional<AcquireCall> acquireCallOf(const Thread& thread, const OwnSynchronizer* own) {
  std::int64_t permits = 1;
  for (Frame* frame = thread.top; frame; frame = frame->caller()) {
    const WaitRole role = frame->method->waitRole;
    const std::string_view holder = frame->method->holder->name->text();
    if (role == WaitRole::TriesPermits) permits = static_cast<std::int32_t>(frame->localSlots()[1]);
    if (frame->isNative() || worksOnState(role) || isTry(role) || role == WaitRole::Relays ||
        base::listsName(jdk::kParking, holder) || (own && own->find(frame->method)))
      continue;
    auto call = role == WaitRole::GivesUp ? std::nullopt : acquireCallOf(*frame, own && own->isLong);
    // The methods of the library's locks have no amount.
    if (call && role == WaitRole::Acquires && !own) call->amount = permits;
    return call;
  }
  return std::nullopt;
}

void Tracker::noteWait(Thread& thread) {
  PendingAction& pending = thread.pending;
  if (const OwnSynchronizer* own = ownSynchronizer(vm_.classOf(pending.object))) return noteUse(thread, *own);
  if (pending.kind != ActionKind::Read && pending.kind != ActionKind::Update) return;
  Frame* const frame = waitingFrame(thread);
  if (!frame) return;
  const WaitRole role = frame->method->waitRole;
  if (role == WaitRole::Gets) {
    if (pending.offset == known_.futureState) pending.flags |= PendingAction::kUnlessItWaits;
    return;
  }
  // The library itself only asks this about a thread that it is about to interrupt.
  if (role == WaitRole::AsksOfOther && pending.object != thread.object && pending.offset == known_.threadInterrupted &&
      !isOfSynchronizers(frame->caller()))
    return showWaits(LibraryWaits::kQueues);
  if (!isTry(role) || pending.offset != known_.synchronizerState) return;
  Frame* const caller = callerOfTry(frame->caller());
  if (role == WaitRole::TriesPermits && frame->localSlots()[1] != 1 &&
      frame->caller()->method->waitRole == WaitRole::Relays)
    showWaits(LibraryWaits::kSemaphores);
  if (caller && acquires(*caller)) pending.flags |= PendingAction::kUnlessItWaits;
}

// A call that asks for queues reads them, so it is noticed here.
bool Tracker::isVisibleOfQueue(const Thread& thread, ActionKind kind, Ref ref, std::uint64_t offset) {
  if (shared.shown.waits & LibraryWaits::kQueues) return true;
  if (vm_.world.hasNotes && isVisibleOfOwnQueue(thread, ref)) return true;
  if (keepsQueueUses) {
    const QueueUse use{ref, static_cast<std::uint32_t>(offset), kind != ActionKind::Read};
    if (std::ranges::find(queueUses, use) == queueUses.end()) queueUses.push_back(use);
  }
  Frame* const frame = waitingFrame(thread);
  if (!frame) return false;
  const WaitRole role = frame->method->waitRole;
  const bool asksForProgram = role == WaitRole::AsksForProgram && !isOfSynchronizers(frame->caller());
  if (role == WaitRole::Asks || asksForProgram || (role == WaitRole::AsksForTimed && isOfTimed(frame)))
    showWaits(LibraryWaits::kQueues);
  return false;
}

bool Tracker::wouldOnlyWait(const Thread& thread) const {
  assert((thread.pending.flags & PendingAction::kUnlessItWaits) && "a try of a call that may wait");
  const PendingAction& pending = thread.pending;
  assert((pending.flags & PendingAction::kUnlessItWaits) && "it stands before what may make it wait");
  if (shared.shown.waits & LibraryWaits::kQueues) return false;
  const Object& object = vm_.at(pending.object);
  if (const OwnSynchronizer* own = ownSynchronizer(classOf(object))) return wouldOnlyWait(thread, *own);
  // Other threads can see what an interrupted thread does while it waits: it clears its interrupt, or leaves the queue.
  if (isInterrupted(vm_, thread)) return false;
  if (pending.kind == ActionKind::Lock)
    return !(shared.shown.waits & LibraryWaits::kJoins) && isAlive(vm_, pending.object);
  Frame& frame = *waitingFrame(thread);
  if (frame.method->waitRole == WaitRole::Gets) return object.get<std::int32_t>(known_.futureState) <= jdk::kCompleting;
  const auto state = object.get<std::int32_t>(known_.synchronizerState);
  const bool isOwner = object.get<Ref>(known_.synchronizerOwner) == thread.object;
  switch (frame.method->waitRole) {
    case WaitRole::TriesFree:
      return state != 0;
    case WaitRole::TriesFreeOrOwn:
      return state != 0 && !isOwner;
    case WaitRole::TriesWrite:  // not held off when there are readers: a writer in the queue blocks further readers
    case WaitRole::TriesRead:
      return (state & jdk::kWriters) != 0 && !isOwner;
    case WaitRole::TriesPermits:
      return !(shared.shown.waits & LibraryWaits::kSemaphores) &&
             state < static_cast<std::int32_t>(frame.localSlots()[1]);
    default:
      return false;
  }
}

bool Tracker::waitsInQueue(const Thread& thread) const {
  if (shared.shown.waits & LibraryWaits::kQueues) return false;
  for (Frame* frame = thread.top; frame; frame = frame->caller())
    if (frame->method->holder->name->text().starts_with(jdk::kSynchronizers)) return true;
  return false;
}

// A thread that waits for a lock may use up a permit that was meant for a park of the program's own, and the program
// can see whether it did. The library parks in loops that check their condition again, so there it does not matter.
void Tracker::notePark(const Thread& thread) {
  for (Frame* frame = thread.top; frame; frame = frame->caller()) {
    if (base::listsName(jdk::kParking, frame->method->holder->name->text())) continue;
    if (!isOfSynchronizers(frame)) showWaits(LibraryWaits::kQueues);
    if (frame->method->waitRole == WaitRole::AcquiresUnlessTimed) noteParkFor(*frame);
    return;
  }
}

void Tracker::showWaits(std::uint8_t kinds) const {
  assert(kinds != 0 && "something to show");
  // Then it is visible whether a thread waits in a call or has not begun it.
  if (kinds & LibraryWaits::kQueues) kinds |= LibraryWaits::kCalls;
  if ((shared.shown.waits & kinds) == kinds) return;
  const std::lock_guard lock(shared.mutex);
  LOG(Restarts, "the program can tell how threads wait in the library: {:#x}", kinds);
  shared.learned.waits |= kinds;
  shared.internalsShared = true;
}

}  // namespace weaveproof::tracking
