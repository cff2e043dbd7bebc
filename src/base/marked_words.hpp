// A set of keys with marks, a word for each key: the upper bits of the word are the key, the lowest ones its marks.
// The common part of HashSet64 and VisitedSet.
//
// Many threads may insert at once. For each new mark, `insert` returns "new" to exactly one thread; segmented_table.hpp
// says how. A word may get further marks later, but it never loses one, so what a reader has found in it stays true.
//
// A key is the rest of a hash. The first bits of the hash choose the segment, so they need not be stored (quotienting:
// Knuth, The Art of Computer Programming, volume 3, section 6.4, exercise 13).
#pragma once

#include <bit>
#include <cassert>
#include <cstdint>
#include <mutex>

#include "base/memory_budget.hpp"
#include "base/segmented_table.hpp"

namespace weaveproof::base {

template <unsigned kMarkBits>
class MarkedWords {
 public:
  static constexpr unsigned kSegmentBits = 10;

  explicit MarkedWords(MemoryBudget& budget) : segments_(budget, 1.25) {}

  // The lowest kMarkBits bits of the key are zero, and of the mark one of them is not. True when the key did not have the mark.
  // Throws MemoryLimit, and has then changed nothing.
  bool insert(std::size_t segment, std::uint64_t key, std::uint64_t mark) {
    assert((key & kMarks) == 0 && "a key leaves room for the marks");
    assert((mark & kMarks) != 0 && (mark & ~kMarks) == 0 && "a mark keeps out of the key");
    const Table table = segments_.table(segment);
    std::uint64_t position = 0;
    if (table.exists()) {
      position = Segments::lineIn(table, key);
      if ((find(table, key, position) & mark) != 0) return false;
    }
    return insertUnderLock(segment, key, mark, table, position);
  }

  std::uint64_t size() const {  // all marks; counts them, which takes its time
    std::uint64_t marks = 0;
    segments_.forEach([&](std::uint64_t word) { marks += static_cast<unsigned>(std::popcount(word & kMarks)); });
    return marks;
  }
  std::uint64_t bytes() const { return segments_.bytes(); }

 private:
  using Segments = SegmentedTable<std::uint64_t, kSegmentBits>;
  using Table = typename Segments::Table;
  static constexpr std::uint64_t kMarks = (std::uint64_t{1} << kMarkBits) - 1;

  static bool isFull(const Table& table, std::uint64_t count) { return count * 20 > table.capacity() * 17; }

  // Looks from `position` on, and leaves it at the key's word, which is returned, or at the first empty entry.
  static std::uint64_t find(const Table& table, std::uint64_t key, std::uint64_t& position) {
    for (;; position = table.next(position)) {
      const std::uint64_t word = table.load(position);
      if (word == 0 || (word & ~kMarks) == key) return word;
    }
  }

  [[gnu::noinline]] bool insertUnderLock(std::size_t segment, std::uint64_t key, std::uint64_t mark, Table seen,
                                         std::uint64_t position) {
    const std::lock_guard lock(segments_.lock(segment));
    Table table = segments_.table(segment);
    if (!table.exists() || isFull(table, segments_.count(segment) + 1)) {
      table = segments_.replace(segment, true, 0, [](std::uint64_t word, const Table& fresh) {
        fresh.storeAtFree(Segments::lineIn(fresh, word & ~kMarks), word);
      });
    }
    if (table != seen) position = Segments::lineIn(table, key);
    const std::uint64_t word = find(table, key, position);
    if ((word & mark) != 0) return false;
    table.store(position, word | key | mark);
    if (word == 0) segments_.countOneMore(segment);
    return true;
  }

  Segments segments_;
};

}  // namespace weaveproof::base
