// The index of an interning store: from a hash to the number of the one record with that content.
//
// The records themselves lie elsewhere and are numbered from 1. An entry takes 32 bits: the number in the low bits, and
// a tag of the hash in the bits that numbers do not need yet. The tag avoids most comparisons with records of other
// content. Growth rebuilds only the index: numbers stay valid. How threads share it: see segmented_table.hpp.
#pragma once

#include <algorithm>
#include <bit>
#include <cassert>
#include <cstdint>
#include <mutex>

#include "base/segmented_table.hpp"

namespace weaveproof::base {

class InternIndex {
 public:
  explicit InternIndex(MemoryBudget& budget) : segments_(budget, 1.5) {}

  // The number of the record for which `equal(number)` holds; if there is none, the one that `create()` makes, which may
  // throw. No other thread makes an equal record meanwhile. `hashOf(number)` is for growth.
  template <class Equal, class Create, class HashOf>
  std::uint32_t intern(std::uint64_t hash, Equal&& equal, Create&& create, HashOf&& hashOf) {
    const Table table = segments_.table(Segments::segmentOf(hash));
    std::uint64_t position = 0;
    if (table.exists()) {
      position = home(table, hash);
      if (const std::uint32_t number = find(table, hash, position, equal)) return number;
    }
    return insert(table, position, hash, equal, create, hashOf);
  }

  std::uint64_t size() const { return segments_.size(); }
  std::uint64_t bytes() const { return segments_.bytes(); }

 private:
  using Segments = SegmentedTable<std::uint32_t, 8>;
  using Table = Segments::Table;

  static bool isFull(const Table& table, std::uint64_t count) { return count * 5 > table.capacity() * 4; }
  static std::uint64_t home(const Table& table, std::uint64_t hash) { return Segments::homeOf(hash, table.capacity()); }
  // A table's note says how many bits its entries have for the number.
  static std::uint32_t numberMask(const Table& table) {
    return static_cast<std::uint32_t>((std::uint64_t{1} << table.note()) - 1);
  }
  static std::uint32_t makeEntry(const Table& table, std::uint64_t hash, std::uint32_t number) {
    return (static_cast<std::uint32_t>(hash) & ~numberMask(table)) | number;
  }

  // Looks from `position` on, and leaves it at the empty entry when there is no such record.
  template <class Equal>
  static std::uint32_t find(const Table& table, std::uint64_t hash, std::uint64_t& position, Equal& equal) {
    const std::uint32_t mask = numberMask(table);
    for (;; position = table.next(position)) {
      const std::uint32_t entry = table.load(position);
      if (entry == 0) return 0;
      if (((entry ^ static_cast<std::uint32_t>(hash)) & ~mask) == 0 && equal(entry & mask)) return entry & mask;
    }
  }

  template <class Equal, class Create, class HashOf>
  [[gnu::noinline]] std::uint32_t insert(Table seen, std::uint64_t position, std::uint64_t hash, Equal& equal,
                                         Create& create, HashOf& hashOf) {
    const std::size_t segment = Segments::segmentOf(hash);
    const std::lock_guard lock(segments_.lock(segment));
    Table table = segments_.table(segment);
    if (!table.exists()) {
      table = rebuild(segment, true, 16, hashOf);
    } else if (isFull(table, segments_.count(segment) + 1)) {
      table = rebuild(segment, true, table.note(), hashOf);
    }
    if (table != seen) position = home(table, hash);
    if (const std::uint32_t number = find(table, hash, position, equal)) return number;
    const std::uint32_t number = create();
    assert(number != 0 && "an entry of 0 is empty, so no record has this number");
    if ((number & ~numberMask(table)) != 0) {
      table = rebuild(segment, false, std::min(static_cast<unsigned>(std::bit_width(number)) + 1, 32U), hashOf);
      position = home(table, hash);
      while (table.load(position) != 0) position = table.next(position);
    }
    table.store(position, makeEntry(table, hash, number));
    segments_.countOneMore(segment);
    return number;
  }

  template <class HashOf>
  Table rebuild(std::size_t segment, bool larger, unsigned numberBits, HashOf& hashOf) {
    const std::uint32_t oldMask = numberMask(segments_.table(segment));
    return segments_.replace(segment, larger, numberBits, [&](std::uint32_t entry, const Table& fresh) {
      const std::uint64_t hash = hashOf(entry & oldMask);
      fresh.storeAtFree(home(fresh, hash), makeEntry(fresh, hash, entry & oldMask));
    });
  }

  Segments segments_;
};

}  // namespace weaveproof::base
