// The machine's small data structures: symbols, cells, hash codes.
#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <set>
#include <string>
#include <thread>
#include <vector>

#include "unit/heap/shapes.hpp"
#include "vm/class.hpp"
#include "vm/identity_hash.hpp"
#include "vm/instructions.hpp"
#include "vm/metaspace.hpp"
#include "vm/symbol.hpp"
#include "vm/thread.hpp"
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

// ---- hash codes

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

}  // namespace
}  // namespace weaveproof::vm
