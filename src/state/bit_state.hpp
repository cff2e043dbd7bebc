// A set of hashes as bits of one table of fixed size, after Holzmann's bitstate hashing (a Bloom filter): a key sets k
// bits, and counts as known if they were all set before. It never grows and never forgets. A search with it may omit
// states.
#pragma once

#include <atomic>
#include <cstdint>

#include "base/mapping.hpp"
#include "base/memory_budget.hpp"
#include "state/state_set.hpp"

namespace weaveproof::state {

class BitState final : public StateSet {
 public:
  BitState(base::MemoryBudget& budget, std::uint64_t bytes, unsigned hashFunctions = 3);  // throws MemoryLimit
  ~BitState() override { budget_.release(memory_.size()); }

  // When two threads insert the same new key at once, it is new for at least one of them, perhaps for both.
  bool insert(std::uint64_t key) override;
  std::uint64_t size() const override { return count_.load(std::memory_order_relaxed); }
  std::uint64_t bytes() const override { return memory_.size(); }

 private:
  base::MemoryBudget& budget_;
  base::Mapping memory_;
  const std::uint64_t bits_;
  const unsigned hashFunctions_;
  std::atomic<std::uint64_t> count_ = 0;
};

}  // namespace weaveproof::state
