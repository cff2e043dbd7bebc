#include "bytecode/subroutines.hpp"

#include <algorithm>
#include <string>
#include <utility>

#include "bytecode/slot_effect.hpp"
#include "bytecode/stack_effect.hpp"

namespace weaveproof::bytecode {
namespace subroutines {
namespace {

[[noreturn]] void refuse(const std::string& reason) {
  throw classfile::FormatError(classfile::FormatError::Verify, reason);
}

std::uint8_t operationAt(Bytes code, std::uint32_t bci) { return code[bci] == OP_wide ? code[bci + 1] : code[bci]; }

// What is in a slot: the return address that a call of this subroutine has pushed, or anything else.
using Slot = std::uint32_t;
constexpr Slot kOther = 0;
Slot addressFrom(std::uint32_t subroutine) { return subroutine + 1; }
std::uint32_t subroutineOf(Slot address) { return address - 1; }

// A subroutine that is active, and the locals that may have been written since it was called.
struct Active {
  std::uint32_t subroutine;
  std::vector<bool> written;

  bool operator==(const Active&) const = default;
};

struct State {
  std::vector<Slot> locals, stack;
  std::vector<Active> active;  // the outermost first

  bool operator==(const State&) const = default;
};

// Dataflow to a fixpoint.
class Analysis {
 public:
  Analysis(const classfile::ClassFile& file, const classfile::Member& method, const FlowGraph& graph)
      : file_(file),
        code_(*method.code),
        graph_(graph),
        scratch_((std::size_t{code_.maxLocals} + code_.maxStack) / 64 + 1) {
    blocks_.resize(graph.blocks().size());
    before_.resize(blocks_.size());
    atCall_.resize(blocks_.size());
    isDirty_.resize(blocks_.size());
    callsOf_.resize(blocks_.size());
    retOf_.resize(blocks_.size());
    for (std::uint32_t block = 0; block < blocks_.size(); ++block) {
      if (isJsr(lastOf(block))) callsOf_[targetOf(block)].push_back(block);
    }
  }

  std::vector<Subroutines::Block> run() {
    flowTo(0, {std::vector<Slot>(code_.maxLocals), {}, {}});
    while (someDirty_) {
      someDirty_ = false;
      for (std::uint32_t block = 0; block < blocks_.size(); ++block) {
        if (!isDirty_[block]) continue;
        isDirty_[block] = false;
        runBlock(block);
      }
    }
    for (std::uint32_t block = 0; block < blocks_.size(); ++block) {
      for (const Active& one : before_[block].active) blocks_[block].active.push_back(one.subroutine);
    }
    return std::move(blocks_);
  }

 private:
  // A bound on the work, in slots that are looked at: less than a second, and less than a gigabyte. No compiler comes near.
  static constexpr std::uint64_t kMostWork = std::uint64_t{1} << 26;

  std::uint8_t lastOf(std::uint32_t block) const { return operationAt(code_.code, graph_.blocks()[block].last); }
  std::uint32_t targetOf(std::uint32_t block) const {
    return graph_.blockAt(static_cast<std::uint32_t>(branchTarget(code_.code, graph_.blocks()[block].last)));
  }

  void runBlock(std::uint32_t block) {
    const FlowGraph::Block& range = graph_.blocks()[block];
    State state = before_[block];
    bool localsChanged = true;
    for (std::uint32_t bci = range.begin; bci < range.end; bci += instructionLength(code_.code, bci)) {
      if (localsChanged) flowToHandlers(block, state);
      const std::uint8_t op = operationAt(code_.code, bci);
      if (isJsr(op)) return call(block, std::move(state));
      if (op == OP_ret) return leave(block, bci, state);
      localsChanged = apply(op, bci, state);
    }
    if (fallsThrough(lastOf(block)) && range.end == code_.code.size()) refuse("Falling off the end of the code");
    graph_.forEachSuccessor(block, [&](std::uint32_t next) { flowTo(next, state); });
  }

  void flowToHandlers(std::uint32_t block, const State& state) {
    work(code_.handlers.size());
    graph_.forEachHandler(block, [&](const classfile::ExceptionHandler&, std::uint32_t handler) {
      flowTo(handler, {state.locals, {kOther}, state.active});
    });
  }

  void call(std::uint32_t block, State state) {
    const std::uint32_t target = targetOf(block);
    for (const Active& one : state.active) {
      if (one.subroutine == target) refuse("Recursive call to jsr entry");
    }
    if (state.stack.size() == code_.maxStack) refuse("Operand stack overflow");
    if (atCall_[block] != state.locals) {
      atCall_[block] = state.locals;
      if (retOf_[target]) makeDirty(*retOf_[target]);
    }
    state.active.push_back({target, std::vector<bool>(code_.maxLocals)});
    state.stack.push_back(addressFrom(target));
    flowTo(target, state);
  }

  // Locals that the subroutine has not written are what they were before the call.
  void leave(std::uint32_t block, std::uint32_t bci, const State& state) {
    const std::uint16_t local = localIndex(code_.code, bci);
    if (local >= code_.maxLocals) refuse("Local variable beyond max_locals");
    const Slot address = state.locals[local];
    if (address == kOther) refuse("ret of something that is no return address");
    const std::uint32_t subroutine = subroutineOf(address);
    const auto left = std::ranges::find(state.active, subroutine, &Active::subroutine);
    if (left == state.active.end()) refuse("Illegal return from subroutine");
    if (retOf_[subroutine] && *retOf_[subroutine] != block) refuse("Multiple returns to single jsr");
    retOf_[subroutine] = block;
    blocks_[block].left = subroutine;
    for (const std::uint32_t caller : callsOf_[subroutine]) {
      if (caller + 1 == blocks_.size()) refuse("Falling off the end of the code");
      if (atCall_[caller].empty()) continue;  // not reached so far
      State after{state.locals, state.stack, {state.active.begin(), left}};
      for (std::size_t i = 0; i < after.locals.size(); ++i) {
        if (!left->written[i]) after.locals[i] = atCall_[caller][i];
      }
      flowTo(caller + 1, after);
    }
  }

