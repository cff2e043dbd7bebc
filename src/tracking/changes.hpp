// Which objects of a machine changed since they were last stored. Every write notes its object, and each object is
// listed once.
#pragma once

#include <cassert>
#include <cstdint>
#include <vector>

#include "base/sparse_array.hpp"
#include "heap/object.hpp"
#include "heap/pieces.hpp"

namespace weaveproof::tracking {

class Changes {
 public:
  // Of a large array its header alone, of other objects anything.
  void note(heap::Object& object, heap::Ref ref) {
    assert(ref != 0 && "null does not change");
    if (object.flags & heap::kDirty) return;
    object.flags |= heap::kDirty;
    objects.push_back(ref);
  }
  // An element of an array.
  void noteElement(heap::Object& object, heap::Ref ref, std::uint64_t offset) {
    if ((object.flags & (heap::kDirty | heap::kInPieces)) == heap::kDirty) return;
    note(object, ref);
    if (object.flags & heap::kInPieces) notePiece(ref, heap::pieceAt(offset));
  }
  // Whatever of the object.
  void noteAll(heap::Object& object, heap::Ref ref) {
    note(object, ref);
    object.flags &= ~heap::kInPieces;
  }
  void noteBytes(heap::Object& object, heap::Ref ref, std::uint64_t offset, std::uint64_t bytes);
  void forget();  // all of it is stored

  struct Piece {
    heap::Ref array;
    std::uint32_t piece;
    friend auto operator<=>(const Piece&, const Piece&) = default;
  };
  std::vector<heap::Ref> objects;
  std::vector<Piece> pieces;  // of large arrays, each once

 private:
  void notePiece(heap::Ref array, std::uint32_t piece);

  base::SparseArray<std::uint8_t> noted_{std::uint64_t{1} << 32};  // see notePiece
};

}  // namespace weaveproof::tracking
