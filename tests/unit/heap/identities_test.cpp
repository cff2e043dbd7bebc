// Names of objects: the same for the same origin, for good, and never shared.
#include "heap/identities.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <map>
#include <set>
#include <stdexcept>
#include <thread>
#include <vector>

#include "heap/base_image.hpp"
#include "unit/heap/shapes.hpp"

namespace weaveproof::heap {
namespace {

constexpr Ref kBegin = Ref{1} << 24;

class IdentitiesTest : public testing::Test {
 protected:
  Chain& chain(std::uint32_t site, std::uint32_t bytes = 24, Ref allocator = 1) {
    return identities.chain({allocator, site, bytes}, [&] { return Identities::Names{site * 31, true}; });
  }
  Identities identities{kBegin, kBegin + 100'000};
};

TEST_F(IdentitiesTest, OneOriginHasOneChain) {
  EXPECT_EQ(&chain(7), &chain(7));
  EXPECT_EQ(chain(7).hash, 7u * 31);
  EXPECT_TRUE(chain(7).byUserCode);
}

TEST_F(IdentitiesTest, EveryPartOfAnOriginCounts) {
  const std::set<Chain*> all{&chain(7, 24, 1), &chain(8, 24, 1), &chain(7, 32, 1), &chain(7, 24, 2)};
  EXPECT_EQ(all.size(), 4u);
  std::set<std::uint32_t> numbers;
  for (const Chain* one : all) numbers.insert(one->number);
  EXPECT_EQ(numbers, (std::set{0u, 1u, 2u, 3u}));
}

TEST_F(IdentitiesTest, NamesAreAskedForOnce) {
  int asked = 0;
  auto names = [&] { return ++asked, Identities::Names{1, false}; };
  identities.chain({1, 2, 24}, names);
  identities.chain({1, 2, 24}, names);
  EXPECT_EQ(asked, 1);
}

TEST_F(IdentitiesTest, AReferenceIsReservedOnce) {
  const Ref ref = identities.reserve(chain(1), 0);
  EXPECT_EQ(identities.reserve(chain(1), 0), ref);
  EXPECT_EQ(chain(1).at(0), ref);
  EXPECT_EQ(chain(1).at(1), 0u);
}

TEST_F(IdentitiesTest, TheOrderOfReservationDoesNotChangeWhatWasReserved) {
  std::map<std::uint32_t, Ref> refs;
  for (const std::uint32_t k : {5u, 0u, 1000u, 3u, 31u, 32u}) refs[k] = identities.reserve(chain(1), k);
  for (const auto& [k, ref] : refs) {
    EXPECT_EQ(chain(1).at(k), ref);
    EXPECT_EQ(identities.ordinalOf(ref), k);
    EXPECT_EQ(identities.chainOf(ref), &chain(1));
  }
}

TEST_F(IdentitiesTest, ObjectsDoNotOverlap) {
  std::vector<std::pair<Ref, std::uint32_t>> all;  // and their units of eight bytes
  for (std::uint32_t k = 0; k < 40; ++k)
    for (const std::uint32_t bytes : {12u, 16u, 20u, 100u})
      all.emplace_back(identities.reserve(chain(bytes, bytes), k), (bytes + 7) / 8);
  std::ranges::sort(all);
  for (std::size_t i = 1; i < all.size(); ++i) EXPECT_LE(all[i - 1].first + all[i - 1].second, all[i].first);
  EXPECT_GE(all.front().first, kBegin);
}

TEST_F(IdentitiesTest, ThereIsNoNameBehindTheEnd) {
  Identities few(kBegin, kBegin + 10);
  Chain& three = few.chain({1, 1, 24}, [] { return Identities::Names{}; });
  EXPECT_EQ(few.reserve(three, 0), kBegin);
  EXPECT_EQ(few.reserve(three, 1), kBegin + 3);
  EXPECT_EQ(few.reserve(three, 2), kBegin + 6);
  EXPECT_EQ(few.reserve(three, 3), 0u);
  Chain& one = few.chain({1, 1, 8}, [] { return Identities::Names{}; });
  EXPECT_EQ(few.reserve(one, 0), kBegin + 9) << "a smaller object still fits";
  EXPECT_EQ(few.reserve(three, 1), kBegin + 3) << "what was reserved stays";
}

TEST_F(IdentitiesTest, NumbersAreDenseAndLeadBack) {
  for (std::uint32_t k = 0; k < 20; ++k) {
    const Ref ref = identities.reserve(chain(k % 3), k);
    EXPECT_EQ(identities.numberOf(ref), k + 1);
    EXPECT_EQ(identities.refOf(k + 1), ref);
  }
  EXPECT_EQ(identities.count(), 21u);
  EXPECT_EQ(identities.numberOf(kBegin + 99'999), 0u);
  EXPECT_EQ(identities.chainOf(kBegin + 99'999), nullptr);
}

TEST_F(IdentitiesTest, ALeafIsGivenOnce) {
  const Ref ref = identities.reserve(chain(1), 0);
  EXPECT_EQ(identities.leafOf(ref), 0u);
  const std::uint32_t leaf = identities.giveLeaf(ref);
  EXPECT_NE(leaf, 0u);
  EXPECT_EQ(identities.giveLeaf(ref), leaf);
  EXPECT_EQ(identities.leafOf(ref), leaf);
  EXPECT_EQ(identities.refAt(leaf), ref);
}

TEST_F(IdentitiesTest, ManyObjectsOfOneOriginStandFarFromTheRoot) {
  const std::uint32_t first = identities.giveLeaf(identities.reserve(chain(1), 0));
  const std::uint32_t hundredth = identities.giveLeaf(identities.reserve(chain(1), 100));
  const std::uint32_t ofAnother = identities.giveLeaf(identities.reserve(chain(2), 0));
  EXPECT_LT(first, Identities::kNear);
  EXPECT_GE(hundredth, Identities::kNear);
  EXPECT_LT(ofAnother, Identities::kNear);
}

TEST_F(IdentitiesTest, EveryLeafIsVisited) {
  std::map<std::uint32_t, Ref> expected;
  for (const std::uint32_t k : {0u, 1u, 50u, 60u}) {
    const Ref ref = identities.reserve(chain(1), k);
    expected[identities.giveLeaf(ref)] = ref;
  }
  std::map<std::uint32_t, Ref> found;
  identities.forEachLeaf([&](std::uint32_t leaf, Ref ref) { found[leaf] = ref; });
  EXPECT_EQ(found, expected);
}

TEST_F(IdentitiesTest, LeavesMoveWithTheirObjects) {
  std::vector<Ref> refs;
  for (std::uint32_t k = 0; k < 3; ++k) {
    refs.push_back(identities.reserve(chain(1), k));
    identities.giveLeaf(refs.back());
  }
  ASSERT_EQ(identities.nearLeaves(), (std::vector{1u, 2u, 3u}));
  const std::vector<std::pair<std::uint32_t, std::uint32_t>> moves{{1, 3}, {2, 10}, {3, 1}};
  identities.moveLeaves(moves);
  EXPECT_EQ(identities.leafOf(refs[0]), 3u);
  EXPECT_EQ(identities.leafOf(refs[1]), 10u);
  EXPECT_EQ(identities.leafOf(refs[2]), 1u);
  EXPECT_EQ(identities.refAt(10), refs[1]);
  EXPECT_EQ(identities.nearLeaves(), (std::vector{1u, 3u, 10u}));
  const Ref next = identities.reserve(chain(2), 0);
  EXPECT_EQ(identities.giveLeaf(next), 11u) << "a new object gets a leaf of its own";
}

TEST_F(IdentitiesTest, MemoryIsAnnouncedByTheMegabyte) {
  Identities many(kBegin, kBegin + 1'000'000);
  std::vector<std::uint64_t> announced;
  many.beforeTaking = [&](std::uint64_t bytes) { announced.push_back(bytes); };
  Chain& quarter = many.chain({1, 1, 1 << 18}, [] { return Identities::Names{}; });
  for (std::uint32_t k = 0; k < 3; ++k) many.reserve(quarter, k);
  EXPECT_TRUE(announced.empty());
  many.reserve(quarter, 3);
  EXPECT_EQ(announced, std::vector{std::uint64_t{1} << 20});
  many.reserve(quarter, 3);
  EXPECT_EQ(announced.size(), 1u) << "it was reserved already";
}

TEST_F(IdentitiesTest, ThreadsThatReserveTheSameGetTheSame) {
  Identities many(kBegin, kBegin + 1'000'000);
  constexpr std::uint32_t kThreads = 4, kEach = 500;
  std::vector<std::vector<Ref>> found(kThreads, std::vector<Ref>(kEach));
  std::vector<std::thread> threads;
  for (std::uint32_t t = 0; t < kThreads; ++t)
    threads.emplace_back([&, t] {
      for (std::uint32_t i = 0; i < kEach; ++i) {
        const std::uint32_t k = (i * 7 + t * 131) % kEach;  // each in an order of its own
        Chain& shared = many.chain({1, k % 5, 24}, [] { return Identities::Names{}; });
        found[t][k] = many.reserve(shared, k);
        many.giveLeaf(found[t][k]);
      }
    });
  for (std::thread& thread : threads) thread.join();
  for (std::uint32_t t = 1; t < kThreads; ++t) EXPECT_EQ(found[t], found[0]);
  const std::set<Ref> all(found[0].begin(), found[0].end());
  EXPECT_EQ(all.size(), kEach);
  std::set<std::uint32_t> leaves;
  for (const Ref ref : all) leaves.insert(many.leafOf(ref));
  EXPECT_EQ(leaves.size(), kEach);
}

// ---- the heap as it was when the search began

class BaseImageTest : public testing::Test {
 protected:
  static constexpr Ref kMirrors = 100;
  std::uint8_t* heap() { return memory_.data(); }
  Object& at(std::vector<std::uint8_t>& memory, Ref ref) {
    return *reinterpret_cast<Object*>(memory.data() + std::uint64_t{ref} * 8);
  }
  std::vector<std::uint8_t> memory_ = std::vector<std::uint8_t>(8 * 1024);
  BaseImage base;
};

TEST_F(BaseImageTest, AnotherMachineGetsMirrorsAndObjects) {
  at(memory_, 2).klass = 11;
  at(memory_, 300).klass = 12;
  at(memory_, 600).klass = 13;  // behind the end
  base.take(heap(), kMirrors, 300, 400);
  EXPECT_EQ(base.end(), 400u);
  EXPECT_EQ(base.bytes(), (100u + 100u) * 8);
  std::vector<std::uint8_t> other(memory_.size());
  base.give(other.data());
  EXPECT_EQ(at(other, 2).klass, 11u);
  EXPECT_EQ(at(other, 300).klass, 12u);
  EXPECT_EQ(at(other, 600).klass, 0u);
}

TEST_F(BaseImageTest, WhatIsAddedIsNeitherDirtyNorMarked) {
  base.take(heap(), kMirrors, 300, 400);
  LooseObject object(Shapes().pair);
  object.object().flags = kDirty | kMarked | kEscaped;
  base.add(500, object.object(), 24);
  EXPECT_EQ(base.at(500).flags, kEscaped);
}

TEST_F(BaseImageTest, AMachineCopiesWhatItDoesNotKnow) {
  base.take(heap(), kMirrors, 300, 400);
  const Shapes shapes;
  LooseObject first(shapes.pair), second(shapes.pair);
  first.object().set<std::uint32_t>(16, 1);
  second.object().set<std::uint32_t>(16, 2);
  base.add(500, first.object(), 24);
  std::vector<std::uint8_t> other(memory_.size());
  EXPECT_EQ(base.update(other.data(), 0), 1u);
  EXPECT_EQ(at(other, 500).get<std::uint32_t>(16), 1u);
  at(other, 500).set<std::uint32_t>(16, 99);  // the machine has changed it since
  base.add(510, second.object(), 24);
  EXPECT_EQ(base.update(other.data(), 1), 2u);
  EXPECT_EQ(at(other, 500).get<std::uint32_t>(16), 99u);
  EXPECT_EQ(at(other, 510).get<std::uint32_t>(16), 2u);
  EXPECT_EQ(base.update(other.data(), 2), 2u);
}

TEST_F(BaseImageTest, WhatAMachineHasMadeItselfIsNotOverwritten) {
  base.take(heap(), kMirrors, 300, 400);
  const Shapes shapes;
  LooseObject object(shapes.pair);
  base.add(500, object.object(), 24);
  std::vector<std::uint8_t> other(memory_.size());
  at(other, 500).klass = object.object().klass;
  at(other, 500).set<std::uint32_t>(16, 5);
  base.update(other.data(), 0);
  EXPECT_EQ(at(other, 500).get<std::uint32_t>(16), 5u);
}

}  // namespace
}  // namespace weaveproof::heap
