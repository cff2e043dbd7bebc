// Which threads of a state have to be explored, so that every schedule is covered up to the order of independent steps:
// the lazy source sets of stateful-por.txt, with necessary enabling sets.
//
// From a state a thread has been explored, and what may happen behind its step is known (Futures). A set of threads is
// *closed* if it holds
//
//   - with a thread that can go on, all those that may come to do something that depends on its step;
//   - with a thread that is blocked, somebody without whom it stays so: who has the monitor that it wants, or all those
//     that may come to touch what decides whether it can go on;
//   - with a thread that does not live yet, whoever may start it.
//
// Let T be such a set with the explored thread t in it, and E a schedule of others. Every step of E is independent of
// those of T: else take the first one that is not; what comes before it, t can be put in front of, and so it happens
// behind the step of t as well, where it was seen. So E can be done after t, and nothing is lost when only the threads of
// T are explored: T is persistent, and whatever holds it is a source set.
//
// What the paper leaves out: threads that block, programs that go in circles or end early, steps whose tails do more
// than their visible action. How that is dealt with: docs/reductions.md.
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
  program::ThreadNumber owner = 0;  // blocked: by whom alone, if that can be said
  bool isEnabled = false;
  bool takesAll = false;                         // what depends on its step does not follow from what is touched
  bool isDone = false;                           // it has been explored
  Futures::Number standsAt = Futures::kNothing;  // what its step touches, by which others that stand there are known
  Futures::Number step = Futures::kNothing;    // what its step touches; of one that is done, with all that comes behind
  Futures::Number behind = Futures::kNothing;  // isDone: what may happen behind it
  ThreadMask closedSet = 0;                    // isDone: the least closed set with it in it

  // What its step touched was not all known beforehand: sets that it is in may have become larger.
  bool hasTail() const { return step != standsAt; }
};

// Who has been started by whom, on whatever schedule. Workers that divide a search note it together: who takes a future from
// another has not seen its threads begin.
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

  // What may happen behind a state in which these threads stand. Nothing rests on it but a guess.
  void learn(Futures& futures, std::span<const ThreadHere> threads, Futures::Number future);

  // The thread to explore next: the one whose closed set is likely to hold the fewest. Of several such, and as long as
  // nothing is known, one whose step matters to no other thread that stands here, and rather the one that ran last.
  // `among`: threads that are enabled.
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

  // Guesses, by who stands where; who comes later takes the place. They are made again after 1, 2, 4, … uses.
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
