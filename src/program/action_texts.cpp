// What a thread does next, in words, and where.
#include "bytecode/bytecode.hpp"
#include "program/call_texts.hpp"
#include "program/code_owner.hpp"
#include "program/java_program.hpp"

namespace weaveproof::program {

// What a harness chooses from is a number of one of `alternatives` in a row, which it returns, or returns as true or false, or takes for
// the index of an array that it has put together: the code behind the choice tells.
std::string JavaFacts::choiceText(const vm::Thread& thread, std::uint32_t alternative) {
  const std::uint32_t count = thread.pending.alternatives;
  const std::string among = ", one of " + std::to_string(count) + (count == 1 ? " value" : " values");
  const vm::Frame& frame = *thread.top;
  const std::ptrdiff_t operands = thread.sp - thread.top->operands();
  if (!frame.isNative() && operands >= 2) {
    const auto chosen = static_cast<std::int32_t>(thread.sp[-2] + alternative);
    const classfile::Bytes code = frame.method->member->code->code;
    const auto next = static_cast<std::size_t>(frame.bci()) + 3;
    const bool isArray = operands >= 3 && code[next] >= bytecode::OP_iaload && code[next] <= bytecode::OP_saload;
    if (isArray && thread.sp[-3] && vm_.classOf(thread.sp[-3]).isArray()) {
      const vm::Class& type = vm_.classOf(thread.sp[-3]);
      const auto at = vm::kArrayBase + (static_cast<std::uint32_t>(chosen) << type.elementShift);
      return "chooses " + valueAt(thread.sp[-3], at, type.elementKind) + among;
    }
    if (frame.method->descriptor->text() == "()Z") return "chooses " + valueText(bytecode::Kind::Boolean, chosen);
    if (code[next] == bytecode::OP_ireturn) return "chooses " + std::to_string(chosen) + among;
  }
  return "chooses value " + std::to_string(alternative + 1) + " of " + std::to_string(count);
}

// Whom a notification of all wakes.
std::string JavaFacts::wokenText(heap::Ref monitor) {
  std::string text;
  for (const auto& thread : vm_.threads)
    if (thread && thread->waitsOn(monitor))
      text += (text.empty() ? ", which wakes " : " and ") + quoted(threadName(thread->number));
  return text.empty() ? ", where nobody waits" : text;
}

std::string JavaFacts::whatText(const vm::Thread& thread, std::uint32_t alternative) {
  const Pending pending = program_.pendingOf(thread);
  const bool isOfMonitor = pending.kind >= ActionKind::Lock && pending.kind <= ActionKind::NotifyAll;
  const std::string object = !pending.object ? std::string()
                             : isOfMonitor   ? namedText(pending.object)
                                             : objectText(pending.object);
  auto threadOfObject = [&] { return quoted(nameOf(pending.object)); };
  switch (pending.kind) {
    case ActionKind::Read: {
      const auto [member, kind] = memberAt(pending.object, pending.offset);
      return "reads " + textOf(locationOf(pending)) + ": " + valueAt(pending.object, pending.offset, kind);
    }
    case ActionKind::Write: {
      const auto [member, kind] = memberAt(pending.object, pending.offset);
      std::string text = "writes " + textOf(locationOf(pending));
      // The value is on top of the operand stack, if a bytecode writes it.
      if (!thread.top->isNative() && thread.sp - thread.top->operands() >= bytecode::slotsOf(kind)) {
        const int slots = bytecode::slotsOf(kind);
        const std::int64_t bits = slots == 2 ? vm::longAt(thread.sp - 2) : thread.sp[-1];
        const std::uint8_t opcode = thread.top->method->member->code->code[static_cast<std::size_t>(thread.top->bci())];
        const bool store = (opcode >= 0x4f && opcode <= 0x56) || opcode == 0xb3 || opcode == 0xb5;
        if (store)
          text += ": " + valueText(kind, bits) + " (was " + valueAt(pending.object, pending.offset, kind) + ")";
      }
      return text;
    }
    case ActionKind::Update: {
      const auto [member, kind] = memberAt(pending.object, pending.offset);
      const std::string was = " (was " + valueAt(pending.object, pending.offset, kind) + ")";
      return (alternative ? "fails to update " : "updates ") + textOf(locationOf(pending)) + was;
    }
    case ActionKind::Copy: {
      Pending target = pending;
      target.object = pending.target;
      target.offset = pending.targetOffset;
      const auto [member, kind] = memberAt(pending.object, pending.offset);
      return "copies " + textOf(locationOf(pending)) + " to " + textOf(locationOf(target)) + ": " +
             valueAt(pending.object, pending.offset, kind);
    }
    case ActionKind::Lock:
      return "locks " + object;
    case ActionKind::Unlock:
      return "unlocks " + object;
    case ActionKind::Wait:
      return vm_.isInterrupted(thread) ? "is interrupted before it waits on " + object
                                       : "waits on " + object + ", giving up its lock";
    case ActionKind::Wake:
      return "its wait on " + object + (alternative == JavaProgram::kInterrupt ? " is interrupted" : " times out");
    case ActionKind::Relock:
      return "wakes up and locks " + object + " again";
    case ActionKind::Notify:
      return "notifies " + object +
             (alternative ? ", which wakes " + quoted(threadName(alternative)) : ", where nobody waits");
    case ActionKind::NotifyAll:
      return "notifies all on " + object + wokenText(pending.object);
    case ActionKind::Park:
      return alternative != JavaProgram::kGoOn ? "its park times out" : "parks, and goes on at once";
    case ActionKind::Unpark:
      return "unparks " + threadOfObject();
    case ActionKind::Sleep:
      return (pending.late && alternative == JavaProgram::kGoOn) || vm_.isInterrupted(thread)
                 ? "is interrupted in its sleep"
                 : "sleeps";
    case ActionKind::Yield:
      return "yields";
    case ActionKind::Start:
      return "starts " + threadOfObject();
    case ActionKind::Begin:
      return "begins";
    case ActionKind::Interrupt:
      return "interrupts " + threadOfObject();
    case ActionKind::Observe:
      return pending.object ? "looks at the state of " + threadOfObject() : "looks at all threads";
    case ActionKind::End:
      return "ends";
    case ActionKind::Initialize:
      switch (vm::initStatus(vm_.at(pending.object))) {
        case vm::InitStatus::Failed:
          return "finds that " + object + " could not be initialised";
        case vm::InitStatus::Done:
          return "finds " + object + " initialised";
        default:
          return "begins to initialise " + object;
      }
    case ActionKind::Initialized:
      return (thread.top->resume == vm::kResumeThrown ? "fails to initialise " : "has initialised ") + object;
    case ActionKind::Clock:
      return "reads the clock";
    case ActionKind::Input:
      return "reads input";
    case ActionKind::Choice:
      return choiceText(thread, alternative);
    case ActionKind::Exit:
      return pending.object ? "the program ends" : "exits";
    case ActionKind::Loop:
      return "loops for ever";
    case ActionKind::Assume:
      return "assumes what does not hold";
    case ActionKind::Other:
      break;
  }
  return "does something that others may notice";
}

ActionText JavaFacts::textAt(vm::Thread& thread) {
  ActionText text;
  text.threadName = threadName(thread.number);
  const vm::Class* const main = space_.mainClass();
  for (const auto& [method, bci] : vm_.stackTrace(thread)) {
    if (bci < 0) continue;
    const bool isUser = isUserCode(*method->holder);
    if (!isUser && text.at.isKnown()) continue;
    const Place place = placeIn(*method, bci, main);
    if (!text.at.isKnown()) text.at = place;
    if (!isUser) continue;
    text.user = place;
    break;
  }
  return text;
}

ActionText JavaFacts::describe(Action action) {
  vm::Thread& thread = *vm_.threads[action.thread - 1];
  ActionText text = textAt(thread);
  text.what = whatText(thread, action.alternative);
  if (!text.at.isUserCode()) describeCall(thread, text);
  return text;
}

}  // namespace weaveproof::program
