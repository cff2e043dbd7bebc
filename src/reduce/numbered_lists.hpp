// Lists that are kept once, and have numbers: 0, 1, 2, … in the order in which they came. The empty one is number 0.
// Several threads may add at once, and read what has a number: that never changes, and never moves.
#pragma once

#include <algorithm>
#include <atomic>
#include <cassert>
#include <cstdint>
#include <cstring>
#include <span>

#include "base/growing_memory.hpp"
#include "base/intern_index.hpp"
#include "base/memory_budget.hpp"
#include "base/mix.hpp"

namespace weaveproof::reduce {

// Of items that are made of words of 32 bits, without gaps.
template <class Item>
class NumberedLists {
 public:
  static_assert(sizeof(Item) % sizeof(std::uint32_t) == 0);

  explicit NumberedLists(base::MemoryBudget& budget)
      : account_(budget),
        items_(account_, kMostItems * sizeof(Item)),
        extents_(account_, kMostLists * sizeof(Extent)),
        index_(budget) {
    extents_.ensure(sizeof(Extent));
  }

  std::uint32_t add(std::span<const Item> list) {  // throws MemoryLimit
    if (list.empty()) return 0;
    return index_.intern(
        hashOf(list), [&](std::uint32_t number) { return std::ranges::equal(at(number), list); },
        [&] { return append(list); }, [&](std::uint32_t number) { return hashOf(at(number)); });
  }

  std::span<const Item> at(std::uint32_t number) const {
    assert(number < usedNumbers_.load(std::memory_order_relaxed) && "a list that was added");
    const Extent& extent = extents()[number];
    return {items() + extent.begin, extent.size};
  }

  std::uint64_t bytes() const { return account_.bytes() + index_.bytes(); }

 private:
  static constexpr std::uint64_t kMostItems = std::uint64_t{1} << 32, kMostLists = std::uint64_t{1} << 31;

  struct Extent {
    std::uint32_t begin = 0, size = 0;  // in items_
  };

  static std::uint64_t hashOf(std::span<const Item> list) {
    std::uint64_t hash = list.size();
    for (const Item& item : list) {
      std::uint32_t words[sizeof(Item) / sizeof(std::uint32_t)];
      std::memcpy(words, &item, sizeof item);
      for (std::size_t i = 0; i + 1 < std::size(words); i += 2)
        hash = base::mixWords(hash, std::uint64_t{words[i]} << 32 | words[i + 1]);
      if constexpr (std::size(words) % 2 != 0) hash = base::mixWords(hash, words[std::size(words) - 1]);
    }
    return hash;
  }

  std::uint32_t append(std::span<const Item> list) {
    assert(!list.empty() && "the empty list has number 0");
    const std::uint64_t begin = usedItems_.fetch_add(list.size(), std::memory_order_relaxed);
    items_.ensure((begin + list.size()) * sizeof(Item));
    const std::uint64_t number = usedNumbers_.fetch_add(1, std::memory_order_relaxed);
    extents_.ensure((number + 1) * sizeof(Extent));
    std::ranges::copy(list, items() + begin);
    assert(number < kMostLists && begin + list.size() <= kMostItems && "numbers have 32 bits");
    extents()[number] = {static_cast<std::uint32_t>(begin), static_cast<std::uint32_t>(list.size())};
    return static_cast<std::uint32_t>(number);
  }

  Item* items() const { return reinterpret_cast<Item*>(items_.base()); }
  Extent* extents() const { return reinterpret_cast<Extent*>(extents_.base()); }

  base::MemoryAccount account_;
  base::GrowingMemory items_, extents_;
  base::InternIndex index_;
  std::atomic<std::uint64_t> usedItems_ = 0, usedNumbers_ = 1;
};

}  // namespace weaveproof::reduce
