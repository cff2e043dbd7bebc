#include "tracking/own_synchronizer.hpp"

#include <algorithm>
#include <optional>
#include <vector>

#include "bytecode/bytecode.hpp"
#include "jdk/special_names.hpp"

namespace weaveproof::tracking {

using namespace bytecode;
using classfile::ClassFile;
using classfile::Constant;
using classfile::Tag;

namespace {

constexpr std::size_t kMostMethods = 64;

// Which of the library's two synchronizers the class is built on, if any.
const Class* librarySynchronizer(const Class& c) {
  for (const Class* type = c.super; type; type = type->super)
    if (type->trusted && (type->name->text() == jdk::kSynchronizer || type->name->text() == jdk::kLongSynchronizer))
      return type;
  return nullptr;
}

Tag tagOf(const ClassFile& file, std::uint16_t index) {
  return index < file.constants.size() ? file.constants[index].tag : Tag::Unusable;
}

// Instructions that have no effect but on numbers, references and the flow of control.
bool isPlain(const ClassFile& file, Bytes code, std::uint32_t bci) {
  const std::uint8_t op = code[bci];
  switch (op) {
    case OP_ldc:
      return tagOf(file, u1(code, bci + 1)) == Tag::Integer;
    case OP_ldc_w:
      return tagOf(file, u2(code, bci + 1)) == Tag::Integer;
    case OP_ldc2_w:
      return tagOf(file, u2(code, bci + 1)) == Tag::Long;
    case OP_nop:
    case OP_aconst_null:
    case OP_bipush:
    case OP_sipush:
    case OP_iload:
    case OP_lload:
    case OP_aload:
    case OP_istore:
    case OP_lstore:
    case OP_astore:
    case OP_iinc:
    case OP_i2l:
    case OP_l2i:
    case OP_i2b:
    case OP_i2c:
    case OP_i2s:
    case OP_lcmp:
    case OP_goto:
    case OP_tableswitch:
    case OP_lookupswitch:
    case OP_ireturn:
    case OP_lreturn:
    case OP_return:
      return true;
    default:
      break;
  }
  if (op >= OP_iconst_m1 && op <= OP_lconst_1) return true;
  if (op >= OP_iload_0 && op <= OP_lload_3) return true;
  if (op >= OP_aload_0 && op <= OP_aload_3) return true;
  if (op >= OP_istore_0 && op <= OP_lstore_3) return true;
  if (op >= OP_astore_0 && op <= OP_astore_3) return true;
  if (op >= OP_pop && op <= OP_swap) return true;
  if (op >= OP_iadd && op <= OP_dneg) return (op - OP_iadd) % 4 < 2;  // int, long, float, double
  if (op >= OP_ishl && op <= OP_lxor) return true;
  return op >= OP_ifeq && op <= OP_if_acmpne;
}

class TryReader {
 public:
  TryReader(const Class& c, const Class& library) : class_(c), library_(library) {}

  // Among methods(); none if it is the library's own.
  std::int16_t read(const jdk::OwnTry& named) {
    const auto descriptor = library_.name->text() == jdk::kLongSynchronizer ? named.longDescriptor : named.descriptor;
    const Method* const declared = resolve(&library_, named.name, descriptor);
    if (!declared || declared->vtableIndex < 0) return OwnSynchronizer::kNone;
    const auto index = add(class_.vtable[declared->vtableIndex]);
    return index ? static_cast<std::int16_t>(*index) : OwnSynchronizer::kNone;
  }

  // Whether the method, if it returns, has had no effect that another thread or a further try could see, except by its
  // accesses to the state and the owner, and whether it sets the owner only after the last access to the state.
  bool isOnlyOfState(std::int16_t index) {
    std::vector<bool> seen(methods_.size());
    return index == OwnSynchronizer::kNone || isOnlyOfState(static_cast<std::size_t>(index), seen);
  }

  struct Reading {
    const Method* method;
    std::vector<TryInstruction> instructions;
  };
  const std::vector<Reading>& methods() const { return methods_; }
  const std::vector<const Field*>& constants() const { return constants_; }

 private:
  const Class* inChain(std::string_view name) const {
    const Class* type = &class_;
    while (type && type->name->text() != name) type = type->super;
    return type;
  }
  static const Method* resolve(const Class* type, std::string_view name, std::string_view descriptor) {
    for (; type; type = type->super)
      for (const Method& method : type->methods)
        if (method.name->text() == name && method.descriptor->text() == descriptor) return &method;
    return nullptr;
  }

