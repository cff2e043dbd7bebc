// The nodes that one worker interned last: a cache in front of the store that all workers share. Neighbouring states
// consist of the same nodes in other combinations, so most nodes that a step makes were made shortly before. Here they
// are found in the processor's cache; the large store would cost two cache misses.
#pragma once

#include <cassert>
#include <cstdint>
#include <vector>

#include "base/memory_budget.hpp"
#include "state/node_store.hpp"

namespace weaveproof::state {

template <unsigned N>
class RecentNodes {
 public:
  explicit RecentNodes(base::MemoryAccount& account)
      : nodes_(kEntries, Entry{}, base::BudgetAllocator<Entry>(account)),
        numbers_(kEntries, 0, base::BudgetAllocator<std::uint32_t>(account)) {}

  // As NodeStore::intern.
  std::uint32_t intern(NodeStore<N>& store, const std::uint32_t* children) {
    const Node node = Node::of(children);
    if (node.isZero()) return 0;
    const std::uint64_t hash = node.hash();
    const std::size_t at = hash >> 20 & (kEntries - 1);
    assert(at < nodes_.size() && at < numbers_.size() && "within the table");
    if (nodes_[at].node == node) return numbers_[at];
    const std::uint32_t number = store.intern(node, hash);
    nodes_[at].node = node;
    return numbers_[at] = number;
  }

 private:
  using Node = typename NodeStore<N>::Node;
  struct alignas(sizeof(Node)) Entry {  // never across two lines of the processor's cache; hence without the number
    Node node;                          // all zero: none
  };
  static constexpr std::size_t kEntries = 1 << 12;

  std::vector<Entry, base::BudgetAllocator<Entry>> nodes_;
  std::vector<std::uint32_t, base::BudgetAllocator<std::uint32_t>> numbers_;
};

}  // namespace weaveproof::state
