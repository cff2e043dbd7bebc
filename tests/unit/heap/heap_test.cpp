// The heap of one machine: allocation, collection, and copies of it.
#include "heap/heap.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <set>
#include <stdexcept>
#include <vector>

#include "heap/references.hpp"
#include "unit/heap/shapes.hpp"

namespace weaveproof::heap {
namespace {

class HeapTest : public testing::Test {
 protected:
  Ref pair(Ref first = 0, Ref second = 0) {
    const Ref ref = heap.allocate(shapes.pair->instanceBytes);
    heap.at(ref).klass = Shapes::low(shapes.pair);
    heap.at(ref).set<Ref>(12, first);
    heap.at(ref).set<Ref>(20, second);
    return ref;
  }
  Ref array(const Shape* shape, std::uint32_t length) {
    const Ref ref = heap.allocate(kArrayBase + (std::uint64_t{length} << shape->elementShift));
    if (!ref) return 0;
    heap.at(ref).klass = Shapes::low(shape);
    heap.at(ref).length = length;
    return ref;
  }
  void collect(const std::vector<Ref>& roots) {
    heap.collect([&](const std::function<void(Ref)>& root) {
      for (const Ref ref : roots) root(ref);
    });
  }
  std::set<Ref> objects() {
    std::set<Ref> all;
    heap.forEachObject([&](Ref ref, Object&) { all.insert(ref); });
    return all;
  }

