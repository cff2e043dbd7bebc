// Which subroutines are active in each block of a method with jsr and ret (JVM specification 4.10.2.5).
//
// Class files of compilers from before Java 6 hold the code of a `finally` once, as a subroutine: jsr pushes its return
// address and jumps there, ret jumps to the address in a local variable. Where control is *in* a subroutine is not written
// down: it follows from the flow of control, and code that is reached both from inside and from outside of a subroutine is
// outside of it. The rules, and what is refused, are those of HotSpot's verifier for old class files (libverify's
// check_code.c), which masks the blocks with the subroutines that are active there.
#pragma once

#include <cstdint>
#include <optional>
#include <stdexcept>
#include <vector>

#include "bytecode/flow_analysis.hpp"
#include "classfile/class_file.hpp"

namespace weaveproof::bytecode {

// The method may be legal, but it is too large to be analysed, or to be written without subroutines.
struct SubroutinesTooLarge : std::runtime_error {
  using std::runtime_error::runtime_error;
};

// The last version of class files that may have subroutines.
inline constexpr std::uint16_t kLastWithSubroutines = 50;

// Whether a jsr or ret occurs. The code may be malformed.
bool hasSubroutines(Bytes code);

// Subroutines are named by the index of their first block.
class Subroutines {
 public:
  struct Block {
    bool isReached = false;
    std::vector<std::uint32_t> active;
    std::optional<std::uint32_t> left;
  };

  // Throws FormatError (only the reason as its text) if jsr and ret are used illegally, SubroutinesTooLarge.
  Subroutines(const classfile::ClassFile& file, const classfile::Member& method, const FlowGraph& graph);

  bool isReached(std::uint32_t block) const { return blocks_[block].isReached; }
  // The subroutines that are active in a block, the outermost first.
  const std::vector<std::uint32_t>& activeIn(std::uint32_t block) const { return blocks_[block].active; }
  // The subroutine that the ret at the end of a reached block leaves.
  std::uint32_t leftBy(std::uint32_t block) const { return *blocks_[block].left; }

 private:
  std::vector<Block> blocks_;
};

}  // namespace weaveproof::bytecode
