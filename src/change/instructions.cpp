#include "change/instructions.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <map>

#include "bytecode/bytecode.hpp"

namespace weaveproof::change {

using classfile::ClassFile;
using classfile::Constant;
using classfile::Tag;
using enum bytecode::Opcode;

namespace {

// A constant that is computed may have others of its kind as arguments; a damaged file, even itself.
constexpr unsigned kDeepest = 8;

std::string constantText(const ClassFile& file, std::uint16_t index, const Naming& naming, unsigned depth);

std::string handleText(const ClassFile& file, const Constant& handle, const Naming& naming) {
  return fmt::format("{} {}", handle.first,
                     change::constantText(file, static_cast<std::uint16_t>(handle.second), naming));
}

std::string memberText(const ClassFile& file, const Constant& member, const Naming& naming) {
  const std::string_view holder = file.className(member.first);
  const Constant& nameAndType = file.constants[member.second];
  const std::string_view name = file.utf8(nameAndType.first);
  const std::string_view type = file.utf8(static_cast<std::uint16_t>(nameAndType.second));
  const std::string shown = member.tag == Tag::Fieldref ? std::string(name) : naming.ofMethod(holder, name);
  return fmt::format("{}.{}:{}", naming.ofType(holder), shown, naming.ofDescriptor(type));
}

std::string dynamicText(const ClassFile& file, const Constant& dynamic, const Naming& naming, unsigned depth) {
  const Constant& nameAndType = file.constants[dynamic.second];
  const classfile::BootstrapMethod& bootstrap = file.bootstrapMethods[dynamic.first];
  std::string text = fmt::format("{}:{} by {}", file.utf8(nameAndType.first),
                                 naming.ofDescriptor(file.utf8(static_cast<std::uint16_t>(nameAndType.second))),
                                 handleText(file, file.constants[bootstrap.handle], naming));
  if (depth == kDeepest) return text;
  for (const std::uint16_t argument : bootstrap.arguments)
    text += ", " + constantText(file, argument, naming, depth + 1);
  return text;
}

std::string constantText(const ClassFile& file, std::uint16_t index, const Naming& naming, unsigned depth) {
  if (index >= file.constants.size()) throw classfile::FormatError(classfile::FormatError::Verify, "no such constant");
  const Constant& constant = file.constants[index];
  switch (constant.tag) {
    case Tag::Integer:
      return fmt::format("int {}", static_cast<std::int32_t>(constant.second));
    case Tag::Float:
      return fmt::format("float {:08x}", constant.second);
    case Tag::Long:
      return fmt::format("long {}", file.longBits(index));
    case Tag::Double:
      return fmt::format("double {:016x}", static_cast<std::uint64_t>(file.longBits(index)));
    case Tag::String:
      return fmt::format("\"{}\"", file.utf8(constant.first));
    case Tag::Class:
      return naming.ofType(file.utf8(constant.first));
    case Tag::MethodType:
      return naming.ofDescriptor(file.utf8(constant.first));
    case Tag::Fieldref:
    case Tag::Methodref:
    case Tag::InterfaceMethodref:
      return memberText(file, constant, naming);
    case Tag::MethodHandle:
      return handleText(file, constant, naming);
    case Tag::Dynamic:
    case Tag::InvokeDynamic:
      return dynamicText(file, constant, naming, depth);
    default:
      return "";
  }
}

// Of a load, store or ret: without the local that may be a part of its name ("iload_1").
std::string withoutNumber(std::uint8_t op) {
  std::string name = bytecode::mnemonic(op);
  if (const std::size_t end = name.find('_'); end != std::string::npos) name.resize(end);
  return name;
}

bool isShortLocal(std::uint8_t op) {
  return (op >= OP_iload_0 && op <= OP_aload_3) || (op >= OP_istore_0 && op <= OP_astore_3);
}
bool isLocal(std::uint8_t op) {
  return (op >= OP_iload && op <= OP_aload) || (op >= OP_istore && op <= OP_astore) || op == OP_ret;
}

class Reading {
 public:
  Reading(const ClassFile& file, const classfile::Code& code, const Naming& naming)
      : file_(file), code_(code.code), handlers_(code.handlers), naming_(naming) {}

  std::vector<Instruction> run() {
    for (std::uint32_t bci = 0; bci < code_.size();) {
      const std::uint32_t length = bytecode::instructionLength(code_, bci);
      if (length == 0) throw classfile::FormatError(classfile::FormatError::Verify, "illegal instruction");
      indices_[bci] = static_cast<std::uint32_t>(all_.size());
      all_.push_back({bci, bci + length, textAt(bci), {}, {}});
      bci += length;
    }
    for (Instruction& instruction : all_) {
      bytecode::forEachTarget(code_, instruction.bci,
                              [&](std::int64_t target) { instruction.targets.push_back(indexOf(target)); });
      for (const classfile::ExceptionHandler& handler : handlers_) {
        if (instruction.bci < handler.startPc || instruction.bci >= handler.endPc) continue;
        instruction.handlers.push_back(
            {handler.catchType == 0 ? "" : naming_.ofType(file_.className(handler.catchType)),
             indexOf(handler.handlerPc)});
      }
    }
    return std::move(all_);
  }

