// What a thread waits for in java.util.concurrent, in words. The machine sees a thread that is parked for a queue of nodes, or
// held off before it would be (vm/library_waits.hpp); the program has called `lock()` on a lock. Both are told in the same way.
#include <algorithm>
#include <set>
#include <utility>

#include "heap/references.hpp"
#include "jdk/special_names.hpp"
#include "jdk/wait_roles.hpp"
#include "program/code_owner.hpp"
#include "program/java_program.hpp"

namespace weaveproof::program {

namespace {

bool inheritsFrom(const vm::Class& c, std::string_view name) {
  for (const vm::Class* type = &c; type; type = type->super)
    if (type->name->text() == name) return true;
  return false;
}

std::optional<jdk::LockWord> wordFor(const vm::Class& c) {
  for (const jdk::LockWords& words : jdk::lockWords())
    if (inheritsFrom(c, words.holder)) return words.word;
  return std::nullopt;
}

// Whether an instance has the field there from a class of the library, which may be a superclass.
bool isOfLibrary(const vm::Class& c, std::uint32_t offset) {
  for (const vm::Class* type = &c; type; type = type->super)
    for (const vm::Field& field : type->fields)
      if (!field.isStatic() && field.offset == offset) return type->trusted;
  return false;
}

// "a/Lock" of "a/Lock$Sync"; empty if it is not nested.
std::string_view outerName(const vm::Class& c) {
  const std::string_view name = c.name->text();
  const std::size_t dollar = name.rfind('$');
  return dollar == std::string_view::npos ? std::string_view() : name.substr(0, dollar);
}

const vm::Field* namedField(const vm::Class& c, const jdk::NamedField& named) {
  for (const vm::Class* type = &c; type; type = type->super) {
    if (type->name->text() != named.holder) continue;
    for (const vm::Field& field : type->fields)
      if (field.name->text() == named.field) return &field;
  }
  return nullptr;
}

// "Semaphore@1 (0 left)", "slots (Semaphore@1, 0 left)"
std::string withDetail(const std::string& name, const std::string& detail) {
  return name.ends_with(')') ? name.substr(0, name.size() - 1) + ", " + detail + ")" : name + " (" + detail + ")";
}

std::string counted(std::int64_t count, const std::string& one, const std::string& many) {
  return count == 1 ? one : std::to_string(count) + " " + many;
}

}  // namespace

heap::Ref JavaFacts::fieldOf(heap::Ref object, const jdk::NamedField& named) const {
  const vm::Field* field = namedField(vm_.classOf(object), named);
  return field ? vm_.getReference(object, field->offset) : 0;
}

// Of which this is a condition.
heap::Ref JavaFacts::synchronizerOf(heap::Ref condition) const {
  heap::Ref found = 0;
  heap::forEachReference(vm_.at(condition), vm_.classOf(condition), [&](std::uint32_t, heap::Ref ref) {
    if (vm_.classOf(ref).isSubclassOf(vm_.known.synchronizer)) found = ref;
  });
  return found;
}

// Who would be woken, the first one first.
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
    if (vm_.waysOn(thread).has(vm::Way::GoOn)) return std::nullopt;
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
    const auto call = vm::acquireCallOf(thread, type.ownSynchronizer);
    if (!call) return wait;
    wait.synchronizer = std::exchange(wait.blocker, 0);
    wait.call = *call;
    wait.untilAcquired = !call->interruptible;
  } else if (type.name->text() == jdk::kCondition.holder) {
    wait.condition = std::exchange(wait.blocker, 0);
    if (isInCondition(wait.condition, thread.object)) return wait;
    // Whatever wakes it now, it has to have the lock back before it can go on.
    wait.synchronizer = synchronizerOf(wait.condition);
    wait.condition = 0;
    wait.signalled = wait.untilAcquired = true;
  }
  return wait;
}

// The deadlock property asks in every state, so what is most often so is looked at first: nobody owns what they wait for.
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

// Whose it is alone, so that nobody else can release it; 0 if it is nobody's, or not of that kind.
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
  space_.names->identities.forEachLeaf([&](std::uint32_t, heap::Ref ref) {
    if (!vm_.at(ref).klass || !inheritsFrom(vm_.classOf(ref), jdk::kDependents.holder)) return;
    for (heap::Ref node = fieldOf(ref, jdk::kDependents); node; node = fieldOf(node, jdk::kNextDependent))
      if (node == signaller) found = ref;
  });
  return found;
}

