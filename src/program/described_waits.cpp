// What a thread waits for in java.util.concurrent, as facts. The machine sees a thread that is parked for a queue of nodes, or
// held off before it would be (tracking/library_waits.hpp); the program has called `lock()` on a lock. Both are described in the same way.
#include <algorithm>
#include <utility>

#include "heap/references.hpp"
#include "jdk/special_names.hpp"
#include "jdk/wait_roles.hpp"
#include "program/class_names.hpp"
#include "program/java_program.hpp"
#include "tracking/own_synchronizer.hpp"

namespace weaveproof::program {

namespace {

std::optional<jdk::LockWord> wordFor(const vm::Class& c) {
  for (const jdk::LockWords& words : jdk::lockWords())
    if (inheritsFrom(c, words.holder)) return words.word;
  return std::nullopt;
}

Wait::Kind kindOf(jdk::Condition condition) {
  switch (condition) {
    case jdk::Condition::NotEmpty:
      return Wait::Kind::Element;
    case jdk::Condition::Due:
      return Wait::Kind::DueElement;
    case jdk::Condition::NotFull:
      return Wait::Kind::Room;
    case jdk::Condition::AllArrived:
      return Wait::Kind::Barrier;
    case jdk::Condition::Terminated:
      return Wait::Kind::Termination;
  }
  return Wait::Kind::OwnCondition;
}

}  // namespace

// Of which this is a condition.
heap::Ref JavaFacts::synchronizerOf(heap::Ref condition) const {
  heap::Ref found = 0;
  heap::forEachReference(vm_.at(condition), vm_.classOf(condition), [&](std::uint32_t, heap::Ref ref) {
    if (vm_.classOf(ref).isSubclassOf(vm_.known.synchronizer)) found = ref;
  });
  return found;
}

// The threads that a signal would wake, the first one first.
std::vector<heap::Ref> JavaFacts::waitersOf(heap::Ref condition) const {
  std::vector<heap::Ref> threads;
  for (heap::Ref node = fieldOf(condition, jdk::kCondition); node; node = fieldOf(node, jdk::kNextWaiter)) {
    const heap::Ref waiter = fieldOf(node, jdk::kWaiter);
    const vm::Field* status = namedField(vm_.classOf(node), jdk::kWaitStatus);
    const bool waits = status && (vm_.at(node).get<std::int32_t>(status->offset) & jdk::kInCondition);
    if (waiter && waits) threads.push_back(waiter);
  }
  return threads;
}

// A thread that was signalled is in the list of the lock, though it may still be parked where it waited for the condition.
bool JavaFacts::isInCondition(heap::Ref condition, heap::Ref javaThread) const {
  for (heap::Ref node = fieldOf(condition, jdk::kCondition); node; node = fieldOf(node, jdk::kNextWaiter))
    if (fieldOf(node, jdk::kWaiter) == javaThread) return true;
  return false;
}

std::optional<JavaFacts::LibraryWait> JavaFacts::libraryWaitOf(const vm::Thread& thread) const {
  if (!thread.top || thread.status == vm::ThreadStatus::Waiting) return std::nullopt;
  const vm::PendingAction& pending = thread.pending;
  LibraryWait wait;
  if (pending.kind == ActionKind::Park) {
    if (waysOn(vm_, thread).has(vm::Way::GoOn)) return std::nullopt;
    const heap::Ref blocker = vm_.getReference(thread.object, vm_.known.threadParkBlocker);
    if (!blocker) return std::nullopt;
    wait.blocker = blocker;
  } else if (pending.kind == ActionKind::Read || pending.kind == ActionKind::Update) {
    // It is held off, or it has the failure of its try still before it, of which there is no doubt: another thread owns the lock.
    if (!(pending.flags & vm::PendingAction::kUnlessItWaits)) return std::nullopt;
    const bool isHeld = space_.options.holdOff && !thread.atomicDepth && tracker_.wouldOnlyWait(thread);
    if (!isHeld && !isOwnedByOther(thread, pending.object)) return std::nullopt;
    wait.blocker = pending.object;
  } else {
    return std::nullopt;
  }
  const vm::Class& type = vm_.classOf(wait.blocker);
  if (type.isSubclassOf(vm_.known.synchronizer) || type.isSubclassOf(vm_.known.longSynchronizer)) {
    const auto call = tracking::acquireCallOf(thread, tracking::ownSynchronizer(type));
    if (!call) return wait;
    wait.synchronizer = std::exchange(wait.blocker, 0);
    wait.call = *call;
    wait.untilAcquired = !call->interruptible;
  } else if (type.name->text() == jdk::kCondition.holder) {
    wait.condition = std::exchange(wait.blocker, 0);
    if (isInCondition(wait.condition, thread.object)) return wait;
    // Whatever wakes it now, it has to get the lock back before it can continue.
    wait.synchronizer = synchronizerOf(wait.condition);
    wait.condition = 0;
    wait.signalled = wait.untilAcquired = true;
  }
  return wait;
}

// It is the last argument of Thread.sleep, Object.wait and Unsafe.park.
std::optional<std::int64_t> JavaFacts::timeLimitOf(ThreadNumber number) {
  const vm::Thread& thread = *vm_.threads[number - 1];
  if (!thread.top || !(thread.pending.flags & vm::PendingAction::kTimed)) return std::nullopt;
  const bool hasFrame = thread.top->isNative();
  const heap::Slot* const end = hasFrame ? thread.top->localSlots() + thread.top->method->argumentSlots
                                         : static_cast<const heap::Slot*>(thread.sp);
  const std::int64_t time = vm::longAt(end - 2);
  if (thread.pending.kind != ActionKind::Park) return vm::Machine::nanosOf(time);
  const bool isDate = end[-3] != 0;
  return isDate ? std::nullopt : std::optional(time);
}

// The deadlock property asks in every state, so the most frequent case comes first: no thread owns what the thread waits for.
ThreadNumber JavaFacts::ownerFor(const Pending& pending) {
  if (pending.kind == ActionKind::Initialize) {
    const heap::Object& mirror = vm_.at(pending.object);
    return vm::initStatus(mirror) == vm::InitStatus::Running ? mirror.get<std::uint32_t>(vm::kMirrorInitThread) : 0;
  }
  if (!pending.isAccess() && pending.kind != ActionKind::Park) return program_.ownerOf(pending.object);
  const vm::Thread& thread = *vm_.threads[pending.thread - 1];
  heap::Ref lock = pending.kind == ActionKind::Park ? vm_.getReference(thread.object, vm_.known.threadParkBlocker)
                   : pending.mayOnlyWait            ? pending.object
                                                    : 0;
  if (lock && vm_.classOf(lock).name->text() == jdk::kCondition.holder) lock = synchronizerOf(lock);
  if (!lock || !vm_.classOf(lock).isSubclassOf(vm_.known.synchronizer) || !ownerInLibrary(lock)) return 0;
  const auto wait = libraryWaitOf(thread);
  return wait && wait->untilAcquired && wait->synchronizer == lock ? ownerInLibrary(lock) : 0;
}

bool JavaFacts::isOwnedByOther(const vm::Thread& thread, heap::Ref synchronizer) const {
  if (!vm_.classOf(synchronizer).isSubclassOf(vm_.known.synchronizer)) return false;
  const ThreadNumber owner = ownerInLibrary(synchronizer);
  return owner && owner != thread.number;
}

// The thread that has it alone, so that no other can release it; 0 if there is none, or it is not of that kind.
ThreadNumber JavaFacts::ownerInLibrary(heap::Ref synchronizer) const {
  if (!synchronizer) return 0;
  const heap::Ref owner = vm_.getReference(synchronizer, vm_.known.synchronizerOwner);
  if (!owner) return 0;
  const vm::Class& type = vm_.classOf(synchronizer);
  if (!type.trusted || std::ranges::none_of(jdk::kOwnedLocks, [&](auto name) { return inheritsFrom(type, name); }))
    return 0;
  return numberOf(owner);
}

// A CompletableFuture has a list of what depends on it; a thread that waits is one of these.
heap::Ref JavaFacts::futureThatWakes(heap::Ref signaller) const {
  heap::Ref found = 0;
  space_.shared->identities.forEachLeaf([&](std::uint32_t, heap::Ref ref) {
    if (!vm_.at(ref).klass || !inheritsFrom(vm_.classOf(ref), jdk::kDependents.holder)) return;
    for (heap::Ref node = fieldOf(ref, jdk::kDependents); node; node = fieldOf(node, jdk::kNextDependent))
      if (node == signaller) found = ref;
  });
  return found;
}

// Main stays until the program ends.
bool JavaFacts::hasEnded(ThreadNumber number) const {
  const vm::PendingAction& pending = vm_.threads[number - 1]->pending;
  return pending.kind == ActionKind::Exit && pending.object != 0;
}

// A field that holds the condition shows what it is about; otherwise it is a condition of a lock.
void JavaFacts::describeCondition(heap::Ref condition, Wait& wait) {
  const jdk::ConditionWords* about = nullptr;
  heap::Ref whole = 0;
  space_.shared->identities.forEachLeaf([&](std::uint32_t, heap::Ref ref) {
    if (!vm_.at(ref).klass) return;
    const vm::Class& type = vm_.classOf(ref);
    for (const jdk::ConditionWords& words : jdk::conditionWords())
      if (inheritsFrom(type, words.holder) && fieldOf(ref, {words.holder, words.field}) == condition)
        about = &words, whole = ref;
  });
  if (about) {
    wait.kind = kindOf(about->condition);
  } else {
    wait.kind = Wait::Kind::OwnCondition;
    wait.condition = ownFieldWith(condition);
    whole = wholeOf(wholeOf(condition));
  }
  wait.object = named(whole);
}

Holder JavaFacts::holderFor(const vm::Thread& thread, heap::Ref javaThread, Described& described) const {
  if (!javaThread) return {};
  const ThreadNumber owner = numberOf(javaThread);
  if (owner == thread.number) return {Holder::Kind::Itself, nameOf(javaThread)};
  described.helper = owner;
  return {owner && !hasEnded(owner) ? Holder::Kind::Other : Holder::Kind::Ended, nameOf(javaThread)};
}

// What the object is to the program: the lock of which it is a part. Its name goes into `wait`.
std::optional<jdk::LockWord> JavaFacts::findWhole(heap::Ref part, Wait& wait) {
  // An object that the library has a word for is no part of the object around it: a task of an inner class, for example.
  std::optional<jdk::LockWord> word = wordFor(vm_.classOf(part));
  const heap::Ref whole = word ? part : wholeOf(part);
  wait.object = named(whole);
  if (!word) word = wordFor(vm_.classOf(whole));
  if (word || whole != part) return word;
  // The program has dropped the lock itself, which is garbage then.
  for (const vm::Class* type = &vm_.classOf(part); type; type = type->super)
    for (const jdk::LockWords& one : jdk::lockWords())
      if (outerName(*type) == one.holder) {
        wait.object = {"", {std::string(one.holder.substr(one.holder.rfind('/') + 1))}, true};
        return one.word;
      }
  return std::nullopt;
}

void JavaFacts::describeAcquire(const vm::Thread& thread, const LibraryWait& wait, Described& described) {
  Wait& facts = described.wait;
  const std::optional<jdk::LockWord> word = findWhole(wait.synchronizer, facts);
  const auto state = vm_.at(wait.synchronizer).get<std::int32_t>(vm_.known.synchronizerState);
  const heap::Ref owner = vm_.getReference(wait.synchronizer, vm_.known.synchronizerOwner);
  facts.wasSignalled = wait.signalled;
  switch (word.value_or(jdk::LockWord::Work)) {
    case jdk::LockWord::Lock:
      facts.kind = Wait::Kind::Lock;
      facts.holder = holderFor(thread, owner, described);
      break;
    case jdk::LockWord::ReadWrite: {
      const auto readers = static_cast<std::int32_t>(static_cast<std::uint32_t>(state) >> jdk::kSharedCountShift);
      facts.kind = wait.call.shared ? Wait::Kind::ReadLock : Wait::Kind::WriteLock;
      facts.holder = holderFor(thread, owner, described);
      if (!owner && !wait.call.shared) facts.readers = readers;
      facts.isBehindWriter = !owner && wait.call.shared;
      break;
    }
    case jdk::LockWord::Permits:
      facts.kind = Wait::Kind::Permits;
      facts.amount = wait.call.amount;
      facts.left = state;
      break;
    case jdk::LockWord::Count:
      facts.kind = Wait::Kind::Count;
      facts.left = state;
      break;
    default:
      facts.kind = Wait::Kind::Synchronizer;
      facts.holder = holderFor(thread, owner, described);
  }
}

void JavaFacts::describeBlocker(heap::Ref blocker, Described& described) {
  Wait& facts = described.wait;
  const bool mayDepend = inheritsFrom(vm_.classOf(blocker), jdk::kNextDependent.holder);
  const heap::Ref future = mayDepend ? futureThatWakes(blocker) : 0;
  switch (findWhole(future ? future : blocker, facts).value_or(jdk::LockWord::Lock)) {
    case jdk::LockWord::Result: {
      facts.kind = Wait::Kind::Result;
      if (!inheritsFrom(vm_.classOf(blocker), jdk::kRunner.holder)) break;
      const heap::Ref runner = fieldOf(blocker, jdk::kRunner);
      described.helper = numberOf(runner);
      if (described.helper) facts.holder = {Holder::Kind::Other, threadName(described.helper)};
      facts.task = described.helper ? Wait::Task::Runs : runner ? Wait::Task::Done : Wait::Task::NotBegun;
      break;
    }
    case jdk::LockWord::Stamped:
      facts.kind = Wait::Kind::StampedLock;
      break;
    case jdk::LockWord::Exchange:
      facts.kind = Wait::Kind::Partner;
      break;
    case jdk::LockWord::Arrival:
      facts.kind = Wait::Kind::Arrivals;
      break;
    case jdk::LockWord::Work:
      facts.kind = Wait::Kind::Work;
      break;
    default:
      facts.kind = Wait::Kind::Unpark;
  }
}

JavaFacts::Described JavaFacts::describedWait(const vm::Thread& thread, const LibraryWait& wait) {
  Described described;
  if (wait.condition)
    describeCondition(wait.condition, described.wait);
  else if (wait.synchronizer)
    describeAcquire(thread, wait, described);
  else
    describeBlocker(wait.blocker, described);
  return described;
}

}  // namespace weaveproof::program
