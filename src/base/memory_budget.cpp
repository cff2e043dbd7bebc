#include "base/memory_budget.hpp"

#include <fmt/format.h>

namespace weaveproof::base {

MemoryLimit MemoryLimit::ofSystem() { return MemoryLimit("the system has no more memory to give"); }

// A single charge of this size may exceed the limit by far before the next regular measurement. So it measures first.
constexpr std::uint64_t kMuch = std::uint64_t{1} << 20;

void MemoryBudget::charge(std::uint64_t bytes) {
  if (bytes >= kMuch) measure();
  const std::uint64_t before = used_.fetch_add(bytes, std::memory_order_relaxed);
  if (!fits(before, bytes)) {
    used_.fetch_sub(bytes, std::memory_order_relaxed);
    throw MemoryLimit(fmt::format("the memory limit of {} MiB is reached", limit_ >> 20));
  }
  const std::uint64_t now = before + bytes;
  std::uint64_t peak = peak_.load(std::memory_order_relaxed);
  while (peak < now && !peak_.compare_exchange_weak(peak, now, std::memory_order_relaxed)) {
  }
}

void MemoryBudget::require(std::uint64_t bytes) {
  measure();
  if (!fits(used(), bytes)) throw MemoryLimit(fmt::format("the memory limit of {} MiB is reached", limit_ >> 20));
}

bool MemoryBudget::isExceeded() {
  measure();
  return !fits(used(), 0);
}

// What is charged is not always touched yet, so this is a little less than what the process holds besides.
void MemoryBudget::measure() {
  if (measure_ == nullptr) return;
  const std::uint64_t held = measure_(), charged = used();
  measured_.store(held > charged ? held - charged : 0, std::memory_order_relaxed);
}

}  // namespace weaveproof::base
