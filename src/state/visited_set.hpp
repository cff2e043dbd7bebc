// The states that an exact search has met, a bit each.
//
// Halves of states are numbered in the order in which they are met, and a search stays among halves of about the same
// age. So in the plane that the two numbers of a StateId span, states lie in clumps. Therefore this set stores squares
// of that plane, four numbers wide and high. A square is a word: its name and sixteen marks, one for each state that it
// could hold. Most squares hold two or three states. Then a state takes 4 bytes instead of 11, and more of the set
// stays in the processor's caches.
//
// A name has 58 bits, and the word has room for 48. The other ten follow from the segment, because the hash of names is
// a bijection.
#pragma once

#include <cstdint>

#include "base/marked_words.hpp"
#include "state/state_id.hpp"

namespace weaveproof::state {

class VisitedSet {
 public:
  explicit VisitedSet(base::MemoryBudget& budget) : squares_(budget) {}

  // True when the state is new. When two threads insert the same new state at once, it is true for exactly one of them.
  // If it throws MemoryLimit, the state is not in the set.
  bool insert(StateId state);

  std::uint64_t size() const { return squares_.size(); }  // counts: takes its time
  std::uint64_t bytes() const { return squares_.bytes(); }

 private:
  static constexpr unsigned kSideBits = 2;  // a square is this wide and high, as a power of two
  using Squares = base::MarkedWords<1U << 2 * kSideBits>;

  Squares squares_;
};

}  // namespace weaveproof::state
