// The two ways to verify a method: against the types that it declares, or by inferring them.
#pragma once

#include <cstdint>
#include <functional>

#include "bytecode/flow_analysis.hpp"
#include "bytecode/verification/assignability.hpp"
#include "bytecode/verification/type_frame.hpp"
#include "classfile/class_file.hpp"

namespace weaveproof::bytecode::verification {

struct MethodCheck {
  const classfile::ClassFile& file;
  const classfile::Member& method;
  const FlowGraph& graph;
  std::function<void(std::uint32_t bci, const TypeFrame&)> observe;  // if set, called before each instruction
  Assignability types = {};
  std::uint32_t bci = kNowhere;  // where the check stands: for the message

  static constexpr std::uint32_t kNowhere = 0xffffffff;
  const classfile::Code& code() const { return *method.code; }
};

// One linear pass against the StackMapTable (4.10.1). Code that nothing jumps to must be declared as well.
void checkDeclaredTypes(MethodCheck& check);

// Dataflow to a fixpoint (4.10.2), for class files from before the StackMapTable. Looks at some instructions more than once,
// and in code that nothing reaches at the operands only.
void checkInferredTypes(MethodCheck& check);

}  // namespace weaveproof::bytecode::verification
