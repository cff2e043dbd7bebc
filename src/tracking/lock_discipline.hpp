// Which threads use which memory, and which locks they hold then. A search learns this while it runs, so that it need
// not interleave accesses that have the same effect in any order.
//
// A location *obeys the lock discipline* if, as long as several threads live, it is used by one thread only, or is only read, or is never used
// without one and the same lock. Then two threads can never stand before conflicting accesses to it at the same time.
// So such an access commutes with the next step of every other thread, and need not be an action: it belongs to the
// step of the action before it, like all local code of a thread.
//
// Which locations do is only known after all schedules have been seen. So the search assumes that every
// location does, and notes the uses of each over all schedules. As soon as one location turns out not to obey it, the
// search restarts, and the location's *kind* (the field, or the place where arrays are made) is visible from then on. A
// search that ends without such a finding has seen every schedule: before the first access that breaks the rule, all
// accesses obeyed it, so the reduced search reaches this access, too. The idea is that of Stoller and Cohen,
// Optimistic synchronization-based state-space reduction (2003). The notes are those of Eraser (1997).
#pragma once

#include <array>
#include <atomic>
#include <cstdint>
#include <deque>
#include <map>
#include <mutex>

#include "base/sparse_array.hpp"
#include "heap/object.hpp"

namespace weaveproof::tracking {

// Up to so many locks, sorted, the largest first; the rest of them is 0. Those that a thread holds beyond are forgotten, which is always right.
using LockSet = std::array<heap::Ref, 4>;

class LockDiscipline {
 public:
  // SharedFacts of fields and of places where arrays are made, the same in every process.
  using Kind = std::uint64_t;

  // The uses of four bytes, over all schedules: 0 none, kContended: its kind is visible.
  using Uses = std::atomic<std::uint32_t>;
  static constexpr std::uint32_t kContended = UINT32_MAX;
  Uses& usesOf(heap::Ref ref, std::uint64_t offset) { return uses_[std::uint64_t{ref} * 2 + offset / 4]; }

  // Parts of the notes: the first thread, whether there were others, whether any thread wrote, and the locks that all
  // held.
  static constexpr std::uint32_t kMany = 1u << 12, kWritten = 1u << 13;
  static constexpr unsigned kLocksShift = 14;
  static std::uint32_t threadOf(std::uint32_t uses) { return uses & 0xfff; }
  static std::uint32_t locksOf(std::uint32_t uses) { return uses >> kLocksShift; }

  // Sets of locks have numbers; the empty one has 0.
  std::uint32_t numberOf(const LockSet& locks);
  const LockSet& locksWith(std::uint32_t number) const { return numbers_[number]; }

  void clear();  // nothing was used yet; no machine may be at work

 private:
  static constexpr std::uint32_t kMostSets = (1u << (32 - kLocksShift)) - 2;

  base::SparseArray<Uses> uses_{std::uint64_t{1} << 33};
  std::mutex mutex_;
  std::map<LockSet, std::uint32_t> sets_;
  base::SparseArray<LockSet> numbers_{kMostSets};  // by number; written before the number is given out
};

}  // namespace weaveproof::tracking
