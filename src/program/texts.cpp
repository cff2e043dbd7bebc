// Threads, objects and values in words, for counterexamples.
#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <map>
#include <span>

#include "jdk/call_words.hpp"
#include "jdk/special_names.hpp"
#include "program/call_texts.hpp"
#include "program/code_owner.hpp"
#include "program/harness_frames.hpp"
#include "program/java_program.hpp"
#include "state/for_each_leaf.hpp"

namespace weaveproof::program {

namespace {

// Of the frames in which the library makes a thread wait, the outermost: what was called.
void foldWait(Places& stack) {
  const auto called = std::ranges::find_if_not(stack, [](const Place& place) {
    const bool isWait =
        place.className.starts_with("java.util.concurrent.") || place.className.starts_with("jdk.internal.misc.");
    return isWait && place.owner == CodeOwner::Jdk;
  });
  if (called - stack.begin() > 1) stack.erase(stack.begin(), called - 1);
}

}  // namespace

std::string JavaFacts::threadName(ThreadNumber number) const {
  const vm::Thread* thread = number && number <= vm_.threads.size() ? vm_.threads[number - 1].get() : nullptr;
  const heap::Ref name = thread ? vm_.getReference(thread->object, vm_.known.threadName) : 0;
  return name ? vm_.utf8(name) : "thread " + std::to_string(number);
}

std::string JavaFacts::nameOf(heap::Ref javaThread) const {
  const heap::Ref name = vm_.getReference(javaThread, vm_.known.threadName);
  return name ? vm_.utf8(name) : "?";
}

std::string JavaFacts::runClassOf(heap::Ref javaThread) const {
  if (!javaThread) return "";
  const vm::Class& type = vm_.classOf(javaThread);
  const vm::Class* runs = type.vtable[vm_.known.threadRun->vtableIndex]->holder;
  if (runs != vm_.known.thread) return runs->externalName();
  const heap::Ref target = vm_.getReference(vm_.threadFields(javaThread), vm_.known.threadTask);
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

// Objects of a class are numbered in the order in which somebody first asks.
ObjectName JavaFacts::nameOfObject(heap::Ref object) {
  if (!object) return {"null"};
  const heap::Object& header = vm_.at(object);
  if (!header.klass) return {"object " + std::to_string(object)};
  const vm::Class& type = vm::classOf(header);
  if (&type == vm_.known.klass) return {"class " + vm::subjectOf(header).externalName()};
  std::lock_guard lock(space_.names->mutex);
  auto& numbers = space_.names->displayNumbers;
  const auto [it, isNew] = numbers.try_emplace(object, 0);
  if (isNew) it->second = ++space_.names->displayCounts[&type];
  const std::string name = type.readableName();
  return {name.substr(name.rfind('.') + 1), it->second};
}

// The field or element at this offset: its name, and what kind of value it holds.
std::pair<Location, bytecode::Kind> JavaFacts::memberAt(heap::Ref object, std::uint32_t offset) const {
  const heap::Object& header = vm_.at(object);
  const vm::Class& type = vm::classOf(header);
  Location member;
  if (type.isArray()) {
    member.element = (offset - heap::kArrayBase) >> type.elementShift;
    return {std::move(member), type.elementKind};
  }
  const bool isStatic = &type == vm_.known.klass && offset >= vm_.known.klass->instanceBytes;
  for (const vm::Class* holder = isStatic ? &vm::subjectOf(header) : &type; holder;
       holder = isStatic ? nullptr : holder->super)
    for (const vm::Field& field : holder->fields)
      if (field.isStatic() == isStatic && field.offset == offset) {
        member.field = field.name->string();
        return {std::move(member), type.name->text() == jdk::kAtomicBoolean ? bytecode::Kind::Boolean : field.kind};
      }
  member.offset = offset;
  return {std::move(member), bytecode::Kind::Int};
}

namespace {

// With as many digits as tell it from its neighbours, and a point: 0.1, 1.0, 1e-10.
template <class Real>
std::string realText(Real value) {
  if (std::isnan(value)) return "NaN";
  if (std::isinf(value)) return value < 0 ? "-Infinity" : "Infinity";
  const std::string text = fmt::format("{}", value);
  return text.find_first_of(".e") == std::string::npos ? text + ".0" : text;
}

}  // namespace

std::string JavaFacts::valueText(bytecode::Kind kind, std::int64_t bits) {
  switch (kind) {
    case bytecode::Kind::Boolean:
      return bits & 1 ? "true" : "false";
    case bytecode::Kind::Byte:
      return std::to_string(static_cast<std::int8_t>(bits));
    case bytecode::Kind::Char: {
      const auto c = static_cast<std::uint16_t>(bits);
      return c >= 32 && c < 127 ? std::string("'") + static_cast<char>(c) + "'" : std::to_string(c);
    }
    case bytecode::Kind::Short:
      return std::to_string(static_cast<std::int16_t>(bits));
    case bytecode::Kind::Int:
      return std::to_string(static_cast<std::int32_t>(bits));
    case bytecode::Kind::Long:
      return std::to_string(bits);
    case bytecode::Kind::Float: {
      const auto word = static_cast<std::uint32_t>(bits);
      float value;
      std::memcpy(&value, &word, sizeof value);
      return realText(value);
    }
    case bytecode::Kind::Double: {
      double value;
      std::memcpy(&value, &bits, sizeof value);
      return realText(value);
    }
    default: {
      const auto ref = static_cast<heap::Ref>(bits);
      if (!ref || !vm_.at(ref).klass) return "null";
      if (&vm_.classOf(ref) == vm_.known.string && vm_.getReference(ref, vm_.known.stringValue)) {
        const std::string text = vm_.utf8(ref);
        return quoted(text.size() > 40 ? text.substr(0, 40) + "…" : text);
      }
      if (const std::string constant = constantName(ref); !constant.empty()) return constant;
      if (vm_.classOf(ref).name->text().find(jdk::kLambda) != std::string_view::npos) return "a lambda";
      return objectText(ref);
    }
  }
}

// Of an enum: "RUNNING". Empty if it is something else.
std::string JavaFacts::constantName(heap::Ref object) const {
  for (const vm::Class* type = &vm_.classOf(object); type; type = type->super) {
    if (type->name->text() != jdk::kEnumName.holder) continue;
    const heap::Ref name = fieldOf(object, jdk::kEnumName);
    return name ? vm_.utf8(name) : std::string();
  }
  return {};
}

std::string JavaFacts::valueAt(heap::Ref object, std::uint32_t offset, bytecode::Kind kind) {
  const heap::Object& header = vm_.at(object);
  switch (kind) {
    case bytecode::Kind::Boolean:
    case bytecode::Kind::Byte:
      return valueText(kind, header.get<std::uint8_t>(offset));
    case bytecode::Kind::Char:
    case bytecode::Kind::Short:
      return valueText(kind, header.get<std::uint16_t>(offset));
    case bytecode::Kind::Long:
    case bytecode::Kind::Double:
      return valueText(kind, header.get<std::int64_t>(offset));
    default:
      return valueText(kind, header.get<std::uint32_t>(offset));
  }
}

Location JavaFacts::locationOf(const Pending& access) {
  if (!access.object || !vm_.at(access.object).klass) return {};
  const vm::Class& type = vm_.classOf(access.object);
  Location location = memberAt(access.object, access.offset).first;
  const bool isStatic = &type == vm_.known.klass && access.offset >= type.instanceBytes;
  location.object =
      isStatic ? ObjectName{vm::subjectOf(vm_.at(access.object)).externalName()} : nameOfObject(access.object);
  return location;
}

std::string JavaFacts::classOfField(const Pending& access) {
  if (!access.object || !vm_.at(access.object).klass) return {};
  const vm::Class& type = vm_.classOf(access.object);
  if (type.isSubclassOf(vm_.known.thread) && access.offset < vm_.known.thread->instanceBytes) return {};
  if (&type == vm_.known.klass && access.offset >= type.instanceBytes)
    return vm::subjectOf(vm_.at(access.object)).externalName();
  return type.isArray() ? std::string() : type.externalName();
}

std::string JavaFacts::contentText(const Pending& access) {
  if (!access.object || !vm_.at(access.object).klass) return {};
  return valueAt(access.object, access.offset, memberAt(access.object, access.offset).second);
}

std::string JavaFacts::differenceText(StateId one, StateId other) {
  std::map<state::Leaf, std::pair<state::LeafValue, state::LeafValue>> leaves;
  state::forEachLeaf(*space_.trees, one, [&](state::Leaf leaf, state::LeafValue value) { leaves[leaf].first = value; });
  state::forEachLeaf(*space_.trees, other,
                     [&](state::Leaf leaf, state::LeafValue value) { leaves[leaf].second = value; });
  std::string text;
  for (const auto& [leaf, values] : leaves) {
    if (values.first == values.second) continue;
    if (!text.empty()) text += ", ";
    if (leaf.isHot()) {
      static constexpr const char* kParts[] = {"record", "top frame", "callers"};
      text += "thread " + std::to_string(leaf.thread() + 1) + " (its " + kParts[leaf.which() % 3] + ")";
    } else {
      const heap::Object* object = store_.contentOf(values.first ? values.first : values.second);
      text += "an object of class " + vm::classOf(*object).externalName();
      if (!values.first || !values.second) text += values.first ? " (only in the first)" : " (only in the second)";
    }
  }
  return text;
}

std::string JavaFacts::statusText(const vm::Thread& thread) {
  const Pending pending = program_.pendingOf(thread);
  if (const auto wait = libraryWaitOf(thread)) return libraryWaitText(thread, *wait, nullptr);
  const std::string object = pending.object ? namedText(pending.object) : std::string();
  auto heldBy = [&] {
    const ThreadNumber owner = ownerFor(pending);
    return owner && owner != thread.number ? ", held by " + quoted(threadName(owner)) : std::string();
  };
  switch (pending.kind) {
    case ActionKind::Lock:
      if ((thread.pending.flags & vm::PendingAction::kUnlessItWaits) && vm_.isAlive(pending.object))
        return "waits for " + quoted(nameOf(pending.object)) + " to end";  // Thread.join, held off
      return "wants to lock " + object + heldBy();
    case ActionKind::Relock:
      return "was notified and wants to lock " + object + " again" + heldBy();
    case ActionKind::Wake:
      return joined(thread) ? "waits for " + quoted(nameOf(pending.object)) + " to end"
                            : "waits to be notified on " + object;
    case ActionKind::Park:
      return "is parked";
    case ActionKind::Initialize:
      return "waits for the initialisation of " + object + heldBy();
    case ActionKind::End:
      return "wants to end, for which it needs the lock of " + object + heldBy();
    case ActionKind::Exit:
      return pending.object ? "has ended, and waits for the others" : "is about to exit";
    case ActionKind::Sleep:
      return "sleeps";
    case ActionKind::Loop:
      return "loops for ever";
    default: {
      Actions own;
      program_.alternativesOf(thread, own);
      return "can go on: " + whatText(thread, own.empty() ? 0 : own.front().alternative);
    }
  }
}

// Whose the lock is: a monitor, or an exclusive lock of java.util.concurrent. 0 if nobody's, or if it is no lock.
ThreadNumber JavaFacts::holderOf(heap::Ref lock) const {
  const heap::Object& object = vm_.at(lock);
  if (!object.klass) return 0;
  if (object.lock) return vm::lockOwner(object.lock);
  if (!vm::classOf(object).isSubclassOf(vm_.known.ownableSynchronizer)) return 0;
  // The library's own, that are no locks of the program (such as that of a pool's worker), are not told.
  return vm::classOf(object).trusted ? ownerInLibrary(lock)
                                     : numberOf(vm_.getReference(lock, vm_.known.synchronizerOwner));
}

ThreadNumber JavaFacts::numberOf(heap::Ref javaThread) const {
  for (const auto& thread : vm_.threads)
    if (javaThread && thread && thread->object == javaThread) return thread->number;
  return 0;
}

// What a thread that cannot go on waits for, and who could help it.
void JavaFacts::describeWait(const vm::Thread& thread, ThreadText& text) {
  const Pending pending = program_.pendingOf(thread);
  if (const auto wait = libraryWaitOf(thread)) {
    libraryWaitText(thread, *wait, &text);
    return;
  }
  switch (pending.kind) {
    case ActionKind::Lock:
    case ActionKind::Relock:
    case ActionKind::Initialize:
    case ActionKind::End: {
      const ThreadNumber owner = pending.object ? ownerFor(pending) : 0;
      if (owner == 0 || owner == thread.number) return;
      text.waitsFor = namedText(pending.object);
      text.waitsForThread = owner;
      return;
    }
    case ActionKind::Wake:
      if (joined(thread))
        text.waitsForThread = numberOf(pending.object);
      else
        text.waitsFor = namedText(pending.object);
      return;
    default:
      return;
  }
}

std::vector<ThreadText> JavaFacts::threads() {
  std::vector<ThreadText> texts;
  const vm::Class* const main = space_.mainClass();
  std::vector<std::vector<heap::Ref>> locks(vm_.threads.size() + 1);  // by the number of who holds them
  space_.names->identities.forEachLeaf([&](std::uint32_t, heap::Ref ref) {
    if (const ThreadNumber holder = holderOf(ref)) locks[holder].push_back(ref);
  });
  for (const auto& holder : vm_.threads) {
    if (!holder || !holder->top) continue;
    vm::Thread& thread = *holder;
    ThreadText text;
    text.number = thread.number;
    text.name = threadName(thread.number);
    text.runClass = runClassOf(thread.object);
    text.status = statusText(thread);
    for (const auto& [method, bci] : vm_.stackTrace(thread)) {
      if (bci < 0) continue;
      text.stack.push_back(placeIn(*method, bci, main));
      if (!text.userPlace.isKnown() && text.stack.back().isUserCode()) text.userPlace = text.stack.back();
    }
    foldHarness(text.stack);
    if (libraryWaitOf(thread)) foldWait(text.stack);
    describeWait(thread, text);
    for (const heap::Ref lock : locks[thread.number])
      text.locks.push_back(namedText(vm_.at(lock).lock ? lock : wholeOf(lock)));
    texts.push_back(std::move(text));
  }
  return texts;
}

}  // namespace weaveproof::program
