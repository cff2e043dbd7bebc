// How much of the space a depth-first search has seen, judged by how it grows.
//
// Depth-first search goes to the end of one schedule first, and then comes back along it, choice point by choice point.
// What comes after the other choices of the last choice point is explored first, then that of the one before, and with
// the first choice point the search is over. So there is one scale on which it moves from 0 to its end: how many choice
// points of its first path are done. On programs that can be exhausted the states grow along it by a power: with S
// states after the last j of L choice points,
//
//   S(L) = S(j) · (L / j)^k
//
// where k is how S has grown over the last third of j, kept between 1 (each choice point adds what the one before did)
// and 4. Known estimators give each child of a choice point the same part of its weight (Knuth 1975; for depth-first
// search Kilby, Slaney, Thiébaux and Walsh 2006), which is right for trees. Here the first child leads to most states,
// and the others to states that are known by then: on the same programs that is off by orders of magnitude.
//
// How far off this one is, was measured (bench/estimates), and the two ends of an Estimate are so far apart that the truth
// lay between them in nine of ten cases. It costs a comparison at each return.
#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "base/memory_budget.hpp"
#include "search/search.hpp"

namespace weaveproof::search {

class Growth {
 public:
  explicit Growth(base::MemoryBudget& budget) : account_(budget) {}

  // A run begins, and has met so many states already, which are not its own.
  void begin(std::uint64_t states) {
    begin_ = states;
    length_ = open_ = 0;
    behind_.clear();
  }

  // A path has ended, with so many frames on the stack.
  void pathEnds(std::size_t frames) {
    if (length_ == 0) length_ = open_ = frames;
  }

  // A frame is done; so many are left.
  void leave(std::size_t frames, std::uint64_t states) {
    if (frames >= open_) return;
    open_ = frames;
    behind_.push_back(states - begin_);
  }

  // All states that there will be. Nothing before the first path has ended, or if the search does not go back along it.
  std::optional<double> total(std::uint64_t states) const;
  std::optional<Estimate> estimate(std::uint64_t states) const;

 private:
  std::uint64_t begin_ = 0;
  std::size_t length_ = 0;  // frames of the first path; 0: it has not ended yet
  std::size_t open_ = 0;    // of these, not done
  base::MemoryAccount account_;
  std::vector<std::uint64_t, base::BudgetAllocator<std::uint64_t>> behind_{
      base::BudgetAllocator<std::uint64_t>(account_)};  // S(1), S(2), …
};

// The share, with the ends that its measured error gives it.
Estimate withError(double share);

}  // namespace weaveproof::search
