// What the algorithms of stateful-por.txt, and dynamic partial-order reduction before them, have in common: a
// depth-first search (exploration.hpp) that keeps an execution on its stack and, for each state on it, the threads that
// have to be explored. The algorithms differ in how they find these threads. Each has a file of its own, beside the
// figure that it is from:
//
//   s_por.cpp     Algorithm 1     safe sets
//   de_s_por.cpp  Algorithm 2     source sets, eagerly
//   dl_s_por.cpp  Algorithm 3     source sets, lazily
//   dpor.cpp      Flanagan and Godefroid 2005, Figure 3
//   o_dpor.cpp    Abdulla, Aronis, Jonsson and Sagonas 2014, Algorithm 1: source sets and sleep sets
#pragma once

#include <functional>
#include <memory>
#include <vector>

#include "published/execution.hpp"
#include "published/published.hpp"
#include "published/reduced_lts.hpp"
#include "reduce/backtrack_sets.hpp"

namespace weaveproof::published {

using Node = ReducedLts::Node;

template <class T>
using Stack = std::vector<T, base::BudgetAllocator<T>>;

// A live thread of a state on the stack.
struct ThreadAt {
  program::ThreadNumber thread = 0;
  Futures::Number step = Futures::kNothing;  // what it touches, as far as that is known before
  bool isEnabled = false;
  bool isInvisible = false;
  bool isWatched = false;  // the list of visible classes does not have its field (published/visibility.hpp)
  bool mayEnd = false;     // the program
  bool starts = false;     // another thread
};

struct Successor {
  program::Action action;
  // Where it leads, and what it touched there that was not known before, if lookAhead has executed it; else nothing.
  state::StateId state;
  Futures::Number tail = Futures::kNothing;
};

struct Sleeping {
  program::ThreadNumber thread = 0;
  Futures::Number step = Futures::kNothing;
};

// A state on the stack.
struct Frame {
  explicit Frame(base::MemoryAccount& account)
      : sets(account),
        threads(base::BudgetAllocator<ThreadAt>(account)),
        successors(base::BudgetAllocator<Successor>(account)),
        children(base::BudgetAllocator<Node>(account)),
        sleepers(base::BudgetAllocator<Sleeping>(account)) {}

  state::StateId state;
  Node node = ReducedLts::kNowhere;
  std::uint32_t depth = 0;                          // transitions from the initial state
  std::uint32_t index = 0, low = 0, firstOpen = 0;  // of Tarjan's algorithm
  program::Action taken;
  program::ThreadNumber thread = 0;          // that is explored
  Futures::Number step = Futures::kNothing;  // what its step touched, with its tail, by all alternatives
  std::uint32_t next = 0;                    // of the successors
  reduce::BacktrackSets sets;
  ThreadMask begun = 0;     // threads of which some alternative was explored
  ThreadMask unsafe = 0;    // threads that may come to a step that depends on everything, here or later
  ThreadMask asleep = 0;    // o_dpor.cpp
  bool takesAll = false;    // every enabled thread is to be explored, whatever the algorithm says
  bool isComplete = false;  // dl_s_por.cpp: line 21
  Stack<ThreadAt> threads;
  Stack<Successor> successors;                 // in the order of enumeration
  Stack<Node> children;                        // to which steps of `thread` have led
  Stack<Sleeping> sleepers;                    // o_dpor.cpp
  Futures::Number behind = Futures::kNothing;  // dl_s_por.cpp, without state matching: after `thread`,
  Futures::Number future = Futures::kNothing;  // and after all that are done
};

// What the search knows and the algorithm decides by.
struct Path {
  Path(base::MemoryBudget& budget, base::MemoryAccount& account, bool published, bool matches)
      : asPublished(published),
        matchesStates(matches),
        lists(budget),
        futures(lists, account),
        lts(account),
        E(futures, account),
        frames(base::BudgetAllocator<Frame>(account)) {}

  const bool asPublished, matchesStates;
  reduce::FutureLists lists;
  Futures futures;
  ReducedLts lts;  // L_r
  Execution E;     // the step taken from frames[i] is E[i]
  Stack<Frame> frames;
  std::function<bool(state::StateId)> isVisited;
};

class Algorithm {
 public:
  explicit Algorithm(Path& path) : path_(path), futures_(path.futures), E_(path.E), frames_(path.frames) {}
  virtual ~Algorithm() = default;
  Algorithm(const Algorithm&) = delete;
  Algorithm& operator=(const Algorithm&) = delete;

  virtual bool wantsLts() const { return true; }
  virtual bool wantsClocks() const { return false; }
  virtual bool sleeps() const { return false; }
  // Whether it is known which successors are visited, before one is taken. (Appendix A and "Transition enumeration".)
  virtual bool looksAhead() const { return false; }

  // s has been met for the first time, and is the topmost. t comes first in the order of enumeration; 0: all sleep.
  virtual void enter(Frame& s, program::ThreadNumber t) = 0;
  // A step of a thread from s has been done; E does not have it yet. `tail` is the part of it that was not known
  // before.
  virtual void executed(Frame& s, program::ThreadNumber thread, Futures::Number step, Futures::Number tail) {
    (void)s, (void)thread, (void)step, (void)tail;
  }
  // The step from s, which E has now, has changed the next steps of these threads, which have done nothing themselves:
  // a notification turns a wait that may end by itself into one that was notified.
  virtual void changed(Frame& s, ThreadMask threads) { (void)s, (void)threads; }
  // All this may happen after E.
  virtual void happens(Futures::Number future) { (void)future; }
  // E has led to a state that is known: what is known to come after it.
  virtual void meet(Node known) { happens(allBehind(known)); }
  // All that comes after the steps of s.thread has been explored.
  virtual void comeBack(Frame& s) = 0;
  // The search is about to leave s for good.
  virtual void leave(const Frame& s) { (void)s; }
  // The threads that are to be explored from s, besides those that have been.
  virtual ThreadMask wanted(const Frame& s) const { return s.sets.backtrack; }
  // The threads that sleep in the state that E leads to.
  virtual ThreadMask asleep() const { return 0; }
  virtual void wakeAll() {}

 protected:
  // A_s of the paper, as one future.
  Futures::Number allBehind(Node s) {
    Futures::Number A_s = Futures::kNothing;
    path_.lts.traverse(s, [&](Futures::Number step) {
      A_s = futures_.both(A_s, step);
      return A_s != Futures::kAnything;
    });
    return A_s;
  }
  // The threads with a part in the future that depends on the step that was taken from frames_[i].
  ThreadMask dependents(Futures::Number future, std::size_t i) const {
    return futures_.dependents(future, E_[i].thread, E_[i].touches);
  }

  Path& path_;
  Futures& futures_;
  Execution& E_;
  Stack<Frame>& frames_;
};

std::unique_ptr<Algorithm> makeSafeSets(Path& path);         // s_por.cpp
std::unique_ptr<Algorithm> makeEagerSourceSets(Path& path);  // de_s_por.cpp
std::unique_ptr<Algorithm> makeLazySourceSets(Path& path);   // dl_s_por.cpp
std::unique_ptr<Algorithm> makeDpor(Path& path);             // dpor.cpp
std::unique_ptr<Algorithm> makeOptimalDpor(Path& path);      // o_dpor.cpp

}  // namespace weaveproof::published