  // Any other instruction; true if locals were written. An address may be stored and moved, and nothing else.
  bool apply(std::uint8_t op, std::uint32_t bci, State& state) {
    ReferenceBits bits{scratch_.data(), code_.maxLocals, code_.maxStack, depthOf(state), depthOf(state)};
    applySlotEffect(file_, code_.code, bci, bits);
    const LocalAccess access = localAccess(code_.code, bci);
    Slot stored = kOther;
    if (op >= OP_pop && op <= OP_swap) {
      shuffle(op, state.stack);
    } else {
      if (access.writes && access.isReference) stored = std::exchange(state.stack.back(), kOther);
      for (std::uint32_t i = bits.lowest; i < state.stack.size(); ++i) {
        if (state.stack[i] != kOther) refuse("A return address is used as a value");
      }
      state.stack.resize(bits.lowest);
      state.stack.resize(bits.depth, kOther);
    }
    for (std::uint32_t local = access.index; local < std::uint32_t{access.index} + access.slots; ++local) {
      if (access.reads && state.locals[local] != kOther) refuse("A return address is used as a value");
      if (!access.writes) continue;
      state.locals[local] = stored;
      for (Active& one : state.active) one.written[local] = true;
    }
    return access.writes;
  }

  static std::uint32_t depthOf(const State& state) { return static_cast<std::uint32_t>(state.stack.size()); }

  static void shuffle(std::uint8_t op, std::vector<Slot>& stack) {
    const StackShuffle rule = stackShuffle(op);
    const std::vector<Slot> taken(stack.end() - rule.taken, stack.end());
    stack.resize(stack.size() - rule.taken);
    for (const char* source = rule.result; *source != 0; ++source) {
      stack.push_back(taken[taken.size() - 1 - static_cast<std::size_t>(*source - '0')]);
    }
  }

  void flowTo(std::uint32_t block, const State& from) {
    work(1 + from.locals.size() * (1 + from.active.size()) + from.stack.size());
    State& into = before_[block];
    if (!blocks_[block].isReached) {
      blocks_[block].isReached = true;
      into = from;
      makeDirty(block);
    } else if (mergeInto(into, from)) {
      makeDirty(block);
    }
  }

  // Whether `into` changed.
  static bool mergeInto(State& into, const State& from) {
    if (into.stack.size() != from.stack.size()) refuse("Inconsistent stack height");
    bool changed = mergeSlots(into.locals, from.locals);
    changed |= mergeSlots(into.stack, from.stack);
    // What both have in common: a, b, d and a, c, d become a, d.
    std::vector<Active> common;
    auto rest = from.active.begin();
    for (const Active& one : into.active) {
      const auto same = std::ranges::find(rest, from.active.end(), one.subroutine, &Active::subroutine);
      if (same == from.active.end()) continue;
      common.push_back(one);
      for (std::size_t i = 0; i < one.written.size(); ++i) {
        if (same->written[i]) common.back().written[i] = true;
      }
      rest = same + 1;
    }
    if (common == into.active) return changed;
    into.active = std::move(common);
    return true;
  }

  static bool mergeSlots(std::vector<Slot>& into, const std::vector<Slot>& from) {
    bool changed = false;
    for (std::size_t i = 0; i < into.size(); ++i) {
      if (into[i] == kOther || into[i] == from[i]) continue;
      into[i] = kOther;
      changed = true;
    }
    return changed;
  }

  void work(std::size_t units) {
    work_ += units;
    if (work_ > kMostWork)
      throw SubroutinesTooLarge("the method and its subroutines (jsr, ret) are too large to analyse");
  }

  void makeDirty(std::uint32_t block) { isDirty_[block] = someDirty_ = true; }

  std::vector<Subroutines::Block> blocks_;
  const classfile::ClassFile& file_;
  const classfile::Code& code_;
  const FlowGraph& graph_;
  std::vector<State> before_;                        // by block
  std::vector<std::vector<Slot>> atCall_;            // of a block that ends with jsr: the locals before it
  std::vector<std::vector<std::uint32_t>> callsOf_;  // of a subroutine: the blocks that end with its jsr
  std::vector<std::optional<std::uint32_t>> retOf_;  // of a subroutine: the block that ends with its ret
  std::vector<bool> isDirty_;
  bool someDirty_ = false;
  std::uint64_t work_ = 0;
  std::vector<std::uint64_t> scratch_;
};

}  // namespace
}  // namespace subroutines

bool hasSubroutines(Bytes code) {
  for (std::uint32_t bci = 0; bci < code.size();) {
    const std::uint32_t length = instructionLength(code, bci);
    if (length == 0) return false;
    const std::uint8_t op = subroutines::operationAt(code, bci);
    if (isJsr(op) || op == OP_ret) return true;
    bci += length;
  }
  return false;
}

Subroutines::Subroutines(const classfile::ClassFile& file, const classfile::Member& method, const FlowGraph& graph)
    : blocks_(subroutines::Analysis(file, method, graph).run()) {}

}  // namespace weaveproof::bytecode