  std::optional<std::size_t> add(const Method* method) {
    for (std::size_t i = 0; i < methods_.size(); ++i)
      if (methods_[i].method == method) return i;
    if (method->holder->trusted || !method->member || !method->member->code || methods_.size() == kMostMethods)
      return std::nullopt;
    const std::size_t index = methods_.size();
    methods_.push_back({method, {}});
    const Bytes code = method->member->code->code;
    std::vector<TryInstruction> instructions(code.size());
    for (std::uint32_t bci = 0, length; bci < code.size(); bci += length) {
      length = instructionLength(code, bci);
      if (length == 0) return instructions.clear(), index;  // the class will be refused
      instructions[bci] = meaningOf(*method, code, bci);
    }
    methods_[index].instructions = std::move(instructions);
    return index;
  }

  TryInstruction meaningOf(const Method& method, Bytes code, std::uint32_t bci) {
    const std::uint8_t op = code[bci];
    const ClassFile& file = *method.holder->file;
    const bool isInvoke = op >= OP_invokevirtual && op <= OP_invokestatic;
    if (!isInvoke && op != OP_getfield && op != OP_getstatic)
      return {isPlain(file, code, bci) ? TryOperation::Plain : TryOperation::Other};
    if (tagOf(file, u2(code, bci + 1)) != (isInvoke ? Tag::Methodref : Tag::Fieldref)) return {TryOperation::Other};
    const Constant& member = file.constants[u2(code, bci + 1)];
    const Constant& named = file.constants[member.second];
    const std::string_view holder = file.className(member.first), name = file.utf8(named.first),
                           descriptor = file.utf8(static_cast<std::uint16_t>(named.second));
    if (op == OP_invokestatic && holder == jdk::kCurrentThread.holder && name == jdk::kCurrentThread.methods)
      return {TryOperation::CurrentThread};
    const Class* const type = inChain(holder);
    if (!type) return {TryOperation::Other};
    return isInvoke ? meaningOfCall(op, resolve(type, name, descriptor))
                    : meaningOfField(op == OP_getstatic, *type, name, descriptor);
  }

  TryInstruction meaningOfCall(std::uint8_t op, const Method* callee) {
    if (callee && op == OP_invokevirtual && !callee->isPrivate() && callee->vtableIndex >= 0)
      callee = class_.vtable[callee->vtableIndex];
    if (!callee || callee->isStatic() != (op == OP_invokestatic) || callee->constructor) return {TryOperation::Other};
    if (!callee->holder->trusted) {
      const auto index = add(callee);
      return index ? TryInstruction{TryOperation::Calls, static_cast<std::uint8_t>(*index)}
                   : TryInstruction{TryOperation::Other};
    }
    switch (callee->waitRole) {
      case WaitRole::ReadsState:
        return {TryOperation::ReadsState};
      case WaitRole::UpdatesState:
        return {TryOperation::UpdatesState};
      case WaitRole::SetsState:
        return {TryOperation::SetsState};
      case WaitRole::ReadsOwner:
        return {TryOperation::ReadsOwner};
      case WaitRole::SetsOwner:
        return {TryOperation::SetsOwner};
      default:
        return {TryOperation::Other};
    }
  }

  TryInstruction meaningOfField(bool isStatic, const Class& type, std::string_view name, std::string_view descriptor) {
    for (const Class* holder = &type; holder; holder = holder->super)
      for (const Field& field : holder->fields) {
        if (field.name->text() != name || field.descriptor->text() != descriptor) continue;
        if (!field.isFinal() || field.isStatic() != isStatic || holder->finalsChange || field.kind == Kind::Float ||
            field.kind == Kind::Double || field.kind == Kind::Reference)
          return {TryOperation::Other};
        auto it = std::find(constants_.begin(), constants_.end(), &field);
        if (it == constants_.end()) {
          if (constants_.size() == kMostMethods) return {TryOperation::Other};
          it = constants_.insert(it, &field);
        }
        return {TryOperation::ReadsConstant, static_cast<std::uint8_t>(it - constants_.begin())};
      }
    return {TryOperation::Other};
  }

