#include "bytecode/late_finals.hpp"

#include <algorithm>

#include "bytecode/bytecode.hpp"

namespace weaveproof::bytecode {

using classfile::ClassFile;
using classfile::Constant;
using classfile::Member;

namespace {

constexpr std::uint16_t kOnlyInInitializers = 53;

// The class that the constant names does not count: it may be a subclass, which inherits the field.
bool isOwnFinal(const ClassFile& file, std::uint16_t index, bool isStatic) {
  if (index >= file.constants.size() || file.constants[index].tag != classfile::Tag::Fieldref) return false;
  const Constant& nameAndType = file.constants[file.constants[index].second];
  const std::string_view name = file.utf8(nameAndType.first),
                         descriptor = file.utf8(static_cast<std::uint16_t>(nameAndType.second));
  return std::ranges::any_of(file.fields, [&](const Member& field) {
    return (field.accessFlags & classfile::ACC_FINAL) != 0 &&
           ((field.accessFlags & classfile::ACC_STATIC) != 0) == isStatic && file.utf8(field.nameIndex) == name &&
           file.utf8(field.descriptorIndex) == descriptor;
  });
}

}  // namespace

bool setsFinalsLate(const ClassFile& file) {
  if (file.major >= kOnlyInInitializers) return false;
  for (const Member& method : file.methods) {
    if (!method.code) continue;
    const classfile::Bytes code = method.code->code;
    const std::string_view name = file.utf8(method.nameIndex);
    for (std::uint32_t bci = 0, length = 0; bci < code.size(); bci += length) {
      length = instructionLength(code, bci);
      if (length == 0) break;
      const std::uint8_t op = code[bci];
      if (op != OP_putfield && op != OP_putstatic) continue;
      if (name == (op == OP_putstatic ? "<clinit>" : "<init>")) continue;
      if (isOwnFinal(file, u2(code, bci + 1), op == OP_putstatic)) return true;
    }
  }
  return false;
}

}  // namespace weaveproof::bytecode
