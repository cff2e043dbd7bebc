// Actions as facts: what a thread does next, and where.
#include "bytecode/bytecode.hpp"
#include "program/code_owner.hpp"
#include "program/java_program.hpp"

namespace weaveproof::program {

// A harness chooses a number of one of `alternatives` in a row. It returns it, or returns it as true or false, or takes it for
// the index of an array that it has made: the code after the choice shows which.
void JavaFacts::addChoice(const vm::Thread& thread, std::uint32_t alternative, Act& act) {
  act.count = thread.pending.alternatives;
  act.number = alternative + 1;
  const vm::Frame& frame = *thread.top;
  const std::ptrdiff_t operands = thread.sp - thread.top->operands();
  if (frame.isNative() || operands < 2) return;
  const auto chosen = static_cast<std::int32_t>(thread.sp[-2] + alternative);
  const classfile::Bytes code = frame.method->member->code->code;
  const auto next = static_cast<std::size_t>(frame.bci()) + 3;
  const bool isArray = operands >= 3 && code[next] >= bytecode::OP_iaload && code[next] <= bytecode::OP_saload;
  if (isArray && thread.sp[-3] && vm_.classOf(thread.sp[-3]).isArray()) {
    const vm::Class& type = vm_.classOf(thread.sp[-3]);
    const auto at = vm::kArrayBase + (static_cast<std::uint32_t>(chosen) << type.elementShift);
    act.value = valueAt(thread.sp[-3], at, type.elementKind);
  } else if (frame.method->descriptor->text() == "()Z") {
    act.value = valueOf(bytecode::Kind::Boolean, chosen);
  } else if (code[next] == bytecode::OP_ireturn) {
    act.value = valueOf(bytecode::Kind::Int, chosen);
  }
}

std::vector<std::string> JavaFacts::namesOfWaiters(heap::Ref monitor) const {
  std::vector<std::string> names;
  for (const auto& thread : vm_.threads)
    if (thread && thread->waitsOn(monitor)) names.push_back(threadName(thread->number));
  return names;
}

Act JavaFacts::actOf(const vm::Thread& thread, std::uint32_t alternative) {
  const Pending pending = program_.pendingOf(thread);
  Act act;
  act.kind = pending.kind;
  if (pending.isAccess()) {
    // Objects get their numbers in the order in which a report mentions them.
    act.location = locationOf(pending);
    if (pending.kind == ActionKind::Copy) {
      Pending target = pending;
      target.object = pending.target;
      target.offset = pending.targetOffset;
      act.target = locationOf(target);
    }
    const bytecode::Kind kind = memberAt(pending.object, pending.offset).second;
    if (pending.kind == ActionKind::Read || pending.kind == ActionKind::Copy)
      act.value = valueAt(pending.object, pending.offset, kind);
    if (pending.kind == ActionKind::Update) {
      act.was = valueAt(pending.object, pending.offset, kind);
      act.fails = alternative != 0;
    }
    // The value is on top of the operand stack, if a bytecode writes it.
    const bool isWrite = pending.kind == ActionKind::Write;
    if (isWrite && !thread.top->isNative() && thread.sp - thread.top->operands() >= bytecode::slotsOf(kind)) {
      const std::int64_t bits = bytecode::slotsOf(kind) == 2 ? vm::longAt(thread.sp - 2) : thread.sp[-1];
      const std::uint8_t opcode = thread.top->method->member->code->code[static_cast<std::size_t>(thread.top->bci())];
      const bool store = (opcode >= 0x4f && opcode <= 0x56) || opcode == 0xb3 || opcode == 0xb5;
      if (store) act.value = valueOf(kind, bits), act.was = valueAt(pending.object, pending.offset, kind);
    }
    return act;
  }
  const bool isOfMonitor = pending.kind >= ActionKind::Lock && pending.kind <= ActionKind::NotifyAll;
  if (isOfMonitor && pending.object) act.object = named(pending.object);
  switch (pending.kind) {
    case ActionKind::Wait:
      act.isInterrupted = isInterrupted(vm_, thread);
      break;
    case ActionKind::Wake:
      act.isInterrupted = alternative == JavaProgram::kInterrupt;
      act.timesOut = !act.isInterrupted;
      break;
    case ActionKind::Notify:
      if (alternative) act.woken = {threadName(alternative)};
      break;
    case ActionKind::NotifyAll:
      act.woken = namesOfWaiters(pending.object);
      break;
    case ActionKind::Park:
      act.timesOut = alternative != JavaProgram::kGoOn;
      break;
    case ActionKind::Sleep:
      act.isInterrupted = (pending.late && alternative == JavaProgram::kGoOn) || isInterrupted(vm_, thread);
      break;
    case ActionKind::Unpark:
    case ActionKind::Start:
    case ActionKind::Interrupt:
      act.otherThread = nameOf(pending.object);
      break;
    case ActionKind::Observe:
      if (pending.object) act.otherThread = nameOf(pending.object);
      break;
    case ActionKind::Initialize: {
      const vm::InitStatus status = vm::initStatus(vm_.at(pending.object));
      act.object.object = nameOfObject(pending.object);
      act.hasFailed = status == vm::InitStatus::Failed;
      act.isDone = status == vm::InitStatus::Done;
      break;
    }
    case ActionKind::Initialized:
      act.object.object = nameOfObject(pending.object);
      act.hasFailed = thread.top->resume == vm::kResumeThrown;
      break;
    case ActionKind::Choice:
      addChoice(thread, alternative, act);
      break;
    case ActionKind::Exit:
      act.isDone = pending.object != 0;
      break;
    default:
      break;
  }
  return act;
}

Standpoint JavaFacts::standpointOf(vm::Thread& thread) {
  Standpoint where;
  where.threadName = threadName(thread.number);
  const vm::Class* const main = space_.mainClass();
  for (const auto& [method, bci] : stackTrace(thread)) {
    if (bci < 0) continue;
    const bool isUser = isUserCode(*method->holder);
    if (!isUser && where.at.isKnown()) continue;
    const Place place = placeIn(*method, bci, main);
    if (!where.at.isKnown()) where.at = place;
    if (!isUser) continue;
    where.user = place;
    break;
  }
  return where;
}

DescribedAction JavaFacts::describe(Action action) {
  vm::Thread& thread = *vm_.threads[action.thread - 1];
  DescribedAction described;
  described.where = standpointOf(thread);
  described.act = actOf(thread, action.alternative);
  if (!described.where.at.isUserCode()) describeCall(thread, described);
  return described;
}

}  // namespace weaveproof::program
