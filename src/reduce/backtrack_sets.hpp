// The sets of threads that stateful-por.txt keeps for a state s, under its names (Figure 2), and how `backtrack` follows
// from `current`.
//
//   current[t]  t, and the threads that may come to do something, after the step of t from s, that depends on this step
//   done        the threads with steps from s that have been explored, with all that comes after
//   backtrack   the threads that are to be explored; when it equals `done`, that is a source set
#pragma once

#include <algorithm>
#include <cassert>
#include <vector>

#include "base/memory_budget.hpp"
#include "reduce/futures.hpp"

namespace weaveproof::reduce {

class BacktrackSets {
 public:
  explicit BacktrackSets(base::MemoryAccount& account) : currents_(base::BudgetAllocator<Current>(account)) {}

  ThreadMask enabled = 0;
  ThreadMask safeSet = 0;
  ThreadMask backtrack = 0;
  ThreadMask done = 0;

  ThreadMask current(program::ThreadNumber t) const {
    const auto found = std::ranges::find(currents_, t, &Current::thread);
    return found == currents_.end() ? 0 : found->threads;
  }
  // Nothing but t: its step is about to be explored.
  void beginCurrent(program::ThreadNumber t) { of(t) = maskOf(t); }
  void addToCurrent(program::ThreadNumber t, ThreadMask threads) { of(t) |= threads; }

  // UpdateBack(s, a) of Figure 2, where `t` is tid(a). Computes `backtrack`.
  //
  // In the published form, the first case asks only for the thread that was explored last. If an earlier thread has a
  // thread in its set that is not enabled here, the last case may want a thread that has no step. The other form asks
  // for the sets of all threads in `done`, but only if no part of `done` is a closed set: if there is one, the sets of
  // the others do not matter.
  void updateBack(program::ThreadNumber t, bool asPublished) {
    assert(t != 0 && t <= kMostMaskedThreads && "a thread that a mask has room for");
    if (asPublished && (current(t) & ~safeSet) != 0) {
      backtrack = safeSet;
    } else if (closedWithinDone() != 0) {
      backtrack = done;
    } else {
      const ThreadMask all = allOf(done);
      backtrack = !asPublished && (all & ~safeSet) != 0 ? safeSet : all;
    }
  }

  // The largest T within `done` that is the union of current[t] for its threads; 0 if there is none.
  ThreadMask closedWithinDone() const {
    ThreadMask T = done;
    for (bool isNew = true; isNew;) {
      isNew = false;
      forEachThread(T, [&](program::ThreadNumber t) {
        if ((current(t) & ~T) == 0) return;
        assert((T & maskOf(t)) != 0 && "a thread is removed once");
        T &= ~maskOf(t);
        isNew = true;
      });
    }
    return T;
  }

 private:
  struct Current {
    program::ThreadNumber thread = 0;
    ThreadMask threads = 0;
  };

  ThreadMask& of(program::ThreadNumber t) {
    assert(t != 0 && t <= kMostMaskedThreads && "a thread that a mask has room for");
    const auto found = std::ranges::find(currents_, t, &Current::thread);
    return found != currents_.end() ? found->threads : currents_.emplace_back(Current{t, maskOf(t)}).threads;
  }
  ThreadMask allOf(ThreadMask threads) const {
    ThreadMask all = 0;
    forEachThread(threads, [&](program::ThreadNumber t) { all |= current(t); });
    return all;
  }

  std::vector<Current, base::BudgetAllocator<Current>> currents_;
};

}  // namespace weaveproof::reduce
