// The heap as it was when the search began, and what has been added to it permanently since.
//
// Mirrors and interned strings that are created during the search are no part of any state: they are the same whichever
// thread needs them first, so they count as having been there from the beginning. They are added here. Other workers
// copy them when they next look.
#pragma once

#include <atomic>
#include <cassert>
#include <cstdint>
#include <cstring>
#include <mutex>
#include <vector>

#include "base/sparse_array.hpp"
#include "heap/object.hpp"

namespace weaveproof::heap {

class BaseImage {
 public:
  BaseImage() : bytes_(std::uint64_t{1} << 35) {}

  const Object& at(Ref ref) const { return reinterpret_cast<const Object&>(bytes_[std::uint64_t{ref} * 8]); }

  // The mirrors, and the objects from `begin` to `end`.
  void take(const std::uint8_t* heap, Ref mirrorEnd, Ref begin, Ref end) {
    assert(mirrorEnd <= begin && begin <= end && "mirrors, and then objects");
    assert(additions_.empty() && "the base is taken once, before anything is added");
    mirrorEnd_ = mirrorEnd;
    begin_ = begin;
    end_ = end;
    copy(heap, &bytes_[0], 0, mirrorEnd);
    copy(heap, &bytes_[0], begin, end);
  }
  Ref end() const { return end_; }
  std::uint64_t bytes() const { return (std::uint64_t{mirrorEnd_} + end_ - begin_) * 8; }

  void add(Ref ref, const Object& object, std::uint64_t bytes) {
    assert(ref != 0 && object.klass != 0 && bytes >= kHeaderBytes && "an object");
    assert((ref < begin_ || ref >= end_) && "what was there from the beginning is not added");
    std::lock_guard lock(mutex_);
    std::memcpy(&bytes_[std::uint64_t{ref} * 8], &object, bytes);
    auto& copied = reinterpret_cast<Object&>(bytes_[std::uint64_t{ref} * 8]);
    copied.flags &= ~(kDirty | kMarked);
    additions_.push_back({ref, bytes});
    count_.store(additions_.size(), std::memory_order_release);
  }

  // Copies into `heap` what was added from the `known`-th addition on; returns the number of additions.
  std::size_t update(std::uint8_t* heap, std::size_t known) {
    assert(known <= count_.load(std::memory_order_acquire) && "no machine knows more than there is");
    if (count_.load(std::memory_order_acquire) == known) return known;
    std::lock_guard lock(mutex_);
    for (; known < additions_.size(); ++known) {
      std::uint8_t* to = heap + std::uint64_t{additions_[known].ref} * 8;
      if (reinterpret_cast<Object*>(to)->klass == 0)
        std::memcpy(to, &bytes_[std::uint64_t{additions_[known].ref} * 8], additions_[known].bytes);
    }
    return known;
  }

  // Copies the heap of the beginning to another machine.
  void give(std::uint8_t* heap) const {
    copy(&bytes_[0], heap, 0, mirrorEnd_);
    copy(&bytes_[0], heap, begin_, end_);
  }

 private:
  static void copy(const std::uint8_t* from, std::uint8_t* to, Ref begin, Ref end) {
    assert(begin <= end && from != to && "a range of another heap");
    std::memcpy(to + std::uint64_t{begin} * 8, from + std::uint64_t{begin} * 8, std::uint64_t{end - begin} * 8);
  }

  struct Addition {
    Ref ref;
    std::uint64_t bytes;
  };
  base::SparseArray<std::uint8_t> bytes_;
  Ref mirrorEnd_ = 0, begin_ = 0, end_ = 0;
  std::mutex mutex_;
  std::vector<Addition> additions_;
  std::atomic<std::size_t> count_{0};
};

}  // namespace weaveproof::heap
