// What may still happen after a state: for each thread, which places it may come to read, and which to write.
//
// Nearly every state has a future of its own, but it consists of few parts: what one thread may still do depends on
// little more than its position. So the futures of single threads, *shares*, are kept once, and a future of all threads
// is a list of their numbers, which is kept once as well. What has a number never changes, so most unions and most
// questions have been answered before.
//
// Workers that divide a search share the lists, so that a number means the same to all of them. Each worker caches its
// own recent questions, so that they seldom compete for the lists.
#pragma once

#include <bit>
#include <cstdint>
#include <span>
#include <vector>

#include "base/memory_budget.hpp"
#include "program/footprint.hpp"
#include "reduce/numbered_lists.hpp"
#include "reduce/pair_memo.hpp"

namespace weaveproof::reduce {

// A set of threads: the bit n - 1 is the thread with the number n.
using ThreadMask = std::uint64_t;
constexpr program::ThreadNumber kMostMaskedThreads = 64;
constexpr ThreadMask maskOf(program::ThreadNumber thread) { return ThreadMask{1} << (thread - 1); }

// Calls use(thread) for each.
template <class Use>
void forEachThread(ThreadMask threads, Use&& use) {
  for (; threads != 0; threads &= threads - 1) use(static_cast<program::ThreadNumber>(std::countr_zero(threads) + 1));
}

// What the futures of one search are made of.
class FutureLists {
 public:
  explicit FutureLists(base::MemoryBudget& budget);

  std::uint64_t bytes() const { return shares_.bytes() + futures_.bytes(); }

 private:
  friend class Futures;

  // A place, and what is done there.
  struct Entry {
    std::uint32_t object = 0;
    std::uint32_t offset = 0;  // kWhole: any in the object
    std::uint32_t reads = 0, writes = 0;

    friend bool operator==(const Entry&, const Entry&) = default;
  };
  static constexpr std::uint32_t kWhole = 0xffffffff;

  // Of one thread in a future.
  using Share = std::uint32_t;
  struct Part {
    std::uint32_t thread = 0;
    Share share = 0;

    friend bool operator==(const Part&, const Part&) = default;
  };

  NumberedLists<Entry> shares_;
  NumberedLists<Part> futures_;
};

class Futures {
 public:
  using Number = std::uint32_t;
  static constexpr Number kNothing = 0;
  static constexpr Number kAnything = 1;  // it is not known what

  Futures(FutureLists& lists, base::MemoryAccount& account);

  Number ofStep(program::ThreadNumber thread, const program::Footprint& footprint) {
    return ofStep(thread, footprint.touches(), footprint.isEverything());
  }
  Number ofStep(program::ThreadNumber thread, std::span<const program::Touch> touches, bool everything = false);
  Number both(Number a, Number b);

  // The other threads that may come to do something that depends on this step of the thread.
  ThreadMask dependents(Number future, program::ThreadNumber thread, Number step) const;
  bool touchesNothing(Number step) const { return step == kNothing || shareOf(step) == kIdle; }
  bool touchesEverything(Number step) const { return step == kAnything || shareOf(step) == kEverything; }

 private:
  friend class FutureLists;
  using Entry = FutureLists::Entry;
  using Part = FutureLists::Part;
  using Share = FutureLists::Share;
  static constexpr std::uint32_t kWhole = FutureLists::kWhole;
  static constexpr Share kIdle = 0;        // something, but nothing that others could notice
  static constexpr Share kEverything = 1;  // something that depends on all there is

  static bool isBefore(const Entry& a, const Entry& b) {
    return a.object != b.object ? a.object < b.object : a.offset < b.offset;
  }
  Share shareOf(Number step) const { return futures_.at(step).front().share; }
  Share bothShares(Share a, Share b);
  Share uniteShares(Share a, Share b);
  Number unite(Number a, Number b);
  bool areDependent(Share a, Share b) const;
  bool findDependence(Share a, Share b) const;

  NumberedLists<Entry>& shares_;
  NumberedLists<Part>& futures_;
  PairMemo steps_;  // of threads and shares
  PairMemo unions_, unionsOfShares_;
  mutable PairMemo dependences_;  // of shares
  std::vector<Entry> entries_;
  std::vector<Part> parts_;
};

}  // namespace weaveproof::reduce
