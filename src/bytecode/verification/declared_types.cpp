#include "bytecode/bytecode.hpp"
#include "bytecode/verification/instruction_rules.hpp"
#include "bytecode/verification/method_check.hpp"
#include "bytecode/verification/stack_map_table.hpp"

namespace weaveproof::bytecode::verification {
namespace {

class DeclaredTypes {
 public:
  explicit DeclaredTypes(MethodCheck& check)
      : check_(check),
        code_(check.code()),
        rules_(check.file, check.method, check.types),
        frame_(code_.maxLocals, code_.maxStack),
        declared_(check.file, code_, check.graph, frame_, rules_.enter(frame_)) {}

  void run() {
    checkCatchTypes();
    bool reachable = true;
    const Bytes code = code_.code;
    for (std::uint32_t bci = 0; bci < code.size(); bci += instructionLength(code, bci)) {
      check_.bci = bci;
      enter(bci, reachable);
      if (check_.observe) check_.observe(bci, frame_);
      rules_.apply(bci, frame_);
      forEachTarget(code, bci, [&](std::int64_t target) { jump(static_cast<std::uint32_t>(target)); });
      reachable = fallsThrough(code[bci]);
    }
    if (reachable) refuse("Control flow falls through code end");
  }

 private:
  void checkCatchTypes() {
    for (const classfile::ExceptionHandler& handler : code_.handlers) {
      if (!check_.types.assignable(rules_.caught(handler), kThrowable)) refuse("Catch type is not a Throwable");
      if (!declared_.hasFrame(handler.handlerPc)) {
        refuse("Expecting a stackmap frame at exception handler " + std::to_string(handler.handlerPc));
      }
    }
  }

  void enter(std::uint32_t bci, bool reachable) {
    if (declared_.hasFrame(bci)) {
      if (reachable && !declared_.accepts(bci, frame_, check_.types)) {
        refuse("Instruction type does not match stack map");
      }
      declared_.load(bci, frame_);
    } else if (!reachable) {
      refuse("Expecting a stack map frame");
    }
    // The handlers of an instruction are those of its block, and see only the locals.
    if (frame_.localsChanged || check_.graph.isBlockStart(bci)) checkHandlers(bci);
    frame_.localsChanged = false;
  }

  void checkHandlers(std::uint32_t bci) {
    for (const classfile::ExceptionHandler& handler : code_.handlers) {
      if (bci < handler.startPc || bci >= handler.endPc) continue;
      if (!declared_.acceptsException(handler.handlerPc, frame_, rules_.caught(handler), check_.types)) {
        refuse("Stack map does not match the one at exception handler " + std::to_string(handler.handlerPc));
      }
    }
  }

  void jump(std::uint32_t target) {
    if (!declared_.hasFrame(target)) refuse("Expecting a stackmap frame at branch target " + std::to_string(target));
    if (!declared_.accepts(target, frame_, check_.types)) {
      refuse("Inconsistent stackmap frames at branch target " + std::to_string(target));
    }
  }

  MethodCheck& check_;
  const classfile::Code& code_;
  InstructionRules rules_;
  TypeFrame frame_;
  StackMapTable declared_;
};

}  // namespace

void checkDeclaredTypes(MethodCheck& check) { DeclaredTypes(check).run(); }

}  // namespace weaveproof::bytecode::verification
