// Where in the tree of a state each leaf stands.
//
// The shape is one infinite tree, a function of the leaf alone: it does not depend on how many leaves there are.
// Subtrees without a present leaf are node 0 and cost nothing, so the same leaves give the same tree however and
// whenever they came to be known. And as a node number is only ever compared with another at the same place, the
// nodes of different levels can share one store without being confused.
//
//     half      (4 threads, 2 cold trees of height 1, one of height 2, spine 1)      two of them are a state
//     spine k   (group of 8^k threads, 6 cold trees of height k + 1, spine k + 1)
//     group     8 groups one level lower, or 8 threads
//     thread    its 4 hot leaves
//     cold tree 8 cold trees one level lower, or 8 leaves
//
// What matters is that the entropy is balanced between the halves: a pair of halves is a state, so with n equally
// likely contents on both sides n² states cost 2n nodes. Threads therefore take turns between the halves, and so do
// cold leaves, in groups of four: neighbours were met together, often change together, and are cheaper side by side.
#pragma once

#include <cassert>
#include <cstdint>

#include "state/leaf.hpp"

namespace weaveproof::state {

class Place {
 public:
  static constexpr unsigned halfOf(Leaf leaf) { return leaf.isHot() ? leaf.thread() % 2 : leaf.index() / kTurn % 2; }
  static constexpr Place half(unsigned which) { return Place(Kind::Half, which, 0, 0); }

  // The cold leaf with this number within its half.
  static constexpr Leaf coldLeafAt(unsigned half, std::uint32_t rank) {
    return Leaf::cold((rank / kTurn * 2 + half) * kTurn + rank % kTurn);
  }

  constexpr unsigned arity() const { return kind_ == Kind::Thread ? 4 : 8; }

  // Whether the children are leaves; then leaf(slot) names them, otherwise child(slot).
  constexpr bool holdsLeaves() const { return kind_ == Kind::Thread || (kind_ == Kind::Cold && height_ == 1); }
  constexpr Leaf leaf(unsigned slot) const {
    if (kind_ == Kind::Thread) return Leaf::hot(2 * first_ + half_, slot);
    return coldLeafAt(half_, first_ + slot);
  }
  constexpr Place child(unsigned slot) const {
    switch (kind_) {
      case Kind::Half:
        if (slot < kThreads) return Place(Kind::Thread, half_, 0, slot);
        if (slot == 7) return Place(Kind::Spine, half_, 1, 0);
        return slot == 6 ? Place(Kind::Cold, half_, 2, kLow) : Place(Kind::Cold, half_, 1, (slot - kThreads) * 8);
      case Kind::Spine:
        if (slot == 0) return Place(Kind::Group, half_, height_, firstThread(height_));
        if (slot == 7) return Place(Kind::Spine, half_, height_ + 1, 0);
        return Place(Kind::Cold, half_, height_ + 1, firstCold(height_) + (slot - 1) * power8(height_ + 1));
      case Kind::Group:
        return Place(height_ == 1 ? Kind::Thread : Kind::Group, half_, height_ - 1,
                     first_ + slot * power8(height_ - 1));
      default:
        return Place(Kind::Cold, half_, height_ - 1, first_ + slot * power8(height_ - 1));
    }
  }

  // The child that holds the leaf, which must be below this place.
  constexpr unsigned slotOf(Leaf leaf) const {
    const std::uint32_t rank = rankOf(leaf);
    assert(halfOf(leaf) == half_ && rank >= first_ && "a leaf below this place");
    switch (kind_) {
      case Kind::Half:
        if (leaf.isHot()) return rank < kThreads ? rank : 7;
        if (rank < kLow) return kThreads + rank / 8;
        return rank < firstCold(1) ? 6 : 7;
      case Kind::Spine:
        if (leaf.isHot()) return rank < firstThread(height_ + 1) ? 0 : 7;
        return rank < firstCold(height_ + 1) ? 1 + (rank - firstCold(height_)) / power8(height_ + 1) : 7;
      case Kind::Group:
        return (rank - first_) / power8(height_ - 1);
      case Kind::Thread:
        return leaf.which();
      default:
        return (rank - first_) / power8(height_ - 1);
    }
  }

 private:
  enum class Kind : std::uint8_t { Half, Spine, Group, Thread, Cold };

  static constexpr std::uint32_t kTurn = 4;
  // Directly below a half:
  static constexpr std::uint32_t kThreads = 4;
  static constexpr std::uint32_t kLow = 16;  // cold leaves in trees of height 1

  constexpr Place(Kind kind, unsigned half, unsigned height, std::uint32_t first)
      : kind_(kind),
        half_(static_cast<std::uint8_t>(half)),
        height_(static_cast<std::uint8_t>(height)),
        first_(first) {}

  static constexpr std::uint64_t power8(unsigned exponent) { return std::uint64_t{1} << 3 * exponent; }

  // A thread or a cold leaf counted within its half.
  static constexpr std::uint32_t rankOf(Leaf leaf) {
    if (leaf.isHot()) return leaf.thread() / 2;
    return leaf.index() / kTurn / 2 * kTurn + leaf.index() % kTurn;
  }
  static constexpr std::uint64_t firstThread(unsigned spine) { return kThreads + (power8(spine) - 8) / 7; }
  static constexpr std::uint64_t firstCold(unsigned spine) { return kLow + 64 + 6 * (power8(spine + 1) - 64) / 7; }

  Kind kind_;
  std::uint8_t half_;
  std::uint8_t height_;
  std::uint32_t first_;  // the rank of the first thread or cold leaf below
};

}  // namespace weaveproof::state
