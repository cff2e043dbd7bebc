#include "vm/metaspace.hpp"

#include <sys/mman.h>

#include <new>

namespace weaveproof::vm {

namespace {
constexpr std::size_t kReserved = std::size_t{512} << 20;

// A free range in the low four gigabytes. Linux takes a hint there when the range is free.
void* reserveLow() {
  for (std::uintptr_t hint = 0x10000000; hint + kReserved <= (std::uintptr_t{1} << 32); hint += kReserved / 4) {
    void* p = mmap(reinterpret_cast<void*>(hint), kReserved, PROT_READ | PROT_WRITE,
                   MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE | MAP_FIXED_NOREPLACE, -1, 0);
    if (p == MAP_FAILED) continue;
    if (reinterpret_cast<std::uintptr_t>(p) + kReserved <= (std::uintptr_t{1} << 32)) return p;
    munmap(p, kReserved);
  }
  throw std::bad_alloc();
}
}  // namespace

Metaspace::Metaspace() {
  base_ = next_ = static_cast<char*>(reserveLow());
  end_ = base_ + kReserved;
}

Metaspace::~Metaspace() { munmap(base_, kReserved); }

void* Metaspace::allocate(std::size_t bytes, std::size_t alignment) {
  std::lock_guard lock(mutex_);
  auto p = reinterpret_cast<std::uintptr_t>(next_);
  p = (p + alignment - 1) & ~(alignment - 1);
  if (p + bytes > reinterpret_cast<std::uintptr_t>(end_)) throw std::bad_alloc();
  next_ = reinterpret_cast<char*>(p + bytes);
  return reinterpret_cast<void*>(p);
}

}  // namespace weaveproof::vm
