// What threads do that is no action, and still explains a schedule: they signal conditions, for want of which others wait for ever, and
// they throw exceptions, or get them from what they have called. And what calls of the library return.
#include <algorithm>
#include <utility>

#include "bytecode/bytecode.hpp"
#include "jdk/lock_words.hpp"
#include "program/call_texts.hpp"
#include "program/code_owner.hpp"
#include "program/java_program.hpp"

namespace weaveproof::program {

namespace {
constexpr std::ptrdiff_t kEnoughAsides = 5;  // from the beginning of a step, and from its end
}

void JavaFacts::recordOutput(bool record) {
  vm_.recordOutput = record;
  result_.clear();
  asides_.clear();
  leftOutAsides_ = 0;
  inFlight_.clear();
  update_.reset();
  tracker_.teller = record ? this : nullptr;
}

// Conditions are signalled by who has the lock, and the list of those who wait is nobody else's matter meanwhile.
void JavaFacts::signals(vm::Thread& thread, heap::Ref condition) {
  vm::Frame& caller = *thread.top;
  if (!condition || caller.isNative() || !isUserCode(*caller.method->holder)) return;
  const classfile::Bytes code = caller.method->member->code->code;
  const auto at = static_cast<std::uint32_t>(caller.bci());
  if (code[at] < bytecode::OP_invokevirtual || code[at] > bytecode::OP_invokeinterface) return;
  const classfile::ClassFile& file = *caller.method->holder->file;
  const classfile::Constant& called = file.constants[file.constants[bytecode::u2(code, at + 1)].second];
  const bool all = file.utf8(called.first) == jdk::kSignalAll;
  const bytecode::OperandOrigins origins(file, *caller.method->member->code, at);
  Operand receiver = operandOf(caller, origins, at, 0, kDeepestName);
  receiver.bits = condition;
  std::string what = (all ? "signals all at " : "signals ") + operandText(receiver, bytecode::Kind::Reference);
  const std::vector<heap::Ref> waiters = waitersOf(condition);
  if (const ThreadNumber owner = ownerInLibrary(synchronizerOf(condition)); owner != thread.number)
    what += ", without its lock";
  else if (waiters.empty())
    what += ", where nobody waits";
  else
    for (std::size_t i = 0; i < (all ? waiters.size() : std::min<std::size_t>(waiters.size(), 1)); ++i)
      what += (i == 0 ? ", which wakes " : " and ") + quoted(nameOf(waiters[i]));
  addAside(thread, std::move(what), true);
}

// An exception that goes through several `finally` is thrown again by each, and told once.
bool JavaFacts::throws(vm::Thread& thread, heap::Ref throwable, const vm::Method* callee) {
  if (!isUserCode(*thread.top->method->holder)) return false;
  if (!inFlight_.insert({thread.number, throwable}).second) return true;
  const std::string message = vm_.messageOf(throwable), type = shortName(vm_.classOf(throwable));
  const std::string what = "throws " + type + (message.empty() ? "" : ": " + message);
  const bool isLibrary = callee && !isUserCode(*callee->holder);
  addAside(thread, isLibrary ? calleeName(*callee) + " " + what : what, false);
  return true;
}

void JavaFacts::catches(vm::Thread& thread, heap::Ref throwable) { inFlight_.erase({thread.number, throwable}); }

// The first is the step itself; what comes behind it is nobody else's matter.
void JavaFacts::updates(vm::Thread&, heap::Ref object, std::uint32_t offset, bool written) {
  if (update_) return;
  Pending place;
  place.object = object;
  place.offset = offset;
  update_ = UpdateText{written, contentText(place)};
}

// Of several in one step the first is that of the step's own call; the others are of calls around it.
void JavaFacts::returns(vm::Thread&, const vm::Method& method, std::int64_t value) {
  if (!result_.empty() || method.returnKind == bytecode::Kind::Void) return;
  const auto ref = static_cast<heap::Ref>(value);
  const bool isObject = method.returnKind == bytecode::Kind::Reference && ref;
  const bool isString = isObject && &vm_.classOf(ref) == vm_.known.string;
  result_ = isObject && !isString && constantName(ref).empty() ? plainText(ref) : valueText(method.returnKind, value);
}

// Of very many the first ones are kept, and the last.
void JavaFacts::addAside(vm::Thread& thread, std::string what, bool isSignal) {
  if (std::ssize(asides_) == 2 * kEnoughAsides) {
    asides_.erase(asides_.begin() + kEnoughAsides);
    ++leftOutAsides_;
  }
  ActionText text = textAt(thread);
  text.what = std::move(what);
  asides_.push_back({{thread.number, std::move(text)}, isSignal});
}

// Where the list of those who wait is everybody's matter, a signal has actions, and is told by these.
std::vector<Aside> JavaFacts::takeAsides() {
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
  if (const std::size_t leftOut = std::exchange(leftOutAsides_, 0)) {
    std::string& what = asides_[kEnoughAsides].first.text.what;
    what = "(" + std::to_string(leftOut) + " more of this kind) " + what;
  }
  std::vector<Aside> told;
  for (auto& [aside, isSignal] : std::exchange(asides_, {}))
    if (!isSignal || !isSignalling(aside.thread)) told.push_back(std::move(aside));
  return told;
}

}  // namespace weaveproof::program