 private:
  std::uint32_t indexOf(std::int64_t bci) const {
    const auto found = indices_.find(static_cast<std::uint32_t>(bci));
    if (bci < 0 || found == indices_.end())
      throw classfile::FormatError(classfile::FormatError::Verify, "a jump into an instruction");
    return found->second;
  }

  std::string constantAt(std::uint16_t index) const { return constantText(file_, index, naming_, 0); }

  std::string textAt(std::uint32_t bci) const {
    const std::uint8_t op = code_[bci];
    if (op == OP_wide) {
      const std::uint8_t widened = code_[bci + 1];
      std::string text = fmt::format("{} {}", bytecode::mnemonic(widened), bytecode::localIndex(code_, bci));
      if (widened == OP_iinc) text += fmt::format(" {}", bytecode::s2(code_, bci + 4));
      return text;
    }
    if (isShortLocal(op) || isLocal(op))
      return fmt::format("{} {}", withoutNumber(op), bytecode::localIndex(code_, bci));
    if (bytecode::isSwitch(op)) {
      std::string text = bytecode::mnemonic(op);
      const bytecode::Switch cases(code_, bci);
      for (std::uint32_t i = 0; i < cases.size(); ++i) text += fmt::format(" {}", cases.key(i));
      return text;
    }
    switch (op) {
      case OP_iinc:
        return fmt::format("iinc {} {}", code_[bci + 1], bytecode::s1(code_, bci + 2));
      case OP_bipush:
        return fmt::format("push {}", bytecode::s1(code_, bci + 1));
      case OP_sipush:
        return fmt::format("push {}", bytecode::s2(code_, bci + 1));
      case OP_ldc:
        return "ldc " + constantAt(code_[bci + 1]);
      case OP_ldc_w:
      case OP_ldc2_w:
        return "ldc " + constantAt(bytecode::u2(code_, bci + 1));
      case OP_newarray:
        return fmt::format("newarray {}", code_[bci + 1]);
      case OP_multianewarray:
        return fmt::format("multianewarray {} {}", constantAt(bytecode::u2(code_, bci + 1)), code_[bci + 3]);
      case OP_goto_w:
        return bytecode::mnemonic(OP_goto);
      case OP_jsr_w:
        return bytecode::mnemonic(OP_jsr);
      case OP_getstatic:
      case OP_putstatic:
      case OP_getfield:
      case OP_putfield:
      case OP_invokevirtual:
      case OP_invokespecial:
      case OP_invokestatic:
      case OP_invokeinterface:
      case OP_invokedynamic:
      case OP_new:
      case OP_anewarray:
      case OP_checkcast:
      case OP_instanceof:
        return fmt::format("{} {}", bytecode::mnemonic(op), constantAt(bytecode::u2(code_, bci + 1)));
      default:
        return bytecode::mnemonic(op);
    }
  }

  const ClassFile& file_;
  const classfile::Bytes code_;
  const std::vector<classfile::ExceptionHandler>& handlers_;
  const Naming& naming_;
  std::vector<Instruction> all_;
  std::map<std::uint32_t, std::uint32_t> indices_;  // by bci
};

}  // namespace

std::string Naming::ofDescriptor(std::string_view descriptor) const {
  std::string text;
  for (std::size_t at = 0; at < descriptor.size();) {
    const std::size_t end = descriptor[at] == 'L' ? std::min(descriptor.find(';', at), descriptor.size()) : at;
    if (end == at) {
      text += descriptor[at++];
    } else {
      text += "L" + ofClass(descriptor.substr(at + 1, end - at - 1));
      at = end;
    }
  }
  return text;
}

std::string Naming::ofType(std::string_view type) const {
  return type.starts_with('[') ? ofDescriptor(type) : ofClass(type);
}

const Naming& plainNaming() {
  static const Naming plain{[](std::string_view name) { return std::string(name); },
                            [](std::string_view, std::string_view method) { return std::string(method); }};
  return plain;
}

std::string constantText(const ClassFile& file, std::uint16_t index, const Naming& naming) {
  return constantText(file, index, naming, 0);
}

std::vector<Instruction> instructionsOf(const ClassFile& file, const classfile::Code& code, const Naming& naming) {
  return Reading(file, code, naming).run();
}

}  // namespace weaveproof::change
