// Which instruction pushed each value of the operand stack: what a message about a null reference has to know.
#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "classfile/class_file.hpp"

namespace weaveproof::bytecode {

// The answers are HotSpot's, including where it knows less than it could: it walks the code from front to back, again
// and again while that reaches new instructions, and stops as soon as it gets to the instruction in question. So what
// only a later backward branch would bring there is not taken into account.
class OperandOrigins {
 public:
  // Knows at least the stack before the instruction at `bci` and before those that its values come from.
  OperandOrigins(const classfile::ClassFile& file, const classfile::Code& code, std::uint32_t bci);

  // The bci of the instruction that pushed the value in slot `slot` (0 = top) of the stack before the instruction at
  // `bci`. Nothing if there are several, or if `bci` was not reached. An exception on entry of its handler comes from
  // the handler's first instruction.
  std::optional<std::uint32_t> of(std::uint32_t bci, std::uint32_t slot) const;

  // False only if the local variable still has the value that the method was called with at `bci`. Known for the first
  // 64 variables, true for the others.
  bool localMayBeWritten(std::uint32_t bci, std::uint32_t local) const;

 private:
  static constexpr std::uint32_t kSeveral = UINT32_MAX;

  struct Frame {
    std::vector<std::uint32_t> stack;  // origins, bottom first; a long or double takes two
    std::uint64_t writtenLocals = 0;

    void pop(std::uint32_t slots);
    void push(std::uint32_t origin, std::uint32_t slots) { stack.insert(stack.end(), slots, origin); }
    void rearrange(std::uint32_t taken, const char* order);
    void merge(const Frame& other);
  };

  void analyse(std::uint32_t bci);
  void execute(std::uint32_t bci, std::uint32_t length);
  void applyEffect(std::uint32_t bci, Frame& frame) const;
  void flowTo(std::int64_t bci, Frame& frame);

  const classfile::ClassFile& file_;
  const classfile::Code& code_;
  std::vector<std::optional<Frame>> before_;  // by bci
  bool reachedNew_ = false;
  std::uint64_t entries_ = 0;  // in all frames together
};

}  // namespace weaveproof::bytecode
