// The types that a class file itself declares at jump targets (JVM specification 4.7.4).
#pragma once

#include <cassert>
#include <cstdint>
#include <vector>

#include "bytecode/flow_analysis.hpp"
#include "bytecode/verification/assignability.hpp"
#include "bytecode/verification/type_frame.hpp"
#include "classfile/class_file.hpp"

namespace weaveproof::bytecode::verification {

class StackMapTable {
 public:
  // `entry` is the frame before the first instruction. Its first `entryLocals` locals are in use.
  StackMapTable(const classfile::ClassFile& file, const classfile::Code& code, const FlowGraph& graph,
                const TypeFrame& entry, std::uint32_t entryLocals);

  bool hasFrame(std::uint32_t bci) const { return frameAt_[bci] != 0; }

  // The declared frame at `bci`, which must have one.
  void load(std::uint32_t bci, TypeFrame& into) const;

  // Whether control may come to `bci` with the types of `from`; and in a handler, with its locals and an exception.
  bool accepts(std::uint32_t bci, const TypeFrame& from, Assignability& rules) const;
  bool acceptsException(std::uint32_t handlerBci, const TypeFrame& from, const Type& exception,
                        Assignability& rules) const;

 private:
  // Locals as a chain from the last slot to the first. A frame is written as a change of the one before it, and the
  // chain lets both share what they have in common: memory follows the size of the table.
  struct Local {
    Type type;
    std::uint32_t before;  // index of the local before it
    bool hasUninitializedThis;
  };
  static constexpr std::uint32_t kNoLocal = 0xffffffff;

  struct Frame {
    std::uint32_t lastLocal, localCount;
    std::uint32_t stackStart, stackSize;  // in stacks_
  };

  class Decoder;

  const Frame& frame(std::uint32_t bci) const {
    assert(hasFrame(bci) && "an index with a declared frame");
    return frames_[frameAt_[bci] - 1u];
  }
  bool acceptsLocals(const Frame& target, const TypeFrame& from, Assignability& rules) const;
  bool hasUninitializedThis(const Frame& target) const {
    return target.lastLocal != kNoLocal && locals_[target.lastLocal].hasUninitializedThis;
  }

  std::vector<Local> locals_;
  std::vector<Type> stacks_;
  std::vector<Frame> frames_;
  std::vector<std::uint16_t> frameAt_;  // by bci: 1 + index of its frame, 0 if there is none
};

}  // namespace weaveproof::bytecode::verification
