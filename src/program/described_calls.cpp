// Calls of the library as facts. `stats.lock()` is one call for its author, and a dozen actions in classes that the author does not
// know. A report shows the call, with the field or variable that holds the lock: the instruction that calls shows
// where its operands come from.
#include <algorithm>

#include "base/name_list.hpp"
#include "bytecode/bytecode.hpp"
#include "jdk/call_words.hpp"
#include "jdk/lock_words.hpp"
#include "jdk/special_names.hpp"
#include "program/action_rules.hpp"
#include "program/code_owner.hpp"
#include "program/java_program.hpp"
#include "program/method_names.hpp"

namespace weaveproof::program {

using enum bytecode::Opcode;

namespace {

// The variable's name, if the class file contains it.
std::string variableName(const vm::Method& method, std::uint32_t bci, std::uint16_t local) {
  if (local == 0 && !method.isStatic()) return "this";
  for (const classfile::Bytes table : method.member->code->localVariableTables)
    for (std::uint32_t i = 0, at = 2; i < bytecode::u2(table, 0); ++i, at += 10) {
      const std::uint32_t start = bytecode::u2(table, at), length = bytecode::u2(table, at + 2);
      if (bytecode::u2(table, at + 8) == local && bci >= start && bci < start + length)
        return std::string(method.holder->file->utf8(bytecode::u2(table, at + 4)));
    }
  return {};
}

// Whether the call by this constant can have come to this method without detours.
bool calls(const classfile::ClassFile& file, std::uint16_t constant, const vm::Method& callee) {
  const classfile::Constant& nameAndType = file.constants[file.constants[constant].second];
  return file.utf8(nameAndType.first) == callee.name->text() &&
         file.utf8(static_cast<std::uint16_t>(nameAndType.second)) == callee.descriptor->text();
}

// Whether what the call site makes is a text that is put together; else it is a lambda.
bool isText(const classfile::ClassFile& file, std::uint16_t callSite) {
  const classfile::Constant& nameAndType = file.constants[file.constants[callSite].second];
  return file.utf8(static_cast<std::uint16_t>(nameAndType.second)).ends_with(")Ljava/lang/String;");
}

// What kind of value the method puts into a box: Integer.valueOf(int) and its like. None if it is another method.
std::optional<bytecode::Kind> boxedBy(const classfile::ClassFile& file, std::uint16_t method) {
  const classfile::Constant& nameAndType = file.constants[file.constants[method].second];
  const std::string_view descriptor = file.utf8(static_cast<std::uint16_t>(nameAndType.second));
  const std::string_view holder = file.utf8(file.constants[file.constants[method].first].first);
  const bool boxes = file.utf8(nameAndType.first) == jdk::kBoxing && descriptor.size() > 2 && descriptor[2] == ')' &&
                     std::ranges::find(jdk::kBoxes, holder) != std::end(jdk::kBoxes);
  return boxes ? std::optional(bytecode::kindOf(descriptor[1])) : std::nullopt;
}

bool isLoad(std::uint8_t op) { return op >= OP_iload && op <= OP_aload_3; }
bool isLoadOfReference(std::uint8_t op) { return op == OP_aload || (op >= OP_aload_0 && op <= OP_aload_3); }

// What the program has written there.
Value constantValue(const classfile::ClassFile& file, std::uint16_t index) {
  constexpr std::size_t kLongest = 30;
  const classfile::Constant& constant = file.constants[index];
  if (constant.tag == classfile::Tag::Integer)
    return {.kind = Value::Kind::Integer, .number = static_cast<std::int32_t>(constant.second)};
  if (constant.tag != classfile::Tag::String) return {};
  const std::string_view text = file.utf8(constant.first);
  const bool isPlain = text.size() <= kLongest && std::ranges::all_of(text, [](char c) { return c >= 32 && c < 127; });
  if (!isPlain) return {.kind = Value::Kind::LongString};
  return {.kind = Value::Kind::String, .text = std::string(text)};
}

bool isInvoke(std::uint8_t op) { return op >= OP_invokevirtual && op <= OP_invokeinterface; }

// Whether the method leaves the parameter in this slot as it is.
bool keepsParameter(const vm::Method& method, std::uint32_t slot) {
  if (method.isNative()) return true;
  if (!method.member || !method.member->code) return false;
  const classfile::Bytes code = method.member->code->code;
  for (std::uint32_t bci = 0; bci < code.size();) {
    const std::uint8_t op = code[bci] == OP_wide ? code[bci + 1] : code[bci];
    if (((op >= OP_istore && op <= OP_astore_3) || op == OP_iinc) && bytecode::localIndex(code, bci) == slot)
      return false;
    const std::uint32_t length = bytecode::instructionLength(code, bci);
    if (length == 0) return false;
    bci += length;
  }
  return true;
}

}  // namespace

std::string shortName(const vm::Class& c) {
  const std::string name = c.externalName();
  return name.substr(name.rfind('.') + 1);
}

MethodName nameOf(const vm::Method& method) {
  return {shortName(*method.holder), method.isInitializer() ? std::string() : method.name->string()};
}

heap::Ref JavaFacts::referenceIn(vm::Frame& frame, bool calls, std::uint32_t local) {
  const FrameShape& shape = store_.shapes().of(*frame.method, frame.pc.get(), calls);
  const bool isReference = std::ranges::find(shape.references, SavedFrame::kWords + local) != shape.references.end();
  return isReference ? frame.localSlots()[local] : 0;
}

// The value in `slot` of the operands before the call at `bci`, as far as the frame, which calls, still has it.
JavaFacts::FoundOperand JavaFacts::operandOf(vm::Frame& frame, const bytecode::OperandOrigins& origins,
                                             std::uint32_t bci, std::uint32_t slot, int depth) {
  const auto origin = origins.of(bci, slot);
  if (!origin || depth == 0) return {};
  const vm::Method& method = *frame.method;
  const classfile::Bytes code = method.member->code->code;
  const std::uint8_t op = code[*origin] == OP_wide ? code[*origin + 1] : code[*origin];
  const classfile::ClassFile& file = *method.holder->file;
  if (op == OP_invokedynamic) {
    if (isText(file, bytecode::u2(code, *origin + 1))) return {};
    return {.value = {.kind = Value::Kind::Lambda}};
  }
  if (op >= OP_iconst_m1 && op <= OP_iconst_5) return {.bits = op - OP_iconst_0};
  if (op == OP_bipush) return {.bits = bytecode::s1(code, *origin + 1)};
  if (op == OP_sipush) return {.bits = bytecode::s2(code, *origin + 1)};
  if (op == OP_ldc) return {.value = constantValue(file, code[*origin + 1])};
  if (op == OP_ldc_w) return {.value = constantValue(file, bytecode::u2(code, *origin + 1))};
  if (op == OP_invokestatic) {
    const std::optional<bytecode::Kind> kind = boxedBy(file, bytecode::u2(code, *origin + 1));
    if (!kind) return {};
    FoundOperand inside = operandOf(frame, origins, *origin, 0, depth - 1);
    if (inside.bits) return {.value = valueOf(*kind, *inside.bits)};
    return inside;
  }
  if (isLoad(op)) {  // of a number only the name is certain: the variable may hold another one by now
    const std::uint16_t local = bytecode::localIndex(code, *origin);
    FoundOperand operand{.name = variableName(method, *origin, local)};
    const heap::Ref value = isLoadOfReference(op) ? referenceIn(frame, true, local) : 0;
    if (value) operand.bits = value;
    return operand;
  }
  if (op != OP_getstatic && op != OP_getfield) return {};
  const auto* const field = reinterpret_cast<const vm::Field*>(method.holder->pool[bytecode::u2(code, *origin + 1)]);
  if (!field || bytecode::slotsOf(field->kind) != 1) return {};
  FoundOperand operand;
  heap::Ref holder = field->holder->mirror;
  if (op == OP_getstatic) {
    operand.name = field->holder == method.holder ? "" : shortName(*field->holder) + ".";
  } else {
    const FoundOperand owner = operandOf(frame, origins, *origin, 0, depth - 1);
    operand.name = owner.name.empty() || owner.name == "this" ? "" : owner.name + ".";
    holder = static_cast<heap::Ref>(owner.bits.value_or(0));
  }
  operand.name += field->name->text();
  if (operand.name.starts_with("val$")) operand.name.erase(0, 4);  // a variable of the method around an inner class
  const bool isThere = holder && (op == OP_getstatic || vm_.classOf(holder).isSubclassOf(field->holder));
  if (isThere && field->kind == bytecode::Kind::Reference) operand.bits = vm_.getReference(holder, field->offset);
  return operand;
}

Operand JavaFacts::described(const FoundOperand& found, bytecode::Kind kind) {
  if (!found.bits) return {found.name, found.value};
  const auto ref = static_cast<heap::Ref>(*found.bits);
  return {found.name, kind != bytecode::Kind::Reference || !ref ? valueOf(kind, *found.bits) : plainValue(ref)};
}

LibraryCall JavaFacts::callBy(const vm::Thread& thread, vm::Frame& caller, vm::Frame& entry) {
  const vm::Method& callee = *entry.method;
  const classfile::Bytes code = caller.method->member->code->code;
  const auto at = static_cast<std::uint32_t>(caller.bci());
  LibraryCall call;
  call.callee = program::nameOf(callee);
  call.isDirect = calls(*caller.method->holder->file, bytecode::u2(code, at + 1), callee);
  if (!call.isDirect) return call;
  const bytecode::OperandOrigins origins(*caller.method->holder->file, *caller.method->member->code, at);
  const bool entryCalls = &entry != thread.top;
  // What the caller pushed. If the caller does not know it any more, the callee may.
  const auto operand = [&](int fromTop, std::uint32_t parameter, bytecode::Kind kind) {
    FoundOperand found = operandOf(caller, origins, at, static_cast<std::uint32_t>(fromTop), kDeepestName);
    if (!found.bits && kind == bytecode::Kind::Reference && keepsParameter(callee, parameter))
      if (const heap::Ref value = referenceIn(entry, entryCalls, parameter)) found.bits = value;
    return found;
  };
  const auto types = bytecode::parameterTypes(callee.descriptor->text());
  const int slots = bytecode::parameterSlots(callee.descriptor->text());
  int below = slots, parameter = callee.isStatic() ? 0 : 1;
  for (const std::string_view type : types) {
    const bytecode::Kind kind = bytecode::kindOf(type[0]);
    below -= bytecode::slotsOf(kind);
    call.arguments.push_back(described(operand(below, static_cast<std::uint32_t>(parameter), kind), kind));
    parameter += bytecode::slotsOf(kind);
  }
  if (callee.isStatic() || callee.isInitializer()) return call;

  FoundOperand object = operand(slots, 0, bytecode::Kind::Reference);
  // A call that waits, or begins to work, does so on a part of the receiver.
  if (!object.bits && thread.pending.object) {
    const heap::Ref whole = wholeOf(thread.pending.object);
    if (vm_.classOf(whole).isSubclassOf(callee.holder)) {
      object.bits = whole;
    } else if (callee.holder->name->text().starts_with(vm_.classOf(whole).name->string() + "$")) {
      const std::string part(callee.holder->simpleName());
      object = {.value = {.kind = Value::Kind::Part, .text = part, .object = nameOfObject(whole)}};
    }
  }
  call.receiver = described(object, bytecode::Kind::Reference);
  const bool isKnown = object.bits && *object.bits;
  const vm::Class& type = isKnown ? vm_.classOf(static_cast<heap::Ref>(*object.bits)) : *callee.holder;
  call.receiverClass = shortName(type);
  const auto known = std::ranges::find_if(jdk::callWords(), [&](const jdk::CallWords& words) {
    return base::listsName(words.methods, callee.name->text()) && type.isOrInherits(words.holder);
  });
  if (known != jdk::callWords().end()) call.verb = known->verb;
  return call;
}

// The thread has none of the program's own code on its stack.
LibraryCall JavaFacts::workOf(const vm::Thread& thread, const vm::Frame& outermost) {
  LibraryCall call{program::nameOf(*outermost.method), LibraryCall::Part::Busy};
  for (vm::Frame* frame = thread.top; frame; frame = frame->caller()) {
    const vm::Method& method = *frame->method;
    const auto known = std::ranges::find_if(jdk::workerWords(), [&](const jdk::CallWords& words) {
      return method.holder->name->text() == words.holder && base::listsName(words.methods, method.name->text());
    });
    if (known == jdk::workerWords().end()) continue;
    call.callee = program::nameOf(method);
    call.verb = known->verb;
    call.receiverClass = shortName(*method.holder);
    if (const heap::Ref object = referenceIn(*frame, frame != thread.top, 0)) {
      call.receiver = Operand{{}, plainValue(object)};
      call.receiverClass = shortName(vm_.classOf(object));
    }
    break;
  }
  return call;
}

// The name of an atomic variable: its single field has a name that means nothing to a reader. Empty if the access is to
// something else.
std::optional<Operand> JavaFacts::atomicVariable(const vm::Thread& thread, vm::Frame& caller, const vm::Frame& entry) {
  const Pending pending = program_.pendingOf(thread);
  if (!pending.isAccess() || !pending.object || entry.method->isStatic()) return std::nullopt;
  if (!vm_.classOf(pending.object).name->text().starts_with(jdk::kAtomics)) return std::nullopt;
  const auto at = static_cast<std::uint32_t>(caller.bci());
  const bytecode::OperandOrigins origins(*caller.method->holder->file, *caller.method->member->code, at);
  const int slots = bytecode::parameterSlots(entry.method->descriptor->text());
  FoundOperand receiver = operandOf(caller, origins, at, static_cast<std::uint32_t>(slots), kDeepestName);
  receiver.bits = pending.object;
  return described(receiver, bytecode::Kind::Reference);
}

// The action is not in user code.
void JavaFacts::describeCall(const vm::Thread& thread, DescribedAction& action) {
  vm::Frame *entry = nullptr, *caller = nullptr, *outermost = nullptr;
  for (vm::Frame* frame = thread.top; frame; frame = frame->caller()) {
    if (frame->method->hiddenFrame) continue;
    if (isUserCode(*frame->method->holder)) {
      caller = frame;
      break;
    }
    entry = frame;
    if (frame->method->holder != vm_.known.thread) outermost = frame;
  }
  // A reader wants to know of some actions, wherever they are done.
  const std::uint8_t flags = ruleOf(thread.pending.kind).flags;
  if (flags & ActionRule::kTold) action.saysMoreThanCall = true;
  if (flags & ActionRule::kToldUnlessCalled)  // a report of the call names them besides
    action.saysMoreThanCall = !entry || !caller || entry->method->holder->isSubclassOf(vm_.known.thread);
  if (!entry) return;
  if (!caller) {
    if (outermost && !action.saysMoreThanCall) action.call = workOf(thread, *outermost);
    return;
  }
  if (entry->method->holder == vm_.known.object || entry->isNative()) return;  // wait, notify: actions as they are
  const std::string holder = entry->method->holder->name->string();
  if (holder.starts_with(jdk::kAtomics) || holder.starts_with(jdk::kInvoke) || holder == jdk::kLockSupport)
    action.saysMoreThanCall = true;
  const int bci = caller->bci();
  if (bci < 0 || !isInvoke(caller->method->member->code->code[static_cast<std::size_t>(bci)])) return;
  if (holder.starts_with(jdk::kAtomics)) action.act.variable = atomicVariable(thread, *caller, *entry);
  const auto place = static_cast<std::uint32_t>(reinterpret_cast<const heap::Slot*>(caller) - thread.stack);
  if (tracker_.teller) entry->flags |= vm::Frame::kTold;
  if (store_.lowestPlaceOf(thread) > place)
    action.call = LibraryCall{program::nameOf(*entry->method), LibraryCall::Part::GoesOn};
  else
    action.call = callBy(thread, *caller, *entry);
}

}  // namespace weaveproof::program
