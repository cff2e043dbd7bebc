#include "bytecode/bytecode.hpp"

namespace weaveproof::bytecode {
namespace {

constexpr const char* kMnemonics[] = {
#define WEAVEPROOF_NAME(name, length) #name,
    WEAVEPROOF_FOR_EACH_OPCODE(WEAVEPROOF_NAME)
#undef WEAVEPROOF_NAME
};

constexpr std::uint8_t kLengths[] = {
#define WEAVEPROOF_LENGTH(name, length) length,
    WEAVEPROOF_FOR_EACH_OPCODE(WEAVEPROOF_LENGTH)
#undef WEAVEPROOF_LENGTH
};

// Operands of a switch start at the next multiple of four, counted from the start of the method.
constexpr std::uint32_t switchOperands(std::uint32_t bci) { return (bci + 4) & ~3u; }

std::uint32_t switchLength(Bytes code, std::uint32_t bci) {
  const std::uint64_t operands = switchOperands(bci);
  const bool isTable = code[bci] == OP_tableswitch;
  const std::uint64_t header = operands + (isTable ? 12 : 8);
  if (header > code.size()) return 0;
  const auto at = static_cast<std::uint32_t>(operands);
  const std::int64_t count =
      isTable ? std::int64_t{s4(code, at + 8)} - s4(code, at + 4) + 1 : std::int64_t{s4(code, at + 4)};
  if (isTable ? count < 1 : count < 0) return 0;
  const std::uint64_t end = header + static_cast<std::uint64_t>(count) * (isTable ? 4 : 8);
  return end > code.size() ? 0 : static_cast<std::uint32_t>(end - bci);
}

std::uint32_t wideLength(Bytes code, std::uint32_t bci) {
  if (bci + 1 >= code.size()) return 0;
  const std::uint8_t op = code[bci + 1];
  if (op == OP_iinc) return 6;
  const bool hasWideForm = (op >= OP_iload && op <= OP_aload) || (op >= OP_istore && op <= OP_astore) || op == OP_ret;
  return hasWideForm ? 4 : 0;
}

}  // namespace

const char* mnemonic(std::uint8_t opcode) { return opcode < std::size(kMnemonics) ? kMnemonics[opcode] : "illegal"; }

std::uint32_t instructionLength(Bytes code, std::uint32_t bci) {
  if (bci >= code.size() || code[bci] >= std::size(kLengths)) return 0;
  std::uint32_t length = kLengths[code[bci]];
  if (length == 0) length = code[bci] == OP_wide ? wideLength(code, bci) : switchLength(code, bci);
  return length <= code.size() - bci ? length : 0;
}

std::uint16_t localIndex(Bytes code, std::uint32_t bci) {
  const std::uint8_t op = code[bci];
  if (op == OP_wide) return u2(code, bci + 2);
  if (op >= OP_iload_0 && op <= OP_aload_3) return (op - OP_iload_0) & 3;
  if (op >= OP_istore_0 && op <= OP_astore_3) return (op - OP_istore_0) & 3;
  return code[bci + 1];
}

Switch::Switch(Bytes code, std::uint32_t bci)
    : code_(code), bci_(bci), operands_(switchOperands(bci)), isTable_(code[bci] == OP_tableswitch) {
  size_ = isTable_ ? u4(code, operands_ + 8) - u4(code, operands_ + 4) + 1 : u4(code, operands_ + 4);
}

}  // namespace weaveproof::bytecode
