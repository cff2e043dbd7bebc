// The nodes of all states' trees, shared by all workers. Nodes of four and of eight children have numbers of their own.
#pragma once

#include <cstdint>

#include "base/memory_budget.hpp"
#include "state/node_store.hpp"
#include "state/recent_nodes.hpp"
#include "state/state_id.hpp"

namespace weaveproof::state {

class TreeStore {
 public:
  static constexpr std::uint32_t kNoNode = NodeStore<4>::kNoNode;
  static_assert(NodeStore<8>::kNumberBits == StateId::kHalfBits);

  explicit TreeStore(base::MemoryBudget& budget) : nodes4_(budget), nodes8_(budget) {}

  std::uint32_t intern(unsigned arity, const std::uint32_t* children) {
    return arity == 4 ? nodes4_.intern(children) : nodes8_.intern(children);
  }
  // The same, by way of what a worker interned last.
  std::uint32_t intern(unsigned arity, const std::uint32_t* children, RecentNodes<4>& recent4,
                       RecentNodes<8>& recent8) {
    return arity == 4 ? recent4.intern(nodes4_, children) : recent8.intern(nodes8_, children);
  }
  const std::uint32_t* children(unsigned arity, std::uint32_t number) const {
    return arity == 4 ? nodes4_.children(number) : nodes8_.children(number);
  }

  std::uint64_t nodes() const { return nodes4_.size() + nodes8_.size(); }
  std::uint64_t bytes() const { return nodes4_.bytes() + nodes8_.bytes(); }

 private:
  NodeStore<4> nodes4_;
  NodeStore<8> nodes8_;
};

}  // namespace weaveproof::state
