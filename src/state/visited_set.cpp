#include "state/visited_set.hpp"

#include <cassert>

#include "base/mix.hpp"

namespace weaveproof::state {

namespace {

// Each step can be undone within the bits of a name: a product with an odd number, an exclusive or with the upper half.
template <unsigned kBits>
std::uint64_t mixName(std::uint64_t name) {
  constexpr std::uint64_t kNames = (std::uint64_t{1} << kBits) - 1;
  name = name * base::kMix1 & kNames;
  name ^= name >> kBits / 2;
  return name * base::kMix2 & kNames;
}

}  // namespace

bool VisitedSet::insert(StateId state) {
  constexpr unsigned kNumberBits = StateId::kHalfBits - kSideBits;  // of a square's row, and of its column
  constexpr unsigned kNameBits = 2 * kNumberBits;
  constexpr unsigned kMarkBits = 1U << 2 * kSideBits;
  static_assert(kNameBits + kMarkBits == 64 + Squares::kSegmentBits, "segment and word hold all bits");
  constexpr std::uint64_t kInside = (1U << kSideBits) - 1;
  const std::uint64_t row = state.half(0), column = state.half(1);
  assert(row >> StateId::kHalfBits == 0 && column >> StateId::kHalfBits == 0 && "a stored state");
  const std::uint64_t name = mixName<kNameBits>(row >> kSideBits << kNumberBits | column >> kSideBits);
  const std::uint64_t inside = (row & kInside) << kSideBits | (column & kInside);
  return squares_.insert(name >> (kNameBits - Squares::kSegmentBits), name << kMarkBits, std::uint64_t{1} << inside);
}

}  // namespace weaveproof::state
