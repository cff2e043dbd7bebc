#include "bytecode/frame_map.hpp"

#include <algorithm>

#include "bytecode/descriptor.hpp"
#include "bytecode/flow_analysis.hpp"
#include "bytecode/slot_effect.hpp"

namespace weaveproof::bytecode {
namespace {

std::size_t wordsFor(std::size_t bits) { return (bits + 63) / 64; }

// Adds the locals of one instruction to those that are read before they are written, and to those that are written.
void noteAccess(const LocalAccess& access, std::uint64_t* reads, std::uint64_t* writes) {
  for (std::uint32_t i = 0; i < access.slots; ++i) {
    const std::uint32_t word = (access.index + i) / 64;
    const std::uint64_t bit = std::uint64_t{1} << (access.index + i) % 64;
    if (access.reads && !(writes[word] & bit)) reads[word] |= bit;
    if (access.writes) writes[word] |= bit;
  }
}

}  // namespace

// Runs the two analyses: references forward from the entry, liveness backward from the exits.
class FrameMapBuilder {
 public:
  FrameMapBuilder(FrameMaps& maps, const classfile::Member& method)
      : maps_(maps),
        code_(maps.code_),
        method_(method),
        graph_(code_),
        scratch_(maps.referenceWords_),
        always_(maps.referenceWords_) {
    const std::size_t count = graph_.blocks().size();
    maps.blocks_.reserve(count);
    for (const FlowGraph::Block& block : graph_.blocks()) maps.blocks_.push_back({block.begin, block.end, 0, false});
    maps.words_.resize(count * maps.wordsPerBlock());
  }

  void build() {
    inferReferences();
    inferLiveness();
  }

 private:
  std::uint64_t* referencesIn(std::size_t block) { return maps_.words_.data() + block * maps_.wordsPerBlock(); }
  std::uint64_t* liveOut(std::size_t block) { return referencesIn(block) + maps_.referenceWords_; }
  std::uint64_t* liveInHandlers(std::size_t block) { return liveOut(block) + maps_.liveWords_; }

  ReferenceBits bits(std::uint64_t* words, std::uint32_t depth) const {
    return {words, code_.maxLocals, code_.maxStack, depth};
  }

  // Forward. Where paths meet, a slot holds a reference if it does so on every path.
  void inferReferences() {
    dirty_.assign(graph_.blocks().size(), false);
    std::fill(scratch_.begin(), scratch_.end(), 0);
    ReferenceBits entry = bits(scratch_.data(), 0);
    enter(entry);
    flowTo(0, entry);
    while (someDirty_) {
      someDirty_ = false;
      for (std::uint32_t block = 0; block < dirty_.size(); ++block) {
        if (!dirty_[block]) continue;
        dirty_[block] = false;
        runBlock(block);
      }
    }
  }

  void enter(ReferenceBits& entry) const {
    const DescriptorReader all(maps_.file_.utf8(method_.descriptorIndex));
    std::uint32_t local = 0;
    const auto parameter = [&](std::uint32_t slots, bool isReference) {
      if (local + slots > code_.maxLocals) {
        throw classfile::FormatError(classfile::FormatError::Verify, "Arguments can't fit into locals");
      }
      for (; slots > 0; --slots) entry.set(local++, isReference);
    };
    if (!(method_.accessFlags & classfile::ACC_STATIC)) parameter(1, true);
    for (DescriptorReader reader = all; reader.hasParameter();) {
      const Kind kind = kindOf(reader.next()[0]);
      parameter(static_cast<std::uint32_t>(slotsOf(kind)), kind == Kind::Reference);
    }
  }

