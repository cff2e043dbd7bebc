// Interned byte strings: equal content, equal id, exactly. They never move and are never removed.
#pragma once

#include <atomic>
#include <cassert>
#include <cstddef>
#include <cstdint>
#include <span>

#include "base/growing_memory.hpp"
#include "base/intern_index.hpp"
#include "base/memory_budget.hpp"

namespace weaveproof::state {

using ContentId = std::uint32_t;  // 0 is no content

class ContentStore {
 public:
  explicit ContentStore(base::MemoryBudget& budget);

  ContentId intern(std::span<const std::byte> content);  // throws MemoryLimit

  // The address is a multiple of 8, and valid as long as the store.
  std::span<const std::byte> bytes(ContentId id) const {
    const Record& record = at(id);
    assert(reinterpret_cast<std::uintptr_t>(&record) % 8 == 0 && "contents stand at multiples of eight");
    return {reinterpret_cast<const std::byte*>(&record + 1), record.size};
  }

  std::uint64_t size() const { return index_.size(); }
  std::uint64_t bytes() const { return account_.bytes() + index_.bytes(); }

 private:
  struct Record {  // the content follows it
    std::uint32_t size;
    std::uint32_t hash;
  };
  static_assert(sizeof(Record) == 8);

  // An id is the place of its record in units of 8 bytes.
  const Record& at(ContentId id) const {
    assert(id != 0 && id < used_.load(std::memory_order_relaxed) && "a content that was interned");
    return reinterpret_cast<const Record*>(memory_.base())[id];
  }
  ContentId append(std::span<const std::byte> content, std::uint32_t hash);

  base::MemoryAccount account_;
  base::GrowingMemory memory_;
  base::InternIndex index_;
  std::atomic<std::uint64_t> used_ = 1;  // in units of 8 bytes
};

}  // namespace weaveproof::state
