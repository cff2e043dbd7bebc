// Hash-consed nodes of N children: equal children, equal number. Node 0 has only children that are 0; it is never
// stored. Whether a child is a node or a value depends on where in the tree the node stands, which only the caller
// knows.
#pragma once

#include <algorithm>
#include <atomic>
#include <cassert>
#include <cstdint>
#include <cstring>

#include "base/growing_memory.hpp"
#include "base/intern_index.hpp"
#include "base/memory_budget.hpp"
#include "base/mix.hpp"

namespace weaveproof::state {

template <unsigned N>
class NodeStore {
  static_assert(N == 4 || N == 8);

 public:
  static constexpr unsigned kNumberBits = 31;  // more nodes than these can count do not fit

  // Not a node: stands for an unknown number.
  static constexpr std::uint32_t kNoNode = 0xffffffff;

  explicit NodeStore(base::MemoryBudget& budget)
      : account_(budget), memory_(account_, sizeof(Node) << kNumberBits), index_(budget) {
    memory_.ensure(sizeof(Node));  // node 0 can be read like any other
  }

  struct Node {
    std::uint64_t pairs[N / 2];

    static Node of(const std::uint32_t* children) {
      Node node;
      std::memcpy(&node, children, sizeof node);
      return node;
    }
    bool isZero() const {
      std::uint64_t any = 0;
      for (const std::uint64_t pair : pairs) any |= pair;
      return any == 0;
    }
    std::uint64_t hash() const {
      if constexpr (N == 4) return base::mixWords(pairs[0], pairs[1]);
      if constexpr (N == 8) return base::mixWords(pairs[0], pairs[1], pairs[2], pairs[3]);
    }
    friend bool operator==(const Node& a, const Node& b) {
      std::uint64_t difference = 0;
      for (unsigned i = 0; i < N / 2; ++i) difference |= a.pairs[i] ^ b.pairs[i];
      return difference == 0;
    }
  };

  // Throws MemoryLimit.
  std::uint32_t intern(const std::uint32_t* children) {
    const Node node = Node::of(children);
    return node.isZero() ? 0 : intern(node, node.hash());
  }
  // The node must not be zero.
  std::uint32_t intern(const Node& node, std::uint64_t hash) {
    assert(hash == node.hash() && "the hash is that of the children");
    assert(!node.isZero() && "node 0 is never stored");
    return index_.intern(
        hash, [&](std::uint32_t number) { return at(number) == node; },
        [&] {
          const std::uint64_t number = used_.fetch_add(1, std::memory_order_relaxed);
          memory_.ensure((number + 1) * sizeof(Node));
          at(number) = node;
          return static_cast<std::uint32_t>(number);
        },
        [&](std::uint32_t number) { return at(number).hash(); });
  }

  // N numbers. They never change and never move.
  const std::uint32_t* children(std::uint32_t number) const {
    assert(number < used_.load(std::memory_order_relaxed) && "a node that was stored");
    return reinterpret_cast<const std::uint32_t*>(memory_.base() + std::uint64_t{number} * sizeof(Node));
  }

  std::uint64_t size() const { return index_.size(); }
  std::uint64_t bytes() const { return account_.bytes() + index_.bytes(); }

 private:
  Node& at(std::uint64_t number) const { return reinterpret_cast<Node*>(memory_.base())[number]; }

  base::MemoryAccount account_;
  base::GrowingMemory memory_;
  base::InternIndex index_;
  std::atomic<std::uint64_t> used_ = 1;
};

}  // namespace weaveproof::state
