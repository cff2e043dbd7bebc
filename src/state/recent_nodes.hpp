// The nodes that one worker interned last, in front of the store that all workers share. The states of a neighbourhood are made
// of the same nodes in other combinations, so that most nodes that a step makes were made a moment ago: here they are found
// in the worker's own cache of the processor, where the large store would cost two misses.
#pragma once

#include <cstdint>
#include <vector>

#include "state/memory_budget.hpp"
#include "state/node_store.hpp"

namespace weaveproof {

template <unsigned N>
class RecentNodes {
 public:
  explicit RecentNodes(MemoryAccount& account) : entries_(kEntries, Entry{}, BudgetAllocator<Entry>(account)) {}

  // As NodeStore::intern.
  std::uint32_t intern(NodeStore<N>& store, const std::uint32_t* children) {
    const Node node = Node::of(children);
    if (node.isZero()) return 0;
    const std::uint64_t hash = node.hash();
    Entry& entry = entries_[hash >> 20 & (kEntries - 1)];
    if (entry.node == node) return entry.number;
    const std::uint32_t number = store.intern(node, hash);
    entry = {node, number};
    return number;
  }

 private:
  using Node = typename NodeStore<N>::Node;
  struct Entry {
    Node node;  // all zero: none
    std::uint32_t number;
  };
  static constexpr std::size_t kEntries = 1 << 12;

  std::vector<Entry, BudgetAllocator<Entry>> entries_;
};

}  // namespace weaveproof
