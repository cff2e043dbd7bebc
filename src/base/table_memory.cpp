#include "base/table_memory.hpp"

#include <sys/mman.h>

#include <algorithm>

namespace weaveproof::base {
namespace {

constexpr std::size_t kLargestRegion = std::size_t{1} << 30;

}  // namespace

std::byte* TableMemory::take(std::size_t pages) {
  const std::size_t bytes = pages * Mapping::kPage;
  const std::lock_guard lock(mutex_);
  account_.charge(bytes);
  try {
    if (regions_.empty() || pagesUsed_ * Mapping::kPage + bytes > regions_.back().size()) {
      const std::size_t twice = regions_.empty() ? Mapping::kHugePage : 2 * regions_.back().size();
      regions_.emplace_back(std::max(bytes, std::min(twice, kLargestRegion)));
      pagesUsed_ = 0;
    }
  } catch (...) {
    account_.release(bytes);
    throw;
  }
  std::byte* memory = regions_.back().data() + pagesUsed_ * Mapping::kPage;
  pagesUsed_ += pages;
  pagesInUse_ += pages;
  return memory;
}

void TableMemory::giveBack(std::byte* memory, std::size_t pages) {
  madvise(memory, pages * Mapping::kPage, MADV_DONTNEED);
  const std::lock_guard lock(mutex_);
  pagesInUse_ -= pages;
  account_.release(pages * Mapping::kPage);
}

}  // namespace weaveproof::base