// The parts of a lock are objects of nested classes: one of the class around them refers to them, or they to it. So it is with
// the library's and with most that programs have of their own.
heap::Ref JavaFacts::wholeOf(heap::Ref part) const {
  const vm::Class& type = vm_.classOf(part);
  for (const vm::Class* nested = &type; nested; nested = nested->super) {
    const std::string_view outer = outerName(*nested);
    if (outer.empty()) return part;
    heap::Ref found = 0;
    heap::forEachReference(vm_.at(part), type, [&](std::uint32_t, heap::Ref ref) {
      if (inheritsFrom(vm_.classOf(ref), outer)) found = ref;
    });
    if (found) return found;
    space_.names->identities.forEachLeaf([&](std::uint32_t, heap::Ref ref) {
      const heap::Object& object = vm_.at(ref);
      if (!object.klass || vm::classOf(object).isArray() || !inheritsFrom(vm::classOf(object), outer)) return;
      heap::forEachReference(object, vm::classOf(object), [&](std::uint32_t, heap::Ref held) {
        if (held == part && (!found || ref < found)) found = ref;
      });
    });
    if (found) return found;
  }
  return part;
}

// A field that holds the condition says what it is about; else it is a condition of a lock.
std::string JavaFacts::conditionText(heap::Ref condition, heap::Ref& whole, std::string& because) {
  const jdk::ConditionWords* about = nullptr;
  space_.names->identities.forEachLeaf([&](std::uint32_t, heap::Ref ref) {
    if (!vm_.at(ref).klass) return;
    const vm::Class& type = vm_.classOf(ref);
    for (const jdk::ConditionWords& words : jdk::conditionWords())
      if (inheritsFrom(type, words.holder) && fieldOf(ref, {words.holder, words.field}) == condition)
        about = &words, whole = ref;
  });
  if (about) because = about->because;
  if (about) return std::string(about->before) + namedText(whole) + std::string(about->after);
  whole = wholeOf(wholeOf(condition));
  because = "nobody has signalled it since";
  const std::string name = ownFieldWith(condition);
  return "waits for " + (name.empty() ? name : name + ", ") + "a condition of " + namedText(whole);
}

// The name of a field that the program has it in; empty if there is none, or if there are several names.
std::string JavaFacts::ownFieldWith(heap::Ref object) {
  std::set<std::string> names;
  space_.names->identities.forEachLeaf([&](std::uint32_t, heap::Ref ref) {
    const heap::Object& holder = vm_.at(ref);
    if (!holder.klass || vm::classOf(holder).isArray()) return;
    const vm::Class& type = vm::classOf(holder);
    if (!isUserCode(&type == vm_.known.klass ? vm::subjectOf(holder) : type)) return;
    heap::forEachReference(holder, type, [&](std::uint32_t offset, heap::Ref held) {
      if (held != object || isOfLibrary(type, offset)) return;
      const std::string field = memberAt(ref, offset).first.field;
      const bool isGiven = !field.empty() && field.find('$') == std::string::npos;  // and not by a compiler
      if (isGiven) names.insert(field);
    });
  });
  return names.size() == 1 ? *names.begin() : std::string();
}

// Main stays until the program ends.
bool JavaFacts::hasEnded(ThreadNumber number) const {
  const vm::PendingAction& pending = vm_.threads[number - 1]->pending;
  return pending.kind == ActionKind::Exit && pending.object != 0;
}

// "stats (ReentrantLock@2)"
std::string JavaFacts::namedText(heap::Ref object) {
  const std::string field = ownFieldWith(object), text = objectText(object);
  return field.empty() ? text : field + " (" + text + ")";
}

