// Large arrays are stored in pieces, so that a step which writes an element costs a piece and not the array.
//
// A piece is a run of elements, and begins at the same distance from the start of every array: no element lies in two
// of them. Code that writes elements notes their pieces as changed (Changes::noteElement). Code that does not know
// which elements it writes notes the whole array.
#pragma once

#include <cassert>
#include <cstdint>

#include "heap/object.hpp"
#include "heap/references.hpp"

namespace weaveproof::heap {

inline constexpr std::uint64_t kPieceBytes = 128;
inline constexpr std::uint64_t kLargestWhole = 512;  // an array with no more bytes of elements is stored as a whole
static_assert(kPieceBytes % 8 == 0 && "no element lies in two pieces");

// What the elements of an array take; 0 for other objects.
inline std::uint64_t elementBytes(const Object& object) {
  const Shape& shape = shapeOf(object);
  const bool isArray = shape.layout == Layout::PrimitiveArray || shape.layout == Layout::ReferenceArray;
  return isArray ? std::uint64_t{object.length} << shape.elementShift : 0;
}

inline bool isLarge(const Object& object) { return elementBytes(object) > kLargestWhole; }

inline std::uint32_t pieceAt(std::uint64_t offset) {
  assert(offset >= kArrayBase && "elements begin after the header");
  return static_cast<std::uint32_t>((offset - kArrayBase) / kPieceBytes);
}
inline std::uint32_t countPieces(std::uint64_t bytes) {
  return static_cast<std::uint32_t>((bytes + kPieceBytes - 1) / kPieceBytes);
}

}  // namespace weaveproof::heap
