// Which slots of a frame hold references, and which locals still matter.
//
// The garbage collector needs the first for its roots. A saved state needs the second: a local that the method writes
// again before it reads it is zeroed, so that two states that differ only there are equal.
//
// Any code will do, with a StackMapTable or without: whether a slot holds a reference is inferred. A slot that holds one on
// one path and a number on another cannot be read by code that verifies, and counts as no reference.
#pragma once

#include <array>
#include <cstdint>
#include <span>
#include <vector>

#include "classfile/class_file.hpp"

namespace weaveproof::bytecode {

struct ReferenceBits;

class FrameMaps {
 public:
  // Slots have 32 bits, a long or double takes two. Slot numbers: the locals, then the operand stack from its bottom.
  class Map {
   public:
    std::uint16_t stackDepth() const { return stackDepth_; }
    // A reference that the method may still use; objects fresh from `new` included, and null.
    bool isReference(std::uint32_t slot) const { return bit(slot); }
    bool isLive(std::uint32_t local) const { return bit(referenceWords_ * 64u + local); }

    // The same as bits, lowest first: all slots, and the locals.
    std::span<const std::uint64_t> references() const { return {words(), referenceWords_}; }
    std::span<const std::uint64_t> liveLocals() const { return {words() + referenceWords_, liveWords_}; }

   private:
    friend class FrameMaps;
    static constexpr std::size_t kInlineWords = 4;

    Map(std::size_t referenceWords, std::size_t liveWords);
    const std::uint64_t* words() const { return large_.empty() ? small_.data() : large_.data(); }
    std::uint64_t* words() { return large_.empty() ? small_.data() : large_.data(); }
    bool bit(std::size_t at) const { return words()[at / 64] >> at % 64 & 1; }

    std::uint16_t stackDepth_ = 0;
    std::uint16_t referenceWords_, liveWords_;
    std::array<std::uint64_t, kInlineWords> small_{};
    std::vector<std::uint64_t> large_;  // instead of small_ when that is too small
  };

  // How long a reference in a local matters: as long as the method may still use it; or, in addition, during all calls
  // that are made while it is there, because the called code may ask which objects exist.
  enum class Kept : bool { WhileUsed, DuringCalls };

  // Analyses the whole method, which must have code; unchanging from then on, so that threads may share it. File and method
  // must outlive it. Code that does not verify may be refused with a FormatError.
  FrameMaps(const classfile::ClassFile& file, const classfile::Member& method, Kept kept = Kept::WhileUsed);

  // The frame of a thread that stands right before the instruction at `bci`. Code that control never reaches has an
  // empty stack and nothing live.
  Map at(std::uint32_t bci) const;

  // The frame of a caller while the method that the invoke at `bci` has called runs: the arguments have left its stack, the
  // result has not come yet.
  Map duringCall(std::uint32_t bci) const;

  std::uint16_t stackDepth(std::uint32_t bci) const;
  bool isReachable(std::uint32_t bci) const { return blocks_[blockAt(bci)].reached; }

 private:
  friend class FrameMapBuilder;

  struct Block {
    std::uint32_t begin, end;
    std::uint16_t stackDepth;
    bool reached;
  };

  // Words of one block in words_: the references at its start, the locals live at its end, and the locals that an
  // exception handler around it needs, which are live throughout.
  const std::uint64_t* referencesIn(std::size_t block) const { return words_.data() + block * wordsPerBlock(); }
  const std::uint64_t* liveOut(std::size_t block) const { return referencesIn(block) + referenceWords_; }
  const std::uint64_t* liveInHandlers(std::size_t block) const { return liveOut(block) + liveWords_; }
  std::size_t wordsPerBlock() const { return referenceWords_ + 2 * liveWords_; }
  std::size_t blockAt(std::uint32_t bci) const;
  // The locals that matter to the code from `begin` to `end` are added to `reads`, unless they are written before, and to
  // `writes` what it writes. Turns the references at `begin` into those at `end`, if anything depends on them.
  void noteAccesses(std::uint32_t begin, std::uint32_t end, ReferenceBits references, std::uint64_t* reads,
                    std::uint64_t* writes) const;
  void replayReferences(std::size_t block, std::uint32_t bci, Map& map) const;
  void replayLiveness(std::size_t block, std::uint32_t bci, Map& map) const;

  const classfile::ClassFile& file_;
  const classfile::Code& code_;
  const Kept kept_;
  std::size_t referenceWords_, liveWords_;
  std::vector<Block> blocks_;
  std::vector<std::uint64_t> words_;
};

}  // namespace weaveproof::bytecode
