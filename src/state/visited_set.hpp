// The states that an exact search has met, a bit each.
//
// The two numbers of a StateId were given one after the other, as halves were met, and a search stays among halves of about the
// same age: in the plane that the two numbers span, states lie in clumps. So this set is one of squares of that plane, four
// numbers wide and high. A square is a word: its name and sixteen bits, one for each state that it could hold. It holds two or
// three, mostly; then a state takes 4 bytes instead of 11, and more of the set stays in the processor's caches.
//
// A name has 58 bits and the word room for 48: the other ten are known from the place. The hash of names is a bijection, and its
// first ten bits choose the segment, so the rest is enough to tell the names of a segment apart (quotienting: Knuth, The Art of
// Computer Programming, volume 3, section 6.4, exercise 13).
//
// Many threads insert at once; see segmented_table.hpp for how. A word there may get further bits, and what it says stays true.
#pragma once

#include <cstdint>

#include "state/memory_budget.hpp"
#include "state/segmented_table.hpp"
#include "state/state_id.hpp"

namespace weaveproof {

class VisitedSet {
 public:
  explicit VisitedSet(MemoryBudget& budget) : segments_(budget, 1.25) {}

  // True when the state is new; when two threads insert one, exactly one of them is told so. Throws MemoryLimit, and the state is
  // then not in the set.
  bool insert(StateId state);

  std::uint64_t size() const;  // counts: takes its time
  std::uint64_t bytes() const { return segments_.bytes(); }

 private:
  static constexpr unsigned kSegmentBits = 10;
  using Segments = SegmentedTable<std::uint64_t, kSegmentBits>;
  using Table = Segments::Table;
  struct Target;

  static bool isFull(const Table& table, std::uint64_t count) { return count * 20 > table.capacity() * 17; }
  static std::uint64_t find(const Table& table, std::uint64_t square, std::uint64_t& position);
  bool insertUnderLock(const Target& target, Table seen, std::uint64_t position);

  Segments segments_;
};

}  // namespace weaveproof