  bool isOnlyOfState(std::size_t index, std::vector<bool>& seen) {
    if (seen[index]) return true;
    seen[index] = true;
    const auto& [method, instructions] = methods_[index];
    const classfile::Code& code = *method->member->code;
    if (instructions.empty() || method->isSynchronized() || !code.handlers.empty()) return false;
    std::vector<bool> throws(code.code.size() + 1);  // code that reaches this place will throw
    std::vector<std::uint32_t> places;
    for (std::uint32_t bci = 0; bci < code.code.size(); bci += instructionLength(code.code, bci)) places.push_back(bci);
    for (auto it = places.rbegin(); it != places.rend(); ++it) {
      const std::uint8_t op = code.code[*it];
      throws[*it] = op == OP_athrow ||
                    (fallsThrough(op) && !isConditionalBranch(op) && throws[*it + instructionLength(code.code, *it)]);
    }
    for (const std::uint32_t bci : places) {
      const TryInstruction& instruction = instructions[bci];
      if (instruction.operation == TryOperation::Other && !throws[bci]) return false;
      if (instruction.operation == TryOperation::Calls && !isOnlyOfState(instruction.index, seen)) return false;
      if (setsOwner(instruction) && comesToState(code.code, instructions, bci)) return false;
    }
    return true;
  }

  bool setsOwner(const TryInstruction& instruction) const {
    return instruction.operation == TryOperation::SetsOwner ||
           (instruction.operation == TryOperation::Calls && uses(instruction.index, TryOperation::SetsOwner));
  }
  bool usesState(const TryInstruction& instruction) const {
    const TryOperation operation = instruction.operation;
    if (operation >= TryOperation::ReadsState && operation <= TryOperation::SetsState) return true;
    if (operation != TryOperation::Calls) return false;
    return uses(instruction.index, TryOperation::ReadsState) || uses(instruction.index, TryOperation::UpdatesState) ||
           uses(instruction.index, TryOperation::SetsState);
  }
  bool uses(std::size_t index, TryOperation operation) const {
    std::vector<bool> seen(methods_.size());
    return uses(index, operation, seen);
  }
  bool uses(std::size_t index, TryOperation operation, std::vector<bool>& seen) const {
    if (seen[index]) return false;
    seen[index] = true;
    return std::ranges::any_of(methods_[index].instructions, [&](const TryInstruction& one) {
      return one.operation == operation || (one.operation == TryOperation::Calls && uses(one.index, operation, seen));
    });
  }
  bool comesToState(Bytes code, const std::vector<TryInstruction>& instructions, std::uint32_t from) const {
    std::vector<bool> reached(code.size() + 1);
    std::vector<std::uint32_t> open;
    const auto reach = [&](std::int64_t target) {
      if (target < 0 || target >= static_cast<std::int64_t>(code.size()) || reached[static_cast<std::size_t>(target)])
        return;
      reached[static_cast<std::size_t>(target)] = true;
      open.push_back(static_cast<std::uint32_t>(target));
    };
    const auto leave = [&](std::uint32_t bci) {
      forEachTarget(code, bci, reach);
      if (fallsThrough(code[bci])) reach(std::int64_t{bci} + instructionLength(code, bci));
    };
    leave(from);
    while (!open.empty()) {
      const std::uint32_t bci = open.back();
      open.pop_back();
      if (usesState(instructions[bci])) return true;
      leave(bci);
    }
    return false;
  }

  const Class& class_;
  const Class& library_;
  std::vector<Reading> methods_;
  std::vector<const Field*> constants_;
};

}  // namespace

OwnSynchronizer* ownSynchronizerOf(Metaspace& metaspace, const Class& c) {
  const Class* const library = c.trusted || c.isInterface() || c.isAbstract() ? nullptr : librarySynchronizer(c);
  if (!library) return nullptr;
  OwnSynchronizer& own = *metaspace.make<OwnSynchronizer>();
  own.isLong = library->name->text() == jdk::kLongSynchronizer;
  TryReader reader(c, *library);
  const std::int16_t tryAcquire = reader.read(jdk::kTryAcquire), tryAcquireShared = reader.read(jdk::kTryAcquireShared),
                     tryRelease = reader.read(jdk::kTryRelease), tryReleaseShared = reader.read(jdk::kTryReleaseShared);
  own.isKnown = reader.isOnlyOfState(tryAcquire) && reader.isOnlyOfState(tryAcquireShared);
  if (!own.isKnown) return &own;
  own.tryAcquire = tryAcquire;
  own.tryAcquireShared = tryAcquireShared;
  own.tryRelease = tryRelease;
  own.tryReleaseShared = tryReleaseShared;
  own.methods = metaspace.array<TryMethod>(reader.methods().size());
  for (std::size_t i = 0; i < own.methods.size(); ++i)
    own.methods[i] = {reader.methods()[i].method, metaspace.copy(reader.methods()[i].instructions)};
  own.constants = metaspace.copy(reader.constants());
  return &own;
}

}  // namespace weaveproof::tracking
