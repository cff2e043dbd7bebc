// The states that a search has met. A search inserts 64-bit keys and is told whether each is new; what the keys are
// decides whether the answer is exact:
//
//   VisitedSet  the keys are StateIds: exact
//   HashSet64   the keys are hashes of states (LeafHash): two states with one hash are taken for one
//   BitState    the same in a table of bits (bit_state.hpp): smaller still, and the more it holds the more it errs
#pragma once

#include <cstdint>

#include "state/memory_budget.hpp"
#include "state/state_id.hpp"
#include "state/word_set.hpp"

namespace weaveproof {

class StateSet {
 public:
  virtual ~StateSet() = default;

  // True when the key is new. Any number of threads may insert at once; exactly one is told so. Throws MemoryLimit.
  virtual bool insert(std::uint64_t key) = 0;
  virtual std::uint64_t size() const = 0;  // how often insert said true
  virtual std::uint64_t bytes() const = 0;
};

class VisitedSet final : public StateSet {
 public:
  explicit VisitedSet(MemoryBudget& budget) : words_(budget) {}

  bool insert(StateId state) { return words_.insert(state.bits); }
  bool contains(StateId state) const { return words_.contains(state.bits); }

  bool insert(std::uint64_t stateId) override { return words_.insert(stateId); }
  std::uint64_t size() const override { return words_.size(); }
  std::uint64_t bytes() const override { return words_.bytes(); }

 private:
  WordSet words_;
};

class HashSet64 final : public StateSet {
 public:
  explicit HashSet64(MemoryBudget& budget) : words_(budget) {}

  bool insert(std::uint64_t hash) override { return words_.insert(hash); }
  std::uint64_t size() const override { return words_.size(); }
  std::uint64_t bytes() const override { return words_.bytes(); }

 private:
  WordSet words_;
};

}  // namespace weaveproof
