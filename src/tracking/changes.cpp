#include "tracking/changes.hpp"

#include <cassert>

#include "tracking/machine.hpp"

namespace weaveproof::tracking {

// Every piece has a number of its own in the machine: the array's reference and how many pieces come before it, which
// are fewer than the references that the array's memory takes.
void Changes::notePiece(Ref array, std::uint32_t piece) {
  std::uint8_t& noted = noted_[std::uint64_t{array} + piece];
  if (noted) return;
  noted = 1;
  assert(std::uint64_t{piece} * heap::kPieceBytes < std::uint64_t{1} << 35 && "a piece within the heap");
  pieces.push_back({array, piece});
}

void Changes::noteBytes(Object& object, Ref ref, std::uint64_t offset, std::uint64_t bytes) {
  assert(ref != 0 && offset + bytes >= offset && "bytes of an object");
  if (bytes == 0) return;
  if (!(object.flags & heap::kInPieces)) return note(object, ref);
  if (offset < kArrayBase || offset + bytes > kArrayBase + heap::elementBytes(object)) return noteAll(object, ref);
  note(object, ref);
  for (std::uint32_t piece = heap::pieceAt(offset); piece <= heap::pieceAt(offset + bytes - 1); ++piece)
    notePiece(ref, piece);
}

void Changes::forget() {
  for (const auto& [array, piece] : pieces) noted_[std::uint64_t{array} + piece] = 0;
  pieces.clear();
  objects.clear();
}

}  // namespace weaveproof::tracking
