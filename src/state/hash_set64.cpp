#include "state/hash_set64.hpp"

#include <mutex>

#include "state/mix.hpp"

namespace weaveproof {

// Looks from `position` on, and leaves it at the hash or at the first empty entry.
bool HashSet64::find(const Table& table, std::uint64_t hash, std::uint64_t& position) {
  for (;; position = table.next(position)) {
    const std::uint64_t entry = table.load(position);
    if (entry == hash) return true;
    if (entry == 0) return false;
  }
}

bool HashSet64::insert(std::uint64_t hash) {
  if (hash == 0) return !hasZero_.exchange(true, std::memory_order_relaxed);
  const std::uint64_t mixed = mixWord(hash);
  const Table table = segments_.table(Segments::segmentOf(mixed));
  std::uint64_t position = 0;
  if (table.exists()) {
    position = Segments::lineIn(table, Segments::restOf(mixed));
    if (find(table, hash, position)) return false;
  }
  return insertUnderLock(hash, mixed, table, position);
}

bool HashSet64::insertUnderLock(std::uint64_t hash, std::uint64_t mixed, Table seen, std::uint64_t position) {
  const std::size_t segment = Segments::segmentOf(mixed);
  const std::lock_guard lock(segments_.lock(segment));
  Table table = segments_.table(segment);
  if (!table.exists() || isFull(table, segments_.count(segment) + 1)) {
    table = segments_.replace(segment, true, 0, [](std::uint64_t entry, const Table& fresh) {
      fresh.storeAtFree(Segments::lineIn(fresh, Segments::restOf(mixWord(entry))), entry);
    });
  }
  if (table != seen) position = Segments::lineIn(table, Segments::restOf(mixed));
  if (find(table, hash, position)) return false;
  table.store(position, hash);
  segments_.countOneMore(segment);
  return true;
}

}  // namespace weaveproof
