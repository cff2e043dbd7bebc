#include "base/mapping.hpp"

#include <sys/mman.h>

#include <cstdint>

#include "base/memory_budget.hpp"

namespace weaveproof::base {

Mapping::Mapping(std::size_t bytes) : size_((bytes + kPage - 1) / kPage * kPage) {
  const bool huge = size_ >= 2 * kHugePage;
  const std::size_t slack = huge ? kHugePage : 0;
  void* memory =
      mmap(nullptr, size_ + slack, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE, -1, 0);
  if (memory == MAP_FAILED) throw MemoryLimit::ofSystem();
  data_ = static_cast<std::byte*>(memory);
  if (!huge) return;
  const std::size_t before = -reinterpret_cast<std::uintptr_t>(data_) % kHugePage;
  if (before > 0) munmap(data_, before);
  data_ += before;
  if (before < slack) munmap(data_ + size_, slack - before);
  madvise(data_, size_, MADV_HUGEPAGE);
}

Mapping::~Mapping() {
  if (data_ != nullptr) munmap(data_, size_);
}

}  // namespace weaveproof::base
