// The states that a lossy search has met, known by 64-bit hashes (LeafHash): two states with one hash are taken for one.
//
//   HashSet64  keeps the hashes
//   BitState   keeps bits of them in a table of fixed size: smaller still, and the more it holds the more it errs
//
// The exact search has VisitedSet.
#pragma once

#include <cstdint>

namespace weaveproof::state {

class StateSet {
 public:
  virtual ~StateSet() = default;

  // True when the hash is new. Any number of threads may insert at once. Throws MemoryLimit.
  virtual bool insert(std::uint64_t hash) = 0;
  virtual std::uint64_t size() const = 0;  // how often insert said true
  virtual std::uint64_t bytes() const = 0;
};

}  // namespace weaveproof::state
