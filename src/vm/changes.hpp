// Which objects of a machine changed since they were last stored. Every write says so, and each is noted once.
#pragma once

#include <cstdint>
#include <vector>

#include "base/sparse_array.hpp"
#include "heap/object.hpp"
#include "heap/pieces.hpp"

namespace weaveproof {

class Changes {
 public:
  // Of a large array its header alone, of other objects anything.
  void note(Object& object, Ref ref) {
    if (object.flags & kDirty) return;
    object.flags |= kDirty;
    objects.push_back(ref);
  }
  // An element of an array.
  void noteElement(Object& object, Ref ref, std::uint64_t offset) {
    if ((object.flags & (kDirty | kInPieces)) == kDirty) return;
    note(object, ref);
    if (object.flags & kInPieces) notePiece(ref, pieceAt(offset));
  }
  // Whatever of the object.
  void noteAll(Object& object, Ref ref) {
    note(object, ref);
    object.flags &= ~kInPieces;
  }
  void noteBytes(Object& object, Ref ref, std::uint64_t offset, std::uint64_t bytes);
  void forget();  // all of it is stored

  struct Piece {
    Ref array;
    std::uint32_t piece;
    friend auto operator<=>(const Piece&, const Piece&) = default;
  };
  std::vector<Ref> objects;
  std::vector<Piece> pieces;  // of large arrays, each once

 private:
  void notePiece(Ref array, std::uint32_t piece);

  SparseArray<std::uint8_t> noted_{std::uint64_t{1} << 32};  // see notePiece
};

}  // namespace weaveproof
