// The states that a guided search has still to expand, by their values: the lowest comes first. States of the same
// value stand in one row, which is left at its front (first in, first out), at its back, or anywhere. There are some
// dozens of different values, and hundreds of thousands of states.
#pragma once

#include <cstdint>
#include <map>
#include <utility>
#include <vector>

#include "base/memory_budget.hpp"
#include "search/random.hpp"

namespace weaveproof::search {

enum class Tie : std::uint8_t { Fifo, Lifo, Random };

class GuidedQueue {
 public:
  GuidedQueue(base::MemoryAccount& account, Tie tie, Random& random)
      : account_(&account), tie_(tie), random_(&random) {}

  bool empty() const { return size_ == 0; }
  std::uint64_t size() const { return size_; }

  void push(std::int64_t value, std::uint32_t node) {
    rows_.try_emplace(value, *account_).first->second.nodes.push_back(node);
    ++size_;
  }

  std::uint32_t popBest() { return take(rows_.begin(), tie_); }

  // That which would come last.
  void dropWorst() {
    take(std::prev(rows_.end()), tie_ == Tie::Fifo ? Tie::Lifo : tie_ == Tie::Lifo ? Tie::Fifo : tie_);
  }

 private:
  struct Row {
    explicit Row(base::MemoryAccount& account) : nodes(base::BudgetAllocator<std::uint32_t>(account)) {}

    std::vector<std::uint32_t, base::BudgetAllocator<std::uint32_t>> nodes;
    std::size_t first = 0;  // those before it are gone
  };
  using Rows = std::map<std::int64_t, Row>;

  std::uint32_t take(Rows::iterator at, Tie end) {
    Row& row = at->second;
    auto& nodes = row.nodes;
    std::uint32_t node = 0;
    if (end == Tie::Fifo) {
      node = nodes[row.first++];
    } else {
      if (end == Tie::Random) std::swap(nodes[row.first + random_->below(nodes.size() - row.first)], nodes.back());
      node = nodes.back();
      nodes.pop_back();
    }
    --size_;
    if (row.first == nodes.size()) {
      rows_.erase(at);
    } else if (row.first > kManyGone && row.first > nodes.size() / 2) {
      nodes.erase(nodes.begin(), nodes.begin() + static_cast<std::ptrdiff_t>(row.first));
      row.first = 0;
    }
    return node;
  }

  static constexpr std::size_t kManyGone = 4096;

  base::MemoryAccount* account_;
  Tie tie_;
  Random* random_;
  Rows rows_;
  std::uint64_t size_ = 0;
};

}  // namespace weaveproof::search
