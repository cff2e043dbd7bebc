// What may still happen behind a state: for each place, which threads may come to read it, and which to write it.
//
// There are far fewer of these sets than states, so each is kept once and has a number, and most unions have been made
// before.
#pragma once

#include <bit>
#include <cstdint>
#include <span>
#include <unordered_set>
#include <vector>

#include "program/footprint.hpp"
#include "base/memory_budget.hpp"

namespace weaveproof {

// A set of threads: the bit n - 1 is the thread with the number n.
using ThreadMask = std::uint64_t;
constexpr ThreadNumber kMostMaskedThreads = 64;
constexpr ThreadMask maskOf(ThreadNumber thread) { return ThreadMask{1} << (thread - 1); }

// Calls use(thread) for each.
template <class Use>
void forEachThread(ThreadMask threads, Use&& use) {
  for (; threads != 0; threads &= threads - 1) use(static_cast<ThreadNumber>(std::countr_zero(threads) + 1));
}

class Futures {
 public:
  using Number = std::uint32_t;
  static constexpr Number kNothing = 0;
  static constexpr Number kAnything = 1;  // it is not known what

  explicit Futures(MemoryAccount& account);

  Number ofStep(ThreadNumber thread, const Footprint& footprint) {
    return ofStep(thread, footprint.touches(), footprint.isEverything());
  }
  Number ofStep(ThreadNumber thread, std::span<const Touch> touches, bool everything = false);
  Number both(Number a, Number b);

  // Who else may come to do something that depends on this step of the thread.
  ThreadMask dependents(Number future, ThreadNumber thread, Number step) const;
  bool touchesNothing(Number step) const { return sets_[step].count == 0 && sets_[step].everything == 0; }
  bool touchesEverything(Number step) const { return sets_[step].everything != 0; }
  ThreadMask all(Number future) const { return sets_[future].all; }

  std::size_t count() const { return sets_.size(); }

 private:
  struct Entry {
    std::uint32_t object = 0;
    std::uint32_t offset = 0;  // kWhole: any in the object
    ThreadMask readers = 0, writers = 0;

    friend bool operator==(const Entry&, const Entry&) = default;
  };
  static constexpr std::uint32_t kWhole = 0xffffffff;

  struct Set {
    std::uint64_t first = 0;  // in entries_, sorted by place
    std::uint32_t count = 0;
    ThreadMask everything = 0;  // who may do something that depends on all there is
    ThreadMask all = 0;  // who may do something
  };

  template <class T>
  using Stored = std::vector<T, BudgetAllocator<T>>;

  static bool isBefore(const Entry& a, const Entry& b) {
    return a.object != b.object ? a.object < b.object : a.offset < b.offset;
  }
  std::span<const Entry> entriesOf(Number number) const {
    return std::span(entries_).subspan(sets_[number].first, sets_[number].count);
  }
  Number intern(ThreadMask everything, ThreadMask all);  // entries made_
  Number unite(Number a, Number b);
  std::uint64_t hashOf(Number number) const;
  bool areEqual(Number a, Number b) const;

  struct Hash {
    const Futures* futures;
    std::size_t operator()(Number number) const { return futures->hashOf(number); }
  };
  struct Equal {
    const Futures* futures;
    bool operator()(Number a, Number b) const { return futures->areEqual(a, b); }
  };
  struct Union {
    Number a = 0, b = 0, both = 0;
  };
  static constexpr unsigned kUnionBits = 15;

  Stored<Entry> entries_;
  Stored<Set> sets_;
  std::unordered_set<Number, Hash, Equal, BudgetAllocator<Number>> known_;
  Stored<Union> unions_;  // by the hash of a and b; who comes later takes the place
  std::vector<Entry> made_;
};

}  // namespace weaveproof
