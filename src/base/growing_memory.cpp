#include "base/growing_memory.hpp"

#include <sys/mman.h>

#include <algorithm>

namespace weaveproof::base {
namespace {

constexpr std::uint64_t kSmallStep = std::uint64_t{64} << 10;
constexpr std::uint64_t kHugePage = std::uint64_t{2} << 20;
constexpr std::uint64_t kLargestStep = std::uint64_t{64} << 20;

std::uint64_t roundUp(std::uint64_t bytes, std::uint64_t step) { return (bytes + step - 1) / step * step; }

}  // namespace

GrowingMemory::GrowingMemory(MemoryAccount& account, std::uint64_t maxBytes)
    // More than the limit can never be used: where addresses are scarce (ulimit -v), a memory limit saves them.
    : account_(account), reserved_(roundUp(std::min(maxBytes, account.budget().limit()), kHugePage)) {
  void* memory = mmap(nullptr, reserved_ + kHugePage, PROT_NONE, MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE, -1, 0);
  if (memory == MAP_FAILED) throw MemoryLimit("the system refuses addresses for the state store; a memory limit helps");
  begin_ = static_cast<std::byte*>(memory);
  base_ = begin_ + -reinterpret_cast<std::uintptr_t>(begin_) % kHugePage;
  madvise(base_, reserved_, MADV_HUGEPAGE);
}

GrowingMemory::~GrowingMemory() {
  munmap(begin_, reserved_ + kHugePage);
  account_.release(usable_.load(std::memory_order_relaxed));
}

void GrowingMemory::grow(std::uint64_t bytes) {
  const std::lock_guard lock(growing_);
  const std::uint64_t usable = usable_.load(std::memory_order_relaxed);
  if (bytes <= usable) return;
  if (bytes > reserved_)
    throw MemoryLimit("the memory limit is reached, or the numbers of the state store are used up");
  // Steps of an eighth waste little and keep the calls of the system few.
  const std::uint64_t step = usable < kHugePage ? kSmallStep : kHugePage;
  const std::uint64_t wanted = std::max(bytes, usable + std::min(usable / 8, kLargestStep));
  const std::uint64_t target = std::min(roundUp(wanted, step), reserved_);
  account_.charge(target - usable);
  if (mprotect(base_ + usable, target - usable, PROT_READ | PROT_WRITE) != 0) {
    account_.release(target - usable);
    throw MemoryLimit::ofSystem();
  }
  usable_.store(target, std::memory_order_release);
}

}  // namespace weaveproof::base
