// Which class files a contract is about, and the number that stands for them.
#include "image/contract_digest.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <set>

#include "image/jdk.hpp"
#include "jdk/library_calls.hpp"
#include "jdk/shown_contracts.hpp"

namespace weaveproof::image {
namespace {

const Jimage& modules() {
  static const Jimage image(locateJdk("").modules());
  return image;
}

bool has(const std::vector<std::string>& classes, const std::string& name) {
  return std::ranges::find(classes, name) != classes.end();
}

TEST(ContractDigest, IsAboutTheClassAndWhatIsNestedInIt) {
  const auto classes = classesOfContract(modules(), "java/util/concurrent/LinkedBlockingQueue");
  EXPECT_TRUE(has(classes, "java/util/concurrent/LinkedBlockingQueue"));
  EXPECT_TRUE(has(classes, "java/util/concurrent/LinkedBlockingQueue$Node"));
  EXPECT_FALSE(has(classes, "java/util/AbstractQueue"));
  EXPECT_FALSE(has(classes, "java/util/concurrent/locks/ReentrantLock"));
}

TEST(ContractDigest, IsAboutSuperclassesOfWhatIsNested) {
  const auto classes = classesOfContract(modules(), "java/util/concurrent/Semaphore");
  EXPECT_TRUE(has(classes, "java/util/concurrent/Semaphore$Sync"));
  EXPECT_TRUE(has(classes, "java/util/concurrent/locks/AbstractQueuedSynchronizer"));
  EXPECT_TRUE(has(classes, "java/util/concurrent/locks/AbstractQueuedSynchronizer$Node"));
}

TEST(ContractDigest, EachContractHasItsOwn) {
  std::set<std::uint64_t> digests;
  for (const std::string_view holder : jdk::contracts()) {
    if (!modules().find("java.base", std::string(holder) + ".class")) continue;  // of a newer JDK
    const std::uint64_t digest = digestOfContract(modules(), holder);
    EXPECT_EQ(digest, digestOfContract(modules(), holder)) << holder;
    EXPECT_TRUE(digests.insert(digest).second) << holder;
  }
}

TEST(ContractDigest, WhatWasShownAreContracts) {
  for (const jdk::ShownContract& shown : jdk::shownContracts())
    EXPECT_NE(jdk::contractBit(shown.holder), 0u) << shown.holder;
}

}  // namespace
}  // namespace weaveproof::image
