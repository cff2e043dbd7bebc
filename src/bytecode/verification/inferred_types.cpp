#include <vector>

#include "bytecode/bytecode.hpp"
#include "bytecode/verification/instruction_rules.hpp"
#include "bytecode/verification/method_check.hpp"

namespace weaveproof::bytecode::verification {
namespace {

// Keeps the types at the start of each block that control was found to reach. Where paths meet, each slot gets the merged
// type. If the types of a block change, the block is run again.
class InferredTypes {
 public:
  explicit InferredTypes(MethodCheck& check)
      : check_(check), code_(check.code()), rules_(check.file, check.method, check.types) {
    const std::size_t slots = std::size_t{code_.maxLocals} + code_.maxStack;
    if (check.graph.blocks().size() * slots > kMostSlots) refuse("The method is too large to infer its types");
    before_.resize(check.graph.blocks().size(), {TypeFrame(0, 0), false, false});
  }

  void run() {
    TypeFrame entry(code_.maxLocals, code_.maxStack);
    rules_.enter(entry);
    flowTo(0, entry);
    while (someDirty_) {
      someDirty_ = false;
      for (std::uint32_t block = 0; block < before_.size(); ++block) {
        if (!before_[block].dirty) continue;
        before_[block].dirty = false;
        runBlock(block);
      }
    }
    for (std::uint32_t block = 0; block < before_.size(); ++block) {
      if (!before_[block].reached) checkUnreachable(check_.graph.blocks()[block]);
    }
  }

 private:
  static constexpr std::size_t kMostSlots = std::size_t{1} << 24;

  struct Before {
    TypeFrame frame;
    bool reached, dirty;
  };

  void checkUnreachable(const FlowGraph::Block& range) {
    for (std::uint32_t bci = range.begin; bci < range.end; bci += instructionLength(code_.code, bci)) {
      check_.bci = bci;
      rules_.checkOperands(bci);
    }
  }

  void runBlock(std::uint32_t block) {
    const FlowGraph::Block& range = check_.graph.blocks()[block];
    TypeFrame frame = before_[block].frame;
    frame.localsChanged = true;
    for (std::uint32_t bci = range.begin; bci < range.end; bci += instructionLength(code_.code, bci)) {
      check_.bci = bci;
      if (frame.localsChanged) flowToHandlers(block, frame);
      frame.localsChanged = false;
      if (check_.observe) check_.observe(bci, frame);
      rules_.apply(bci, frame);
    }
    if (fallsThrough(code_.code[range.last]) && range.end == code_.code.size())
      refuse("Falling off the end of the code");
    check_.graph.forEachSuccessor(block, [&](std::uint32_t next) { flowTo(next, frame); });
  }

  void flowToHandlers(std::uint32_t block, const TypeFrame& frame) {
    check_.graph.forEachHandler(block, [&](const classfile::ExceptionHandler& handler, std::uint32_t target) {
      const Type exception = rules_.caught(handler);
      if (!check_.types.assignable(exception, kThrowable)) refuse("Catch type is not a Throwable");
      TypeFrame thrown = frame;
      thrown.setDepth(0);
      thrown.push(exception);
      flowTo(target, thrown);
    });
  }

  void flowTo(std::uint32_t block, const TypeFrame& from) {
    Before& target = before_[block];
    if (!target.reached) {
      target = {from, true, true};
      someDirty_ = true;
    } else if (mergeInto(target.frame, from)) {
      target.dirty = true;
      someDirty_ = true;
    }
  }

  // Whether `into` changed.
  bool mergeInto(TypeFrame& into, const TypeFrame& from) {
    if (into.depth() != from.depth())
      refuse("Inconsistent stack height " + std::to_string(from.depth()) + " != " + std::to_string(into.depth()));
    bool changed = from.thisUninitialized && !into.thisUninitialized;
    into.thisUninitialized |= from.thisUninitialized;
    for (std::uint32_t i = 0; i < into.depth(); ++i) {
      changed |= mergeSlot(into.rawSlot(i), from.slot(i));
      if (into.slot(i).kind == TypeKind::Top) refuse("Mismatched stack types");
    }
    for (std::uint32_t i = 0; i < into.localCount(); ++i) changed |= mergeSlot(into.rawLocal(i), from.local(i));
    return changed;
  }

  bool mergeSlot(Type& into, const Type& from) {
    const Type merged = check_.types.merge(into, from);
    if (merged == into) return false;
    into = merged;
    return true;
  }

  MethodCheck& check_;
  const classfile::Code& code_;
  InstructionRules rules_;
  std::vector<Before> before_;
  bool someDirty_ = false;
};

}  // namespace

void checkInferredTypes(MethodCheck& check) { InferredTypes(check).run(); }

}  // namespace weaveproof::bytecode::verification
