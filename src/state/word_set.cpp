#include "state/word_set.hpp"

#include <mutex>

#include "state/mix.hpp"

namespace weaveproof {

namespace {

// A word is a state's two numbers (StateId), and numbers that follow each other were given at about the same time: four words
// that differ in the lowest bits of these numbers alone have one home, and are found with one look at the memory.
std::uint64_t hashOf(std::uint64_t word) { return mixWord(word & ~(std::uint64_t{1} << 32 | 1)); }

}  // namespace

// Always the beginning of a cache line.
std::uint64_t WordSet::home(const Table& table, std::uint64_t hash) {
  constexpr std::uint64_t kLine = 8;
  return Segments::homeOf(hash, table.capacity() / kLine) * kLine;
}

// Looks from `position` on, and leaves it at the word or at the first empty entry.
bool WordSet::find(const Table& table, std::uint64_t word, std::uint64_t& position) {
  for (;; position = table.next(position)) {
    const std::uint64_t entry = table.load(position);
    if (entry == word) return true;
    if (entry == 0) return false;
  }
}

bool WordSet::insert(std::uint64_t word) {
  if (word == 0) return !hasZero_.exchange(true, std::memory_order_relaxed);
  const std::uint64_t hash = hashOf(word);
  const Table table = segments_.table(Segments::segmentOf(hash));
  std::uint64_t position = 0;
  if (table.exists()) {
    position = home(table, hash);
    if (find(table, word, position)) return false;
  }
  return insertUnderLock(word, hash, table, position);
}

bool WordSet::insertUnderLock(std::uint64_t word, std::uint64_t hash, Table seen, std::uint64_t position) {
  const std::size_t segment = Segments::segmentOf(hash);
  const std::lock_guard lock(segments_.lock(segment));
  Table table = segments_.table(segment);
  if (!table.exists() || isFull(table, segments_.count(segment) + 1)) {
    table = segments_.replace(segment, true, 0, [](std::uint64_t entry, const Table& fresh) {
      fresh.storeAtFree(home(fresh, hashOf(entry)), entry);
    });
  }
  if (table != seen) position = home(table, hash);
  if (find(table, word, position)) return false;
  table.store(position, word);
  segments_.countOneMore(segment);
  return true;
}

bool WordSet::contains(std::uint64_t word) const {
  if (word == 0) return hasZero_.load(std::memory_order_relaxed);
  const std::uint64_t hash = hashOf(word);
  const std::size_t segment = Segments::segmentOf(hash);
  const std::lock_guard lock(segments_.lock(segment));
  const Table table = segments_.table(segment);
  if (!table.exists()) return false;
  std::uint64_t position = home(table, hash);
  return find(table, word, position);
}

}  // namespace weaveproof
