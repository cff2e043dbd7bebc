// What memory management has to know of a class: sizes, and where references stand.
#pragma once

#include <cstdint>
#include <span>

#include "heap/object.hpp"

namespace weaveproof::heap {

enum class Layout : std::uint8_t {
  Instance,        // fixed size, references at `referenceOffsets`
  PrimitiveArray,  // `elementShift` = log2 of the element size
  ReferenceArray,
  Mirror,  // a java.lang.Class: an instance that also carries the statics of the class it stands for
};

struct Shape {
  Layout layout = Layout::Instance;
  std::uint8_t elementShift = 0;
  std::uint32_t instanceBytes = kHeaderBytes;       // of an instance; header included, not rounded
  std::span<const std::uint32_t> referenceOffsets;  // of an instance
  // The statics of this class, which stand in its mirror after the fields of java.lang.Class.
  std::uint32_t mirrorBytes = 0;
  std::span<const std::uint32_t> staticReferenceOffsets;
};

inline std::uint64_t roundUp8(std::uint64_t bytes) { return (bytes + 7) & ~std::uint64_t{7}; }

}  // namespace weaveproof::heap
