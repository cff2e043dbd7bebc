// Lists that are kept once, and have numbers: 0, 1, 2, … in the order in which they came.
#pragma once

#include <algorithm>
#include <cstdint>
#include <cstring>
#include <span>
#include <vector>

#include "base/memory_budget.hpp"
#include "base/mix.hpp"

namespace weaveproof::reduce {

// Of items that are made of words of 32 bits, without gaps.
template <class Item>
class NumberedLists {
 public:
  static_assert(sizeof(Item) % sizeof(std::uint32_t) == 0);

  explicit NumberedLists(base::MemoryAccount& account)
      : items_(base::BudgetAllocator<Item>(account)),
        ends_(base::BudgetAllocator<std::uint64_t>(account)),
        table_(kSmallest, kFree, base::BudgetAllocator<std::uint32_t>(account)) {}

  std::uint32_t add(std::span<const Item> list) {
    if (ends_.size() * 2 >= table_.size()) grow();
    std::uint32_t& slot = *find(list);
    if (slot != kFree) return slot;
    items_.insert(items_.end(), list.begin(), list.end());
    ends_.push_back(items_.size());
    return slot = static_cast<std::uint32_t>(ends_.size() - 1);
  }

  std::span<const Item> at(std::uint32_t number) const {
    const std::uint64_t begin = number == 0 ? 0 : ends_[number - 1];
    return {items_.data() + begin, static_cast<std::size_t>(ends_[number] - begin)};
  }

  std::size_t count() const { return ends_.size(); }

 private:
  static constexpr std::size_t kSmallest = 64;
  static constexpr std::uint32_t kFree = 0xffffffff;

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

  // Where the list is, or where it would be.
  std::uint32_t* find(std::span<const Item> list) {
    const std::size_t mask = table_.size() - 1;
    for (std::size_t slot = hashOf(list) & mask;; slot = (slot + 1) & mask)
      if (table_[slot] == kFree || std::ranges::equal(at(table_[slot]), list)) return &table_[slot];
  }

  void grow() {
    table_.assign(table_.size() * 2, kFree);
    for (std::uint32_t number = 0; number < ends_.size(); ++number) *find(at(number)) = number;
  }

  template <class T>
  using Stored = std::vector<T, base::BudgetAllocator<T>>;

  Stored<Item> items_;
  Stored<std::uint64_t> ends_;  // of each list, in items_
  Stored<std::uint32_t> table_;
};

}  // namespace weaveproof::reduce
