// Who uses which memory, and which locks it holds then: what a search learns on its way, so that it need not interleave what
// cannot be told apart.
//
// A location is *orderly* if, as long as several threads live, it is used by one thread only, or is only read, or is never used
// without one and the same lock. No two threads can then stand before conflicting accesses to it at the same time. So such an
// access commutes with whatever other threads do next, and need not be an action: it belongs to the step of the action before
// it, like all that a thread does on its own.
//
// Which locations are orderly is not known before all schedules have been seen. So every location is taken to be, the uses of
// each are noted over all schedules, and as soon as one turns out not to be, its *kind* (the field, or the place where arrays
// are made) is visible from then on and the search begins anew. A search that ends without such a finding has seen every
// schedule: the first access that breaks the rule has an orderly past, so that the reduced search comes to it, too. The idea is
// that of Stoller and Cohen, Optimistic synchronization-based state-space reduction (2003); the notes are Eraser's (1997).
#pragma once

#include <array>
#include <atomic>
#include <cstdint>
#include <deque>
#include <map>
#include <mutex>

#include "base/sparse_array.hpp"
#include "heap/object.hpp"

namespace weaveproof::vm {

// Up to so many locks, sorted, the largest first; the rest of them is 0. Those that a thread holds beyond are forgotten, which is always right.
using LockSet = std::array<heap::Ref, 4>;

class LockDiscipline {
 public:
  // Names of fields and of places where arrays are made, the same in every process.
  using Kind = std::uint64_t;

  // The uses of four bytes, over all schedules: 0 none, kContended: its kind is visible.
  using Uses = std::atomic<std::uint32_t>;
  static constexpr std::uint32_t kContended = UINT32_MAX;
  Uses& usesOf(heap::Ref ref, std::uint64_t offset) { return uses_[std::uint64_t{ref} * 2 + offset / 4]; }

  // Parts of the notes: the first thread, whether there were others, whether anybody wrote, and the locks that all held.
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

}  // namespace weaveproof::vm
