// Side events: what threads do that is no action, and still explains a schedule. They signal conditions, without which
// others would wait for ever; they throw exceptions, or get them from methods that they have called; and calls of the
// library return results.
#include <algorithm>
#include <utility>

#include "bytecode/bytecode.hpp"
#include "jdk/lock_words.hpp"
#include "program/code_owner.hpp"
#include "program/java_program.hpp"
#include "program/method_names.hpp"

namespace weaveproof::program {

namespace {
constexpr std::ptrdiff_t kEnoughEvents = 5;  // from the beginning of a step, and from its end
}

void JavaFacts::recordOutput(bool record) {
  vm_.recordOutput = record;
  result_ = {};
  sideEvents_.clear();
  skippedEvents_ = 0;
  inFlight_.clear();
  update_.reset();
  tracker_.teller = record ? this : nullptr;
}

// Conditions are signalled by the thread that has the lock, and no other thread can use the list of waiting threads meanwhile.
void JavaFacts::signals(vm::Thread& thread, heap::Ref condition) {
  vm::Frame& caller = *thread.top;
  if (!condition || caller.isNative() || !isUserCode(*caller.method->holder)) return;
  const classfile::Bytes code = caller.method->member->code->code;
  const auto at = static_cast<std::uint32_t>(caller.bci());
  if (code[at] < bytecode::OP_invokevirtual || code[at] > bytecode::OP_invokeinterface) return;
  const classfile::ClassFile& file = *caller.method->holder->file;
  const classfile::Constant& called = file.constants[file.constants[bytecode::u2(code, at + 1)].second];
  const bytecode::OperandOrigins origins(file, *caller.method->member->code, at);
  FoundOperand receiver = operandOf(caller, origins, at, 0, kDeepestName);
  receiver.bits = condition;
  SideEvent event;
  event.kind = SideEvent::Kind::Signals;
  event.isForAll = file.utf8(called.first) == jdk::kSignalAll;
  event.condition = described(receiver, bytecode::Kind::Reference);
  event.lacksLock = ownerInLibrary(synchronizerOf(condition)) != thread.number;
  std::vector<heap::Ref> woken = event.lacksLock ? std::vector<heap::Ref>() : waitersOf(condition);
  if (!event.isForAll && woken.size() > 1) woken.resize(1);
  for (const heap::Ref waiter : woken) event.woken.push_back(nameOf(waiter));
  add(thread, std::move(event));
}

// An exception that goes through several `finally` is thrown again by each, and reported once.
bool JavaFacts::throws(vm::Thread& thread, heap::Ref throwable, const vm::Method* callee) {
  if (!isUserCode(*thread.top->method->holder)) return false;
  if (!inFlight_.insert({thread.number, throwable}).second) return true;
  SideEvent event;
  event.kind = SideEvent::Kind::Throws;
  event.exception = shortName(vm_.classOf(throwable));
  event.message = vm_.messageOf(throwable);
  if (callee && !isUserCode(*callee->holder)) event.callee = program::nameOf(*callee);
  add(thread, std::move(event));
  return true;
}

void JavaFacts::catches(vm::Thread& thread, heap::Ref throwable) { inFlight_.erase({thread.number, throwable}); }

// The first one is the step itself; no other thread can notice those after it.
void JavaFacts::updates(vm::Thread&, heap::Ref object, std::uint32_t offset, bool written) {
  if (update_) return;
  Pending place;
  place.object = object;
  place.offset = offset;
  update_ = Update{written, contentOf(place)};
}

// Of several in one step the first is that of the step's own call; the others are of calls around it.
void JavaFacts::returns(vm::Thread&, const vm::Method& method, std::int64_t value) {
  if (result_.isKnown() || method.returnKind == bytecode::Kind::Void) return;
  const auto ref = static_cast<heap::Ref>(value);
  const bool isObject = method.returnKind == bytecode::Kind::Reference && ref;
  const bool isString = isObject && &vm_.classOf(ref) == vm_.known.string;
  result_ = isObject && !isString && constantName(ref).empty() ? plainValue(ref) : valueOf(method.returnKind, value);
}

// Of very many the first ones are kept, and the last.
void JavaFacts::add(vm::Thread& thread, SideEvent event) {
  if (std::ssize(sideEvents_) == 2 * kEnoughEvents) {
    sideEvents_.erase(sideEvents_.begin() + kEnoughEvents);
    ++skippedEvents_;
  }
  event.thread = thread.number;
  event.where = standpointOf(thread);
  sideEvents_.push_back(std::move(event));
}

// If the list of waiting threads is shared, a signal has actions, and is reported by these.
std::vector<SideEvent> JavaFacts::takeSideEvents() {
  const auto isSignalling = [&](ThreadNumber number) {
    const vm::Thread* const thread = number <= vm_.threads.size() ? vm_.threads[number - 1].get() : nullptr;
    for (vm::Frame* frame = thread ? thread->top : nullptr; frame; frame = frame->caller()) {
      const std::string_view method = frame->method->name->text();
      if (frame->method->holder->name->text() == jdk::kCondition.holder &&
          (method == jdk::kSignal || method == jdk::kSignalAll))
        return true;
    }
    return false;
  };
  if (const std::size_t skipped = std::exchange(skippedEvents_, 0)) sideEvents_[kEnoughEvents].skippedBefore = skipped;
  std::vector<SideEvent> events = std::exchange(sideEvents_, {});
  std::erase_if(events, [&](const SideEvent& event) {
    return event.kind == SideEvent::Kind::Signals && isSignalling(event.thread);
  });
  return events;
}

}  // namespace weaveproof::program
