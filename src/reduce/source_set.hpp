// Which threads of a state have to be explored, so that every schedule is covered up to the order of independent steps:
// the lazy source sets of stateful-por.txt, with necessary enabling sets.
//
// From a state a thread has been explored, and what may happen after its step is known (Futures). A set of threads is
// *closed* if it contains
//
//   - for each thread in it that is enabled, all threads that may come to do something that depends on its step;
//   - for each thread in it that is blocked, a thread without which it stays blocked: the owner of the monitor that it
//     wants, or all threads that may come to touch what decides whether it is enabled;
//   - for each thread in it that does not live yet, all threads that may start it.
//
// Let T be such a set with the explored thread t in it, and E a schedule of other threads. Then every step of E is
// independent of those of T. For suppose that one is not, and take the first: t can be moved before all that comes
// before it, so it also happens after the step of t, where it was seen. So E can run after t, and nothing is lost when
// only the threads of T are explored: T is persistent, and every set that contains T is a source set.
//
// The paper does not cover threads that block, programs that run in cycles or end early, and steps with tails that do
// more than their visible action. docs/reductions.md says how these are handled.
#pragma once

#include <array>
#include <atomic>
#include <cassert>
#include <span>
#include <vector>

#include "program/program.hpp"
#include "reduce/futures.hpp"

namespace weaveproof::reduce {

// One live thread of a state.
struct ThreadHere {
  program::ThreadNumber thread = 0;
  program::ThreadNumber owner = 0;  // blocked: the one thread that blocks it, if that is known
  bool isEnabled = false;
  bool takesAll = false;                         // what depends on its step does not follow from what is touched
  bool isDone = false;                           // it has been explored
  Futures::Number standsAt = Futures::kNothing;  // what its step touches, as known before it; identifies its position
  Futures::Number step = Futures::kNothing;      // what its step touches; isDone: with all that comes after it
  Futures::Number behind = Futures::kNothing;    // isDone: what may happen after it
  ThreadMask closedSet = 0;                      // isDone: the least closed set with it in it

  // What its step touched was not all known beforehand: sets that it is in may have become larger.
  bool hasTail() const { return step != standsAt; }
};

// Which thread was started by which others, on any schedule. Workers that divide a search record it together, because a
// worker that takes a future from another worker has not seen its threads begin.
class Starters {
 public:
  void note(program::ThreadNumber thread, program::ThreadNumber starter) {
    assert(thread != 0 && starter != 0 && thread != starter && "a thread is started by another one");
    if (thread > kMostMaskedThreads || starter > kMostMaskedThreads) return;
    masks_[thread - 1].fetch_or(maskOf(starter), std::memory_order_relaxed);
  }
  ThreadMask of(program::ThreadNumber thread) const { return masks_[thread - 1].load(std::memory_order_relaxed); }

 private:
  std::array<std::atomic<ThreadMask>, kMostMaskedThreads> masks_ = {};
};

class SourceSets {
 public:
  SourceSets(const Starters& starters, base::MemoryAccount& account)
      : starters_(starters),
        learned_(base::BudgetAllocator<Futures::Number>(account)),
        guesses_(std::size_t{1} << kGuessBits, Guess{}, base::BudgetAllocator<Guess>(account)) {}

  // The least closed set with `first` in it, which is done. Without threads that are blocked or do not live. All there are
  // if it cannot be said. What a step touches in the end is known when it has been explored: the set is closed for certain
  // only if all in it are done.
  ThreadMask closed(const Futures& futures, const ThreadHere& first, std::span<const ThreadHere> threads) const;

  // What may happen after a state in which these threads stand. Only a guess depends on it.
  void learn(Futures& futures, std::span<const ThreadHere> threads, Futures::Number future);

  // The thread to explore next: the one with the closed set that is likely to be smallest. Among several such, and as
  // long as nothing is known, the one with a step that matters to no other thread that stands here, and preferably the
  // one that ran last. `among`: threads that are enabled.
  program::ThreadNumber guessBest(const Futures& futures, std::span<const ThreadHere> threads, ThreadMask among,
                                  program::ThreadNumber last);

  // A closed set with `first` in it, which is not done, is likely to hold these; all there are if it cannot be said.
  ThreadMask likelySet(const Futures& futures, const ThreadHere& first, std::span<const ThreadHere> threads) const;

 private:
  unsigned rankOf(const Futures& futures, const ThreadHere& here, std::span<const ThreadHere> threads,
                  program::ThreadNumber last) const;
  Futures::Number learnedOf(const ThreadHere& here) const {
    return here.standsAt < learned_.size() ? learned_[here.standsAt] : Futures::kNothing;
  }

  const Starters& starters_;
  std::vector<Futures::Number, base::BudgetAllocator<Futures::Number>> learned_;  // by ThreadHere::standsAt

  // Guesses, by the positions of the threads; a new one replaces the old one in its slot. They are made again after 1,
  // 2, 4, … uses.
  struct Guess {
    std::uint64_t key = 0;
    std::uint32_t uses = 0;
    program::ThreadNumber thread = 0;
  };
  static constexpr unsigned kGuessBits = 14;
  std::vector<Guess, base::BudgetAllocator<Guess>> guesses_;
};

// Of the state in which the program stands.
void lookAtThreads(program::Program& program, Futures& futures,
                   std::vector<ThreadHere, base::BudgetAllocator<ThreadHere>>& threads);

}  // namespace weaveproof::reduce
