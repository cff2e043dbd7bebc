// A hash table that many threads use at once and that only ever grows: what the sets and indices of states have in common.
//
// The first bits of the hash choose a segment. A segment is an open-addressing table (an entry of 0 is empty) with a lock
// of its own. One rule keeps it simple: *a hit is certain, a miss is confirmed under the lock.* Entries are never
// removed, and what an entry says stays true for ever. So a reader needs no lock: if it finds what it looks for, even
// in a table that has been replaced meanwhile, the answer is right. Only if it finds nothing, it takes the segment's
// lock, looks again from where it stopped, and inserts.
//
// Growth copies one segment under its lock. Other threads use the other segments, and still find entries in the old
// table. With N entries in S segments, a thread waits on average for N/S² copies each time it inserts. So there are
// many segments. They begin with sizes that differ by up to one step of growth, so they grow in turns, not all at once:
// the memory of the whole follows the number of entries smoothly.
//
// (Inserting by compare-and-swap would need no lock. But then a thread could insert into a table that has just been
// replaced, and preventing that costs more than a lock that is nearly always free.)
#pragma once

#include <array>
#include <atomic>
#include <bit>
#include <cassert>
#include <cmath>
#include <cstddef>
#include <cstdint>
#include <mutex>
#include <thread>

#include "base/memory_budget.hpp"
#include "base/mix.hpp"
#include "base/table_memory.hpp"

namespace weaveproof::base {

class SpinLock {  // held for some tens of nanoseconds, save when a segment grows
 public:
  void lock() {
    while (taken_.exchange(true, std::memory_order_acquire)) {
      for (unsigned tries = 1; taken_.load(std::memory_order_relaxed); ++tries) {
        if (tries % 64 == 0) std::this_thread::yield();
      }
    }
  }
  void unlock() { taken_.store(false, std::memory_order_release); }
  bool isTaken() const { return taken_.load(std::memory_order_relaxed); }  // by whomever

 private:
  std::atomic<bool> taken_ = false;
};

template <class Entry, unsigned kSegmentBits>
class SegmentedTable {
 public:
  static constexpr std::size_t kSegments = std::size_t{1} << kSegmentBits;

  // Where a segment's entries are: packed into one word, so that a reader gets all of it or nothing.
  class Table {
   public:
    Table() = default;
    Table(std::byte* memory, std::size_t pages, unsigned note)
        : packed_(std::bit_cast<std::uintptr_t>(memory) / Mapping::kPage << 28 | pages << 6 | note) {
      assert(pages < std::size_t{1} << 22 && note < 64 && "a table that can be packed");
    }

    bool exists() const { return packed_ != 0; }
    std::byte* memory() const { return std::bit_cast<std::byte*>((packed_ >> 28) * Mapping::kPage); }
    std::size_t pages() const { return packed_ >> 6 & 0x3fffff; }
    std::uint64_t capacity() const { return pages() * (Mapping::kPage / sizeof(Entry)); }
    unsigned note() const { return packed_ & 0x3f; }  // for the table's owner

    Entry load(std::uint64_t position) const {
      return std::atomic_ref(entries()[position]).load(std::memory_order_acquire);
    }
    void store(std::uint64_t position, Entry entry) const {
      std::atomic_ref(entries()[position]).store(entry, std::memory_order_release);
    }
    // For a table that no other thread sees yet.
    void storeAtFree(std::uint64_t position, Entry entry) const {
      assert(entry != 0 && "an entry of 0 is empty");
      while (entries()[position] != 0) position = next(position);
      entries()[position] = entry;
    }
    std::uint64_t next(std::uint64_t position) const { return position + 1 == capacity() ? 0 : position + 1; }

    friend bool operator==(const Table&, const Table&) = default;

   private:
    friend class SegmentedTable;
    Entry* entries() const { return reinterpret_cast<Entry*>(memory()); }

    std::uint64_t packed_ = 0;  // address in pages: 36 bits, size in pages: 22, note: 6
  };
  static_assert(sizeof(Table) == 8);

