#include "tracking/try_run.hpp"

#include <algorithm>
#include <limits>
#include <type_traits>

#include "bytecode/bytecode.hpp"

namespace weaveproof::tracking {

using namespace bytecode;

namespace {

constexpr int kMostInstructions = 4000;
constexpr std::size_t kMostCalls = 16;

Bytes codeOf(const TryMethod& method) { return method.method->member->code->code; }

std::int32_t wrapped(std::uint32_t value) { return static_cast<std::int32_t>(value); }
std::int64_t wrapped(std::uint64_t value) { return static_cast<std::int64_t>(value); }

// As Java has it for int and long: no overflow, shifts by the low bits. Nothing for a division by zero.
template <class T>
std::optional<T> computed(int operation, T a, T b) {
  using U = std::make_unsigned_t<T>;
  constexpr T kLowest = std::numeric_limits<T>::min();
  switch (operation) {
    case OP_iadd:
      return wrapped(static_cast<U>(a) + static_cast<U>(b));
    case OP_isub:
      return wrapped(static_cast<U>(a) - static_cast<U>(b));
    case OP_imul:
      return wrapped(static_cast<U>(a) * static_cast<U>(b));
    case OP_idiv:
      if (b == 0) return std::nullopt;
      return a == kLowest && b == -1 ? kLowest : a / b;
    case OP_irem:
      if (b == 0) return std::nullopt;
      return b == -1 ? 0 : a % b;
    case OP_iand:
      return a & b;
    case OP_ior:
      return a | b;
    default:
      return a ^ b;
  }
}

template <class T>
T shifted(int operation, T value, std::int32_t by) {
  using U = std::make_unsigned_t<T>;
  const int bits = by & (std::numeric_limits<U>::digits - 1);
  if (operation == OP_ishl) return wrapped(static_cast<U>(static_cast<U>(value) << bits));
  return operation == OP_ishr ? value >> bits : wrapped(static_cast<U>(static_cast<U>(value) >> bits));
}

}  // namespace

std::int32_t TryRun::pop() {
  if (places_.empty() || slots_.size() <= places_.back().operands) return isBroken_ = true, 0;
  const Slot slot = slots_.back();
  slots_.pop_back();
  return static_cast<std::int32_t>(slot);
}

std::int64_t TryRun::popLong() {
  if (places_.empty() || slots_.size() < places_.back().operands + 2) return isBroken_ = true, 0;
  const std::int64_t value = longAt(&slots_[slots_.size() - 2]);
  slots_.resize(slots_.size() - 2);
  return value;
}

void TryRun::pushLong(std::int64_t value) {
  slots_.resize(slots_.size() + 2);
  setLong(&slots_[slots_.size() - 2], value);
}

// The arguments are on the stack already, and become the first locals.
void TryRun::enter(const TryMethod& method, std::size_t argumentSlots) {
  const std::size_t locals = slots_.size() - argumentSlots;
  slots_.resize(locals + std::max<std::size_t>(argumentSlots, method.method->member->code->maxLocals));
  places_.push_back({&method, 0, locals, slots_.size()});
}

void TryRun::begin(const TryMethod& method, std::int64_t amount) {
  slots_.push_back(0);  // `this`, which is not read
  if (own_.isLong)
    pushLong(amount);
  else
    push(static_cast<std::int32_t>(amount));
  enter(method, slots_.size());
}

void TryRun::resume(const TryMethod& method, std::uint32_t bci, std::span<const Slot> locals,
                    std::span<const Slot> operands) {
  const std::size_t begin = slots_.size();
  slots_.insert(slots_.end(), locals.begin(), locals.end());
  places_.push_back({&method, bci, begin, slots_.size()});
  slots_.insert(slots_.end(), operands.begin(), operands.end());
}

void TryRun::goOn(std::optional<std::int64_t> returned, bool isLong) {
  if (returned && isLong)
    pushLong(*returned);
  else if (returned)
    push(static_cast<std::int32_t>(*returned));
  places_.back().bci += instructionLength(codeOf(*places_.back().method), places_.back().bci);
}

TryResult TryRun::run(bool stopsAtState) {
  for (int i = 0; i < kMostInstructions; ++i)
    if (!step(stopsAtState) || isBroken_) break;
  if (isBroken_) result_.end = TryResult::End::Unknown;
  return result_;
}

bool TryRun::jump(std::int64_t target) {
  if (target < 0 || target >= static_cast<std::int64_t>(codeOf(*places_.back().method).size()))
    return end(TryResult::End::Unknown);
  places_.back().bci = static_cast<std::uint32_t>(target);
  return true;
}

bool TryRun::step(bool stopsAtState) {
  const Place place = places_.back();
  const Bytes code = codeOf(*place.method);
  if (place.bci >= code.size() || place.method->instructions.size() != code.size()) return end(TryResult::End::Unknown);
  const TryInstruction& instruction = place.method->instructions[place.bci];
  // A try has such instructions only where it is bound to throw; of a release nothing is known then.
  if (instruction.operation == TryOperation::Other) return end(TryResult::End::Throws);
  const std::uint8_t op = code[place.bci];
  if (instruction.operation == TryOperation::Plain) {
    if (isReturn(op)) return leave(op);
    if (isConditionalBranch(op) || isGoto(op) || isSwitch(op)) return branch(op, code);
    if (op >= OP_pop && op <= OP_swap    ? !rearrange(op)
        : op >= OP_iadd && op <= OP_lxor ? !arithmetic(op)
                                         : !loadOrConvert(op, code))
      return false;
  } else if (!call(instruction, stopsAtState)) {
    return false;
  }
  if (instruction.operation == TryOperation::Calls) return true;  // the caller stays at its call
  return jump(std::int64_t{place.bci} + instructionLength(code, place.bci));
}

bool TryRun::loadOrConvert(std::uint8_t op, Bytes code) {
  const Place& place = places_.back();
  const classfile::ClassFile& file = *place.method->method->holder->file;
  const auto local = [&](std::size_t index, std::size_t size) -> Slot* {
    if (place.locals + index + size > place.operands) return isBroken_ = true, nullptr;
    return &slots_[place.locals + index];
  };
  const auto get = [&](std::size_t index, bool isLong) {
    if (const Slot* slot = local(index, isLong ? 2 : 1)) {
      if (isLong)
        pushLong(longAt(slot));
      else
        push(static_cast<std::int32_t>(*slot));
    }
    return true;
  };
  const auto put = [&](std::size_t index, bool isLong) {
    const std::int64_t value = isLong ? popLong() : pop();
    if (Slot* slot = local(index, isLong ? 2 : 1)) {
      if (isLong)
        setLong(slot, value);
      else
        *slot = static_cast<Slot>(value);
    }
    return true;
  };
  if (op >= OP_iconst_m1 && op <= OP_iconst_5) return push(op - OP_iconst_0), true;
  if (op == OP_lconst_0 || op == OP_lconst_1) return pushLong(op - OP_lconst_0), true;
  if (op >= OP_iload_0 && op <= OP_lload_3) return get((op - OP_iload_0) % 4, op >= OP_lload_0);
  if (op >= OP_aload_0 && op <= OP_aload_3) return get(op - OP_aload_0, false);
  if (op >= OP_istore_0 && op <= OP_lstore_3) return put((op - OP_istore_0) % 4, op >= OP_lstore_0);
  if (op >= OP_astore_0 && op <= OP_astore_3) return put(op - OP_astore_0, false);
  switch (op) {
    case OP_nop:
      return true;
    case OP_aconst_null:
      return push(0), true;
    case OP_bipush:
      return push(s1(code, place.bci + 1)), true;
    case OP_sipush:
      return push(s2(code, place.bci + 1)), true;
    case OP_ldc:
      return push(wrapped(file.constants[u1(code, place.bci + 1)].second)), true;
    case OP_ldc_w:
      return push(wrapped(file.constants[u2(code, place.bci + 1)].second)), true;
    case OP_ldc2_w:
      return pushLong(file.longBits(u2(code, place.bci + 1))), true;
    case OP_iload:
    case OP_lload:
    case OP_aload:
      return get(u1(code, place.bci + 1), op == OP_lload);
    case OP_istore:
    case OP_lstore:
    case OP_astore:
      return put(u1(code, place.bci + 1), op == OP_lstore);
    case OP_i2l:
      return pushLong(pop()), true;
    case OP_l2i:
      return push(static_cast<std::int32_t>(popLong())), true;
    case OP_i2b:
      return push(static_cast<std::int8_t>(pop())), true;
    case OP_i2c:
      return push(static_cast<std::uint16_t>(pop())), true;
    case OP_i2s:
      return push(static_cast<std::int16_t>(pop())), true;
    case OP_lcmp: {
      const std::int64_t b = popLong(), a = popLong();
      return push((a > b) - (a < b)), true;
    }
    case OP_iinc:
      if (Slot* slot = local(u1(code, place.bci + 1), 1)) *slot += static_cast<Slot>(s1(code, place.bci + 2));
      return true;
    default:
      return end(TryResult::End::Unknown);
  }
}

bool TryRun::arithmetic(std::uint8_t op) {
  if (op == OP_ineg) return push(wrapped(0u - static_cast<std::uint32_t>(pop()))), true;
  if (op == OP_lneg) return pushLong(wrapped(std::uint64_t{0} - static_cast<std::uint64_t>(popLong()))), true;
  if (op >= OP_ishl && op <= OP_lushr) {
    const std::int32_t by = pop();
    const int operation = OP_ishl + (op - OP_ishl) / 2 * 2;
    if ((op - OP_ishl) % 2 == 0) return push(shifted(operation, pop(), by)), true;
    return pushLong(shifted(operation, popLong(), by)), true;
  }
  const bool isLogic = op >= OP_iand;
  const bool isLong = isLogic ? (op - OP_iand) % 2 == 1 : (op - OP_iadd) % 4 == 1;
  const int operation = op - (isLong ? 1 : 0);
  if (isLong) {
    const std::int64_t b = popLong(), a = popLong();
    const auto value = computed(operation, a, b);
    return value ? (pushLong(*value), true) : end(TryResult::End::Throws);
  }
  const std::int32_t b = pop(), a = pop();
  const auto value = computed(operation, a, b);
  return value ? (push(*value), true) : end(TryResult::End::Throws);
}

// How many slots each takes from the stack, and which of them it puts back: from the top, a is the first.
bool TryRun::rearrange(std::uint8_t op) {
  struct Order {
    std::size_t taken;
    const char* put;  // the last one ends up on top
  };
  static constexpr Order kOrders[] = {{1, ""},     {2, ""},      {1, "aa"},     {2, "aba"}, {3, "acba"},
                                      {2, "baba"}, {3, "bacba"}, {4, "badcba"}, {2, "ab"}};
  const auto& [taken, put] = kOrders[op - OP_pop];
  Slot slots[4] = {};
  for (std::size_t i = 0; i < taken; ++i) slots[i] = static_cast<Slot>(pop());
  for (const char* which = put; *which; ++which) slots_.push_back(slots[*which - 'a']);
  return true;
}

bool TryRun::branch(std::uint8_t op, Bytes code) {
  const std::uint32_t bci = places_.back().bci;
  const std::int64_t next = std::int64_t{bci} + instructionLength(code, bci);
  if (isGoto(op)) return jump(branchTarget(code, bci));
  if (isSwitch(op)) {
    const Switch cases(code, bci);
    const std::int32_t key = pop();
    for (std::uint32_t i = 0; i < cases.size(); ++i)
      if (cases.key(i) == key) return jump(cases.target(i));
    return jump(cases.defaultTarget());
  }
  if (op == OP_if_acmpeq || op == OP_if_acmpne) {
    const auto b = static_cast<Ref>(pop()), a = static_cast<Ref>(pop());
    // It is known whether the thread is the owner. It is not known whether there is an owner, nor whether two other
    // threads are the same: one may have been the owner when the thread read it, and the other stands for any owner.
    if (!a || !b || (a != given_.current && b != given_.current)) return end(TryResult::End::Unknown);
    result_.compares = true;
    return jump((a == b) == (op == OP_if_acmpeq) ? branchTarget(code, bci) : next);
  }
  const bool isOfTwo = op >= OP_if_icmpeq;
  const std::int32_t b = isOfTwo ? pop() : 0, a = pop();
  const int relation = op - (isOfTwo ? OP_if_icmpeq : OP_ifeq);
  const bool holds[] = {a == b, a != b, a<b, a >= b, a> b, a <= b};
  return jump(holds[relation] ? branchTarget(code, bci) : next);
}

bool TryRun::call(const TryInstruction& instruction, bool stopsAtState) {
  const bool usesState =
      instruction.operation >= TryOperation::ReadsState && instruction.operation <= TryOperation::SetsState;
  if (usesState && stopsAtState) return end(TryResult::End::Uses);
  const auto pushState = [&](std::int64_t value, bool isLong) {
    if (isLong)
      pushLong(value);
    else
      push(static_cast<std::int32_t>(value));
    return true;
  };
  switch (instruction.operation) {
    case TryOperation::ReadsState:
      pop();
      return pushState(given_.state, own_.isLong);
    case TryOperation::UpdatesState: {
      const std::int64_t value = popState(), expected = popState();
      pop();
      const bool succeeds = given_.state == expected;
      if (succeeds) given_.state = value, result_.writes = true;
      return push(succeeds), true;
    }
    case TryOperation::SetsState:
      given_.state = popState();
      pop();
      return result_.writes = true;
    case TryOperation::ReadsOwner:
      pop();
      return push(static_cast<std::int32_t>(given_.owner)), true;
    case TryOperation::SetsOwner:
      given_.owner = static_cast<Ref>(pop());
      pop();
      return result_.writes = true;
    case TryOperation::CurrentThread:
      return push(static_cast<std::int32_t>(given_.current)), true;
    case TryOperation::ReadsConstant: {
      const Field& field = *own_.constants[instruction.index];
      if (!field.isStatic()) pop();
      return pushState(given_.constants[instruction.index], field.kind == Kind::Long);
    }
    default: {
      const TryMethod& callee = own_.methods[instruction.index];
      if (places_.size() == kMostCalls || slots_.size() < places_.back().operands + callee.method->argumentSlots)
        return end(TryResult::End::Unknown);
      enter(callee, callee.method->argumentSlots);
      return true;
    }
  }
}

bool TryRun::leave(std::uint8_t op) {
  const bool isLong = op == OP_lreturn;
  std::optional<std::int64_t> value;
  if (op != OP_return) value = isLong ? popLong() : pop();
  slots_.resize(places_.back().locals);
  places_.pop_back();
  if (places_.empty()) {
    result_.value = value.value_or(0);
    return end(TryResult::End::Returns);
  }
  goOn(value, isLong);
  return true;
}

}  // namespace weaveproof::tracking
