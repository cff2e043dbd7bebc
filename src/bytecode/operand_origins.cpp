#include "bytecode/operand_origins.hpp"

#include <algorithm>
#include <string_view>

#include "bytecode/bytecode.hpp"
#include "bytecode/descriptor.hpp"

namespace weaveproof::bytecode {

namespace {

// If the frames of a method hold more than this in all, HotSpot gives no explanation.
constexpr std::uint64_t kMaxEntries = 1'000'000;

// Slots that each instruction takes off the stack and then puts on it, in the order of the opcodes. '-' where operands
// decide, and where values keep their origin.
constexpr std::string_view kTaken =
    "00000000000000000"          // nop .. bipush
    "0000"                       // sipush, ldc
    "0000000000000000000000000"  // iload .. aload_3
    "22222222"                   // iaload .. saload
    "1212111112222111122221111"  // istore .. astore_3
    "34343333"                   // iastore .. sastore
    "12-------"                  // pop, pop2, dup .. swap
    "24242424242424242424"       // iadd .. drem
    "1212"                       // ineg .. dneg
    "232323242424"               // ishl .. lushr, iand .. lxor
    "0"                          // iinc
    "111222111222111"            // i2l .. i2s
    "42244"                      // lcmp .. dcmpg
    "11111122222222"             // ifeq .. if_acmpne
    "00011"                      // goto, jsr, ret, switches
    "121210"                     // ireturn .. return
    "---------"                  // getstatic .. invokedynamic
    "01111-111"                  // new .. monitorexit
    "--1100";                    // wide .. jsr_w
constexpr std::string_view kGiven =
    "01111111122111221"          // nop .. bipush
    "1112"                       // sipush, ldc
    "1212111112222111122221111"  // iload .. aload_3
    "12121111"                   // iaload .. saload
    "0000000000000000000000000"  // istore .. astore_3
    "00000000"                   // iastore .. sastore
    "00-------"                  // pop, pop2, dup .. swap
    "12121212121212121212"       // iadd .. drem
    "1212"                       // ineg .. dneg
    "121212121212"               // ishl .. lushr, iand .. lxor
    "0"                          // iinc
    "212112122121111"            // i2l .. i2s
    "11111"                      // lcmp .. dcmpg
    "00000000000000"             // ifeq .. if_acmpne
    "01000"                      // goto, jsr, ret, switches
    "000000"                     // ireturn .. return
    "---------"                  // getstatic .. invokedynamic
    "11110-100"                  // new .. monitorexit
    "--0001";                    // wide .. jsr_w
static_assert(kTaken.size() == OP_jsr_w + 1 && kGiven.size() == OP_jsr_w + 1);

std::string_view descriptorOfMember(const classfile::ClassFile& file, std::uint16_t constant) {
  const std::uint32_t nameAndType = file.constants[constant].second;
  return file.utf8(static_cast<std::uint16_t>(file.constants[nameAndType].second));
}

}  // namespace

void OperandOrigins::Frame::pop(std::uint32_t slots) {
  stack.resize(stack.size() - std::min<std::size_t>(slots, stack.size()));
}

// Replaces the uppermost `taken` slots by those that `order` lists, from the bottom up; '0' is the former top.
void OperandOrigins::Frame::rearrange(std::uint32_t taken, const char* order) {
  if (stack.size() < taken) return;
  const std::vector<std::uint32_t> former(stack.rbegin(), stack.rbegin() + taken);
  pop(taken);
  for (; *order != '\0'; ++order) stack.push_back(former[static_cast<std::size_t>(*order - '0')]);
}

void OperandOrigins::Frame::merge(const Frame& other) {
  stack.resize(std::min(stack.size(), other.stack.size()));  // of equal size in code that verifies
  for (std::size_t i = 0; i < stack.size(); ++i) {
    if (stack[i] != other.stack[i]) stack[i] = kSeveral;
  }
  writtenLocals |= other.writtenLocals;
}

OperandOrigins::OperandOrigins(const classfile::ClassFile& file, const classfile::Code& code, std::uint32_t bci)
    : file_(file), code_(code), before_(code.code.size()) {
  if (before_.empty()) return;
  before_[0].emplace();
  for (const classfile::ExceptionHandler& handler : code.handlers) {
    if (handler.handlerPc >= before_.size() || before_[handler.handlerPc]) continue;
    before_[handler.handlerPc].emplace().push(handler.handlerPc, 1);
  }
  analyse(bci);
}

void OperandOrigins::analyse(std::uint32_t bci) {
  bool complete;
  do {
    complete = true;
    reachedNew_ = false;
    for (std::uint32_t at = 0; at < before_.size();) {
      const std::uint32_t length = instructionLength(code_.code, at);
      if (length == 0) return;
      if (before_[at]) {
        execute(at, length);
      } else {
        complete = false;
      }
      at += length;
      if (at == bci && before_[at]) return;
      if (entries_ > kMaxEntries) return;
    }
  } while (!complete && reachedNew_);
}

void OperandOrigins::execute(std::uint32_t bci, std::uint32_t length) {
  Frame frame = *before_[bci];
  applyEffect(bci, frame);
  // The order matters: what is merged into the frame for one successor also flows to the next.
  if (fallsThrough(code_.code[bci]) && !(code_.code[bci] == OP_wide && code_.code[bci + 1] == OP_ret)) {
    flowTo(std::int64_t{bci} + length, frame);
  }
  // HotSpot lets a switch fall through as well.
  if (isSwitch(code_.code[bci])) flowTo(std::int64_t{bci} + length, frame);
  forEachTarget(code_.code, bci, [&](std::int64_t target) { flowTo(target, frame); });
}

void OperandOrigins::applyEffect(std::uint32_t bci, Frame& frame) const {
  const Bytes code = code_.code;
  const std::uint8_t op = code[bci] == OP_wide ? code[bci + 1] : code[bci];
  if (op >= OP_istore && op <= OP_astore_3) {
    const std::uint16_t local = localIndex(code, bci);
    if (local < 64) frame.writtenLocals |= std::uint64_t{1} << local;
  }
  switch (op) {
    case OP_dup:
      return frame.rearrange(1, "00");
    case OP_dup_x1:
      return frame.rearrange(2, "010");
    case OP_dup_x2:
      return frame.rearrange(3, "0210");
    case OP_dup2:
      return frame.rearrange(2, "1010");
    case OP_dup2_x1:
      return frame.rearrange(3, "10210");
    case OP_dup2_x2:
      return frame.rearrange(4, "103210");
    case OP_swap:
      return frame.rearrange(2, "01");
    case OP_checkcast:
      return;
    case OP_multianewarray:
      frame.pop(u1(code, bci + 3));
      return frame.push(bci, 1);
    case OP_getstatic:
    case OP_putstatic:
    case OP_getfield:
    case OP_putfield: {
      const int slots = slotsOf(kindOf(descriptorOfMember(file_, u2(code, bci + 1))[0]));
      if (op == OP_putstatic || op == OP_putfield) frame.pop(slots);
      if (op == OP_getfield || op == OP_putfield) frame.pop(1);
      if (op == OP_getstatic || op == OP_getfield) frame.push(bci, slots);
      return;
    }
    case OP_invokevirtual:
    case OP_invokespecial:
    case OP_invokestatic:
    case OP_invokeinterface:
    case OP_invokedynamic: {
      const std::string_view descriptor = descriptorOfMember(file_, u2(code, bci + 1));
      frame.pop(parameterSlots(descriptor));
      if (op != OP_invokestatic && op != OP_invokedynamic) frame.pop(1);
      return frame.push(bci, slotsOf(kindOf(DescriptorReader(descriptor).returnType()[0])));
    }
    default:
      frame.pop(kTaken[op] - '0');
      frame.push(bci, kGiven[op] - '0');
  }
}

void OperandOrigins::flowTo(std::int64_t bci, Frame& frame) {
  if (bci < 0 || bci >= static_cast<std::int64_t>(before_.size())) return;
  std::optional<Frame>& target = before_[static_cast<std::size_t>(bci)];
  if (target) {
    frame.merge(*target);
  } else {
    reachedNew_ = true;
    entries_ += frame.stack.size();
  }
  target = frame;
}

std::optional<std::uint32_t> OperandOrigins::of(std::uint32_t bci, std::uint32_t slot) const {
  const std::optional<Frame>& frame = before_[bci];
  if (!frame || slot >= frame->stack.size()) return std::nullopt;
  const std::uint32_t origin = frame->stack[frame->stack.size() - 1 - slot];
  return origin == kSeveral ? std::nullopt : std::optional(origin);
}

bool OperandOrigins::localMayBeWritten(std::uint32_t bci, std::uint32_t local) const {
  return local >= 64 || !before_[bci] || (before_[bci]->writtenLocals >> local & 1) != 0;
}

}  // namespace weaveproof::bytecode
