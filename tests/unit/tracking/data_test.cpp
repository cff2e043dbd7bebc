// The tracker's small data structures: what changed, numbers of threads, sets of locks, which inner workings are visible.
#include <gtest/gtest.h>

#include <algorithm>
#include <set>
#include <vector>

#include "tracking/changes.hpp"
#include "tracking/lock_discipline.hpp"
#include "tracking/machine.hpp"
#include "tracking/thread_numbers.hpp"
#include "tracking/visible_internals.hpp"
#include "unit/heap/shapes.hpp"

namespace weaveproof::tracking {
namespace {

// ---- what changed

class ChangesTest : public testing::Test {
 protected:
  static constexpr Ref kRef = 1000;
  Ref offsetOfPiece(std::uint32_t piece) { return static_cast<Ref>(kArrayBase + piece * heap::kPieceBytes); }
  std::vector<std::uint32_t> pieces() const {
    std::vector<std::uint32_t> all;
    for (const Changes::Piece& piece : changes.pieces) all.push_back(piece.piece);
    return all;
  }
  heap::Shapes shapes;
  Changes changes;
};

TEST_F(ChangesTest, AnObjectIsNotedOnce) {
  heap::LooseObject pair(shapes.pair);
  changes.note(pair.object(), kRef);
  changes.note(pair.object(), kRef);
  EXPECT_EQ(changes.objects, std::vector{kRef});
  EXPECT_TRUE(pair.object().flags & heap::kDirty);
}

TEST_F(ChangesTest, ASmallArrayIsNotedAsAWhole) {
  heap::LooseObject array(shapes.ints, 100);
  changes.noteElement(array.object(), kRef, kArrayBase + 4);
  EXPECT_EQ(changes.objects, std::vector{kRef});
  EXPECT_TRUE(changes.pieces.empty());
}

TEST_F(ChangesTest, OfALargeArrayThePieceIsNotedOnce) {
  heap::LooseObject array(shapes.ints, 500);
  array.object().flags = heap::kInPieces;
  changes.noteElement(array.object(), kRef, offsetOfPiece(2));
  changes.noteElement(array.object(), kRef, offsetOfPiece(2) + 4);
  changes.noteElement(array.object(), kRef, offsetOfPiece(0));
  EXPECT_EQ(changes.objects, std::vector{kRef});
  EXPECT_EQ(pieces(), (std::vector{2u, 0u}));
}

TEST_F(ChangesTest, BytesThatCrossPiecesNoteEach) {
  heap::LooseObject array(shapes.ints, 500);
  array.object().flags = heap::kInPieces;
  changes.noteBytes(array.object(), kRef, offsetOfPiece(1) - 4, heap::kPieceBytes + 8);
  EXPECT_EQ(pieces(), (std::vector{0u, 1u, 2u}));
  changes.noteBytes(array.object(), kRef, offsetOfPiece(5), 0);
  EXPECT_EQ(pieces().size(), 3u) << "no byte, no change";
}

TEST_F(ChangesTest, BytesBeyondTheElementsNoteTheWholeArray) {
  for (const auto& [offset, bytes] : {std::pair{8u, 4u}, {kArrayBase + 1996, 8u}}) {
    heap::LooseObject array(shapes.ints, 500);
    array.object().flags = heap::kInPieces;
    Changes of;
    of.noteBytes(array.object(), kRef, offset, bytes);
    EXPECT_TRUE(of.pieces.empty());
    EXPECT_FALSE(array.object().flags & heap::kInPieces) << "all of it is stored again";
  }
}

TEST_F(ChangesTest, AnArrayThatIsNotedAsAWholeHasNoPieces) {
  heap::LooseObject array(shapes.ints, 500);
  array.object().flags = heap::kInPieces;
  changes.noteAll(array.object(), kRef);
  changes.noteElement(array.object(), kRef, offsetOfPiece(3));
  EXPECT_TRUE(changes.pieces.empty());
}

TEST_F(ChangesTest, WhatIsForgottenCanBeNotedAgain) {
  heap::LooseObject array(shapes.ints, 500);
  array.object().flags = heap::kInPieces;
  changes.noteElement(array.object(), kRef, offsetOfPiece(3));
  changes.forget();
  EXPECT_TRUE(changes.objects.empty());
  EXPECT_TRUE(changes.pieces.empty());
  array.object().flags = heap::kInPieces;
  changes.noteElement(array.object(), kRef, offsetOfPiece(3));
  EXPECT_EQ(pieces(), std::vector{3u});
}

// ---- numbers of threads

TEST(ThreadNumbersTest, AThreadKeepsItsNumber) {
  ThreadNumbers numbers;
  EXPECT_EQ(numbers.of(500, 0xa), 0u);
  EXPECT_EQ(numbers.of(600, 0xb), 1u);
  EXPECT_EQ(numbers.of(500, 0xa), 0u);
}

TEST(ThreadNumbersTest, RecordedNumbersAreUsedAgainInAnyOrder) {
  ThreadNumbers first;
  first.of(500, 0xa);
  first.of(600, 0xb);
  ThreadNumbers second;
  second.use(first.all());
  EXPECT_EQ(second.of(77, 0xb), 1u);
  EXPECT_EQ(second.of(78, 0xa), 0u);
}

TEST(ThreadNumbersTest, NewThreadsDoNotTakeRecordedNumbers) {
  ThreadNumbers numbers;
  numbers.use({{0xa, 0}, {0xb, 2}});
  EXPECT_EQ(numbers.of(1, 0xc), 1u);
  EXPECT_EQ(numbers.of(2, 0xd), 3u);
  EXPECT_EQ(numbers.of(3, 0xb), 2u);
  EXPECT_EQ(numbers.all(), (ThreadNumbers::Recorded{{0xa, 0}, {0xb, 2}, {0xc, 1}, {0xd, 3}}));
}

// ---- sets of locks

TEST(LockDisciplineTest, EqualSetsHaveOneNumber) {
  LockDiscipline discipline;
  EXPECT_EQ(discipline.numberOf({}), 0u) << "the empty set";
  const LockSet one{9}, two{9, 5};
  EXPECT_NE(discipline.numberOf(one), 0u);
  EXPECT_NE(discipline.numberOf(one), discipline.numberOf(two));
  EXPECT_EQ(discipline.numberOf(LockSet{9, 5}), discipline.numberOf(two));
  EXPECT_EQ(discipline.locksWith(discipline.numberOf(two)), two);
}

TEST(LockDisciplineTest, PartsOfANoteDoNotMeet) {
  const std::uint32_t uses =
      kMaxThreads | LockDiscipline::kMany | LockDiscipline::kWritten | 77u << LockDiscipline::kLocksShift;
  EXPECT_EQ(LockDiscipline::threadOf(uses), kMaxThreads);
  EXPECT_EQ(LockDiscipline::locksOf(uses), 77u);
}

TEST(LockDisciplineTest, EachFourBytesHaveUsesOfTheirOwn) {
  LockDiscipline discipline;
  discipline.usesOf(1000, 12) = 1;
  discipline.usesOf(1000, 16) = 2;
  discipline.usesOf(1001, 8) = 3;  // eight bytes behind the beginning of the object before: its offset 16
  EXPECT_EQ(discipline.usesOf(1000, 12), 1u);
  EXPECT_EQ(discipline.usesOf(1000, 16), 3u) << "a reference is the number of an eight-byte unit";
  discipline.clear();
  EXPECT_EQ(discipline.usesOf(1000, 12), 0u);
}

// ---- which inner workings are visible

TEST(VisibleInternalsTest, WhatIsAddedIsCovered) {
  VisibleInternals shown;
  EXPECT_TRUE(shown.empty());
  VisibleInternals learned;
  learned.waits = LibraryWaits::kJoins;
  learned.locations = {3, 5};
  learned.contended = {8};
  EXPECT_FALSE(shown.covers(learned));
  shown.add(learned);
  EXPECT_TRUE(shown.covers(learned));
  learned.locations.insert(4);
  EXPECT_FALSE(shown.covers(learned));
}

TEST(VisibleInternalsTest, EverythingCoversAllLocations) {
  VisibleInternals learned;
  learned.locations = {1, 2, 3};
  EXPECT_TRUE(VisibleInternals::everything().covers(learned));
  VisibleInternals all;
  all.all = true;
  EXPECT_TRUE(VisibleInternals::everything().covers(all));
  EXPECT_FALSE(learned.covers(all)) << "some are not all";
}

TEST(VisibleInternalsTest, ContendedMemoryIsNotAMatterOfTheLibrary) {
  VisibleInternals learned;
  learned.contended = {1};
  EXPECT_FALSE(VisibleInternals::everything().covers(learned));
}

}  // namespace
}  // namespace weaveproof::tracking
