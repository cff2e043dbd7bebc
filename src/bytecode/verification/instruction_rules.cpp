#include "bytecode/verification/instruction_rules.hpp"

#include "bytecode/bytecode.hpp"
#include "bytecode/slot_effect.hpp"
#include "bytecode/stack_effect.hpp"

namespace weaveproof::bytecode::verification {

namespace {

void checkKeys(const Switch& cases) {
  for (std::uint32_t i = 1; i < cases.size(); ++i) {
    if (cases.key(i - 1) >= cases.key(i)) refuse("Bad lookupswitch instruction: its keys are not sorted");
  }
}

}  // namespace

InstructionRules::InstructionRules(const classfile::ClassFile& file, const classfile::Member& method,
                                   Assignability& types)
    : file_(file),
      method_(method),
      code_(method.code->code),
      types_(types),
      this_(Type::instance(file.name())),
      returned_(methodTypes(file.utf8(method.descriptorIndex), parameters_)),
      isConstructor_(file.utf8(method.nameIndex) == "<init>") {}

std::uint32_t InstructionRules::enter(TypeFrame& frame) const {
  std::vector<Type> parameters;
  methodTypes(file_.utf8(method_.descriptorIndex), parameters);
  std::uint32_t local = 0;
  if (!(method_.accessFlags & classfile::ACC_STATIC)) {
    frame.thisUninitialized = isConstructor_ && this_ != kObject;
    frame.setLocal(local++, frame.thisUninitialized ? Type::of(TypeKind::UninitializedThis) : this_);
  }
  for (const Type& type : parameters) {
    frame.setLocal(local, type);
    local += type.isWide() ? 2 : 1;
  }
  return local;
}

Type InstructionRules::caught(const classfile::ExceptionHandler& handler) const {
  return handler.catchType == 0 ? kThrowable : classConstant(handler.catchType);
}

void InstructionRules::apply(std::uint32_t bci, TypeFrame& frame) {
  static constexpr char kLocalKinds[] = "IJFDA";
  static constexpr char kElementKinds[] = "IJFDLBCS";
  const std::uint8_t op = code_[bci] == OP_wide ? code_[bci + 1] : code_[bci];

  if (op >= OP_iload && op <= OP_aload) return load(kLocalKinds[op - OP_iload], localIndex(code_, bci), frame);
  if (op >= OP_iload_0 && op <= OP_aload_3) {
    return load(kLocalKinds[(op - OP_iload_0) / 4], localIndex(code_, bci), frame);
  }
  if (op >= OP_istore && op <= OP_astore) return store(kLocalKinds[op - OP_istore], localIndex(code_, bci), frame);
  if (op >= OP_istore_0 && op <= OP_astore_3) {
    return store(kLocalKinds[(op - OP_istore_0) / 4], localIndex(code_, bci), frame);
  }
  if (op >= OP_iaload && op <= OP_saload) return loadElement(kElementKinds[op - OP_iaload], frame);
  if (op >= OP_iastore && op <= OP_sastore) return storeElement(kElementKinds[op - OP_iastore], frame);
  if (op >= OP_pop && op <= OP_swap) return frame.shuffle(op);
  if (isReturn(op)) return leave(op, frame);

  switch (op) {
    case OP_aconst_null:
      return frame.push(kNull);
    case OP_lookupswitch:
      checkKeys(Switch(code_, bci));
      return frame.popKind(kInt);
    case OP_iinc:
      return frame.requireLocal(localIndex(code_, bci), kInt);
    case OP_ldc:
    case OP_ldc_w:
    case OP_ldc2_w:
      return frame.push(loadableType(bci));
    case OP_getstatic:
    case OP_putstatic:
    case OP_getfield:
    case OP_putfield:
      return accessField(bci, frame);
    case OP_invokevirtual:
    case OP_invokespecial:
    case OP_invokestatic:
    case OP_invokeinterface:
    case OP_invokedynamic:
      return invoke(bci, frame);
    case OP_new:
      return newObject(bci, frame);
    case OP_newarray:
    case OP_anewarray:
    case OP_multianewarray:
      return newArray(bci, frame);
    case OP_arraylength:
      if (!types_.isAnyArray(frame.popReference())) refuse("arraylength of what is no array");
      return frame.push(kInt);
    case OP_athrow:
      return pop(kThrowable, frame);
    case OP_checkcast:
      pop(kObject, frame);
      return frame.push(classConstant(u2(code_, bci + 1)));
    case OP_instanceof:
      pop(kObject, frame);
      classConstant(u2(code_, bci + 1));
      return frame.push(kInt);
    default:
      return applySimple(op, frame);
  }
}

void InstructionRules::applySimple(std::uint8_t op, TypeFrame& frame) {
  const StackEffect effect = stackEffect(op);
  if (effect.pops == nullptr) refuse("Bad instruction");
  for (std::size_t i = std::string_view(effect.pops).size(); i-- > 0;) {
    if (effect.pops[i] == 'A') {
      frame.popReference();
    } else {
      frame.popKind(primitiveType(effect.pops[i]));
    }
  }
  for (const char* pushed = effect.pushes; *pushed != 0; ++pushed) frame.push(primitiveType(*pushed));
}

void InstructionRules::pop(const Type& expected, TypeFrame& frame) {
  if (!expected.isReference()) return frame.popKind(expected);
  const Type found = frame.popReference();
  if (!types_.assignable(found, expected)) {
    refuse("Bad type on operand stack: expected " + describe(expected) + ", found " + describe(found));
  }
}

void InstructionRules::load(char letter, std::uint32_t local, TypeFrame& frame) {
  if (letter == 'A') return frame.push(frame.referenceLocal(local));
  frame.requireLocal(local, primitiveType(letter));
  frame.push(primitiveType(letter));
}

void InstructionRules::store(char letter, std::uint32_t local, TypeFrame& frame) {
  if (letter == 'A') return frame.setLocal(local, frame.popReference());
  frame.popKind(primitiveType(letter));
  frame.setLocal(local, primitiveType(letter));
}

void InstructionRules::popArray(char letter, TypeFrame& frame) {
  const Type array = frame.popReference();
  if (types_.isArrayOf(array, letter) || (letter == 'B' && types_.isArrayOf(array, 'Z'))) return;
  refuse("Bad type on operand stack: expected an array of " +
         std::string(letter == 'L' ? "references" : describe(primitiveArray(letter))) + ", found " + describe(array));
}

void InstructionRules::loadElement(char letter, TypeFrame& frame) {
  frame.popKind(kInt);
  if (letter != 'L') {
    popArray(letter, frame);
    return frame.push(primitiveType(letter));
  }
  const Type array = frame.popReference();
  const Type element = types_.elementsOf(array);
  if (!element.isReference()) refuse("aaload from " + describe(array));
  frame.push(element);
}

// A reference that does not fit the elements is found out when the program runs: ArrayStoreException.
void InstructionRules::storeElement(char letter, TypeFrame& frame) {
  pop(letter == 'L' ? kObject : primitiveType(letter), frame);
  frame.popKind(kInt);
  popArray(letter, frame);
}

Type InstructionRules::createdType(std::uint32_t bci) const {
  const std::uint8_t op = code_[bci];
  if (op == OP_newarray) {
    const std::uint8_t element = code_[bci + 1];
    if (element < 4 || element > 11) refuse("newarray of an unknown type " + std::to_string(element));
    return primitiveArray("ZCFDBSIJ"[element - 4]);
  }
  const Type type = classConstant(u2(code_, bci + 1));
  if (op == OP_anewarray) return arrayOf(type);
  if (op == OP_new && type.isArray()) refuse("new of an array class");
  if (op == OP_multianewarray && (code_[bci + 3] == 0 || code_[bci + 3] > type.dimensions)) {
    refuse("multianewarray with a wrong number of dimensions");
  }
  return type;
}

void InstructionRules::newObject(std::uint32_t bci, TypeFrame& frame) {
  createdType(bci);
  const Type type = Type::uninitialized(bci);
  frame.forget(type);
  frame.push(type);
}

void InstructionRules::newArray(std::uint32_t bci, TypeFrame& frame) {
  const Type type = createdType(bci);
  const unsigned dimensions = code_[bci] == OP_multianewarray ? code_[bci + 3] : 1;
  for (unsigned i = 0; i < dimensions; ++i) frame.popKind(kInt);
  frame.push(type);
}

void InstructionRules::checkOperands(std::uint32_t bci) {
  const LocalAccess access = localAccess(code_, bci);
  if (access.index + access.slots > method_.code->maxLocals) {
    refuse("Local variable " + std::to_string(access.index) + " is beyond max_locals");
  }
  switch (code_[bci]) {
    case OP_ldc:
    case OP_ldc_w:
    case OP_ldc2_w:
      loadableType(bci);
      break;
    case OP_getstatic:
    case OP_putstatic:
    case OP_getfield:
    case OP_putfield:
      fieldType(field(bci).descriptor);
      break;
    case OP_invokevirtual:
    case OP_invokespecial:
    case OP_invokestatic:
    case OP_invokeinterface:
    case OP_invokedynamic:
      readSignature(bci, invoked(bci));
      break;
    case OP_new:
    case OP_newarray:
    case OP_anewarray:
    case OP_multianewarray:
      createdType(bci);
      break;
    case OP_checkcast:
    case OP_instanceof:
      classConstant(u2(code_, bci + 1));
      break;
    case OP_lookupswitch:
      checkKeys(Switch(code_, bci));
      break;
    default:
      break;
  }
}

void InstructionRules::leave(std::uint8_t op, TypeFrame& frame) {
  if (op == OP_return) {
    if (returned_.kind != TypeKind::Top) refuse("Method expects a return value");
    if (isConstructor_ && frame.thisUninitialized) refuse("Constructor must call super() or this() before return");
    return;
  }
  if (returned_.kind == TypeKind::Top) refuse("Method does not expect a return value");
  const char letter = "IJFDA"[op - OP_ireturn];
  if (letter == 'A' ? !returned_.isReference() : returned_.kind != primitiveType(letter).kind) {
    refuse("Wrong return type in function");
  }
  pop(returned_, frame);
}

}  // namespace weaveproof::bytecode::verification
