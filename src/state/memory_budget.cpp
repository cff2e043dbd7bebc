#include "state/memory_budget.hpp"

#include <fmt/format.h>

namespace weaveproof {

MemoryLimit MemoryLimit::ofSystem() { return MemoryLimit("the system has no more memory to give"); }

void MemoryBudget::charge(std::uint64_t bytes) {
  const std::uint64_t before = used_.fetch_add(bytes, std::memory_order_relaxed);
  if (before > limit_ || bytes > limit_ - before) {
    used_.fetch_sub(bytes, std::memory_order_relaxed);
    throw MemoryLimit(fmt::format("the memory limit of {} MiB is reached", limit_ >> 20));
  }
  const std::uint64_t now = before + bytes;
  std::uint64_t peak = peak_.load(std::memory_order_relaxed);
  while (peak < now && !peak_.compare_exchange_weak(peak, now, std::memory_order_relaxed)) {
  }
}

}  // namespace weaveproof
