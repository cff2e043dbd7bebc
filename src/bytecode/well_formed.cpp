#include "bytecode/well_formed.hpp"

#include <initializer_list>
#include <string>
#include <vector>

#include "bytecode/bytecode.hpp"
#include "bytecode/slot_effect.hpp"

namespace weaveproof::bytecode {
namespace well_formed {
namespace {

using classfile::Tag;

class Check {
 public:
  Check(const classfile::ClassFile& file, const classfile::Code& code)
      : file_(file), code_(code), starts_(code.code.size()) {}

  void run() {
    const Bytes code = code_.code;
    for (std::uint32_t bci = 0, length = 0; bci < code.size(); bci += length) {
      length = instructionLength(code, bci);
      if (length == 0) refuse(bci);
      starts_[bci] = true;
    }
    for (std::uint32_t bci = 0; bci < code.size(); bci += instructionLength(code, bci)) {
      forEachTarget(code, bci, [&](std::int64_t target) { require(isStart(target), bci); });
      checkInstruction(bci);
    }
    for (const classfile::ExceptionHandler& handler : code_.handlers) require(isStart(handler.handlerPc), 0);
  }

 private:
  [[noreturn]] static void refuse(std::uint32_t bci) {
    throw classfile::FormatError(classfile::FormatError::Verify, "illegal code at " + std::to_string(bci));
  }
  static void require(bool isRight, std::uint32_t bci) {
    if (!isRight) refuse(bci);
  }
  bool isStart(std::int64_t bci) const {
    return bci >= 0 && bci < static_cast<std::int64_t>(starts_.size()) && starts_[static_cast<std::size_t>(bci)];
  }

  void constant(std::uint32_t bci, std::uint32_t index, std::initializer_list<Tag> tags) const {
    require(index < file_.constants.size(), bci);
    for (const Tag tag : tags) {
      if (file_.constants[index].tag == tag) return;
    }
    refuse(bci);
  }

  void checkInstruction(std::uint32_t bci) const {
    const Bytes code = code_.code;
    const std::uint8_t op = code[bci] == OP_wide ? code[bci + 1] : code[bci];
    const LocalAccess access = localAccess(code, bci);
    require(std::uint32_t{access.index} + access.slots <= code_.maxLocals, bci);
    switch (op) {
      case OP_jsr:
      case OP_jsr_w:
      case OP_ret:
        refuse(bci);
      case OP_ldc:
        return constant(bci, code[bci + 1], kOneSlot);
      case OP_ldc_w:
        return constant(bci, u2(code, bci + 1), kOneSlot);
      case OP_ldc2_w:
        return constant(bci, u2(code, bci + 1), {Tag::Long, Tag::Double, Tag::Dynamic});
      case OP_getstatic:
      case OP_putstatic:
      case OP_getfield:
      case OP_putfield:
        return constant(bci, u2(code, bci + 1), {Tag::Fieldref});
      case OP_invokevirtual:
        return constant(bci, u2(code, bci + 1), {Tag::Methodref});
      case OP_invokespecial:
      case OP_invokestatic:
        return constant(bci, u2(code, bci + 1), {Tag::Methodref, Tag::InterfaceMethodref});
      case OP_invokeinterface:
        return constant(bci, u2(code, bci + 1), {Tag::InterfaceMethodref});
      case OP_invokedynamic:
        return constant(bci, u2(code, bci + 1), {Tag::InvokeDynamic});
      case OP_new:
      case OP_anewarray:
      case OP_checkcast:
      case OP_instanceof:
      case OP_multianewarray:
        return constant(bci, u2(code, bci + 1), {Tag::Class});
      case OP_newarray:
        return require(code[bci + 1] >= 4 && code[bci + 1] <= 11, bci);
      default:
        return;
    }
  }

  static constexpr std::initializer_list<Tag> kOneSlot = {Tag::Integer,      Tag::Float,      Tag::String, Tag::Class,
                                                          Tag::MethodHandle, Tag::MethodType, Tag::Dynamic};

  const classfile::ClassFile& file_;
  const classfile::Code& code_;
  std::vector<bool> starts_;
};

}  // namespace
}  // namespace well_formed

void checkWellFormed(const classfile::ClassFile& file, const classfile::Code& code) {
  well_formed::Check(file, code).run();
}

}  // namespace weaveproof::bytecode
