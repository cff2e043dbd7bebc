// What has to hold of a class's code before it first runs: the verifier's rules, and those that need other classes.
#include "bytecode/descriptor.hpp"
#include "bytecode/slot_effect.hpp"
#include "bytecode/subroutines.hpp"
#include "bytecode/verification/type_frame.hpp"
#include "bytecode/verifier.hpp"
#include "vm/machine.hpp"
#include "vm/resolve.hpp"

namespace weaveproof::vm {

using enum bytecode::Opcode;
using namespace classfile;

namespace {

[[noreturn]] void refuse(const Class& c, const Member& method, const std::string& reason) {
  throw JavaThrow("java/lang/VerifyError",
                  "(class: " + c.name->string() + ", method: " + std::string(c.file->utf8(method.nameIndex)) +
                      " signature: " + std::string(c.file->utf8(method.descriptorIndex)) + ") " + reason);
}

Class* namedBy(Machine& vm, Class& from, std::string_view name) {
  return name == from.file->name() ? &from : vm.tryLoadClass(from.loader, vm.world.symbol(name));
}

Class* needed(Machine& vm, Class& from, std::string_view name) {
  Class* c = namedBy(vm, from, name);
  if (!c) throw JavaThrow::notFound(*from.loader, std::string(name));
  return c;
}

void checkAssumptions(Machine& vm, Class& c, const Member& method, const bytecode::VerifyResult& result) {
  for (const auto& [from, to] : result.assumptions) {
    Class* target = needed(vm, c, to);
    if (target->isInterface()) continue;  // interfaces count as Object; they are checked when called
    Class* source = needed(vm, c, from);
    if (!source->isSubclassOf(target))
      refuse(c, method, bytecode::dotted(from) + " is not assignable to " + bytecode::dotted(to));
  }
}

// A protected member of a superclass in another package may be used only on objects of the class itself (4.10.1.8).
class ProtectedUses {
 public:
  ProtectedUses(Machine& vm, Class& c, const Member& method) : vm_(vm), class_(c), method_(method) {}

  void operator()(std::uint32_t bci, const bytecode::verification::TypeFrame& frame) const {
    const Bytes code = method_.code->code;
    const std::uint8_t op = code[bci];
    if (op != OP_getfield && op != OP_putfield && op != OP_invokevirtual) return;
    // The instruction itself is verified after this look at it.
    const std::uint16_t index = bytecode::u2(code, bci + 1);
    const auto& constants = class_.file->constants;
    if (index >= constants.size() || constants[index].tag != (op == OP_invokevirtual ? Tag::Methodref : Tag::Fieldref))
      return;
    const MemberReference reference = memberReference(vm_.world, class_, index);
    Class* holder = superclassNamed(class_.file->className(reference.classIndex));
    if (!holder) return;
    std::uint16_t access = 0;
    const Class* declaring = nullptr;
    if (op == OP_invokevirtual) {
      const Method* found = lookupMethodInClass(*holder, reference.name, reference.descriptor);
      if (found) access = found->access, declaring = found->holder;
    } else {
      const Field* found = lookupField(*holder, reference.name, reference.descriptor);
      if (found) access = found->access, declaring = found->holder;
    }
    if (!declaring || !(access & ACC_PROTECTED) || declaring->samePackage(&class_)) return;
    const int above = op == OP_invokevirtual ? static_cast<int>(bytecode::argumentSlots(*class_.file, code, bci))
                      : op == OP_putfield    ? 1 + bytecode::slotsOf(bytecode::kindOf(reference.descriptor->text()[0]))
                                             : 1;
    if (static_cast<int>(frame.depth()) < above) return;
    const bytecode::verification::Type& receiver = frame.slot(frame.depth() - static_cast<std::uint32_t>(above));
    if (receiver.kind != bytecode::verification::TypeKind::Object)
      return;  // null, this under construction, one of several
    if (receiver.isArray()) {
      if (reference.name->text() == "clone") return;
    } else if (const Class* type = namedBy(vm_, class_, receiver.name()); !type || type->isSubclassOf(&class_)) {
      return;
    }
    refuse(class_, method_, "Bad access to protected data");
  }

 private:
  Class* superclassNamed(std::string_view name) const {
    for (Class* c = class_.super; c; c = c->super)
      if (c->name->text() == name) return c;
    return nullptr;
  }

  Machine& vm_;
  Class& class_;
  const Member& method_;
};

}  // namespace

void Machine::linkForUse(Class& c) {
  if (c.verified || c.trusted || !c.file) return;
  if (c.super) linkForUse(*c.super);
  for (Class* interface : c.interfaces) linkForUse(*interface);
  try {
    for (const Member& method : c.file->methods) {
      if (!method.code) continue;
      try {
        checkAssumptions(*this, c, method, bytecode::verify(*c.file, method, ProtectedUses(*this, c, method)));
      } catch (const bytecode::SubroutinesTooLarge& error) {
        throw Unsupported{bytecode::readableMethod(c.externalName(), c.file->utf8(method.nameIndex),
                                                   c.file->utf8(method.descriptorIndex)) +
                          ": " + error.what()};
      }
    }
  } catch (const FormatError& error) {
    throw JavaThrow(error.javaClass(), error.what());
  }
  if (!isFoundAnew(*this, c)) c.verified = true;
}

}  // namespace weaveproof::vm
