#include "heap/heap.hpp"

#include <sys/mman.h>

#include <algorithm>
#include <cassert>
#include <new>

#include "heap/references.hpp"

namespace weaveproof::heap {

namespace {
constexpr std::uint64_t kMinimumThreshold = std::uint64_t{24} << 20;
constexpr std::uint64_t kChunk = std::uint64_t{1} << 20;  // fresh memory is taken in pieces of this size
constexpr std::uint64_t kSmallestHole = 64;               // smaller ones are not worth a span
constexpr std::uint64_t kLarge = std::uint64_t{1} << 14;  // objects from this size on do not come from a span

// A hole may be as small as eight bytes, so it is described in the first eight.
void markFree(std::uint8_t* begin, const std::uint8_t* end) {
  assert(begin < end && (end - begin) % 8 == 0 && "a hole of whole units");
  auto* hole = reinterpret_cast<Object*>(begin);
  hole->klass = 0;
  hole->flags = kFree | static_cast<std::uint32_t>((end - begin) >> 3) << kFreeShift;
}
}  // namespace

Heap::Heap(std::uint64_t maxBytes) : maxBytes_(maxBytes), threshold_(kMinimumThreshold) {
  void* p = mmap(nullptr, kArenaBytes, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE, -1, 0);
  if (p == MAP_FAILED) throw std::bad_alloc();
  base_ = static_cast<std::uint8_t*>(p);
  assert(reinterpret_cast<std::uintptr_t>(base_) % 4096 == 0 && "the arena begins at a page");
  top_ = next_ = end_ = span_ = base_ + std::uint64_t{kFirstObject} * 8;
}

Heap::~Heap() { munmap(base_, kArenaBytes); }

Ref Heap::seal() {
  closeSpan();
  // Rounded up to a page, so that the objects of the search share none with those of the beginning.
  const std::uint64_t end = (static_cast<std::uint64_t>(top_ - base_) + 4095) / 4096 * 4096;
  // What was there and was collected, or undone by a restore, must not look like objects.
  std::memset(top_, 0, end - static_cast<std::uint64_t>(top_ - base_));
  giveBackFree();
  return static_cast<Ref>(end / 8);
}

void Heap::giveBackFree() {
  const std::uint64_t end = (static_cast<std::uint64_t>(top_ - base_) + 4095) / 4096 * 4096;
  madvise(base_ + end, kArenaBytes - kImageBytes - end, MADV_DONTNEED);
}

std::uint64_t Heap::sizeOf(const Object& object) const {
  if (object.flags & kFree) return std::uint64_t{object.flags >> kFreeShift} * 8;
  const Shape& shape = shapeOf(object);
  switch (shape.layout) {
    case Layout::PrimitiveArray:
      return roundUp8(kArrayBase + (std::uint64_t{object.length} << shape.elementShift));
    case Layout::ReferenceArray:
      return roundUp8(kArrayBase + std::uint64_t{object.length} * 4);
    default:
      return roundUp8(shape.instanceBytes);
  }
}

// What is left of the current span becomes a hole that the sweep can step over.
void Heap::closeSpan() {
  assert(span_ <= next_ && next_ <= end_ && end_ <= top_ && "a span within what was taken");
  allocatedBefore_ += static_cast<std::uint64_t>(next_ - span_);
  if (next_ < end_) {
    if (end_ == top_) {
      top_ = next_;
    } else {
      markFree(next_, end_);
    }
  }
  span_ = next_ = end_ = top_;
}

void Heap::startSpan(std::uint8_t* begin, std::uint8_t* end) {
  assert(begin <= end && end <= top_ && "a span within what was taken");
  closeSpan();
  span_ = next_ = begin;
  end_ = end;
}

// A large object is put at the beginning of the first hole that has room.
Ref Heap::allocateLarge(std::uint64_t need) {
  assert(need % 8 == 0 && need >= kLarge && "large objects alone");
  for (auto& [begin, end] : largeHoles_) {
    if (static_cast<std::uint64_t>(end - begin) < need) continue;
    std::uint8_t* p = begin;
    begin += need;
    if (begin < end) markFree(begin, end);
    std::memset(p, 0, need);
    allocatedBefore_ += need;
    return static_cast<Ref>((p - base_) >> 3);
  }
  return 0;
}

Ref Heap::allocateSlow(std::uint64_t need) {
  assert(need % 8 == 0 && "whole units");
  assert(need > static_cast<std::uint64_t>(end_ - next_) && "the current span has no room");
  if (need >= kLarge)
    if (const Ref ref = allocateLarge(need)) return ref;
  while (need < kLarge && !(holes_.empty() && largeHoles_.empty())) {
    auto& holes = holes_.empty() ? largeHoles_ : holes_;
    const auto [begin, end] = holes.back();
    holes.pop_back();
    if (static_cast<std::uint64_t>(end - begin) < need) continue;  // it stays a hole until the next collection
    startSpan(begin, end);
    return allocate(need);
  }
  const std::uint64_t used = static_cast<std::uint64_t>(top_ - base_) - std::uint64_t{kFirstObject} * 8;
  const std::uint64_t take = std::max(need, kChunk);
  if (used + take > maxBytes_ + reserve_ || used + take > kArenaBytes - kImageBytes - std::uint64_t{kFirstObject} * 8)
    return 0;
  if (beforeTaking) beforeTaking(take);
  closeSpan();
  std::uint8_t* begin = top_;
  top_ += take;
  startSpan(begin, top_);
  return allocate(need);
}

void Heap::collect(const std::function<void(const std::function<void(Ref)>&)>& forEachRoot) {
  closeSpan();
  auto push = [this](Ref ref) {
    if (ref == 0) return;
    Object& object = at(ref);
    if (object.flags & kMarked) return;
    object.flags |= kMarked;
    stack_.push_back(ref);
  };
  std::vector<Ref> mirrors;
  forEachRoot(push);
  while (!stack_.empty()) {
    const Ref ref = stack_.back();
    stack_.pop_back();
    Object& object = at(ref);
    const Shape& shape = shapeOf(object);
    assert(object.klass != 0 && "what is reached is an object");
    if (ref < kFirstObject) mirrors.push_back(ref);
    switch (shape.layout) {
      case Layout::PrimitiveArray:
        break;
      case Layout::ReferenceArray: {
        const Ref* element = object.elements<Ref>();
        for (std::uint32_t i = 0; i < object.length; ++i) push(element[i]);
        break;
      }
      case Layout::Mirror: {
        const auto* subject = reinterpret_cast<const Shape*>(std::uintptr_t{object.get<std::uint32_t>(kMirrorSubject)});
        if (subject)
          for (std::uint32_t offset : subject->staticReferenceOffsets) push(object.get<Ref>(offset));
        [[fallthrough]];
      }
      case Layout::Instance:
        for (std::uint32_t offset : shape.referenceOffsets) push(object.get<Ref>(offset));
        break;
    }
  }
  for (Ref mirror : mirrors) at(mirror).flags &= ~kMarked;
  sweep();
}

void Heap::sweep() {
  assert(stack_.empty() && "everything that was reached has been looked at");
  holes_.clear();
  largeHoles_.clear();
  liveBytes_ = 0;
  std::uint8_t* p = base_ + std::uint64_t{kFirstObject} * 8;
  std::uint8_t* hole = nullptr;
  auto endHole = [&](std::uint8_t* end) {
    if (!hole) return;
    markFree(hole, end);
    const auto size = static_cast<std::uint64_t>(end - hole);
    if (size >= kSmallestHole) (size >= kLarge ? largeHoles_ : holes_).emplace_back(hole, end);
    hole = nullptr;
  };
  while (p < top_) {
    auto& object = *reinterpret_cast<Object*>(p);
    const std::uint64_t size = sizeOf(object);
    if (object.flags & kMarked) {
      object.flags &= ~kMarked;
      liveBytes_ += size;
      assert(object.klass != 0 && "only objects are marked");
      endHole(p);
    } else if (!hole) {
      hole = p;
    }
    p += size;
  }
  if (hole) {  // the heap ends in free memory: give it back
    std::uint8_t* page =
        reinterpret_cast<std::uint8_t*>((reinterpret_cast<std::uintptr_t>(hole) + 4095) & ~std::uintptr_t{4095});
    if (page<top_&& static_cast<std::uint64_t>(top_ - page)> kMinimumThreshold * 2)
      madvise(page, static_cast<std::size_t>(top_ - page), MADV_DONTNEED);
    top_ = hole;
  }
  std::reverse(holes_.begin(), holes_.end());
  std::reverse(largeHoles_.begin(), largeHoles_.end());
  span_ = next_ = end_ = top_;
  allocatedBefore_ = 0;
  assert(liveBytes_ <= static_cast<std::uint64_t>(top_ - base_) && "objects are within what was taken");
  threshold_ = std::max(kMinimumThreshold, liveBytes_);
}

std::uint64_t Heap::usedBytes() const {
  return liveBytes_ + allocatedBefore_ + static_cast<std::uint64_t>(next_ - span_);
}

void Heap::save(Image& image, Ref mirrorEnd) const {
  assert(mirrorEnd >= kFirstMirror && mirrorEnd <= kFirstObject && "mirrors stand before objects");
  const std::uint8_t* objects = base_ + std::uint64_t{kFirstObject} * 8;
  image.mirrors.assign(base_ + std::uint64_t{kFirstMirror} * 8, base_ + std::uint64_t{mirrorEnd} * 8);
  image.objects.assign(objects, static_cast<const std::uint8_t*>(top_));
  image.next = next_;
  image.end = end_;
  image.span = span_;
  image.top = top_;
  image.allocatedBefore = allocatedBefore_;
  image.threshold = threshold_;
  image.liveBytes = liveBytes_;
  image.holes = holes_;
  image.largeHoles = largeHoles_;
}

void Heap::scramble(Ref mirrorEnd) {
  assert(mirrorEnd >= kFirstMirror && mirrorEnd <= kFirstObject && "mirrors stand before objects");
  std::uint8_t* objects = base_ + std::uint64_t{kFirstObject} * 8;
  std::memset(base_ + std::uint64_t{kFirstMirror} * 8, 0xA5, (std::uint64_t{mirrorEnd} - kFirstMirror) * 8);
  std::memset(objects, 0xA5, static_cast<std::size_t>(top_ - objects));
  next_ = end_ = span_ = top_ = objects;
  holes_.clear();
  largeHoles_.clear();
}

void Heap::restore(const Image& image) {
  assert(image.top && image.span <= image.next && image.next <= image.end && image.end <= image.top &&
         "an image that was saved");
  std::uint8_t* objects = base_ + std::uint64_t{kFirstObject} * 8;
  std::ranges::copy(image.mirrors, base_ + std::uint64_t{kFirstMirror} * 8);
  std::ranges::copy(image.objects, objects);
  next_ = image.next;
  end_ = image.end;
  span_ = image.span;
  top_ = image.top;
  allocatedBefore_ = image.allocatedBefore;
  threshold_ = image.threshold;
  liveBytes_ = image.liveBytes;
  holes_ = image.holes;
  largeHoles_ = image.largeHoles;
}

}  // namespace weaveproof::heap
