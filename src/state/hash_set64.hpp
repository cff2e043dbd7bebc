// A set of 64-bit hashes, 8 bytes each. Of the threads that insert a new hash at once, exactly one learns that it is
// new.
#pragma once

#include <cstdint>

#include "base/marked_words.hpp"
#include "state/state_set.hpp"

namespace weaveproof::state {

class HashSet64 final : public StateSet {
 public:
  explicit HashSet64(base::MemoryBudget& budget) : words_(budget) {}

  // When it throws MemoryLimit, the hash is not in the set.
  bool insert(std::uint64_t hash) override {
    return words_.insert(hash >> (64 - Words::kSegmentBits), hash << Words::kSegmentBits, 1);
  }
  std::uint64_t size() const override { return words_.size(); }
  std::uint64_t bytes() const override { return words_.bytes(); }

 private:
  using Words = base::MarkedWords<10>;  // as many marks as the segment spares bits; one is used

  Words words_;
};

}  // namespace weaveproof::state
