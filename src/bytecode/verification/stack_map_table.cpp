#include "bytecode/verification/stack_map_table.hpp"

namespace weaveproof::bytecode::verification {
namespace {

[[noreturn]] void malformed(const std::string& how) {
  throw classfile::FormatError(classfile::FormatError::ClassFormat, "StackMapTable format error: " + how);
}

}  // namespace

// Reads the table from front to back, keeping the locals of the last frame.
class StackMapTable::Decoder {
 public:
  Decoder(StackMapTable& table, const classfile::ClassFile& file, const classfile::Code& code, const FlowGraph& graph)
      : table_(table), file_(file), code_(code), graph_(graph), rest_(code.stackMapTable) {}

  void decode(const TypeFrame& entry, std::uint32_t entryLocals) {
    for (std::uint32_t i = 0; i < entryLocals; ++i) appendSlot(entry.local(i));
    if (rest_.empty()) return;
    std::int64_t bci = -1;
    for (unsigned left = u2(); left > 0; --left) bci = decodeFrame(bci);
    if (!rest_.empty()) malformed("wrong attribute size");
  }

 private:
  enum FrameType : std::uint8_t {
    kSameOneStack = 64,
    kReserved = 128,
    kSameOneStackExtended = 247,
    kChop = 248,
    kSameExtended = 251,
    kAppend = 252,
    kFull = 255,
  };

  std::int64_t decodeFrame(std::int64_t previous) {
    const std::uint8_t type = u1();
    if (type >= kReserved && type < kSameOneStackExtended) malformed("reserved frame type");
    const std::uint32_t delta = type < kSameOneStack ? type : type < kReserved ? type - kSameOneStack : u2();
    const std::int64_t bci = previous + 1 + delta;
    if (!graph_.isInstruction(bci)) {
      refuse("StackMapTable error: bad offset " + std::to_string(bci));
    }
    const auto stackStart = static_cast<std::uint32_t>(table_.stacks_.size());
    if (type == kFull) {
      last_ = kNoLocal;
      count_ = 0;
      for (unsigned left = u2(); left > 0; --left) appendLocal();
      for (unsigned left = u2(); left > 0; --left) pushStack(stackStart);
    } else if (type >= kAppend) {
      for (unsigned left = type - kSameExtended; left > 0; --left) appendLocal();
    } else if (type >= kChop && type < kSameExtended) {
      for (unsigned left = kSameExtended - type; left > 0; --left) chopLocal();
    } else if (type >= kSameOneStack && type <= kSameOneStackExtended) {
      pushStack(stackStart);
    }
    const auto stackSize = static_cast<std::uint32_t>(table_.stacks_.size()) - stackStart;
    table_.frames_.push_back({last_, count_, stackStart, stackSize});
    table_.frameAt_[static_cast<std::size_t>(bci)] = static_cast<std::uint16_t>(table_.frames_.size());
    return bci;
  }

  void appendSlot(const Type& type) {
    if (++count_ > code_.maxLocals) malformed("bad type array size");
    const bool uninitializedThis =
        type.kind == TypeKind::UninitializedThis || (last_ != kNoLocal && table_.locals_[last_].hasUninitializedThis);
    table_.locals_.push_back({type, last_, uninitializedThis});
    last_ = static_cast<std::uint32_t>(table_.locals_.size() - 1);
  }

  void appendLocal() {
    const Type type = readType();
    appendSlot(type);
    if (type.isWide()) appendSlot(type.half());
  }

  void chopSlot() {
    if (last_ == kNoLocal) malformed("bad type array size");
    last_ = table_.locals_[last_].before;
    --count_;
  }

  void chopLocal() {
    if (last_ != kNoLocal && table_.locals_[last_].type.isHalf()) chopSlot();
    chopSlot();
  }

