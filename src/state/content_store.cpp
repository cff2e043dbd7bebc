#include "state/content_store.hpp"

#include <cassert>
#include <cstring>

#define XXH_INLINE_ALL
#include <xxhash.h>

#include "base/equal_bytes.hpp"

namespace weaveproof::state {
namespace {

constexpr std::uint64_t kUnit = 8;
constexpr std::uint64_t kMaxBytes = (std::uint64_t{1} << 32) * kUnit;

// The record keeps 32 bits of the hash: enough to place it again when the index grows.
std::uint64_t indexHash(std::uint32_t hash) { return std::uint64_t{hash} << 32 | hash; }

}  // namespace

ContentStore::ContentStore(base::MemoryBudget& budget)
    : account_(budget), memory_(account_, kMaxBytes), index_(budget) {}

ContentId ContentStore::intern(std::span<const std::byte> content) {
  const auto hash = static_cast<std::uint32_t>(XXH3_64bits(content.data(), content.size()) >> 32);
  return index_.intern(
      indexHash(hash),
      [&](ContentId id) {
        const Record& record = at(id);
        return record.hash == hash && record.size == content.size() &&
               base::equalBytes(&record + 1, content.data(), record.size);
      },
      [&] { return append(content, hash); }, [&](ContentId id) { return indexHash(at(id).hash); });
}

ContentId ContentStore::append(std::span<const std::byte> content, std::uint32_t hash) {
  if (content.size() > 0xffffffff) throw base::MemoryLimit("one leaf of the state has more than four gigabytes");
  const std::uint64_t units = 1 + (content.size() + kUnit - 1) / kUnit;
  const std::uint64_t place = used_.fetch_add(units, std::memory_order_relaxed);
  assert(place != 0 && "0 is no content");
  memory_.ensure((place + units) * kUnit);
  const Record record{static_cast<std::uint32_t>(content.size()), hash};
  std::byte* to = memory_.base() + place * kUnit;
  std::memcpy(to, &record, sizeof record);
  if (!content.empty()) std::memcpy(to + sizeof record, content.data(), content.size());
  assert(at(static_cast<ContentId>(place)).size == content.size() && "the record describes its content");
  return static_cast<ContentId>(place);
}

}  // namespace weaveproof::state
