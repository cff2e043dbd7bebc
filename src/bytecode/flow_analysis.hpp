// Where control can go within one method: its instructions, its basic blocks, the edges between them.
//
// A block starts at a jump target, at a handler, after a jump, and wherever the range of an exception handler starts or
// ends: a block lies wholly inside or wholly outside every such range. Long blocks are cut. So it costs little to
// compute the facts in the middle of a block from those at its start.
#pragma once

#include <cstdint>
#include <vector>

#include "bytecode/bytecode.hpp"
#include "classfile/class_file.hpp"

namespace weaveproof::bytecode {

class FlowGraph {
 public:
  struct Block {
    std::uint32_t begin, end;  // bcis, end excluded
    std::uint32_t last;        // bci of its last instruction
  };

  // Throws FormatError (only the reason as its text) if an instruction is illegal or cut off, or if a target or a handler is
  // not the start of an instruction. Control that would run off the end is not an error here:
  // unreachable code may do it. `code` must outlive the graph.
  explicit FlowGraph(const classfile::Code& code);

  bool isInstruction(std::int64_t bci) const {
    return bci >= 0 && bci < static_cast<std::int64_t>(marks_.size()) && marks_[static_cast<std::size_t>(bci)] != 0;
  }
  bool isBlockStart(std::uint32_t bci) const { return marks_[bci] == kBlock; }
  const std::vector<Block>& blocks() const { return blocks_; }

  // Index of the block that holds `bci`, which must lie within the code.
  std::uint32_t blockAt(std::uint32_t bci) const;

  // Calls visit(index of a block) for every block that control may reach next, without exceptions. A block may be visited
  // more than once. A block that runs off the end of the code has no successor there, and a ret none at all. What follows
  // a jsr is no successor of it, but where it jumps to is.
  template <typename Visit>
  void forEachSuccessor(std::uint32_t block, Visit&& visit) const {
    const std::uint32_t last = blocks_[block].last;
    forEachTarget(code_.code, last, [&](std::int64_t target) { visit(blockAt(static_cast<std::uint32_t>(target))); });
    const std::uint8_t op = code_.code[last] == OP_wide ? code_.code[last + 1] : code_.code[last];
    if (fallsThrough(op) && block + 1 < blocks_.size()) visit(block + 1);
  }

  // Calls visit(handler, index of its block) for every handler whose range holds the block.
  template <typename Visit>
  void forEachHandler(std::uint32_t block, Visit&& visit) const {
    const std::uint32_t bci = blocks_[block].begin;
    for (const classfile::ExceptionHandler& handler : code_.handlers) {
      if (bci >= handler.startPc && bci < handler.endPc) visit(handler, blockAt(handler.handlerPc));
    }
  }

 private:
  static constexpr std::uint8_t kInstruction = 1, kBlock = 2;
  static constexpr unsigned kLongestBlock = 64;  // instructions

  void markInstructions();
  void markBlocks();
  void collectBlocks();
  void markHandler(std::uint32_t bci, const char* what);
  void markTarget(std::int64_t bci);

  const classfile::Code& code_;
  std::vector<std::uint8_t> marks_;  // by bci; 0 = inside an instruction
  std::vector<Block> blocks_;
};

}  // namespace weaveproof::bytecode
