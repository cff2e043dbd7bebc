// Which instructions of a method have changed.
#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "change/instructions.hpp"

namespace weaveproof::change {

// A part of a method's code.
struct CodeRange {
  std::uint32_t begin = 0, end = 0;  // bcis, end excluded

  bool holds(std::uint32_t bci) const { return begin <= bci && bci < end; }
  friend bool operator==(const CodeRange&, const CodeRange&) = default;
};

struct ChangedCode {
  CodeRange range;     // in the new version, whole statements
  bool isNew = false;  // there is something that the old version did not have; else something is gone
};

// Two runs of the method, one in each version, that have done the same so far can part only within these ranges. `depths`
// are the depths of the operand stack before each new instruction: a range grows until it begins and ends where nothing is there.
std::vector<ChangedCode> changedCode(const std::vector<Instruction>& before, const std::vector<Instruction>& after,
                                     const std::vector<std::uint32_t>& depths);

// Which old instruction each new one is; nothing for one that is new. A statement that was put in or taken out is one as a whole.
std::vector<std::optional<std::uint32_t>> alignedCode(const std::vector<Instruction>& before,
                                                      const std::vector<Instruction>& after,
                                                      const std::vector<std::uint32_t>& depths);

// As changedCode wants them. 0 for instructions that control cannot reach.
std::vector<std::uint32_t> stackDepths(const classfile::ClassFile& file, const classfile::Code& code,
                                       const std::vector<Instruction>& instructions);

}  // namespace weaveproof::change
