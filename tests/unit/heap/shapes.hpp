// Shapes of made-up classes, in the low four gigabytes, where object headers can name them.
#pragma once

#include <gtest/gtest.h>
#include <sys/mman.h>

#include <array>
#include <cstdint>
#include <new>
#include <span>

#include "heap/object.hpp"
#include "heap/shape.hpp"

namespace weaveproof::heap {

class Shapes {
 public:
  Shapes() {
    void* page = mmap(nullptr, kBytes, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS | MAP_32BIT, -1, 0);
    if (page == MAP_FAILED) throw std::bad_alloc();
    page_ = static_cast<std::uint8_t*>(page);
    // Two references, with an int between them.
    pair = make(Layout::Instance, 0, 24, kPairReferences);
    bytes = make(Layout::PrimitiveArray, 0);
    ints = make(Layout::PrimitiveArray, 2);
    longs = make(Layout::PrimitiveArray, 3);
    references = make(Layout::ReferenceArray, 2);
    // A mirror has the reference at 20 itself; the class that it stands for has one static, at 32.
    mirror = make(Layout::Mirror, 0, 24, kMirrorReferences);
    withStatics = make(Layout::Instance, 0, 16, {}, 40, kStaticReferences);
  }
  ~Shapes() { munmap(page_, kBytes); }
  Shapes(const Shapes&) = delete;

  static std::uint32_t low(const Shape* shape) {
    return static_cast<std::uint32_t>(reinterpret_cast<std::uintptr_t>(shape));
  }

  const Shape *pair, *bytes, *ints, *longs, *references, *mirror, *withStatics;

 private:
  static constexpr std::size_t kBytes = 4096;
  static constexpr std::array<std::uint32_t, 2> kPairReferences{12, 20};
  static constexpr std::array<std::uint32_t, 1> kMirrorReferences{20}, kStaticReferences{32};

  using Offsets = std::span<const std::uint32_t>;
  const Shape* make(Layout layout, std::uint8_t elementShift, std::uint32_t instanceBytes = kHeaderBytes,
                    Offsets references = {}, std::uint32_t mirrorBytes = 0, Offsets statics = {}) {
    auto* made = new (page_ + used_) Shape{layout, elementShift, instanceBytes, references, mirrorBytes, statics};
    used_ += sizeof(Shape);
    return made;
  }

  std::uint8_t* page_;
  std::size_t used_ = 0;
};

// An object outside of any heap, with room for its fields or elements.
struct LooseObject {
  alignas(8) std::array<std::uint8_t, 4096> memory{};
  LooseObject(const Shape* shape, std::uint32_t length = 0) {
    object().klass = Shapes::low(shape);
    object().length = length;
  }
  Object& object() { return *reinterpret_cast<Object*>(memory.data()); }
};

}  // namespace weaveproof::heap
