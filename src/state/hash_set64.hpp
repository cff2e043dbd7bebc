// A set of 64-bit hashes, 8 bytes each and in place. Many threads insert at once, and exactly one is told that a hash is new;
// see segmented_table.hpp for how.
#pragma once

#include <atomic>
#include <cstdint>

#include "state/memory_budget.hpp"
#include "state/segmented_table.hpp"
#include "state/state_set.hpp"

namespace weaveproof {

class HashSet64 final : public StateSet {
 public:
  explicit HashSet64(MemoryBudget& budget) : segments_(budget, 1.25) {}

  // When it throws MemoryLimit, the hash is not in the set.
  bool insert(std::uint64_t hash) override;

  std::uint64_t size() const override { return segments_.size() + (hasZero_.load(std::memory_order_relaxed) ? 1 : 0); }
  std::uint64_t bytes() const override { return segments_.bytes(); }

 private:
  using Segments = SegmentedTable<std::uint64_t, 10>;
  using Table = Segments::Table;

  static bool isFull(const Table& table, std::uint64_t count) { return count * 20 > table.capacity() * 17; }
  static bool find(const Table& table, std::uint64_t hash, std::uint64_t& position);
  bool insertUnderLock(std::uint64_t hash, std::uint64_t mixed, Table seen, std::uint64_t position);

  Segments segments_;
  std::atomic<bool> hasZero_ = false;  // the one hash that no entry can hold
};

}  // namespace weaveproof
