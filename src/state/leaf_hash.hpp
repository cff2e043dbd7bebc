// A 64-bit hash of a whole state that follows each change of a leaf, for the lossy sets: the sum of a hash for each
// present leaf. Every order of changes that leads to the same values leads to the same sum.
#pragma once

#include <cstdint>

#include "base/mix.hpp"
#include "state/leaf.hpp"

namespace weaveproof::state {

class LeafHash {
 public:
  void change(Leaf leaf, LeafValue before, LeafValue after) { sum_ += term(leaf, after) - term(leaf, before); }
  std::uint64_t value() const { return sum_; }

 private:
  static std::uint64_t term(Leaf leaf, LeafValue value) {
    return value == 0 ? 0 : base::mixWords(std::uint64_t{leaf.number} << 32 | value, base::kMix3);
  }

  std::uint64_t sum_ = 0;
};

}  // namespace weaveproof::state
