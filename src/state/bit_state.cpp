#include "state/bit_state.hpp"

#include <cassert>

#include "base/mix.hpp"

namespace weaveproof::state {

BitState::BitState(base::MemoryBudget& budget, std::uint64_t bytes, unsigned hashFunctions)
    : budget_(budget), memory_(bytes), bits_(memory_.size() * 8), hashFunctions_(hashFunctions) {
  assert(bits_ != 0 && hashFunctions_ != 0 && "a table, and a way to look it up");
  budget_.charge(memory_.size());  // nothing has been touched yet
}

// The k hash functions are two, combined as a + i·b (Kirsch and Mitzenmacher: no worse than k independent ones).
bool BitState::insert(std::uint64_t key) {
  std::uint64_t hash = base::mixWord(key);
  const std::uint64_t step = base::mixWords(key, base::kMix3) | 1;
  auto* words = reinterpret_cast<std::uint64_t*>(memory_.data());
  bool isNew = false;
  for (unsigned i = 0; i < hashFunctions_; ++i, hash += step) {
    const std::uint64_t bit = base::scaledTo(bits_, hash);
    assert(bit < bits_ && "within the table");
    const std::uint64_t mask = std::uint64_t{1} << bit % 64;
    const std::atomic_ref word(words[bit / 64]);
    if ((word.load(std::memory_order_relaxed) & mask) != 0) continue;
    if ((word.fetch_or(mask, std::memory_order_relaxed) & mask) == 0) isNew = true;
  }
  if (isNew) count_.fetch_add(1, std::memory_order_relaxed);
  return isNew;
}

}  // namespace weaveproof::state
