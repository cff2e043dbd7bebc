// Interned byte strings against a std::map.
#include "state/content_store.hpp"

#include <gtest/gtest.h>

#include <cstring>
#include <map>
#include <random>
#include <string>
#include <vector>

namespace weaveproof::state {
namespace {

std::span<const std::byte> bytesOf(const std::string& text) { return std::as_bytes(std::span(text)); }

std::string textOf(std::span<const std::byte> bytes) {
  return {reinterpret_cast<const char*>(bytes.data()), bytes.size()};
}

// Strings that are often equal, or differ in their last byte or length only.
std::string randomText(std::mt19937& random) {
  std::string text(random() % 10 == 0 ? random() % 5000 : 8 + random() % 150, static_cast<char>(random() % 3));
  if (!text.empty() && random() % 2 == 0) text.back() = static_cast<char>(random() % 4);
  if (!text.empty() && random() % 2 == 0) text.front() = static_cast<char>(random() % 4);
  return text;
}

TEST(ContentStoreTest, EqualContentsAndOnlyTheseHaveEqualIds) {
  base::MemoryBudget budget;
  ContentStore store(budget);
  std::mt19937 random(1);
  std::map<std::string, ContentId> ids;
  std::map<ContentId, std::string> texts;
  for (int i = 0; i < 50'000; ++i) {
    const std::string text = randomText(random);
    const ContentId id = store.intern(bytesOf(text));
    ASSERT_NE(id, 0U);
    ASSERT_EQ(ids.try_emplace(text, id).first->second, id);
    ASSERT_EQ(texts.try_emplace(id, text).first->second, text);
  }
  EXPECT_EQ(store.size(), ids.size());
  for (const auto& [text, id] : ids) ASSERT_EQ(textOf(store.bytes(id)), text);
}

TEST(ContentStoreTest, TakesEveryLength) {
  base::MemoryBudget budget;
  ContentStore store(budget);
  std::map<std::size_t, ContentId> ids;
  const std::vector<std::byte> zeros(1 << 20);
  for (const std::size_t size : {0U, 1U, 7U, 8U, 9U, 64U, 65'536U, 1U << 20}) {
    ids[size] = store.intern(std::span(zeros).first(size));
    EXPECT_NE(ids[size], 0U);
  }
  for (const auto& [size, id] : ids) {
    EXPECT_EQ(store.bytes(id).size(), size);
    EXPECT_EQ(store.intern(std::span(zeros).first(size)), id);
  }
}

TEST(ContentStoreTest, GrowthKeepsIdsAndAddresses) {
  base::MemoryBudget budget;
  ContentStore store(budget);
  struct Kept {
    ContentId id;
    const std::byte* address;
  };
  constexpr std::uint64_t kCount = 400'000;
  std::vector<Kept> kept;
  for (std::uint64_t i = 0; i < kCount; ++i) {
    const std::uint64_t content[] = {i, i * i};
    const ContentId id = store.intern(std::as_bytes(std::span(content)));
    kept.push_back({id, store.bytes(id).data()});
  }
  EXPECT_EQ(store.size(), kCount);
  for (std::uint64_t i = 0; i < kCount; ++i) {
    const std::uint64_t content[] = {i, i * i};
    ASSERT_EQ(store.intern(std::as_bytes(std::span(content))), kept[i].id);
    ASSERT_EQ(store.bytes(kept[i].id).data(), kept[i].address);
    ASSERT_EQ(std::memcmp(kept[i].address, content, sizeof content), 0);
  }
  EXPECT_EQ(store.size(), kCount);
  EXPECT_LT(store.bytes(), kCount * 40);  // 24 in the arena, 8 at most in the index, and what is not used yet
}

TEST(ContentStoreTest, HonoursTheLimitAndStaysUsable) {
  constexpr std::uint64_t kLimit = std::uint64_t{8} << 20;
  base::MemoryBudget budget(kLimit);
  ContentStore store(budget);
  std::vector<ContentId> ids;
  const auto intern = [&](std::uint64_t i) {
    const std::uint64_t content[20] = {i};
    return store.intern(std::as_bytes(std::span(content)));
  };
  EXPECT_THROW(while (ids.size() < kLimit) ids.push_back(intern(ids.size())), base::MemoryLimit);
  EXPECT_LE(budget.peak(), kLimit);
  EXPECT_GT(ids.size(), 20'000U);
  for (std::uint64_t i = 0; i < ids.size(); ++i) ASSERT_EQ(intern(i), ids[i]);
}

}  // namespace
}  // namespace weaveproof::state