// Fills in who could help, if it can be told and there is somewhere to put it.
std::string JavaFacts::libraryWaitText(const vm::Thread& thread, const LibraryWait& wait, ThreadText* text) {
  heap::Ref whole = 0;
  ThreadNumber helper = 0;
  std::string words, because;
  const auto heldBy = [&](heap::Ref javaThread) {
    if (!javaThread) return std::string();
    const ThreadNumber owner = numberOf(javaThread);
    because = owner == thread.number ? "it has it already" : "\"" + nameOf(javaThread) + "\" has it";
    if (owner == thread.number) return std::string(", held by itself");
    helper = owner;
    return ", held by \"" + nameOf(javaThread) + "\"" + (owner && !hasEnded(owner) ? "" : ", which has ended");
  };
  std::optional<jdk::LockWord> word;
  std::string name;
  const auto find = [&](heap::Ref part) {
    // What the library has words for is no part of what the program has around it: a task of an inner class, for one.
    word = wordFor(vm_.classOf(part));
    whole = word ? part : wholeOf(part);
    name = namedText(whole);
    if (!word) word = wordFor(vm_.classOf(whole));
    if (word || whole != part) return;
    // The program has dropped the lock itself, which is garbage then.
    for (const vm::Class* type = &vm_.classOf(part); type && !word; type = type->super)
      for (const jdk::LockWords& one : jdk::lockWords())
        if (outerName(*type) == one.holder)
          word = one.word, name = "a " + std::string(one.holder.substr(one.holder.rfind('/') + 1));
  };
  if (wait.condition) {
    words = conditionText(wait.condition, whole, because);
    name = namedText(whole);
  } else if (wait.synchronizer) {
    find(wait.synchronizer);
    const auto state = vm_.at(wait.synchronizer).get<std::int32_t>(vm_.known.synchronizerState);
    const heap::Ref owner = vm_.getReference(wait.synchronizer, vm_.known.synchronizerOwner);
    const std::string begin = wait.signalled ? "was signalled and waits to lock " : "waits to lock ";
    switch (word.value_or(jdk::LockWord::Work)) {
      case jdk::LockWord::Lock:
        words = begin + name + (wait.signalled ? " again" : "") + heldBy(owner);
        break;
      case jdk::LockWord::ReadWrite: {
        const auto readers = static_cast<std::int32_t>(static_cast<std::uint32_t>(state) >> jdk::kSharedCountShift);
        words = begin + name + (wait.call.shared ? " for reading" : " for writing") + heldBy(owner);
        if (!owner && readers && !wait.call.shared) {
          words += ", held for reading " + counted(readers, "once", "times");
          because = "it is held for reading";
        } else if (!owner && wait.call.shared) {
          words += ", behind a thread that waits to write";
          because = "another thread waits to write";
        }
        break;
      }
      case jdk::LockWord::Permits:
        words = "waits for " + counted(wait.call.amount, "a permit", "permits") + " of " +
                withDetail(name, std::to_string(state) + " left");
        because = state >= wait.call.amount ? "others wait before it"
                                            : std::to_string(state) + (state == 1 ? " is left" : " are left");
        if (state >= wait.call.amount) words += ", behind others that wait";
        break;
      case jdk::LockWord::Count:
        words = "waits for " + withDetail(name, "count " + std::to_string(state));
        because = "the count is " + std::to_string(state);
        break;
      default:
        words = "waits to acquire " + name + heldBy(owner);
    }
  } else {
    whole = wait.blocker;
    const auto future = inheritsFrom(vm_.classOf(whole), jdk::kNextDependent.holder) ? futureThatWakes(whole) : 0;
    find(future ? future : whole);
    switch (word.value_or(jdk::LockWord::Lock)) {
      case jdk::LockWord::Result: {
        words = "waits for the result of " + name;
        because = "it is not complete";
        if (!inheritsFrom(vm_.classOf(whole), jdk::kRunner.holder)) break;
        const heap::Ref runner = fieldOf(whole, jdk::kRunner);
        helper = numberOf(runner);
        words += helper ? ", run by \"" + threadName(helper) + "\"" : runner ? "" : ", which has not begun";
        because = helper ? "\"" + threadName(helper) + "\" runs it" : runner ? "it is not done" : "it has not begun";
        break;
      }
      case jdk::LockWord::Stamped:
        words = "waits to lock " + name;
        because = "it is held";
        break;
      case jdk::LockWord::Exchange:
        words = "waits for another thread at " + name;
        because = "nobody else is there";
        break;
      case jdk::LockWord::Arrival:
        words = "waits for the others at " + name;
        because = "others have not arrived";
        break;
      case jdk::LockWord::Work:
        words = "waits for work of " + name;
        break;
      default:
        words = "is parked for " + name;
    }
  }
  if (text) {
    text->waitsFor = name;
    text->waitsBecause = because;
    text->waitsForThread = helper;
  }
  return words;
}

}  // namespace weaveproof::program
