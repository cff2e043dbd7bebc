// Calls of the library in words. `stats.lock()` is one thing to who wrote it, and a dozen actions in classes that he has never heard
// of. A report shows the call, with the field or variable that the program has the lock in: the instruction that calls says
// where its operands come from.
#include "program/call_texts.hpp"

#include <algorithm>

#include "base/name_list.hpp"
#include "bytecode/bytecode.hpp"
#include "jdk/call_words.hpp"
#include "jdk/lock_words.hpp"
#include "jdk/special_names.hpp"
#include "program/code_owner.hpp"
#include "program/java_program.hpp"

namespace weaveproof::program {

using enum bytecode::Opcode;

namespace {

// The variable's name, if the class file tells it.
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
std::string constantText(const classfile::ClassFile& file, std::uint16_t index) {
  constexpr std::size_t kLongest = 30;
  const classfile::Constant& constant = file.constants[index];
  if (constant.tag == classfile::Tag::Integer) return std::to_string(static_cast<std::int32_t>(constant.second));
  if (constant.tag != classfile::Tag::String) return {};
  const std::string_view text = file.utf8(constant.first);
  const bool isPlain = text.size() <= kLongest && std::ranges::all_of(text, [](char c) { return c >= 32 && c < 127; });
  return isPlain ? "\"" + std::string(text) + "\"" : "a text";
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

std::string calleeName(const vm::Method& method) {
  return method.isInitializer() ? "new " + shortName(*method.holder)
                                : shortName(*method.holder) + "." + method.name->string();
}

heap::Ref JavaFacts::referenceIn(vm::Frame& frame, bool calls, std::uint32_t local) {
  const FrameShape& shape = store_.shapes().of(*frame.method, frame.pc.get(), calls);
  const bool isReference = std::ranges::find(shape.references, SavedFrame::kWords + local) != shape.references.end();
  return isReference ? frame.localSlots()[local] : 0;
}

// The value in `slot` of the operands before the call at `bci`, as far as the frame, which calls, still has it.
JavaFacts::Operand JavaFacts::operandOf(vm::Frame& frame, const bytecode::OperandOrigins& origins, std::uint32_t bci,
                                        std::uint32_t slot, int depth) {
  const auto origin = origins.of(bci, slot);
  if (!origin || depth == 0) return {};
  const vm::Method& method = *frame.method;
  const classfile::Bytes code = method.member->code->code;
  const std::uint8_t op = code[*origin] == OP_wide ? code[*origin + 1] : code[*origin];
  if (op == OP_invokedynamic)
    return {isText(*method.holder->file, bytecode::u2(code, *origin + 1)) ? "" : "a lambda", std::nullopt};
  if (op >= OP_iconst_m1 && op <= OP_iconst_5) return {"", op - OP_iconst_0};
  if (op == OP_bipush) return {"", bytecode::s1(code, *origin + 1)};
  if (op == OP_sipush) return {"", bytecode::s2(code, *origin + 1)};
  const classfile::ClassFile& file = *method.holder->file;
  if (op == OP_ldc) return {constantText(file, code[*origin + 1]), std::nullopt};
  if (op == OP_ldc_w) return {constantText(file, bytecode::u2(code, *origin + 1)), std::nullopt};
  if (op == OP_invokestatic) {
    const std::optional<bytecode::Kind> kind = boxedBy(file, bytecode::u2(code, *origin + 1));
    if (!kind) return {};
    const Operand inside = operandOf(frame, origins, *origin, 0, depth - 1);
    return {inside.bits ? valueText(*kind, *inside.bits) : inside.name, std::nullopt};
  }
  if (isLoad(op)) {  // of a number the name has to do: the variable may hold another one by now
    const std::uint16_t local = bytecode::localIndex(code, *origin);
    Operand operand{variableName(method, *origin, local), std::nullopt};
    const heap::Ref value = isLoadOfReference(op) ? referenceIn(frame, true, local) : 0;
    if (value) operand.bits = value;
    return operand;
  }
  if (op != OP_getstatic && op != OP_getfield) return {};
  const auto* const field = reinterpret_cast<const vm::Field*>(method.holder->pool[bytecode::u2(code, *origin + 1)]);
  if (!field || bytecode::slotsOf(field->kind) != 1) return {};
  Operand operand;
  heap::Ref holder = field->holder->mirror;
  if (op == OP_getstatic) {
    operand.name = field->holder == method.holder ? "" : shortName(*field->holder) + ".";
  } else {
    const Operand owner = operandOf(frame, origins, *origin, 0, depth - 1);
    operand.name = owner.name.empty() || owner.name == "this" ? "" : owner.name + ".";
    holder = static_cast<heap::Ref>(owner.bits.value_or(0));
  }
  operand.name += field->name->text();
  if (operand.name.starts_with("val$")) operand.name.erase(0, 4);  // a variable of the method around an inner class
  const bool isThere = holder && (op == OP_getstatic || vm_.classOf(holder).isSubclassOf(field->holder));
  if (isThere && field->kind == bytecode::Kind::Reference) operand.bits = vm_.getReference(holder, field->offset);
  return operand;
}

std::string JavaFacts::plainText(heap::Ref object) {
  const vm::Class& type = vm_.classOf(object);
  if (type.isSubclassOf(vm_.known.thread)) return "\"" + nameOf(object) + "\"";
  if (type.name->text().find(jdk::kLambda) != std::string_view::npos) return "a lambda";
  if (std::ranges::find(jdk::kBoxes, type.name->text()) != std::end(jdk::kBoxes))
    for (const vm::Field& field : type.fields)
      if (!field.isStatic() && field.name->text() == jdk::kBoxedValue) return valueAt(object, field.offset, field.kind);
  if (type.isOrInherits(jdk::kCondition.holder)) return "a condition of " + objectText(wholeOf(wholeOf(object)));
  const heap::Ref whole = type.trusted ? wholeOf(object) : object;
  if (whole == object) return valueText(bytecode::Kind::Reference, object);
  return objectText(whole) + "'s " + type.simpleName();
}

std::string JavaFacts::operandText(const Operand& operand, bytecode::Kind kind) {
  if (!operand.bits) return operand.name.empty() ? "…" : operand.name;
  const auto ref = static_cast<heap::Ref>(*operand.bits);
  const std::string value = kind != bytecode::Kind::Reference || !ref ? valueText(kind, *operand.bits) : plainText(ref);
  const bool saysNoMore = operand.name == value || value == "\"" + operand.name + "\"";
  if (operand.name.empty() || operand.name == "this" || saysNoMore) return value;
  return operand.name + " (" + value + ")";
}

std::string JavaFacts::callText(const vm::Thread& thread, vm::Frame& caller, vm::Frame& entry) {
  const vm::Method& callee = *entry.method;
  const classfile::Bytes code = caller.method->member->code->code;
  const auto at = static_cast<std::uint32_t>(caller.bci());
  if (!calls(*caller.method->holder->file, bytecode::u2(code, at + 1), callee))
    return "calls " + calleeName(callee) + "(…)";
  const bytecode::OperandOrigins origins(*caller.method->holder->file, *caller.method->member->code, at);
  const bool entryCalls = &entry != thread.top;
  // What the caller pushed; what it no longer knows, the callee may, unless it has no more use for it.
  const auto operand = [&](int fromTop, std::uint32_t parameter, bytecode::Kind kind) {
    Operand found = operandOf(caller, origins, at, static_cast<std::uint32_t>(fromTop), kDeepestName);
    if (!found.bits && kind == bytecode::Kind::Reference && keepsParameter(callee, parameter))
      if (const heap::Ref value = referenceIn(entry, entryCalls, parameter)) found.bits = value;
    return found;
  };
  const auto types = bytecode::parameterTypes(callee.descriptor->text());
  const int slots = bytecode::parameterSlots(callee.descriptor->text());
  std::vector<std::string> arguments;
  int below = slots, parameter = callee.isStatic() ? 0 : 1;
  for (const std::string_view type : types) {
    const bytecode::Kind kind = bytecode::kindOf(type[0]);
    below -= bytecode::slotsOf(kind);
    arguments.push_back(operandText(operand(below, static_cast<std::uint32_t>(parameter), kind), kind));
    parameter += bytecode::slotsOf(kind);
  }
  std::string receiver;
  const vm::Class* type = callee.holder;
  if (!callee.isStatic() && !callee.isInitializer()) {
    Operand object = operand(slots, 0, bytecode::Kind::Reference);
    // A call that waits, or begins to work, does so on a part of the receiver.
    std::string outer;
    if (!object.bits && thread.pending.object) {
      const heap::Ref whole = wholeOf(thread.pending.object);
      if (vm_.classOf(whole).isSubclassOf(callee.holder))
        object.bits = whole;
      else if (callee.holder->name->text().starts_with(vm_.classOf(whole).name->string() + "$"))
        outer = objectText(whole) + "'s " + callee.holder->simpleName();
    }
    receiver = object.bits || outer.empty() ? operandText(object, bytecode::Kind::Reference) : outer;
    if (object.bits && *object.bits) type = &vm_.classOf(static_cast<heap::Ref>(*object.bits));
    for (const jdk::CallWords& known : jdk::callWords()) {
      if (!base::listsName(known.methods, callee.name->text()) || !type->isOrInherits(known.holder)) continue;
      std::string words;
      for (const char c : known.words)
        words += c == '@'   ? (receiver == "…" ? "one of " + shortName(*type) : receiver)
                 : c == '#' ? (arguments.empty() ? "something" : arguments.front())
                            : std::string(1, c);
      return words;
    }
  }
  std::string list;
  for (const std::string& argument : arguments) list += (list.empty() ? "" : ", ") + argument;
  const std::string on = receiver.empty() || receiver == "…" ? "" : " on " + receiver;
  if (callee.isInitializer()) {
    const std::string name = shortName(*callee.holder);
    return (std::string_view("AEIOU").find(name[0]) == std::string_view::npos ? "makes a " : "makes an ") + name;
  }
  return "calls " + calleeName(callee) + "(" + list + ")" + on;
}

// An atomic variable has one field, which is not worth a name; its own name is.
void JavaFacts::nameAtomic(const vm::Thread& thread, vm::Frame& caller, const vm::Frame& entry, ActionText& text) {
  const Pending pending = program_.pendingOf(thread);
  if (!pending.isAccess() || !pending.object || entry.method->isStatic()) return;
  if (!vm_.classOf(pending.object).name->text().starts_with(jdk::kAtomics)) return;
  const auto at = static_cast<std::uint32_t>(caller.bci());
  const bytecode::OperandOrigins origins(*caller.method->holder->file, *caller.method->member->code, at);
  const int slots = bytecode::parameterSlots(entry.method->descriptor->text());
  Operand receiver = operandOf(caller, origins, at, static_cast<std::uint32_t>(slots), kDeepestName);
  receiver.bits = pending.object;
  const std::string location = textOf(locationOf(pending));
  if (const std::size_t found = text.what.find(location); found != std::string::npos)
    text.what.replace(found, location.size(), operandText(receiver, bytecode::Kind::Reference));
}

// The action is not in user code.
void JavaFacts::describeCall(const vm::Thread& thread, ActionText& text) {
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
  switch (thread.pending.kind) {  // who reads this wants to know these, whoever does them
    case ActionKind::Start:
    case ActionKind::Interrupt:
      // A report of the call names them besides.
      text.saysMoreThanCall = !entry || !caller || entry->method->holder->isSubclassOf(vm_.known.thread);
      break;
    case ActionKind::End:
    case ActionKind::Exit:
    case ActionKind::Choice:
    case ActionKind::Assume:
    case ActionKind::Input:
    case ActionKind::Sleep:
    case ActionKind::Clock:
    case ActionKind::Wait:
    case ActionKind::Wake:
    case ActionKind::Relock:
    case ActionKind::Notify:
    case ActionKind::NotifyAll:
    case ActionKind::Observe:
      text.saysMoreThanCall = true;
      break;
    default:
      break;
  }
  if (!entry) return;
  if (!caller) {
    if (!outermost || text.saysMoreThanCall) return;
    text.callee = calleeName(*outermost->method);
    text.call = "is busy in " + text.callee;
    return;
  }
  if (entry->method->holder == vm_.known.object || entry->isNative()) return;  // wait, notify: actions as they are
  const std::string holder = entry->method->holder->name->string();
  if (holder.starts_with(jdk::kAtomics) || holder.starts_with(jdk::kInvoke) || holder == jdk::kLockSupport)
    text.saysMoreThanCall = true;
  const int bci = caller->bci();
  if (bci < 0 || !isInvoke(caller->method->member->code->code[static_cast<std::size_t>(bci)])) return;
  if (holder.starts_with(jdk::kAtomics)) nameAtomic(thread, *caller, *entry, text);
  const auto place = static_cast<std::uint32_t>(reinterpret_cast<const heap::Slot*>(caller) - thread.stack);
  if (tracker_.teller) entry->flags |= vm::Frame::kTold;
  text.callee = calleeName(*entry->method);
  text.callGoesOn = store_.lowestPlaceOf(thread) > place;
  text.call = text.callGoesOn ? "goes on in " + text.callee : callText(thread, *caller, *entry);
}

}  // namespace weaveproof::program
