// Large arrays as part of a state (heap/pieces.hpp). The leaf of one is its header and the root of a tree above its
// pieces. So a changed element costs its piece, the nodes above it, and nothing of the rest of the array; and to
// restore an array is to go down where two trees differ.
//
// A piece that is as it was in the beginning is absent from the tree: zeros in an array that the search has made,
// what the base has in others. So a large array of which little is used costs little.
#pragma once

#include <algorithm>
#include <cstdint>
#include <span>
#include <vector>

#include "heap/pieces.hpp"
#include "program/garbage.hpp"
#include "state/content_store.hpp"
#include "state/content_tree.hpp"
#include "state/leaf.hpp"
#include "tracking/tracker.hpp"

namespace weaveproof::program {

class ArrayPieces {
 public:
  ArrayPieces(vm::Machine& vm, state::ContentStore& contents, Garbage& garbage)
      : vm_(vm), tracker_(tracking::trackerOf(vm)), contents_(contents), tree_(contents), garbage_(garbage) {}

  // An array that was stored before, or that belongs to the base, has changed: counts its references again.
  void countReferences(heap::Ref ref, const heap::Object& array, state::LeafValue before);
  // The leaf of the array as it is now; 0 if it is as in the base.
  state::LeafValue store(heap::Ref ref, heap::Object& array, state::LeafValue before);
  // Turns one into the other, in memory and in the counts of references. Either leaf may be 0.
  void restore(heap::Ref ref, state::LeafValue before, state::LeafValue after);
  // The array has changed since it was stored as this leaf, and is made what it was.
  void undo(heap::Ref ref, state::LeafValue value);
  // Whether the array in memory is what the leaf says.
  bool isStored(heap::Ref ref, state::LeafValue value) const;

 private:
  struct Stored {  // the content of the leaf
    heap::Object header;
    state::ContentId root;
  };
  using Change = state::ContentTree::Change;
  using Bytes = std::span<const std::byte>;

  const Stored* storedAt(state::LeafValue value) const {
    return value ? reinterpret_cast<const Stored*>(contents_.bytes(value).data()) : nullptr;
  }
  state::ContentId rootOf(state::LeafValue value) const { return value ? storedAt(value)->root : 0; }

  static std::uint32_t piecesOf(const heap::Object& array) { return heap::countPieces(heap::elementBytes(array)); }
  static unsigned heightOf(const heap::Object& array) { return state::ContentTree::heightFor(piecesOf(array)); }
  static std::uint64_t startOf(std::uint32_t piece) { return heap::kArrayBase + piece * heap::kPieceBytes; }
  static std::size_t sizeOf(const heap::Object& array, std::uint32_t piece) {
    return std::min(heap::kPieceBytes, heap::elementBytes(array) - piece * heap::kPieceBytes);
  }

  Bytes inMemory(const heap::Object& array, std::uint32_t piece) const {
    return {reinterpret_cast<const std::byte*>(array.bytes() + startOf(piece)), sizeOf(array, piece)};
  }
  Bytes atBeginning(heap::Ref ref, const heap::Object& array, std::uint32_t piece) const;
  Bytes contentOf(heap::Ref ref, const heap::Object& array, std::uint32_t piece, state::ContentId content) const {
    return content ? contents_.bytes(content) : atBeginning(ref, array, piece);
  }

  // Into changes_: of the pieces that are noted those that are not as they are stored.
  void listChanges(heap::Ref ref, const heap::Object& array, state::ContentId root);

  vm::Machine& vm_;
  tracking::Tracker& tracker_;
  state::ContentStore& contents_;
  state::ContentTree tree_;
  Garbage& garbage_;
  std::vector<Change> changes_;
};

}  // namespace weaveproof::program
