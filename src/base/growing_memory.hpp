// Memory that grows at its end and never moves: addresses are reserved once, for as much as there could ever be, and
// made usable step by step. So a record is found by one addition, from any thread, while others append.
#pragma once

#include <atomic>
#include <cstddef>
#include <cstdint>
#include <mutex>

#include "base/memory_budget.hpp"

namespace weaveproof::base {

class GrowingMemory {
 public:
  GrowingMemory(MemoryAccount& account, std::uint64_t maxBytes);  // throws MemoryLimit
  ~GrowingMemory();
  GrowingMemory(const GrowingMemory&) = delete;
  GrowingMemory& operator=(const GrowingMemory&) = delete;

  std::byte* base() const { return base_; }

  // Makes the first `bytes` bytes usable; they are zero when new. Throws MemoryLimit.
  void ensure(std::uint64_t bytes) {
    if (bytes > usable_.load(std::memory_order_acquire)) grow(bytes);
  }

 private:
  void grow(std::uint64_t bytes);

  MemoryAccount& account_;
  std::byte* begin_ = nullptr;  // of what was reserved
  std::byte* base_ = nullptr;   // the first huge page in it
  std::uint64_t reserved_;
  std::atomic<std::uint64_t> usable_ = 0;
  std::mutex growing_;
};

}  // namespace weaveproof::base