  // Tables grow by the factor `growth`.
  SegmentedTable(MemoryBudget& budget, double growth) : account_(budget), memory_(account_), growth_(growth) {}

  MemoryAccount& account() { return account_; }
  std::uint64_t bytes() const { return account_.bytes(); }
  std::uint64_t size() const {
    std::uint64_t total = 0;
    for (const Guard& guard : guards_) total += guard.count.load(std::memory_order_relaxed);
    return total;
  }

  static std::size_t segmentOf(std::uint64_t hash) { return hash >> (64 - kSegmentBits); }
  // The bits that do not choose the segment.
  static std::uint64_t restOf(std::uint64_t hash) { return hash << kSegmentBits; }
  // Where in its segment an entry belongs, for `places` possible places. It keeps the order of the hashes, so growth
  // reads and writes a table from its beginning to its end.
  static std::uint64_t homeOf(std::uint64_t hash, std::uint64_t places) { return scaledTo(places, restOf(hash)); }
  // The same in whole lines of the processor's cache, so that most searches see one of them: the line's first entry.
  static std::uint64_t lineIn(const Table& table, std::uint64_t rest) {
    constexpr std::uint64_t kLine = 64 / sizeof(Entry);
    return scaledTo(table.capacity() / kLine, rest) * kLine;
  }

  // One segment after the other: what other threads insert meanwhile may be among it.
  template <class Visit>
  void forEach(Visit&& visit) const {
    for (std::size_t segment = 0; segment < kSegments; ++segment) {
      const std::lock_guard lock(guards_[segment].lock);
      const Table table = this->table(segment);
      for (std::uint64_t i = 0; i < table.capacity(); ++i) {
        if (const Entry entry = table.load(i)) visit(entry);
      }
    }
  }

  Table table(std::size_t segment) const { return tables_[segment].load(std::memory_order_acquire); }

  // The rest is for the holder of the segment's lock.
  SpinLock& lock(std::size_t segment) const { return guards_[segment].lock; }
  std::uint32_t count(std::size_t segment) const { return guards_[segment].count.load(std::memory_order_relaxed); }
  void countOneMore(std::size_t segment) {
    assert(guards_[segment].lock.isTaken() && "only the holder of the lock counts");
    guards_[segment].count.store(count(segment) + 1, std::memory_order_relaxed);
  }

  // A new table takes the place of the segment's current one: larger, or of the same size. Every entry of the old one is
  // given to copy(entry, newTable). Throws MemoryLimit, and has then changed nothing.
  template <class Copy>
  Table replace(std::size_t segment, bool larger, unsigned note, Copy&& copy) {
    assert(guards_[segment].lock.isTaken() && "only the holder of the lock replaces a table");
    const Table old = table(segment);
    const std::size_t pages = larger ? pagesAfter(segment, old.pages()) : old.pages();
    const Table fresh(memory_.take(pages), pages, note);
    for (std::uint64_t i = 0; i < old.capacity(); ++i) {
      if (const Entry entry = old.entries()[i]) copy(entry, fresh);
    }
    assert((larger || old.exists()) && fresh.capacity() > count(segment) && "a search for what is not there ends");
    tables_[segment].store(fresh, std::memory_order_release);
    if (old.exists()) memory_.giveBack(old.memory(), old.pages());
    return fresh;
  }

 private:
  struct Guard {
    SpinLock lock;
    std::atomic<std::uint32_t> count = 0;
  };

  std::size_t pagesAfter(std::size_t segment, std::size_t pages) const {
    double next = std::pow(growth_, static_cast<double>(segment) / kSegments);
    while (std::floor(next) <= static_cast<double>(pages)) next *= growth_;
    return static_cast<std::size_t>(next);
  }

  MemoryAccount account_;
  TableMemory memory_;
  const double growth_;
  std::array<std::atomic<Table>, kSegments> tables_{};
  mutable std::array<Guard, kSegments> guards_;
};

}  // namespace weaveproof::base
