// The machine's small data structures: symbols, cells, what changed, numbers of threads, sets of locks.
#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <set>
#include <string>
#include <thread>
#include <vector>

#include "unit/heap/shapes.hpp"
#include "vm/assumptions.hpp"
#include "vm/changes.hpp"
#include "vm/class.hpp"
#include "vm/identity_hash.hpp"
#include "vm/instructions.hpp"
#include "vm/lock_discipline.hpp"
#include "vm/metaspace.hpp"
#include "vm/symbol.hpp"
#include "vm/thread.hpp"
#include "vm/thread_numbers.hpp"
#include "vm/visible_internals.hpp"
#include "vm/waiting.hpp"

namespace weaveproof::vm {
namespace {

// ---- metaspace

TEST(MetaspaceTest, MemoryIsLowZeroAndAligned) {
  Metaspace metaspace;
  for (const std::size_t alignment : {1, 2, 4, 8, 16, 64}) {
    const auto* p = static_cast<const std::uint8_t*>(metaspace.allocate(33, alignment));
    const auto address = reinterpret_cast<std::uintptr_t>(p);
    EXPECT_EQ(address % alignment, 0u);
    EXPECT_LT(address + 33, std::uintptr_t{1} << 32);
    EXPECT_TRUE(std::all_of(p, p + 33, [](std::uint8_t byte) { return byte == 0; }));
  }
}

TEST(MetaspaceTest, AllocationsDoNotOverlap) {
  Metaspace metaspace;
  std::vector<std::span<std::uint32_t>> arrays;
  for (std::uint32_t i = 0; i < 200; ++i) {
    arrays.push_back(metaspace.array<std::uint32_t>(i));
    std::ranges::fill(arrays.back(), i);
  }
  for (std::uint32_t i = 0; i < 200; ++i)
    EXPECT_TRUE(std::ranges::all_of(arrays[i], [&](std::uint32_t value) { return value == i; }));
}

TEST(MetaspaceTest, ALowPointerLeadsBack) {
  Metaspace metaspace;
  const auto copied = metaspace.copy(std::array{3, 1, 4});
  EXPECT_TRUE(std::ranges::equal(copied, std::array{3, 1, 4}));
  const Low<int> low(&copied[2]);
  EXPECT_EQ(low.get(), &copied[2]);
  EXPECT_EQ(*low, 4);
  EXPECT_EQ(fromLow<int>(toLow(&copied[1])), &copied[1]);
  EXPECT_EQ(Low<int>().get(), nullptr);
}

// ---- symbols

TEST(SymbolTest, EqualTextsAreOneSymbol) {
  Metaspace metaspace;
  SymbolTable symbols(metaspace);
  const Symbol* one = symbols.intern("java/lang/Object");
  EXPECT_EQ(symbols.intern(std::string("java/lang/") + "Object"), one);
  EXPECT_NE(symbols.intern("java/lang/Objects"), one);
  EXPECT_EQ(one->text(), "java/lang/Object");
  EXPECT_EQ(one->length, 16u);
}

TEST(SymbolTest, TextsMayBeEmptyOrHaveAnyByte) {
  Metaspace metaspace;
  SymbolTable symbols(metaspace);
  const Symbol* empty = symbols.intern("");
  EXPECT_EQ(empty->text(), "");
  EXPECT_EQ(symbols.intern({}), empty);
  const std::string zeros("\0a\0", 3);
  EXPECT_EQ(symbols.intern(zeros)->string(), zeros);
  EXPECT_NE(symbols.intern(zeros), symbols.intern(zeros.substr(0, 2)));
}

TEST(SymbolTest, SymbolsStayWhenTheTableGrows) {
  Metaspace metaspace;
  SymbolTable symbols(metaspace);
  std::vector<Symbol*> all;
  for (int i = 0; i < 40'000; ++i) all.push_back(symbols.intern("name" + std::to_string(i)));
  for (int i = 0; i < 40'000; i += 97) {
    EXPECT_EQ(symbols.intern("name" + std::to_string(i)), all[static_cast<std::size_t>(i)]);
    EXPECT_EQ(all[static_cast<std::size_t>(i)]->text(), "name" + std::to_string(i));
  }
  EXPECT_EQ(std::set<Symbol*>(all.begin(), all.end()).size(), 40'000u);
}

TEST(SymbolTest, ThreadsGetTheSameSymbols) {
  Metaspace metaspace;
  SymbolTable symbols(metaspace);
  std::vector<std::vector<Symbol*>> found(4, std::vector<Symbol*>(1000));
  std::vector<std::thread> threads;
  for (std::size_t t = 0; t < found.size(); ++t)
    threads.emplace_back([&, t] {
      for (std::size_t i = 0; i < 1000; ++i) {
        const std::size_t k = (i * 3 + t * 251) % 1000;
        found[t][k] = symbols.intern("s" + std::to_string(k));
      }
    });
  for (std::thread& thread : threads) thread.join();
  for (std::size_t t = 1; t < found.size(); ++t) EXPECT_EQ(found[t], found[0]);
}

// ---- cells and words

TEST(CellTest, PartsOfACellAreIndependent) {
  const Cell cell = makeCell(I_u_invokestatic, 0xfffe, 0xdeadbeef);
  EXPECT_EQ(cellOp(cell), I_u_invokestatic);
  EXPECT_EQ(cellA(cell), 0xfffe);
  EXPECT_EQ(cellB(cell), 0xdeadbeef);
  EXPECT_EQ(cellA(makeCell(1, 0x12345, 0)), 0x2345) << "an operand is cut to its bits, and touches no other part";
}

TEST(LockWordTest, OwnerAndCountShareAWord) {
  Thread thread;
  thread.number = kMaxThreads;
  const std::uint32_t word = thread.lockWord() | 5;
  EXPECT_EQ(lockOwner(word), kMaxThreads);
  EXPECT_EQ(lockCount(word), 5u);
  EXPECT_EQ(lockOwner(0), 0u) << "a free monitor belongs to no thread";
}

TEST(MirrorTest, TheStatusLeavesOtherFlagsAlone) {
  heap::Shapes shapes;
  heap::LooseObject mirror(shapes.mirror);
  mirror.object().flags = heap::kEscaped | heap::kDirty | heap::kDefined;
  for (const InitStatus status : {InitStatus::Linked, InitStatus::Running, InitStatus::Failed, InitStatus::Done}) {
    setInitStatus(mirror.object(), status);
    EXPECT_EQ(initStatus(mirror.object()), status);
    EXPECT_EQ(mirror.object().flags & 0xffffffu, heap::kEscaped | heap::kDirty | heap::kDefined);
  }
}

TEST(WaysTest, AWayIsThereWhenItWasAdded) {
  Ways ways;
  for (const Way way : {Way::GoOn, Way::TimeOut, Way::Interrupt, Way::OnTime, Way::Notified})
    EXPECT_FALSE(ways.has(way));
  ways.add(Way::TimeOut).add(Way::Interrupt);
  EXPECT_TRUE(ways.has(Way::TimeOut));
  EXPECT_TRUE(ways.has(Way::Interrupt));
  EXPECT_FALSE(ways.has(Way::GoOn));
}

TEST(ForgottenTimeTest, TheTimeIsForgottenWhenItsFramesAreGone) {
  std::array<Slot, 100> stack{};
  auto frameAt = [&](std::size_t slot) { return reinterpret_cast<Frame*>(&stack[slot]); };
  Thread thread;
  thread.stack = stack.data();
  EXPECT_FALSE(thread.forgotTime()) << "it has not read the clock";
  thread.clockFrame = 50;
  thread.lowest = frameAt(60);
  EXPECT_FALSE(thread.forgotTime()) << "only frames above that place have changed";
  thread.lowest = frameAt(40);
  EXPECT_TRUE(thread.forgotTime());
  thread.lowestAtClock = frameAt(40);
  EXPECT_FALSE(thread.forgotTime()) << "the frame below changed before the clock was read";
  thread.lowest = frameAt(30);
  EXPECT_TRUE(thread.forgotTime());
  thread.clockFrame = kClockForGood;
  EXPECT_FALSE(thread.forgotTime());
}

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

// ---- hash codes, assumptions

TEST(BaseNumbersTest, ObjectsOfAClassAreCounted) {
  Metaspace metaspace;
  const Class& one = *metaspace.make<Class>();
  const Class& other = *metaspace.make<Class>();
  BaseNumbers numbers;
  EXPECT_EQ(numbers.give(10, one), 1u);
  EXPECT_EQ(numbers.give(20, one), 2u);
  EXPECT_EQ(numbers.give(30, other), 1u);
  EXPECT_EQ(numbers.give(10, one), 1u);
  EXPECT_EQ(numbers.of(20), 2u);
  EXPECT_EQ(numbers.of(40), 0u);
}

TEST(TextHashTest, TextsMixInOrder) {
  EXPECT_EQ(mixText(mixText(kNoText, "ab"), "c"), mixText(kNoText, "abc"));
  EXPECT_NE(mixText(kNoText, "ab"), mixText(kNoText, "ba"));
  EXPECT_EQ(mixText(kNoText, ""), kNoText);
}

TEST(AssumptionsTest, EachHasABitAndASentence) {
  std::uint32_t bits = 0;
  for (const AssumptionText& text : assumptionTexts()) {
    EXPECT_FALSE(bits & bitOf(text.assumption)) << text.sentence;
    bits |= bitOf(text.assumption);
    EXPECT_EQ(textOf(text.assumption), text.sentence);
    EXPECT_FALSE(std::string_view(text.sentence).empty());
  }
  EXPECT_EQ(assumptionsOfCalling("java/util/ArrayList", "add"), 0u);
}

}  // namespace
}  // namespace weaveproof::vm
