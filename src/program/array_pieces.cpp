#include "program/array_pieces.hpp"

#include <array>
#include <cassert>
#include <cstring>

#include "base/equal_bytes.hpp"

namespace weaveproof::program {

namespace {

alignas(8) constexpr std::array<std::byte, heap::kPieceBytes> kZeros{};

bool areEqual(std::span<const std::byte> a, std::span<const std::byte> b) {
  assert(a.size() == b.size() && "the same piece");
  return base::equalBytes(a.data(), b.data(), a.size());
}

std::span<const heap::Ref> asReferences(std::span<const std::byte> bytes) {
  assert(bytes.size() % sizeof(heap::Ref) == 0 && "whole references");
  return {reinterpret_cast<const heap::Ref*>(bytes.data()), bytes.size() / sizeof(heap::Ref)};
}

bool holdsReferences(const heap::Object& array) { return heap::shapeOf(array).layout == heap::Layout::ReferenceArray; }

}  // namespace

ArrayPieces::Bytes ArrayPieces::atBeginning(heap::Ref ref, const heap::Object& array, std::uint32_t piece) const {
  if (tracker_.isYoung(ref)) return {kZeros.data(), sizeOf(array, piece)};
  return inMemory(tracker_.shared.base.at(ref), piece);
}

void ArrayPieces::listChanges(heap::Ref ref, const heap::Object& array, state::ContentId root) {
  changes_.clear();
  assert(heap::isLarge(array) && "small arrays are stored as a whole");
  const unsigned height = heightOf(array);
  const auto list = [&](std::uint32_t piece) {
    const state::ContentId before = tree_.get(root, height, piece);
    if (!areEqual(inMemory(array, piece), contentOf(ref, array, piece, before))) changes_.push_back({piece, before, 0});
  };
  if (!(array.flags & heap::kInPieces)) {
    for (std::uint32_t piece = 0; piece < piecesOf(array); ++piece) list(piece);
    return;
  }
  assert(std::ranges::is_sorted(tracker_.changes.pieces) && "pieces of one array stand together, and in order");
  for (auto noted = std::ranges::lower_bound(tracker_.changes.pieces, tracking::Changes::Piece{ref, 0});
       noted != tracker_.changes.pieces.end() && noted->array == ref; ++noted)
    list(noted->piece);
}

void ArrayPieces::countReferences(heap::Ref ref, const heap::Object& array, state::LeafValue before) {
  if (!holdsReferences(array)) return;
  listChanges(ref, array, rootOf(before));
  const auto stored = [&](const Change& change) {
    return asReferences(contentOf(ref, array, change.at, change.before));
  };
  const auto now = [&](const Change& change) { return asReferences(inMemory(array, change.at)); };
  // What is new comes first, so that nothing seems to be garbage in between.
  for (const Change& change : changes_) garbage_.addNew(ref, startOf(change.at), stored(change), now(change));
  for (const Change& change : changes_) garbage_.dropOld(stored(change), now(change));
}

state::LeafValue ArrayPieces::store(heap::Ref ref, heap::Object& array, state::LeafValue before) {
  assert(ref != 0 && heap::isLarge(array) && "small arrays are stored as a whole");
  listChanges(ref, array, rootOf(before));
  array.flags |= heap::kInPieces;
  for (Change& change : changes_) {
    const Bytes now = inMemory(array, change.at);
    if (!areEqual(now, atBeginning(ref, array, change.at))) change.after = contents_.intern(now);
  }
  const Stored stored{array, tree_.withChanges(rootOf(before), heightOf(array), changes_)};
  if (!tracker_.isYoung(ref) && stored.root == 0 &&
      base::equalBytes(&array, &tracker_.shared.base.at(ref), sizeof array))
    return 0;
  return contents_.intern(std::as_bytes(std::span(&stored, 1)));
}

void ArrayPieces::restore(heap::Ref ref, state::LeafValue before, state::LeafValue after) {
  heap::Object& array = vm_.at(ref);
  const bool isYoung = tracker_.isYoung(ref);
  const Stored *from = storedAt(before), *to = storedAt(after);
  assert((from || to) && (!from || !to || from->header.klass == to->header.klass) && "the same array");
  const heap::Object& either = to ? to->header : from->header;
  changes_.clear();
  tree_.listDifferences(rootOf(before), rootOf(after), heightOf(either), changes_);
  if (holdsReferences(either)) {
    const auto references = [&](const Change& change, state::ContentId content) {
      return asReferences(contentOf(ref, either, change.at, content));
    };
    for (const Change& change : changes_)
      garbage_.addNew(ref, startOf(change.at), references(change, change.before), references(change, change.after));
    for (const Change& change : changes_)
      garbage_.dropOld(references(change, change.before), references(change, change.after));
  }
  if (isYoung && !to) return tracker_.release(ref);
  if (isYoung && !from) {
    const std::uint64_t bytes = heap::kArrayBase + heap::elementBytes(either);
    std::memset(array.bytes(), 0, bytes);
    tracker_.youngBytes += bytes;
  }
  array = to ? to->header : tracker_.shared.base.at(ref);
  for (const Change& change : changes_) {
    const Bytes content = contentOf(ref, either, change.at, change.after);
    std::memcpy(array.bytes() + startOf(change.at), content.data(), content.size());
  }
}

void ArrayPieces::undo(heap::Ref ref, state::LeafValue value) {
  assert(ref != 0 && (value || !tracker_.isYoung(ref)) && "an array that was there");
  heap::Object& array = vm_.at(ref);
  const heap::Object before = value ? storedAt(value)->header : tracker_.shared.base.at(ref);
  const auto reset = [&](std::uint32_t piece) {
    const state::ContentId content = tree_.get(rootOf(value), heightOf(before), piece);
    const Bytes bytes = contentOf(ref, before, piece, content);
    std::memcpy(array.bytes() + startOf(piece), bytes.data(), bytes.size());
  };
  if (array.flags & heap::kInPieces) {
    for (const tracking::Changes::Piece& noted : tracker_.changes.pieces)
      if (noted.array == ref) reset(noted.piece);
  } else {
    for (std::uint32_t piece = 0; piece < piecesOf(before); ++piece) reset(piece);
  }
  array = before;
}

bool ArrayPieces::isStored(heap::Ref ref, state::LeafValue value) const {
  const heap::Object& array = vm_.at(ref);
  const heap::Object& header = value ? storedAt(value)->header : tracker_.shared.base.at(ref);
  if (!base::equalBytes(&array, &header, sizeof array)) return false;
  for (std::uint32_t piece = 0; piece < piecesOf(array); ++piece) {
    const state::ContentId content = tree_.get(rootOf(value), heightOf(array), piece);
    if (!areEqual(inMemory(array, piece), contentOf(ref, array, piece, content))) return false;
  }
  return true;
}

}  // namespace weaveproof::program