  Shapes shapes;
  Heap heap{std::uint64_t{64} << 20};
};

TEST_F(HeapTest, ObjectsStandOneAfterTheOther) {
  const Ref first = heap.allocate(24);
  const Ref second = heap.allocate(20);
  const Ref third = heap.allocate(8);
  EXPECT_EQ(first, Heap::kFirstObject);
  EXPECT_EQ(second, first + 3);
  EXPECT_EQ(third, second + 3) << "sizes are rounded up to eight bytes";
}

TEST_F(HeapTest, MemoryIsZeroAlsoWhenItIsUsedAgain) {
  const Ref garbage = array(shapes.bytes, 1000);
  std::fill_n(heap.at(garbage).elements<std::uint8_t>(), 1000, 0xff);
  const Ref kept = pair();
  collect({kept});
  const Ref again = array(shapes.bytes, 1000);
  EXPECT_EQ(again, garbage) << "the hole is used again";
  const auto* elements = heap.at(again).elements<std::uint8_t>();
  EXPECT_TRUE(std::all_of(elements, elements + 1000, [](std::uint8_t byte) { return byte == 0; }));
}

TEST_F(HeapTest, NothingIsAllocatedBeyondTheLimit) {
  EXPECT_EQ(heap.allocate(std::uint64_t{65} << 20), 0u);
  EXPECT_NE(heap.allocate(std::uint64_t{60} << 20), 0u);
  EXPECT_EQ(heap.allocate(std::uint64_t{8} << 20), 0u);
  EXPECT_NE(heap.allocate(16), 0u) << "a small object still has room";
}

TEST_F(HeapTest, TheReserveIsOpenOnlyWhileItIsNeeded) {
  ASSERT_NE(heap.allocate(std::uint64_t{63} << 20), 0u);
  EXPECT_EQ(heap.allocate(std::uint64_t{4} << 20), 0u);
  heap.openReserve(true);
  EXPECT_NE(heap.allocate(std::uint64_t{4} << 20), 0u);
  heap.openReserve(false);
  EXPECT_EQ(heap.allocate(std::uint64_t{4} << 20), 0u);
}

TEST_F(HeapTest, FreshMemoryIsAnnounced) {
  std::uint64_t announced = 0;
  heap.beforeTaking = [&](std::uint64_t bytes) { announced += bytes; };
  heap.allocate(64);
  EXPECT_GE(announced, 64u);
  const std::uint64_t once = announced;
  heap.allocate(64);
  EXPECT_EQ(announced, once) << "the memory was taken already";
}

TEST_F(HeapTest, WhoRefusesFreshMemoryLeavesTheHeapAsItWas) {
  const Ref before = pair();
  heap.beforeTaking = [](std::uint64_t) { throw std::runtime_error("no more"); };
  EXPECT_THROW(heap.allocate(std::uint64_t{8} << 20), std::runtime_error);
  heap.beforeTaking = nullptr;
  const Ref after = pair(before);
  collect({after});
  EXPECT_EQ(heap.at(after).get<Ref>(12), before);
  EXPECT_EQ(heap.usedBytes(), 48u);
}

TEST_F(HeapTest, WhatFieldsLeadToIsKept) {
  const Ref last = pair();
  const Ref middle = pair(0, last);
  const Ref root = pair(middle);
  const Ref garbage = pair(last);
  collect({root});
  heap.seal();
  EXPECT_EQ(objects(), (std::set{root, middle, last}));
  EXPECT_FALSE(objects().contains(garbage));
}

TEST_F(HeapTest, WhatElementsLeadToIsKept) {
  const Ref element = pair();
  const Ref root = array(shapes.references, 3);
  heap.at(root).elements<Ref>()[2] = element;
  const Ref bytes = array(shapes.bytes, 10);  // its elements are no references, whatever they look like
  const Ref garbage = pair();
  heap.at(bytes).elements<Ref>()[0] = garbage;
  collect({root, bytes});
  heap.seal();
  EXPECT_EQ(objects(), (std::set{root, element, bytes}));
}

TEST_F(HeapTest, CyclesAreCollected) {
  const Ref one = pair();
  const Ref other = pair(one);
  heap.at(one).set<Ref>(12, other);
  const Ref kept = pair();
  collect({kept});
  heap.seal();
  EXPECT_EQ(objects(), std::set{kept});
}

TEST_F(HeapTest, StaticsAreReachedThroughTheMirror) {
  const Ref mirror = Heap::kFirstMirror;
  Object& m = heap.at(mirror);
  m.klass = Shapes::low(shapes.mirror);
  m.set<std::uint32_t>(kMirrorSubject, Shapes::low(shapes.withStatics));
  const Ref held = pair(), isStatic = pair();
  pair();  // garbage
  m.set<Ref>(20, held);
  m.set<Ref>(32, isStatic);
  collect({mirror});
  heap.seal();
  EXPECT_EQ(objects(), (std::set{held, isStatic}));
  EXPECT_EQ(m.flags & kMarked, 0u);
}

TEST_F(HeapTest, NoMarkIsLeft) {
  const Ref root = pair(pair());
  collect({root});
  heap.seal();
  heap.forEachObject([](Ref, Object& object) { EXPECT_EQ(object.flags & (kMarked | kFree), 0u); });
}

TEST_F(HeapTest, SeveralCollectionsKeepTheSame) {
  const Ref root = array(shapes.references, 100);
  for (std::uint32_t i = 0; i < 100; ++i) {
    for (int garbage = 0; garbage < 10; ++garbage) pair();
    const Ref element = pair();
    heap.at(root).elements<Ref>()[i] = element;
    heap.at(element).set<std::uint32_t>(16, i);
    if (i % 7 == 0) collect({root});
  }
  collect({root});
  for (std::uint32_t i = 0; i < 100; ++i)
    EXPECT_EQ(heap.at(heap.at(root).elements<Ref>()[i]).get<std::uint32_t>(16), i);
  EXPECT_EQ(heap.usedBytes(), kArrayBase + 400 + 100 * 24);
}

TEST_F(HeapTest, ALargeObjectTakesALargeHole) {
  const Ref garbage = array(shapes.bytes, 1 << 20);
  const Ref kept = pair();
  collect({kept});
  const Ref small = pair();
  const Ref large = array(shapes.bytes, 1 << 19);
  EXPECT_GE(large, garbage);
  EXPECT_LT(large, kept) << "it stands in the hole";
  EXPECT_NE(small, 0u);
  collect({kept, large});
  heap.seal();
  EXPECT_EQ(objects(), (std::set{kept, large}));
}

TEST_F(HeapTest, ACollectionIsWantedAfterMuchWasAllocated) {
  EXPECT_FALSE(heap.wantsCollection());
  for (int i = 0; i < 30; ++i) array(shapes.bytes, 1 << 20);
  EXPECT_TRUE(heap.wantsCollection());
  collect({});
  EXPECT_FALSE(heap.wantsCollection());
  EXPECT_EQ(heap.usedBytes(), 0u);
}

TEST_F(HeapTest, WhatWasScrambledIsRestored) {
  const Ref inner = pair();
  const Ref root = pair(inner);
  heap.at(inner).set<std::uint32_t>(16, 4711);
  pair();
  collect({root});
  Heap::Image image;
  heap.save(image, Heap::kFirstMirror);
  heap.scramble(Heap::kFirstMirror);
  EXPECT_NE(heap.at(root).klass, Shapes::low(shapes.pair));
  heap.restore(image);
  EXPECT_EQ(heap.at(root).get<Ref>(12), inner);
  EXPECT_EQ(heap.at(inner).get<std::uint32_t>(16), 4711u);
}

TEST_F(HeapTest, AfterARestoreAllocationRepeats) {
  const Ref root = pair();
  Heap::Image image;
  heap.save(image, Heap::kFirstMirror);
  const Ref first = pair(), large = array(shapes.bytes, 1 << 20);
  heap.restore(image);
  EXPECT_EQ(pair(), first);
  EXPECT_EQ(array(shapes.bytes, 1 << 20), large);
  EXPECT_EQ(heap.at(root).klass, Shapes::low(shapes.pair));
}

TEST_F(HeapTest, ASealedHeapEndsAtAPage) {
  const Ref last = pair();
  const Ref end = heap.seal();
  EXPECT_GT(end, last);
  EXPECT_EQ(std::uint64_t{end} * 8 % 4096, 0u);
  EXPECT_EQ(heap.at(end - 1).klass, 0u);
}

// ---- where references stand

class ReferencesTest : public testing::Test {
 protected:
  static std::vector<std::pair<std::uint32_t, Ref>> referencesOf(const Object& object) {
    std::vector<std::pair<std::uint32_t, Ref>> all;
    forEachReference(object, shapeOf(object), [&](std::uint32_t offset, Ref ref) { all.emplace_back(offset, ref); });
    return all;
  }
  Shapes shapes;
};

using Found = std::vector<std::pair<std::uint32_t, Ref>>;

TEST_F(ReferencesTest, OfAnInstanceWithoutNulls) {
  LooseObject object(shapes.pair);
  object.object().set<std::uint32_t>(16, 99);  // an int
  object.object().set<Ref>(20, 7);
  EXPECT_EQ(referencesOf(object.object()), (Found{{20, 7}}));
}

TEST_F(ReferencesTest, OfAnArrayWithTheirOffsets) {
  LooseObject array(shapes.references, 3);
  array.object().elements<Ref>()[0] = 5;
  array.object().elements<Ref>()[2] = 6;
  array.object().elements<Ref>()[3] = 8;  // behind its end
  EXPECT_EQ(referencesOf(array.object()), (Found{{16, 5}, {24, 6}}));
}

TEST_F(ReferencesTest, OfAPrimitiveArrayThereAreNone) {
  LooseObject array(shapes.ints, 4);
  std::fill_n(array.object().elements<std::uint32_t>(), 4, 9);
  EXPECT_TRUE(referencesOf(array.object()).empty());
}

TEST_F(ReferencesTest, OfAMirrorTheStaticsToo) {
  LooseObject mirror(shapes.mirror);
  mirror.object().set<std::uint32_t>(kMirrorSubject, Shapes::low(shapes.withStatics));
  mirror.object().set<Ref>(20, 3);
  mirror.object().set<Ref>(32, 4);
  EXPECT_EQ(referencesOf(mirror.object()), (Found{{32, 4}, {20, 3}}));
}

TEST_F(ReferencesTest, BytesCountHeaderAndElements) {
  LooseObject pair(shapes.pair), bytes(shapes.bytes, 5), longs(shapes.longs, 5), mirror(shapes.mirror);
  mirror.object().set<std::uint32_t>(kMirrorSubject, Shapes::low(shapes.withStatics));
  EXPECT_EQ(bytesOf(pair.object(), *shapes.pair), 24u);
  EXPECT_EQ(bytesOf(bytes.object(), *shapes.bytes), 21u);
  EXPECT_EQ(bytesOf(longs.object(), *shapes.longs), 56u);
  EXPECT_EQ(bytesOf(mirror.object(), *shapes.mirror), 40u) << "with the statics of the class that it stands for";
}

}  // namespace
}  // namespace weaveproof::heap
