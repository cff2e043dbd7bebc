#include "bytecode/flow_analysis.hpp"

#include <algorithm>
#include <cassert>
#include <string>

namespace weaveproof::bytecode {
namespace {

[[noreturn]] void refuse(const std::string& reason) {
  throw classfile::FormatError(classfile::FormatError::Verify, reason);
}

}  // namespace

FlowGraph::FlowGraph(const classfile::Code& code) : code_(code), marks_(code.code.size()) {
  if (code.code.empty()) refuse("The code is empty");
  markInstructions();
  markBlocks();
  collectBlocks();
}

void FlowGraph::markInstructions() {
  const Bytes code = code_.code;
  for (std::uint32_t bci = 0; bci < code.size();) {
    const std::uint32_t length = instructionLength(code, bci);
    if (length == 0) refuse("Bad instruction " + std::to_string(code[bci]) + " at bci " + std::to_string(bci));
    marks_[bci] = kInstruction;
    bci += length;
  }
}

// An exception table that points between instructions is a mistake of the file's format; a jump is one of its code.
void FlowGraph::markHandler(std::uint32_t bci, const char* what) {
  if (!isInstruction(bci)) {
    throw classfile::FormatError(classfile::FormatError::ClassFormat,
                                 "Illegal exception table " + std::string(what) + " " + std::to_string(bci));
  }
  marks_[bci] = kBlock;
}

void FlowGraph::markTarget(std::int64_t bci) {
  if (!isInstruction(bci)) {
    refuse("Illegal target of jump or branch: no instruction starts at bci " + std::to_string(bci));
  }
  marks_[static_cast<std::size_t>(bci)] = kBlock;
}

void FlowGraph::markBlocks() {
  const Bytes code = code_.code;
  marks_[0] = kBlock;
  for (const classfile::ExceptionHandler& handler : code_.handlers) {
    markHandler(handler.startPc, "start_pc");
    if (handler.endPc != code.size()) markHandler(handler.endPc, "end_pc");
    markHandler(handler.handlerPc, "handler_pc");
  }
  for (std::uint32_t bci = 0; bci < code.size();) {
    const std::uint8_t op = code[bci] == OP_wide ? code[bci + 1] : code[bci];
    const std::uint32_t next = bci + instructionLength(code, bci);
    forEachTarget(code, bci, [&](std::int64_t target) { markTarget(target); });
    if ((isConditionalBranch(op) || !fallsThrough(op)) && next < code.size()) marks_[next] = kBlock;
    bci = next;
  }
}

void FlowGraph::collectBlocks() {
  blocks_.reserve(static_cast<std::size_t>(std::count(marks_.begin(), marks_.end(), kBlock)));
  unsigned length = 0;
  for (std::uint32_t bci = 0; bci < marks_.size(); ++bci) {
    if (marks_[bci] == 0) continue;
    if (++length > kLongestBlock) marks_[bci] = kBlock;
    if (marks_[bci] == kBlock) {
      length = 1;
      if (!blocks_.empty()) blocks_.back().end = bci;
      blocks_.push_back({bci, static_cast<std::uint32_t>(marks_.size()), bci});
    }
    blocks_.back().last = bci;
  }
}

std::uint32_t FlowGraph::blockAt(std::uint32_t bci) const {
  assert(bci < code_.code.size() && "an index into the code");
  const auto after = std::upper_bound(blocks_.begin(), blocks_.end(), bci,
                                      [](std::uint32_t at, const Block& block) { return at < block.begin; });
  return static_cast<std::uint32_t>(after - blocks_.begin()) - 1;
}

}  // namespace weaveproof::bytecode
