// A set of 64-bit words, 8 bytes each and in place. Many threads insert at once; see segmented_table.hpp for how.
#pragma once

#include <atomic>
#include <cstdint>

#include "state/memory_budget.hpp"
#include "state/segmented_table.hpp"

namespace weaveproof {

class WordSet {
 public:
  explicit WordSet(MemoryBudget& budget) : segments_(budget, 1.25) {}

  // True when the word was not in the set before. Throws MemoryLimit, and the word is then not in the set.
  bool insert(std::uint64_t word);
  bool contains(std::uint64_t word) const;

  std::uint64_t size() const { return segments_.size() + (hasZero_.load(std::memory_order_relaxed) ? 1 : 0); }
  std::uint64_t bytes() const { return segments_.bytes(); }

 private:
  using Segments = SegmentedTable<std::uint64_t, 10>;
  using Table = Segments::Table;

  static bool isFull(const Table& table, std::uint64_t count) { return count * 20 > table.capacity() * 17; }
  static std::uint64_t home(const Table& table, std::uint64_t hash);
  static bool find(const Table& table, std::uint64_t word, std::uint64_t& position);
  bool insertUnderLock(std::uint64_t word, std::uint64_t hash, Table seen, std::uint64_t position);

  Segments segments_;
  std::atomic<bool> hasZero_ = false;  // the one word that no entry can hold
};

}  // namespace weaveproof