  void runBlock(std::uint32_t block) {
    const FlowGraph::Block& range = graph_.blocks()[block];
    std::copy_n(referencesIn(block), maps_.referenceWords_, scratch_.begin());
    ReferenceBits now = bits(scratch_.data(), maps_.blocks_[block].stackDepth);
    // A handler may be entered from before any instruction of the block: `always_` are the references at all of these.
    std::copy_n(referencesIn(block), maps_.referenceWords_, always_.begin());
    for (std::uint32_t bci = range.begin; bci < range.end; bci += instructionLength(code_.code, bci)) {
      for (std::size_t i = 0; i < maps_.liveWords_; ++i) always_[i] &= scratch_[i];
      applySlotEffect(maps_.file_, code_.code, bci, now);
    }
    graph_.forEachSuccessor(block, [&](std::uint32_t next) { flowTo(next, now); });
    ReferenceBits thrown = bits(always_.data(), maps_.blocks_[block].stackDepth);
    thrown.pop(thrown.depth);
    graph_.forEachHandler(block, [&](const classfile::ExceptionHandler&, std::uint32_t handler) {
      thrown.push(1, true);
      flowTo(handler, thrown);
      thrown.pop(1);
    });
  }

  void flowTo(std::uint32_t block, const ReferenceBits& from) {
    FrameMaps::Block& target = maps_.blocks_[block];
    if (target.reached && target.stackDepth != from.depth) {
      throw classfile::FormatError(classfile::FormatError::Verify, "Inconsistent stack height");
    }
    bool changed = !target.reached;
    std::uint64_t* into = referencesIn(block);
    for (std::size_t i = 0; i < maps_.referenceWords_; ++i) {
      const std::uint64_t merged = target.reached ? into[i] & from.words[i] : from.words[i];
      changed |= merged != into[i];
      into[i] = merged;
    }
    target.reached = true;
    target.stackDepth = static_cast<std::uint16_t>(from.depth);
    if (changed) dirty_[block] = someDirty_ = true;
  }

  // Backward. A local is live before a block if the block reads it first, or does not write it and it is live after the
  // block, or if a handler around the block needs it.
  void inferLiveness() {
    const std::size_t words = maps_.liveWords_;
    const std::size_t count = graph_.blocks().size();
    std::vector<std::uint64_t> reads(count * words), writes(count * words), liveIn(count * words);
    for (std::size_t block = 0; block < count; ++block) {
      const FlowGraph::Block& range = graph_.blocks()[block];
      if (!maps_.blocks_[block].reached) continue;  // its locals were not analysed
      std::copy_n(referencesIn(block), maps_.referenceWords_, scratch_.begin());
      maps_.noteAccesses(range.begin, range.end, bits(scratch_.data(), maps_.blocks_[block].stackDepth),
                         reads.data() + block * words, writes.data() + block * words);
    }
    const auto add = [words](std::uint64_t* into, const std::uint64_t* from) {
      for (std::size_t i = 0; i < words; ++i) into[i] |= from[i];
    };
    for (bool changed = true; changed;) {
      changed = false;
      for (std::uint32_t block = static_cast<std::uint32_t>(count); block-- > 0;) {
        std::uint64_t* out = liveOut(block);
        std::uint64_t* handlers = liveInHandlers(block);
        graph_.forEachSuccessor(block, [&](std::uint32_t next) { add(out, liveIn.data() + next * words); });
        graph_.forEachHandler(block, [&](const classfile::ExceptionHandler&, std::uint32_t handler) {
          add(handlers, liveIn.data() + handler * words);
        });
        for (std::size_t i = 0; i < words; ++i) {
          const std::size_t at = block * words + i;
          const std::uint64_t before = reads[at] | (out[i] & ~writes[at]) | handlers[i];
          changed |= before != liveIn[at];
          liveIn[at] = before;
        }
      }
    }
  }

