// The instructions that name a constant: ldc, field accesses, invokes.
#include "bytecode/bytecode.hpp"
#include "bytecode/verification/instruction_rules.hpp"

namespace weaveproof::bytecode::verification {

using classfile::Constant;
using classfile::Tag;

namespace {

constexpr std::uint16_t kJava5 = 49, kJava7 = 51, kJava8 = 52, kJava11 = 55;

constexpr Type kString = Type::instance("java/lang/String");
constexpr Type kClass = Type::instance("java/lang/Class");
constexpr Type kMethodHandle = Type::instance("java/lang/invoke/MethodHandle");
constexpr Type kMethodType = Type::instance("java/lang/invoke/MethodType");

[[noreturn]] void refuseConstant(std::uint16_t index) {
  refuse("Illegal type at constant pool entry " + std::to_string(index));
}

}  // namespace

const Constant& InstructionRules::constant(std::uint16_t index) const {
  if (index >= file_.constants.size()) refuse("Illegal constant pool index " + std::to_string(index));
  return file_.constants[index];
}

Type InstructionRules::classConstant(std::uint16_t index) const {
  if (constant(index).tag != Tag::Class) refuseConstant(index);
  return classType(file_.className(index));
}

InstructionRules::MemberRef InstructionRules::member(std::uint16_t index) const {
  const Constant& reference = constant(index);
  const Constant& nameAndType = file_.constants[reference.second];
  return {file_.className(reference.first), file_.utf8(nameAndType.first),
          file_.utf8(static_cast<std::uint16_t>(nameAndType.second)), reference.tag};
}

std::string_view InstructionRules::dynamicDescriptor(std::uint16_t index) const {
  return file_.utf8(static_cast<std::uint16_t>(file_.constants[constant(index).second].second));
}

Type InstructionRules::loadableType(std::uint32_t bci) const {
  const std::uint8_t op = code_[bci];
  const std::uint16_t index = op == OP_ldc ? code_[bci + 1] : u2(code_, bci + 1);
  const Tag tag = constant(index).tag;
  Type type;
  if (tag == Tag::Integer) {
    type = kInt;
  } else if (tag == Tag::Float) {
    type = kFloat;
  } else if (tag == Tag::Long) {
    type = kLong;
  } else if (tag == Tag::Double) {
    type = kDouble;
  } else if (tag == Tag::String) {
    type = kString;
  } else if (tag == Tag::Class && file_.major >= kJava5) {
    type = kClass;
  } else if (tag == Tag::MethodHandle && file_.major >= kJava7) {
    type = kMethodHandle;
  } else if (tag == Tag::MethodType && file_.major >= kJava7) {
    type = kMethodType;
  } else if (tag == Tag::Dynamic && file_.major >= kJava11) {
    type = fieldType(dynamicDescriptor(index));
  } else {
    refuseConstant(index);
  }
  if (type.isWide() != (op == OP_ldc2_w)) refuseConstant(index);
  return type;
}

bool InstructionRules::declaresField(std::string_view name, std::string_view descriptor) const {
  for (const classfile::Member& field : file_.fields) {
    if (file_.utf8(field.nameIndex) == name && file_.utf8(field.descriptorIndex) == descriptor) return true;
  }
  return false;
}

InstructionRules::MemberRef InstructionRules::field(std::uint32_t bci) const {
  const std::uint16_t index = u2(code_, bci + 1);
  if (constant(index).tag != Tag::Fieldref) refuseConstant(index);
  return member(index);
}

void InstructionRules::accessField(std::uint32_t bci, TypeFrame& frame) {
  const std::uint8_t op = code_[bci];
  const MemberRef target = field(bci);
  const Type type = fieldType(target.descriptor);
  const Type holder = classType(target.className);
  if (op == OP_putstatic || op == OP_putfield) pop(type, frame);
  if (op == OP_getfield) pop(holder, frame);
  if (op == OP_putfield) {
    // A constructor may set fields of its own class before it calls super(): inner classes do.
    const Type receiver = frame.popReference();
    const bool early = receiver.kind == TypeKind::UninitializedThis && holder == this_ &&
                       declaresField(target.name, target.descriptor);
    if (!early && !types_.assignable(receiver, holder)) {
      refuse("Bad type on operand stack: expected " + describe(holder) + ", found " + describe(receiver));
    }
  }
  if (op == OP_getstatic || op == OP_getfield) frame.push(type);
}

InstructionRules::MemberRef InstructionRules::invoked(std::uint32_t bci) const {
  const std::uint8_t op = code_[bci];
  const std::uint16_t index = u2(code_, bci + 1);
  const Tag tag = constant(index).tag;
  if (op == OP_invokedynamic) {
    if (tag != Tag::InvokeDynamic) refuseConstant(index);
    if (u2(code_, bci + 3) != 0) refuse("Third and fourth operand bytes of invokedynamic must be zero");
    return {.descriptor = dynamicDescriptor(index), .tag = tag};
  }
  const bool mayBeInterface = (op == OP_invokespecial || op == OP_invokestatic) && file_.major >= kJava8;
  const bool fits = op == OP_invokeinterface
                        ? tag == Tag::InterfaceMethodref
                        : tag == Tag::Methodref || (tag == Tag::InterfaceMethodref && mayBeInterface);
  if (!fits) refuseConstant(index);
  const MemberRef target = member(index);
  if (target.name.starts_with('<') && (op != OP_invokespecial || target.name != "<init>" || tag != Tag::Methodref)) {
    refuse("Illegal call to internal method");
  }
  return target;
}

Type InstructionRules::readSignature(std::uint32_t bci, const MemberRef& target) {
  const Type result = methodTypes(target.descriptor, parameters_);
  if (code_[bci] == OP_invokeinterface && (code_[bci + 3] != slotCount(parameters_) + 1 || code_[bci + 4] != 0)) {
    refuse("Inconsistent args count operand in invokeinterface");
  }
  return result;
}

void InstructionRules::invoke(std::uint32_t bci, TypeFrame& frame) {
  const std::uint8_t op = code_[bci];
  const MemberRef target = invoked(bci);
  const Type result = readSignature(bci, target);
  for (std::size_t i = parameters_.size(); i-- > 0;) pop(parameters_[i], frame);
  if (target.name == "<init>") {
    if (result.kind != TypeKind::Top) refuse("<init> with a result");
    return invokeConstructor(target.className, frame);
  }
  if (op == OP_invokespecial) {
    checkInvokespecial(target);
    pop(this_, frame);
  } else if (op == OP_invokevirtual || op == OP_invokeinterface) {
    pop(classType(target.className), frame);
  }
  if (result.kind != TypeKind::Top) frame.push(result);
}

void InstructionRules::invokeConstructor(std::string_view className, TypeFrame& frame) {
  const Type object = frame.popReference();
  Type initialized;
  if (object.kind == TypeKind::UninitializedThis) {
    const bool isSuper = file_.superClass != 0 && className == file_.className(file_.superClass);
    if (!isSuper && className != this_.name()) refuse("Bad <init> method call: neither this class nor its superclass");
    initialized = this_;
    frame.thisUninitialized = false;
  } else if (object.kind == TypeKind::Uninitialized) {
    initialized = classConstant(u2(code_, object.number + 1));
    if (initialized != Type::instance(className)) refuse("Call to wrong <init> method");
  } else {
    refuse("Bad operand type when invoking <init>: " + describe(object));
  }
  frame.replace(object, initialized);
}

// super.m(), this.m() of a private m, or Interface.super.m(): the target must be above this class.
void InstructionRules::checkInvokespecial(const MemberRef& target) {
  if (target.className == this_.name()) return;
  if (target.tag == Tag::Methodref) {
    if (classType(target.className).isArray()) refuse("Bad invokespecial instruction: method of an array");
    return types_.requireSubclass(this_.name(), target.className);
  }
  for (const std::uint16_t interface : file_.interfaces) {
    if (file_.className(interface) == target.className) return;
  }
  refuse("Bad invokespecial instruction: interface method reference is in an indirect superinterface.");
}

}  // namespace weaveproof::bytecode::verification
