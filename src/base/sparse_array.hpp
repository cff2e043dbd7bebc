// A huge array of zeros of which only the touched pages take memory; never moves.
#pragma once

#include <sys/mman.h>

#include <cstdint>
#include <new>

namespace weaveproof::base {

template <class T>
class SparseArray {
 public:
  explicit SparseArray(std::uint64_t count) : bytes_(count * sizeof(T)) {
    void* p = mmap(nullptr, bytes_, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE, -1, 0);
    if (p == MAP_FAILED) throw std::bad_alloc();
    data_ = static_cast<T*>(p);
  }
  ~SparseArray() { munmap(data_, bytes_); }
  SparseArray(const SparseArray&) = delete;
  SparseArray& operator=(const SparseArray&) = delete;

  void clear() { madvise(data_, bytes_, MADV_DONTNEED); }  // all zeros again

  T& operator[](std::uint64_t index) { return data_[index]; }
  const T& operator[](std::uint64_t index) const { return data_[index]; }

 private:
  std::uint64_t bytes_;
  T* data_;
};

}  // namespace weaveproof::base