  void pushStack(std::uint32_t stackStart) {
    const Type type = readType();
    table_.stacks_.push_back(type);
    if (type.isWide()) table_.stacks_.push_back(type.half());
    if (table_.stacks_.size() - stackStart > code_.maxStack) malformed("bad type array size");
  }

  Type readType() {
    switch (u1()) {
      case 0:
        return kTop;
      case 1:
        return kInt;
      case 2:
        return kFloat;
      case 3:
        return kDouble;
      case 4:
        return kLong;
      case 5:
        return kNull;
      case 6:
        return Type::of(TypeKind::UninitializedThis);
      case 7:
        return objectType(u2());
      case 8:
        return uninitializedType(u2());
      default:
        malformed("bad verification type");
    }
  }

  Type objectType(std::uint16_t index) const {
    if (index >= file_.constants.size() || file_.constants[index].tag != classfile::Tag::Class) {
      malformed("bad class index");
    }
    return classType(file_.className(index));
  }

  Type uninitializedType(std::uint16_t bci) const {
    if (!graph_.isInstruction(bci) || code_.code[bci] != OP_new) {
      malformed("bad offset for Uninitialized");
    }
    return Type::uninitialized(bci);
  }

  std::uint8_t u1() {
    if (rest_.empty()) malformed("access beyond the end of attribute");
    const std::uint8_t value = rest_[0];
    rest_ = rest_.subspan(1);
    return value;
  }
  std::uint16_t u2() {
    const unsigned high = u1();
    return static_cast<std::uint16_t>(high << 8 | u1());
  }

  StackMapTable& table_;
  const classfile::ClassFile& file_;
  const classfile::Code& code_;
  const FlowGraph& graph_;
  Bytes rest_;
  std::uint32_t last_ = kNoLocal, count_ = 0;
};

StackMapTable::StackMapTable(const classfile::ClassFile& file, const classfile::Code& code, const FlowGraph& graph,
                             const TypeFrame& entry, std::uint32_t entryLocals)
    : frameAt_(code.code.size()) {
  Decoder(*this, file, code, graph).decode(entry, entryLocals);
}

void StackMapTable::load(std::uint32_t bci, TypeFrame& into) const {
  const Frame& source = frame(bci);
  for (std::uint32_t i = source.localCount; i < into.localCount(); ++i) into.rawLocal(i) = kTop;
  std::uint32_t at = source.lastLocal;
  for (std::uint32_t i = source.localCount; i-- > 0; at = locals_[at].before) into.rawLocal(i) = locals_[at].type;
  for (std::uint32_t i = 0; i < source.stackSize; ++i) into.rawSlot(i) = stacks_[source.stackStart + i];
  into.setDepth(source.stackSize);
  into.thisUninitialized = hasUninitializedThis(source);
  into.localsChanged = true;
}

bool StackMapTable::acceptsLocals(const Frame& target, const TypeFrame& from, Assignability& rules) const {
  if (from.thisUninitialized && !hasUninitializedThis(target)) return false;
  std::uint32_t at = target.lastLocal;
  for (std::uint32_t i = target.localCount; i-- > 0; at = locals_[at].before) {
    if (!rules.assignable(from.local(i), locals_[at].type)) return false;
  }
  return true;
}

bool StackMapTable::accepts(std::uint32_t bci, const TypeFrame& from, Assignability& rules) const {
  const Frame& target = frame(bci);
  if (from.depth() != target.stackSize) return false;
  for (std::uint32_t i = 0; i < target.stackSize; ++i) {
    if (!rules.assignable(from.slot(i), stacks_[target.stackStart + i])) return false;
  }
  return acceptsLocals(target, from, rules);
}

bool StackMapTable::acceptsException(std::uint32_t handlerBci, const TypeFrame& from, const Type& exception,
                                     Assignability& rules) const {
  const Frame& target = frame(handlerBci);
  return target.stackSize == 1 && rules.assignable(exception, stacks_[target.stackStart]) &&
         acceptsLocals(target, from, rules);
}

}  // namespace weaveproof::bytecode::verification
