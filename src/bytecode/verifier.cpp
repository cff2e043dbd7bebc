#include "bytecode/verifier.hpp"

#include <string>

#include "bytecode/bytecode.hpp"
#include "bytecode/descriptor.hpp"
#include "bytecode/flow_analysis.hpp"
#include "bytecode/inline_subroutines.hpp"
#include "bytecode/subroutines.hpp"
#include "bytecode/verification/method_check.hpp"

namespace weaveproof::bytecode {
namespace {

using classfile::FormatError;

// From this version on a class file may declare its types, and if it does so wrongly they are inferred instead.
constexpr std::uint16_t kFirstWithStackMaps = 50;
// From this version on it must.
constexpr std::uint16_t kFirstThatNeedsStackMaps = 51;

// Bounds on what the analyses of a method may cost, here and in its frame maps: no compiler comes near, but a file made
// by hand can ask for a table of many gigabytes or for days of work.
constexpr std::uint64_t kMostBlockWords = std::uint64_t{1} << 24;
constexpr std::uint64_t kMostHandlerWords = std::uint64_t{1} << 28;

void refuseMonsters(const classfile::Code& code, const FlowGraph& graph) {
  const std::uint64_t frameWords = (std::uint64_t{code.maxLocals} + code.maxStack) / 64 + 1;
  const std::uint64_t blockWords = graph.blocks().size() * frameWords;
  if (blockWords > kMostBlockWords || blockWords * code.handlers.size() > kMostHandlerWords) {
    throw FormatError(FormatError::Verify, "The method is too complex to verify");
  }
}

std::string message(const classfile::ClassFile& file, const classfile::Member& method, const FormatError& error) {
  const std::string reason = error.what();
  if (error.kind == FormatError::ClassFormat) {
    return reason + " in method '" +
           readableMethod(file.name(), file.utf8(method.nameIndex), file.utf8(method.descriptorIndex)) + "'";
  }
  return "(class: " + std::string(file.name()) + ", method: " + std::string(file.utf8(method.nameIndex)) +
         " signature: " + std::string(file.utf8(method.descriptorIndex)) + ") " + reason;
}

std::string place(const classfile::Code& code, std::uint32_t bci) {
  if (bci == verification::MethodCheck::kNowhere) return "";
  return " (bci " + std::to_string(bci) + ": " + mnemonic(code.code[bci]) + ")";
}

using Checker = void (*)(verification::MethodCheck&);

VerifyResult run(Checker checker, const classfile::ClassFile& file, const classfile::Member& method,
                 const FlowGraph& graph, const FrameObserver& observe) {
  verification::MethodCheck check{.file = file, .method = method, .graph = graph, .observe = observe};
  try {
    checker(check);
  } catch (const FormatError& error) {
    throw FormatError(error.kind, error.what() + place(*method.code, check.bci));
  }
  return {check.types.takeAssumptions()};
}

// Only what could not be inlined is still there.
[[noreturn]] void refuseSubroutines(const classfile::ClassFile& file, const classfile::Member& method) {
  if (file.major <= kLastWithSubroutines) withoutSubroutines(file, method);  // says why
  throw FormatError(FormatError::Verify, "Bad instruction jsr or ret");
}

VerifyResult verifyCode(const classfile::ClassFile& file, const classfile::Member& method,
                        const FrameObserver& observe) {
  if (hasSubroutines(method.code->code)) refuseSubroutines(file, method);
  const FlowGraph graph(*method.code);
  refuseMonsters(*method.code, graph);
  if (file.major >= kFirstThatNeedsStackMaps) {
    return run(verification::checkDeclaredTypes, file, method, graph, observe);
  }
  if (file.major >= kFirstWithStackMaps) {
    try {
      return run(verification::checkDeclaredTypes, file, method, graph, observe);
    } catch (const FormatError&) {
    }
  }
  return run(verification::checkInferredTypes, file, method, graph, observe);
}

}  // namespace

VerifyResult verify(const classfile::ClassFile& file, const classfile::Member& method, const FrameObserver& observe) {
  if (!method.code) return {};
  try {
    return verifyCode(file, method, observe);
  } catch (const FormatError& error) {
    throw FormatError(error.kind, message(file, method, error));
  }
}

}  // namespace weaveproof::bytecode
