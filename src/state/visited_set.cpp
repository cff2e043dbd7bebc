#include "state/visited_set.hpp"

#include <bit>
#include <cassert>
#include <mutex>

#include "state/mix.hpp"

namespace weaveproof {

namespace {

constexpr unsigned kSideBits = 2;                                 // a square is this wide and high, as a power of two
constexpr unsigned kMaskBits = 1U << 2 * kSideBits;               // the states that a square can hold
constexpr unsigned kNumberBits = StateId::kHalfBits - kSideBits;  // of a square's row, and of its column
constexpr unsigned kNameBits = 2 * kNumberBits;
constexpr std::uint64_t kNames = (std::uint64_t{1} << kNameBits) - 1;
constexpr std::uint64_t kMask = (std::uint64_t{1} << kMaskBits) - 1;

// Each step can be undone within the bits of a name: a product with an odd number, an exclusive or with the upper half.
std::uint64_t mixName(std::uint64_t name) {
  name = name * kMix1 & kNames;
  name ^= name >> kNumberBits;
  return name * kMix2 & kNames;
}

}  // namespace

// Where a state belongs.
struct VisitedSet::Target {
  std::size_t segment;
  std::uint64_t square;  // the part of the name that the word keeps, above its bits
  std::uint64_t bit;

  explicit Target(StateId state) {
    const std::uint64_t row = state.half(0);
    const std::uint64_t column = state.half(1);
    assert(row >> StateId::kHalfBits == 0 && column >> StateId::kHalfBits == 0);
    constexpr std::uint64_t kInside = (1U << kSideBits) - 1;
    const std::uint64_t name = mixName(row >> kSideBits << kNumberBits | column >> kSideBits);
    static_assert(kNameBits + kMaskBits == 64 + kSegmentBits, "what a word has no room for, the segment tells");
    segment = name >> (kNameBits - kSegmentBits);
    square = name << kMaskBits;
    bit = std::uint64_t{1} << ((row & kInside) << kSideBits | (column & kInside));
  }
};

// Looks from `position` on, and leaves it at the square's word, which is returned, or at the first empty entry.
std::uint64_t VisitedSet::find(const Table& table, std::uint64_t square, std::uint64_t& position) {
  for (;; position = table.next(position)) {
    const std::uint64_t word = table.load(position);
    if (word == 0 || (word & ~kMask) == square) return word;
  }
}

bool VisitedSet::insert(StateId state) {
  const Target target(state);
  const Table table = segments_.table(target.segment);
  std::uint64_t position = 0;
  if (table.exists()) {
    position = Segments::lineIn(table, target.square);
    if ((find(table, target.square, position) & target.bit) != 0) return false;
  }
  return insertUnderLock(target, table, position);
}

bool VisitedSet::insertUnderLock(const Target& target, Table seen, std::uint64_t position) {
  const std::lock_guard lock(segments_.lock(target.segment));
  Table table = segments_.table(target.segment);
  if (!table.exists() || isFull(table, segments_.count(target.segment) + 1)) {
    table = segments_.replace(target.segment, true, 0, [](std::uint64_t word, const Table& fresh) {
      fresh.storeAtFree(Segments::lineIn(fresh, word & ~kMask), word);
    });
  }
  if (table != seen) position = Segments::lineIn(table, target.square);
  const std::uint64_t word = find(table, target.square, position);
  if ((word & target.bit) != 0) return false;
  table.store(position, word | target.square | target.bit);
  if (word == 0) segments_.countOneMore(target.segment);
  return true;
}

std::uint64_t VisitedSet::size() const {
  std::uint64_t states = 0;
  segments_.forEach([&](std::uint64_t word) { states += static_cast<unsigned>(std::popcount(word & kMask)); });
  return states;
}

}  // namespace weaveproof
