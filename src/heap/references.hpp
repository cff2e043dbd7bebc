// Where an object holds references.
#pragma once

#include <cassert>

#include "heap/object.hpp"
#include "heap/shape.hpp"

namespace weaveproof::heap {

inline const Shape& shapeOf(const Object& object) {
  assert(object.klass != 0 && "an object has a class");
  return *reinterpret_cast<const Shape*>(std::uintptr_t{object.klass});
}

// Of the class that a mirror stands for.
inline const Shape& subjectShape(const Object& mirror) {
  assert(shapeOf(mirror).layout == Layout::Mirror && "a mirror stands for a class");
  return *reinterpret_cast<const Shape*>(std::uintptr_t{mirror.get<std::uint32_t>(kMirrorSubject)});
}

// Header included, not rounded.
inline std::uint64_t bytesOf(const Object& object, const Shape& shape) {
  switch (shape.layout) {
    case Layout::PrimitiveArray:
    case Layout::ReferenceArray:
      return kArrayBase + (std::uint64_t{object.length} << shape.elementShift);
    case Layout::Mirror:
      return subjectShape(object).mirrorBytes;
    default:
      return shape.instanceBytes;
  }
}

// Calls visit(offset, reference) for every reference that is not null.
template <class Visit>
inline void forEachReference(const Object& object, const Shape& shape, Visit&& visit) {
  switch (shape.layout) {
    case Layout::PrimitiveArray:
      return;
    case Layout::ReferenceArray:
      for (std::uint32_t i = 0; i < object.length; ++i)
        if (const Ref ref = object.elements<Ref>()[i]) visit(kArrayBase + i * 4, ref);
      return;
    case Layout::Mirror:
      for (const std::uint32_t offset : subjectShape(object).staticReferenceOffsets)
        if (const Ref ref = object.get<Ref>(offset)) visit(offset, ref);
      [[fallthrough]];
    default:
      for (const std::uint32_t offset : shape.referenceOffsets)
        if (const Ref ref = object.get<Ref>(offset)) visit(offset, ref);
  }
}

}  // namespace weaveproof::heap
