// The most recent answers to questions about two numbers: a new answer replaces the old one in its slot. A short search
// asks few questions, so the table begins small, and grows while it has more answers than it can hold.
#pragma once

#include <bit>
#include <cassert>
#include <cstdint>
#include <vector>

#include "base/memory_budget.hpp"
#include "base/mix.hpp"

namespace weaveproof::reduce {

class PairMemo {
 public:
  explicit PairMemo(base::MemoryAccount& account) : slots_(kFewest, Slot{}, base::BudgetAllocator<Slot>(account)) {}

  // make(), or what it gave the last time. Not for two zeros.
  template <class Make>
  std::uint32_t ask(std::uint32_t a, std::uint32_t b, Make&& make) {
    assert((a | b) != 0 && "two zeros stand for an empty slot");
    assert(std::has_single_bit(slots_.size()) && "the hash is cut to the size of the table");
    if (const Slot& slot = slotOf(a, b); slot.a == a && slot.b == b) return slot.answer;
    const std::uint32_t answer = make();
    if (++made_ == slots_.size() && made_ < kMost) grow();
    slotOf(a, b) = {a, b, answer};
    return answer;
  }

 private:
  static constexpr std::size_t kFewest = std::size_t{1} << 8, kMost = std::size_t{1} << 16;

  struct Slot {
    std::uint32_t a = 0, b = 0, answer = 0;
  };
  using Slots = std::vector<Slot, base::BudgetAllocator<Slot>>;

  Slot& slotOf(std::uint32_t a, std::uint32_t b) {
    const std::uint64_t key = std::uint64_t{a} << 32 | b;
    return slots_[base::mixWord(key) >> (64 - std::countr_zero(slots_.size()))];
  }

  void grow() {
    assert(slots_.size() < kMost && "the table stops growing");
    Slots before(slots_.size() * 4, Slot{}, slots_.get_allocator());
    before.swap(slots_);
    for (const Slot& slot : before)
      if ((slot.a | slot.b) != 0) slotOf(slot.a, slot.b) = slot;
    made_ = 0;
  }

  Slots slots_;
  std::size_t made_ = 0;  // answers, since the table has this size
};

}  // namespace weaveproof::reduce
