// The tables of a method after its code was rewritten in another order and with blocks copied: lines, local variables,
// places in the file.
#pragma once

#include <cstdint>
#include <vector>

#include "bytecode/flow_analysis.hpp"
#include "classfile/class_file.hpp"

namespace weaveproof::bytecode {

class RelocatedTables {
 public:
  explicit RelocatedTables(const classfile::Code& original) : original_(original) {}

  // The next piece of the new code: a block of the original. Its instructions stand there as they did, but for the last,
  // which takes what remains up to `end`. The pieces follow each other.
  void add(const FlowGraph::Block& block, std::uint32_t begin, std::uint32_t end);

  // Puts the new code and its tables into `code`.
  void finish(std::vector<std::uint8_t> bytes, classfile::Code& code) const;

 private:
  struct Piece {
    FlowGraph::Block block;
    std::uint32_t begin, end;
  };
  struct Entry {
    std::uint32_t begin, end;
  };

  std::vector<std::uint16_t> places(std::size_t size) const;
  std::vector<std::uint8_t> lines(const std::vector<std::uint16_t>& places) const;
  std::vector<std::vector<std::uint8_t>> variables() const;
  std::uint32_t relocated(const Piece& piece, std::uint32_t bci) const;

  const classfile::Code& original_;
  std::vector<Piece> pieces_;
};

}  // namespace weaveproof::bytecode
