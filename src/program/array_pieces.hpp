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
#include "vm/tracker.hpp"

namespace weaveproof {

class ArrayPieces {
 public:
  ArrayPieces(Machine& vm, ContentStore& contents, Garbage& garbage)
      : vm_(vm), tracker_(*vm.tracker), contents_(contents), tree_(contents), garbage_(garbage) {}

  // An array that was stored before, or is one of the base's, has changed: counts the references in it anew.
  void countReferences(Ref ref, const Object& array, LeafValue before);
  // The leaf of the array as it is now; 0 if it is as in the base.
  LeafValue store(Ref ref, Object& array, LeafValue before);
  // Turns one into the other, in memory and in the counts of references. Either leaf may be 0.
  void restore(Ref ref, LeafValue before, LeafValue after);
  // Whether the array in memory is what the leaf says.
  bool isStored(Ref ref, LeafValue value) const;

 private:
  struct Stored {  // the content of the leaf
    Object header;
    ContentId root;
  };
  using Change = ContentTree::Change;
  using Bytes = std::span<const std::byte>;

  const Stored* storedAt(LeafValue value) const {
    return value ? reinterpret_cast<const Stored*>(contents_.bytes(value).data()) : nullptr;
  }
  ContentId rootOf(LeafValue value) const { return value ? storedAt(value)->root : 0; }

  static std::uint32_t piecesOf(const Object& array) { return countPieces(elementBytes(array)); }
  static unsigned heightOf(const Object& array) { return ContentTree::heightFor(piecesOf(array)); }
  static std::uint64_t startOf(std::uint32_t piece) { return kArrayBase + piece * kPieceBytes; }
  static std::size_t sizeOf(const Object& array, std::uint32_t piece) {
    return std::min(kPieceBytes, elementBytes(array) - piece * kPieceBytes);
  }

  Bytes inMemory(const Object& array, std::uint32_t piece) const {
    return {reinterpret_cast<const std::byte*>(array.bytes() + startOf(piece)), sizeOf(array, piece)};
  }
  Bytes atBeginning(Ref ref, const Object& array, std::uint32_t piece) const;
  Bytes contentOf(Ref ref, const Object& array, std::uint32_t piece, ContentId content) const {
    return content ? contents_.bytes(content) : atBeginning(ref, array, piece);
  }

  // Into changes_: of the pieces that are noted those that are not as they are stored.
  void listChanges(Ref ref, const Object& array, ContentId root);

  Machine& vm_;
  Tracker& tracker_;
  ContentStore& contents_;
  ContentTree tree_;
  Garbage& garbage_;
  std::vector<Change> changes_;
};

}  // namespace weaveproof
