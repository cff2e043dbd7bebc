#include "bytecode/slot_effect.hpp"

#include <algorithm>
#include <array>
#include <string_view>

#include "bytecode/descriptor.hpp"
#include "bytecode/stack_effect.hpp"

namespace weaveproof::bytecode {
namespace {

using classfile::Constant;
using classfile::Tag;

[[noreturn]] void refuse(const char* reason) { throw classfile::FormatError(classfile::FormatError::Verify, reason); }

// stackEffect() in slots.
struct SlotCounts {
  std::uint8_t pops = 0, pushes = 0;
  bool pushesReference = false, known = false;
};

const std::array<SlotCounts, 256> kSlotCounts = [] {
  std::array<SlotCounts, 256> table{};
  const auto slots = [](std::string_view letters) {
    std::uint8_t count = 0;
    for (char letter : letters) count += letter == 'J' || letter == 'D' ? 2 : 1;
    return count;
  };
  for (int op = 0; op < 256; ++op) {
    const StackEffect effect = stackEffect(static_cast<std::uint8_t>(op));
    if (effect.pops != nullptr) {
      table[op] = {slots(effect.pops), slots(effect.pushes), std::string_view(effect.pushes) == "A", true};
    }
  }
  return table;
}();

const Constant& constant(const classfile::ClassFile& file, std::uint32_t index, Tag first, Tag last) {
  if (index >= file.constants.size() || file.constants[index].tag < first || file.constants[index].tag > last) {
    refuse("Illegal constant pool index");
  }
  return file.constants[index];
}

std::string_view memberDescriptor(const classfile::ClassFile& file, const Constant& member) {
  return file.utf8(static_cast<std::uint16_t>(file.constants[member.second].second));
}

void pushType(std::string_view descriptor, ReferenceBits& bits) {
  if (descriptor.empty()) refuse("Empty type descriptor");
  const Kind kind = kindOf(descriptor[0]);
  bits.push(static_cast<std::uint32_t>(slotsOf(kind)), kind == Kind::Reference);
}

void loadConstant(const classfile::ClassFile& file, std::uint32_t index, ReferenceBits& bits) {
  const Constant& value = constant(file, index, Tag::Integer, Tag::Dynamic);
  if (value.tag == Tag::Dynamic) return pushType(memberDescriptor(file, value), bits);
  const bool isNumber = value.tag <= Tag::Double;
  bits.push(value.tag == Tag::Long || value.tag == Tag::Double ? 2 : 1, !isNumber);
}

void accessField(const classfile::ClassFile& file, std::uint8_t op, std::uint32_t index, ReferenceBits& bits) {
  const std::string_view descriptor = memberDescriptor(file, constant(file, index, Tag::Fieldref, Tag::Fieldref));
  if (descriptor.empty()) refuse("Empty type descriptor");
  if (op == OP_putstatic || op == OP_putfield) bits.pop(static_cast<std::uint32_t>(slotsOf(kindOf(descriptor[0]))));
  if (op == OP_getfield || op == OP_putfield) bits.pop(1);
  if (op == OP_getstatic || op == OP_getfield) pushType(descriptor, bits);
}

const Constant& invoked(const classfile::ClassFile& file, Bytes code, std::uint32_t bci) {
  const bool isDynamic = code[bci] == OP_invokedynamic;
  return constant(file, u2(code, bci + 1), isDynamic ? Tag::InvokeDynamic : Tag::Methodref,
                  isDynamic ? Tag::InvokeDynamic : Tag::InterfaceMethodref);
}

void shuffle(std::uint8_t op, ReferenceBits& bits) {
  const StackShuffle rule = stackShuffle(op);
  std::array<bool, 4> taken{};
  for (std::uint32_t i = 0; i < rule.taken; ++i) {
    taken[i] = bits.depth > 0 && bits.get(bits.maxLocals + bits.depth - 1);
    bits.pop(1);
  }
  for (const char* source = rule.result; *source != 0; ++source) bits.push(1, taken[*source - '0']);
}

bool isInvoke(std::uint8_t op) { return op >= OP_invokevirtual && op <= OP_invokedynamic; }

}  // namespace

void ReferenceBits::pop(std::uint32_t slots) {
  if (slots > depth) refuse("Unable to pop operand off an empty stack");
  for (; slots > 0; --slots) set(maxLocals + --depth, false);
  lowest = std::min(lowest, depth);
}

void ReferenceBits::push(std::uint32_t slots, bool isReference) {
  if (depth + slots > maxStack) refuse("Operand stack overflow");
  for (; slots > 0; --slots) set(maxLocals + depth++, isReference);
}

std::uint32_t argumentSlots(const classfile::ClassFile& file, Bytes code, std::uint32_t bci) {
  const std::uint8_t op = code[bci];
  if (!isInvoke(op)) return 0;
  const auto slots = static_cast<std::uint32_t>(parameterSlots(memberDescriptor(file, invoked(file, code, bci))));
  return slots + (op == OP_invokestatic || op == OP_invokedynamic ? 0 : 1);
}

LocalAccess localAccess(Bytes code, std::uint32_t bci) {
  const std::uint8_t op = code[bci] == OP_wide ? code[bci + 1] : code[bci];
  int kind;  // place in "int, long, float, double, reference"
  bool isLoad = true;
  if (op >= OP_iload && op <= OP_aload) {
    kind = op - OP_iload;
  } else if (op >= OP_iload_0 && op <= OP_aload_3) {
    kind = (op - OP_iload_0) / 4;
  } else if (op >= OP_istore && op <= OP_astore) {
    kind = op - OP_istore;
    isLoad = false;
  } else if (op >= OP_istore_0 && op <= OP_astore_3) {
    kind = (op - OP_istore_0) / 4;
    isLoad = false;
  } else if (op == OP_iinc) {
    return {localIndex(code, bci), 1, true, true, false};
  } else {
    return {};
  }
  const std::uint8_t slots = kind == 1 || kind == 3 ? 2 : 1;
  return {localIndex(code, bci), slots, isLoad, !isLoad, kind == 4};
}

void applySlotEffect(const classfile::ClassFile& file, Bytes code, std::uint32_t bci, ReferenceBits& bits) {
  const std::uint8_t op = code[bci] == OP_wide ? code[bci + 1] : code[bci];
  if (const SlotCounts counts = kSlotCounts[op]; counts.known) {
    bits.pop(counts.pops);
    bits.push(counts.pushes, counts.pushesReference);
    const LocalAccess access = localAccess(code, bci);
    if (access.index + access.slots > bits.maxLocals) refuse("Local variable beyond max_locals");
    if (access.writes) {
      for (std::uint32_t i = 0; i < access.slots; ++i) bits.set(access.index + i, access.isReference);
    }
  } else if (op >= OP_pop && op <= OP_swap) {
    shuffle(op, bits);
  } else if (op == OP_ldc) {
    loadConstant(file, code[bci + 1], bits);
  } else if (op == OP_ldc_w || op == OP_ldc2_w) {
    loadConstant(file, u2(code, bci + 1), bits);
  } else if (op >= OP_getstatic && op <= OP_putfield) {
    accessField(file, op, u2(code, bci + 1), bits);
  } else if (isInvoke(op)) {
    bits.pop(argumentSlots(file, code, bci));
    pushType(DescriptorReader(memberDescriptor(file, invoked(file, code, bci))).returnType(), bits);
  } else if (op == OP_multianewarray) {
    bits.pop(code[bci + 3]);
    bits.push(1, true);
  } else {
    refuse("Bad instruction");
  }
}

}  // namespace weaveproof::bytecode
