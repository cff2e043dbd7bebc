// The types of a method's locals and operand stack at one point of its code.
#pragma once

#include <cstdint>
#include <vector>

#include "bytecode/verification/type.hpp"

namespace weaveproof::bytecode::verification {

// Every slot has a type; a long or double fills two, the second with its half. Whatever would leave the frame's
// bounds or tear a value apart is refused.
class TypeFrame {
 public:
  TypeFrame(std::uint16_t maxLocals, std::uint16_t maxStack) : locals_(maxLocals), stack_(maxStack) {}

  std::uint32_t depth() const { return depth_; }
  std::uint32_t localCount() const { return static_cast<std::uint32_t>(locals_.size()); }
  const Type& local(std::uint32_t index) const { return locals_[index]; }
  const Type& slot(std::uint32_t index) const { return stack_[index]; }  // 0 is the bottom

  void push(const Type& type) {
    const std::uint32_t size = type.isWide() ? 2 : 1;
    if (depth_ + size > stack_.size()) refuse("Operand stack overflow");
    stack_[depth_++] = type;
    if (size == 2) stack_[depth_++] = type.half();
  }
  Type popReference();  // may be uninitialised
  void popKind(const Type& primitive);
  // pop, swap and the forms of dup.
  void shuffle(std::uint8_t opcode);

  void setLocal(std::uint32_t index, const Type& type);
  // The local, which must be of the same kind as `primitive`, both halves included.
  void requireLocal(std::uint32_t index, const Type& primitive) const;
  const Type& referenceLocal(std::uint32_t index) const;

  // Every occurrence of `from`, in locals and stack, becomes `to`.
  void replace(const Type& from, const Type& to);
  // Called at a `new` that runs for the second time: its type is also that of an earlier object that was created there
  // and never initialised. Such an object must not be on the stack; in locals it becomes unusable.
  void forget(const Type& uninitialized);

  // For merging and loading of frames: raw slots, no rules.
  Type& rawLocal(std::uint32_t index) { return locals_[index]; }
  Type& rawSlot(std::uint32_t index) { return stack_[index]; }
  void setDepth(std::uint32_t depth) { depth_ = depth; }

  bool thisUninitialized = false;  // no other constructor has been called so far
  bool localsChanged = true;       // set when a local changes; reset by the code that reads it

 private:
  const Type& top() const;
  std::vector<Type> locals_, stack_;
  std::uint32_t depth_ = 0;
};

}  // namespace weaveproof::bytecode::verification