  FrameMaps& maps_;
  const classfile::Code& code_;
  const classfile::Member& method_;
  FlowGraph graph_;
  std::vector<std::uint64_t> scratch_, always_;
  std::vector<std::uint8_t> dirty_;
  bool someDirty_ = false;
};

FrameMaps::Map::Map(std::size_t referenceWords, std::size_t liveWords)
    : referenceWords_(static_cast<std::uint16_t>(referenceWords)), liveWords_(static_cast<std::uint16_t>(liveWords)) {
  if (referenceWords + liveWords > kInlineWords) large_.resize(referenceWords + liveWords);
}

FrameMaps::FrameMaps(const classfile::ClassFile& file, const classfile::Member& method, Kept kept)
    : file_(file),
      code_(*method.code),
      kept_(kept),
      referenceWords_(wordsFor(std::size_t{code_.maxLocals} + code_.maxStack)),
      liveWords_(wordsFor(code_.maxLocals)) {
  FrameMapBuilder(*this, method).build();
}

std::size_t FrameMaps::blockAt(std::uint32_t bci) const {
  const auto after = std::upper_bound(blocks_.begin(), blocks_.end(), bci,
                                      [](std::uint32_t at, const Block& block) { return at < block.begin; });
  return static_cast<std::size_t>(after - blocks_.begin()) - 1;
}

FrameMaps::Map FrameMaps::at(std::uint32_t bci) const {
  Map map(referenceWords_, liveWords_);
  const std::size_t block = blockAt(bci);
  if (!blocks_[block].reached) return map;
  replayReferences(block, bci, map);
  replayLiveness(block, bci, map);
  // What is dead is no reference either.
  std::uint64_t* references = map.words();
  const std::uint64_t* live = references + referenceWords_;
  for (std::size_t i = 0; i < liveWords_; ++i) {
    const std::size_t localsHere = std::min<std::size_t>(code_.maxLocals - i * 64, 64);
    const std::uint64_t locals = localsHere == 64 ? ~std::uint64_t{0} : (std::uint64_t{1} << localsHere) - 1;
    references[i] &= live[i] | ~locals;
  }
  return map;
}

FrameMaps::Map FrameMaps::duringCall(std::uint32_t bci) const {
  Map map = at(bci);
  if (!isReachable(bci)) return map;
  ReferenceBits bits{map.words(), code_.maxLocals, code_.maxStack, map.stackDepth_};
  bits.pop(argumentSlots(file_, code_.code, bci));
  map.stackDepth_ = static_cast<std::uint16_t>(bits.depth);
  return map;
}

std::uint16_t FrameMaps::stackDepth(std::uint32_t bci) const {
  Map map(referenceWords_, liveWords_);
  const std::size_t block = blockAt(bci);
  if (blocks_[block].reached) replayReferences(block, bci, map);
  return map.stackDepth_;
}

void FrameMaps::replayReferences(std::size_t block, std::uint32_t bci, Map& map) const {
  std::copy_n(referencesIn(block), referenceWords_, map.words());
  ReferenceBits bits{map.words(), code_.maxLocals, code_.maxStack, blocks_[block].stackDepth};
  for (std::uint32_t at = blocks_[block].begin; at < bci; at += instructionLength(code_.code, at)) {
    applySlotEffect(file_, code_.code, at, bits);
  }
  map.stackDepth_ = static_cast<std::uint16_t>(bits.depth);
}

// The first access from here on decides: a local that is read is live, one that is written is not. One that the rest of
// the block does not access is live if it is live after the block.
void FrameMaps::replayLiveness(std::size_t block, std::uint32_t bci, Map& map) const {
  std::uint64_t* live = map.words() + referenceWords_;
  std::copy_n(liveInHandlers(block), liveWords_, live);
  Map written(0, liveWords_), references(referenceWords_, 0);
  std::uint64_t* dead = written.words();
  std::copy_n(map.words(), referenceWords_, references.words());
  noteAccesses(bci, blocks_[block].end, {references.words(), code_.maxLocals, code_.maxStack, map.stackDepth_}, live,
               dead);
  for (std::size_t i = 0; i < liveWords_; ++i) live[i] |= liveOut(block)[i] & ~dead[i];
}

void FrameMaps::noteAccesses(std::uint32_t begin, std::uint32_t end, ReferenceBits references, std::uint64_t* reads,
                             std::uint64_t* writes) const {
  for (std::uint32_t bci = begin; bci < end; bci += instructionLength(code_.code, bci)) {
    if (kept_ == Kept::DuringCalls) {
      if (const std::uint8_t op = code_.code[bci]; op >= OP_invokevirtual && op <= OP_invokedynamic) {
        for (std::uint16_t local = 0; local < code_.maxLocals; ++local)
          if (references.get(local)) noteAccess({.index = local, .slots = 1, .reads = true}, reads, writes);
      }
      applySlotEffect(file_, code_.code, bci, references);
    }
    noteAccess(localAccess(code_.code, bci), reads, writes);
  }
}

}  // namespace weaveproof::bytecode
