// Threads as facts: their names, what they wait for, where they stand, which locks they hold.
#include <algorithm>

#include "jdk/special_names.hpp"
#include "program/code_owner.hpp"
#include "program/harness_frames.hpp"
#include "program/java_program.hpp"

namespace weaveproof::program {

namespace {

// Of the frames in which the library makes a thread wait, the outermost: what was called.
void foldWait(Places& stack) {
  const auto called = std::ranges::find_if_not(stack, [](const Place& place) {
    const bool isWait =
        place.className.starts_with("java.util.concurrent.") || place.className.starts_with("jdk.internal.misc.") ||
        place.className.starts_with("java.lang.System$") || place.className.starts_with("java.lang.ThreadBuilders$");
    return isWait && place.owner == CodeOwner::Jdk;
  });
  if (called - stack.begin() > 1) stack.erase(stack.begin(), called - 1);
}

}  // namespace

std::string JavaFacts::threadName(ThreadNumber number) const {
  const vm::Thread* thread = number && number <= vm_.threads.size() ? vm_.threads[number - 1].get() : nullptr;
  return thread ? nameOf(thread->object) : "thread " + std::to_string(number);
}

// A virtual thread has no name unless the program gives it one: Thread.toString shows its number then, as "#22".
std::string JavaFacts::nameOf(heap::Ref javaThread) const {
  const heap::Ref name = vm_.getReference(javaThread, vm_.known.threadName);
  const std::string text = name ? vm_.utf8(name) : "";
  return text.empty() ? "#" + std::to_string(vm_.at(javaThread).get<std::int64_t>(vm_.known.threadTid)) : text;
}

std::string JavaFacts::runClassOf(heap::Ref javaThread) const {
  if (!javaThread) return "";
  const vm::Class& type = vm_.classOf(javaThread);
  const vm::Class* runs = type.vtable[vm_.known.threadRun->vtableIndex]->holder;
  if (runs != vm_.known.thread) return runs->externalName();
  const heap::Ref target = vm_.getReference(threadFields(vm_, javaThread), vm_.known.threadTask);
  return target ? vm_.classOf(target).externalName() : runs->externalName();
}

// Whether the thread waits in Thread.join, which is a wait on the Thread that it waits for.
bool JavaFacts::joined(const vm::Thread& thread) const {
  const heap::Ref waited = thread.waitingFor;
  if (!waited || !vm_.classOf(waited).isSubclassOf(vm_.known.thread)) return false;
  for (vm::Frame* frame = thread.top; frame; frame = frame->caller())
    if (!frame->isNative())
      return frame->method->holder == vm_.known.thread && frame->method->name->text() == jdk::kJoin.methods;
  return false;
}

Wait JavaFacts::waitOf(const vm::Thread& thread) {
  const Pending pending = program_.pendingOf(thread);
  if (!program_.carriers().mayAct(thread) && !program_.isBlocked(thread)) return {.kind = Wait::Kind::Carrier};
  if (const auto wait = libraryWaitOf(thread)) return describedWait(thread, *wait).wait;
  Wait wait;
  const auto isFor = [&](Wait::Kind kind) {
    wait.kind = kind;
    if (pending.object) wait.object = named(pending.object);
    const ThreadNumber owner = pending.object ? ownerFor(pending) : 0;
    if (owner && owner != thread.number) wait.holder = {Holder::Kind::Other, threadName(owner)};
  };
  const auto isForEndOf = [&](heap::Ref javaThread) {
    wait.kind = Wait::Kind::ThreadEnd;
    wait.holder = {Holder::Kind::Other, nameOf(javaThread)};
  };
  switch (pending.kind) {
    case ActionKind::Lock:
      if ((thread.pending.flags & vm::PendingAction::kUnlessItWaits) && isAlive(vm_, pending.object))
        isForEndOf(pending.object);  // Thread.join, held off
      else
        isFor(Wait::Kind::Monitor);
      break;
    case ActionKind::Relock:
      isFor(Wait::Kind::MonitorAgain);
      break;
    case ActionKind::Wake:
      if (joined(thread)) {
        isForEndOf(pending.object);
      } else {
        wait.kind = Wait::Kind::Notification;
        wait.object = named(pending.object);
      }
      break;
    case ActionKind::Park:
      wait.kind = Wait::Kind::Permit;
      break;
    case ActionKind::Initialize:
      isFor(Wait::Kind::Initialisation);
      break;
    case ActionKind::End:
      isFor(Wait::Kind::MonitorToEnd);
      break;
    case ActionKind::Exit:
      wait.kind = pending.object ? Wait::Kind::OtherThreads : Wait::Kind::Exit;
      break;
    case ActionKind::Sleep:
      wait.kind = Wait::Kind::Time;
      break;
    case ActionKind::Loop:
      wait.kind = Wait::Kind::Loop;
      break;
    default: {
      Actions own;
      program_.alternativesOf(thread, own);
      wait.next = actOf(thread, own.empty() ? 0 : own.front().alternative);
    }
  }
  return wait;
}

// The thread that has the lock: a monitor, or an exclusive lock of java.util.concurrent. 0 if none has it, or if it is no lock.
ThreadNumber JavaFacts::holderOf(heap::Ref lock) const {
  const heap::Object& object = vm_.at(lock);
  if (!object.klass) return 0;
  if (object.lock) return vm::lockOwner(object.lock);
  if (!vm::classOf(object).isSubclassOf(vm_.known.ownableSynchronizer)) return 0;
  // Locks of the library that are no locks of the program (such as that of a pool's worker) do not count.
  return vm::classOf(object).trusted ? ownerInLibrary(lock)
                                     : numberOf(vm_.getReference(lock, vm_.known.synchronizerOwner));
}

ThreadNumber JavaFacts::numberOf(heap::Ref javaThread) const {
  for (const auto& thread : vm_.threads)
    if (javaThread && thread && thread->object == javaThread) return thread->number;
  return 0;
}

// What a blocked thread waits for, and the thread that could end its wait.
void JavaFacts::addWaitedFor(const vm::Thread& thread, DescribedThread& described) {
  const Pending pending = program_.pendingOf(thread);
  if (const auto wait = libraryWaitOf(thread)) {
    const Described found = describedWait(thread, *wait);
    described.waitsFor = found.wait.object;
    described.waitsForThread = found.helper;
    return;
  }
  switch (pending.kind) {
    case ActionKind::Lock:
    case ActionKind::Relock:
    case ActionKind::Initialize:
    case ActionKind::End: {
      const ThreadNumber owner = pending.object ? ownerFor(pending) : 0;
      if (owner == 0 || owner == thread.number) return;
      described.waitsFor = named(pending.object);
      described.waitsForThread = owner;
      return;
    }
    case ActionKind::Wake:
      if (joined(thread))
        described.waitsForThread = numberOf(pending.object);
      else
        described.waitsFor = named(pending.object);
      return;
    default:
      return;
  }
}

// The frame is the one that makes it impossible to leave the carrier; of native code, the Java code that has called it.
void JavaFacts::addCarrier(vm::Thread& thread, DescribedThread& described) {
  const Carriers& carriers = program_.carriers();
  if (!carriers.areLimited() || !carriers.isVirtual(thread)) return;
  described.lacksCarrier = described.wait.kind == Wait::Kind::Carrier;
  if (!thread.mounted || described.lacksCarrier) return;
  const auto pinned = carriers.pinOf(thread);
  if (!pinned) return;
  Pin pin;
  pin.kind = static_cast<Pin::Kind>(pinned->kind);
  if (pinned->object) pin.object = named(pinned->object);
  vm::Frame* frame = pinned->frame;
  if (pin.kind == Pin::Kind::NativeMethod)
    pin.method = {frame->method->holder->externalName(), frame->method->name->string()};
  if (pin.kind == Pin::Kind::Initialiser)  // the initialiser itself is called by this frame
    for (frame = thread.top; frame->caller() != pinned->frame;) frame = frame->caller();
  while (frame != nullptr && (frame->isNative() || frame->method->hiddenFrame)) frame = frame->caller();
  if (frame != nullptr) pin.frame = placeIn(*frame->method, frame->bci(), space_.mainClass());
  described.pin = std::move(pin);
}

std::vector<DescribedThread> JavaFacts::threads() {
  std::vector<DescribedThread> threads;
  const vm::Class* const main = space_.mainClass();
  std::vector<std::vector<heap::Ref>> locks(vm_.threads.size() + 1);  // by the number of the thread that holds them
  space_.shared->identities.forEachLeaf([&](std::uint32_t, heap::Ref ref) {
    if (const ThreadNumber holder = holderOf(ref)) locks[holder].push_back(ref);
  });
  for (const auto& live : vm_.threads) {
    if (!live || !live->top) continue;
    vm::Thread& thread = *live;
    DescribedThread described;
    described.number = thread.number;
    described.name = threadName(thread.number);
    described.runClass = runClassOf(thread.object);
    described.wait = waitOf(thread);
    for (const auto& [method, bci] : stackTrace(thread)) {
      if (bci < 0) continue;
      described.stack.push_back(placeIn(*method, bci, main));
      if (!described.userPlace.isKnown() && described.stack.back().isUserCode())
        described.userPlace = described.stack.back();
    }
    foldHarness(described.stack);
    if (libraryWaitOf(thread) || described.wait.kind == Wait::Kind::Carrier) foldWait(described.stack);
    addCarrier(thread, described);
    if (!described.lacksCarrier) addWaitedFor(thread, described);
    for (const heap::Ref lock : locks[thread.number])
      described.locks.push_back(named(vm_.at(lock).lock ? lock : wholeOf(lock)));
    threads.push_back(std::move(described));
  }
  return threads;
}

}  // namespace weaveproof::program
