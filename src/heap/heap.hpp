// The memory of one machine's objects, for a single run: bump allocation into free space, mark and sweep in place.
// Objects never move, so a reference stays what it is for the object's whole life.
//
// The arena starts with a region for class mirrors. The class registry assigns their references, so every machine has
// the same mirrors at the same references. The rest is for objects.
#pragma once

#include <cassert>
#include <cstdint>
#include <functional>
#include <vector>

#include "heap/object.hpp"
#include "heap/shape.hpp"

namespace weaveproof::heap {

class Heap {
 public:
  static constexpr Ref kFirstMirror = 2;             // 0 is null
  static constexpr Ref kFirstObject = Ref{1} << 24;  // mirrors may take 128 MiB
  static constexpr std::uint64_t kArenaBytes = std::uint64_t{1} << 35;
  static constexpr std::uint64_t kImageBytes = std::uint64_t{1} << 30;  // kept free at the end, for the JDK's image

  explicit Heap(std::uint64_t maxBytes);
  ~Heap();
  Heap(const Heap&) = delete;
  Heap& operator=(const Heap&) = delete;

  std::uint8_t* base() const { return base_; }
  Object& at(Ref ref) const { return *reinterpret_cast<Object*>(base_ + std::uint64_t{ref} * 8); }

  // Zeroed memory for an object of `bytes` (header included), or 0 when the limit is reached. Never collects.
  Ref allocate(std::uint64_t bytes) {
    assert(bytes != 0 && "an object has a header");
    assert(base_ <= next_ && next_ <= end_ && end_ <= top_ && "free space is within what was taken");
    const std::uint64_t need = roundUp8(bytes);
    if (need > static_cast<std::uint64_t>(end_ - next_)) return allocateSlow(need);
    std::uint8_t* p = next_;
    next_ += need;
    std::memset(p, 0, need);
    return static_cast<Ref>((p - base_) >> 3);
  }

  // True when enough was allocated since the last collection to make another worthwhile.
  bool wantsCollection() const { return next_ + allocatedBefore_ > span_ + threshold_; }

  // Marks from the roots that `forEachRoot` hands to its argument, and frees the rest.
  void collect(const std::function<void(const std::function<void(Ref)>&)>& forEachRoot);

  // The end of all objects; from now on nothing is allocated here.
  Ref seal();
  // Calls visit(ref, object) for every object, mirrors aside. After seal.
  template <class Visit>
  void forEachObject(Visit&& visit) {
    for (std::uint8_t* p = base_ + std::uint64_t{kFirstObject} * 8; p < top_;) {
      auto& object = *reinterpret_cast<Object*>(p);
      const std::uint64_t size = sizeOf(object);
      assert(size != 0 && size % 8 == 0 && "objects and holes follow each other");
      if (object.klass) visit(static_cast<Ref>((p - base_) >> 3), object);
      p += size;
    }
  }

  std::uint64_t maxBytes() const { return maxBytes_; }
  std::function<void(std::uint64_t)> beforeTaking;  // so many bytes of fresh memory; may throw
  void giveBackFree();                              // what is free at its end, to the system
  // A little more than the limit, to make the error that says it is reached.
  void openReserve(bool open) { reserve_ = open ? kReserveBytes : 0; }
  std::uint64_t usedBytes() const;

  // A copy of all objects, for save and restore.
  struct Image {
    std::vector<std::uint8_t> mirrors, objects;
    std::uint8_t *next = nullptr, *end = nullptr, *span = nullptr;
    std::uint64_t allocatedBefore = 0, threshold = 0, liveBytes = 0;
    std::uint8_t* top = nullptr;
    std::vector<std::pair<std::uint8_t*, std::uint8_t*>> holes, largeHoles;
  };
  void save(Image& image, Ref mirrorEnd) const;
  void scramble(Ref mirrorEnd);  // fills everything with nonsense
  void restore(const Image& image);

 private:
  Ref allocateSlow(std::uint64_t need);
  Ref allocateLarge(std::uint64_t need);
  void startSpan(std::uint8_t* begin, std::uint8_t* end);
  void closeSpan();
  std::uint64_t sizeOf(const Object& object) const;
  void sweep();

  std::uint8_t* base_ = nullptr;
  static constexpr std::uint64_t kReserveBytes = std::uint64_t{16} << 20;
  std::uint64_t maxBytes_;
  std::uint64_t reserve_ = 0;
  std::uint8_t* top_;   // end of all memory handed out so far
  std::uint8_t* next_;  // free space: next_..end_, part of the span that began at span_
  std::uint8_t* end_;
  std::uint8_t* span_;
  std::uint64_t allocatedBefore_ = 0;  // bytes taken from earlier spans since the last collection
  std::uint64_t threshold_;
  std::uint64_t liveBytes_ = 0;
  std::vector<std::pair<std::uint8_t*, std::uint8_t*>> holes_;       // free spans for small objects, last first
  std::vector<std::pair<std::uint8_t*, std::uint8_t*>> largeHoles_;  // and for large ones
  std::vector<Ref> stack_;                                           // marking
};

}  // namespace weaveproof::heap
