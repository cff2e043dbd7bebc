// Which part of a large array is stored by itself.
#include "heap/pieces.hpp"

#include <gtest/gtest.h>

#include "unit/heap/shapes.hpp"

namespace weaveproof::heap {
namespace {

TEST(PiecesTest, APieceBeginsAfterSoManyBytesOfElements) {
  EXPECT_EQ(pieceAt(kArrayBase), 0u);
  EXPECT_EQ(pieceAt(kArrayBase + kPieceBytes - 1), 0u);
  EXPECT_EQ(pieceAt(kArrayBase + kPieceBytes), 1u);
  EXPECT_EQ(pieceAt(kArrayBase + 10 * kPieceBytes), 10u);
}

TEST(PiecesTest, TheLastPieceMayBeShort) {
  EXPECT_EQ(countPieces(0), 0u);
  EXPECT_EQ(countPieces(1), 1u);
  EXPECT_EQ(countPieces(kPieceBytes), 1u);
  EXPECT_EQ(countPieces(kPieceBytes + 1), 2u);
}

TEST(PiecesTest, EveryElementLiesInOnePieceThatCounts) {
  for (const std::uint64_t elementBytes : {1, 2, 4, 8})
    for (std::uint64_t length = 1; length < 300; ++length)
      for (std::uint64_t i = 0; i < length; ++i) {
        const std::uint64_t first = kArrayBase + i * elementBytes, last = first + elementBytes - 1;
        ASSERT_EQ(pieceAt(first), pieceAt(last));
        ASSERT_LT(pieceAt(last), countPieces(length * elementBytes));
      }
}

TEST(PiecesTest, OnlyArraysWithManyBytesAreLarge) {
  const Shapes shapes;
  EXPECT_FALSE(isLarge(LooseObject(shapes.bytes, 512).object()));
  EXPECT_TRUE(isLarge(LooseObject(shapes.bytes, 513).object()));
  EXPECT_FALSE(isLarge(LooseObject(shapes.longs, 64).object()));
  EXPECT_TRUE(isLarge(LooseObject(shapes.longs, 65).object()));
  EXPECT_TRUE(isLarge(LooseObject(shapes.references, 129).object()));
}

TEST(PiecesTest, AnInstanceHasNoElements) {
  const Shapes shapes;
  LooseObject pair(shapes.pair, 100'000);  // where an array has its length, an instance has a field
  EXPECT_EQ(elementBytes(pair.object()), 0u);
  EXPECT_FALSE(isLarge(pair.object()));
}

}  // namespace
}  // namespace weaveproof::heap
