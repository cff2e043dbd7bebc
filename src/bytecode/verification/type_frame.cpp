#include "bytecode/verification/type_frame.hpp"

#include <algorithm>

#include "bytecode/stack_effect.hpp"

namespace weaveproof::bytecode::verification {

const Type& TypeFrame::top() const {
  if (depth_ == 0) refuse("Unable to pop operand off an empty stack");
  return stack_[depth_ - 1];
}

Type TypeFrame::popReference() {
  const Type type = top();
  if (!type.isReference()) refuse("Bad type on operand stack: expected a reference, found " + describe(type));
  --depth_;
  return type;
}

void TypeFrame::popKind(const Type& primitive) {
  const bool fits = primitive.isWide() ? depth_ >= 2 && stack_[depth_ - 2].kind == primitive.kind
                                       : depth_ >= 1 && stack_[depth_ - 1].kind == primitive.kind;
  if (!fits) refuse("Bad type on operand stack: expected " + describe(primitive) + ", found " + describe(top()));
  depth_ -= primitive.isWide() ? 2 : 1;
}

void TypeFrame::shuffle(std::uint8_t opcode) {
  const StackShuffle rule = stackShuffle(opcode);
  if (depth_ < rule.taken) refuse("Unable to pop operand off an empty stack");
  std::uint32_t at = depth_;
  for (const char* group = rule.groups; *group != 0; ++group) {
    at -= static_cast<std::uint32_t>(*group - '0');
    if (stack_[at].isHalf()) refuse("Bad type on operand stack: the instruction would split a " + describe(stack_[at]));
  }
  Type taken[4];
  for (std::uint32_t i = 0; i < rule.taken; ++i) {
    taken[i] = stack_[depth_ - 1 - i];
    if (taken[i].kind == TypeKind::Top) refuse("Bad type on operand stack: " + describe(taken[i]));
  }
  depth_ -= rule.taken;
  if (depth_ + rule.left > stack_.size()) refuse("Operand stack overflow");
  for (const char* source = rule.result; *source != 0; ++source) stack_[depth_++] = taken[*source - '0'];
}

void TypeFrame::setLocal(std::uint32_t index, const Type& type) {
  const std::uint32_t size = type.isWide() ? 2 : 1;
  if (index + size > locals_.size()) refuse("Local variable " + std::to_string(index) + " is beyond max_locals");
  if (locals_[index] == type) return;  // a wide one has its half after it
  localsChanged = true;
  // A long or double that loses one of its slots is lost as a whole.
  if (locals_[index].isHalf()) locals_[index - 1] = kTop;
  const std::uint32_t last = index + size - 1;
  if (locals_[last].isWide()) locals_[last + 1] = kTop;
  locals_[index] = type;
  if (size == 2) locals_[last] = type.half();
}

void TypeFrame::requireLocal(std::uint32_t index, const Type& primitive) const {
  if (index >= locals_.size()) refuse("Local variable " + std::to_string(index) + " is beyond max_locals");
  if (locals_[index].kind != primitive.kind) {
    refuse("Bad local variable type: expected " + describe(primitive) + " in local " + std::to_string(index) +
           ", found " + describe(locals_[index]));
  }
}

const Type& TypeFrame::referenceLocal(std::uint32_t index) const {
  if (index >= locals_.size()) refuse("Local variable " + std::to_string(index) + " is beyond max_locals");
  if (!locals_[index].isReference()) {
    refuse("Bad local variable type: expected a reference in local " + std::to_string(index) + ", found " +
           describe(locals_[index]));
  }
  return locals_[index];
}

void TypeFrame::replace(const Type& from, const Type& to) {
  std::replace(locals_.begin(), locals_.end(), from, to);
  std::replace(stack_.begin(), stack_.begin() + depth_, from, to);
  localsChanged = true;
}

void TypeFrame::forget(const Type& uninitialized) {
  if (std::find(stack_.begin(), stack_.begin() + depth_, uninitialized) != stack_.begin() + depth_) {
    refuse("An uninitialized object of the same new instruction is on the operand stack");
  }
  for (Type& local : locals_) {
    if (local != uninitialized) continue;
    local = kTop;
    localsChanged = true;
  }
}

}  // namespace weaveproof::bytecode::verification
