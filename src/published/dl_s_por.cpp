// DL-S-POR, Algorithm 3 of stateful-por.txt: source sets with a `current` that is found when the search comes back to
// the state, by traversing again what comes after it. With the optimisations of appendix A:
//
//   - each transition is traversed once, and not for each execution that it is part of (published/reduced_lts.hpp);
//   - nothing is traversed when all threads are done, or all others lead to states that are known (line 21);
//   - nor any further when `current` has all threads of the safe set, or one beyond it: then all are explored anyway.
//
// Without state matching there is no L_r to traverse, and what comes after a state is collected on the way.
#include <algorithm>
#include <utility>

#include "published/algorithm.hpp"

namespace weaveproof::published {
namespace {

class LazySourceSets final : public Algorithm {
  using Algorithm::Algorithm;

  bool wantsLts() const override { return path_.matchesStates; }
  bool looksAhead() const override { return true; }

  void enter(Frame& s, program::ThreadNumber) override { s.sets.backtrack = 0; }  // line 3

  // Lines 5 to 8.
  ThreadMask wanted(const Frame& s) const override {
    if (s.isComplete) return s.sets.backtrack;
    const ThreadMask left = s.sets.backtrack & s.sets.enabled & ~s.begun;
    return left != 0 ? left : s.sets.safeSet;
  }

  // IsComplete, lines 17 to 32.
  void comeBack(Frame& s) override {
    const program::ThreadNumber t = s.thread;
    const Futures::Number behind = std::exchange(s.behind, Futures::kNothing);
    s.future = futures_.both(s.future, futures_.both(s.step, behind));
    s.sets.done |= reduce::maskOf(t);  // line 19
    if (s.isComplete || s.takesAll) return;
    if (s.sets.done == s.sets.safeSet || othersAreVisited(s)) {  // line 21
      s.isComplete = true;
      s.sets.backtrack = s.sets.safeSet;  // lines 22 to 24: those that are left only lead to known states
      return;
    }
    s.sets.beginCurrent(t);                           // line 26
    s.sets.addToCurrent(t, dependentsOf(s, behind));  // lines 27 and 28
    s.sets.updateBack(t, path_.asPublished);          // line 29
    s.isComplete = s.sets.backtrack == s.sets.done;   // line 30
  }

  bool othersAreVisited(const Frame& s) const {
    return path_.matchesStates && std::ranges::all_of(s.successors, [&](const Successor& successor) {
             const ThreadMask thread = reduce::maskOf(successor.action.thread);
             return (thread & s.sets.safeSet & ~s.sets.done) == 0 || path_.isVisited(successor.state);
           });
  }

  // The threads of what A_s' has that depends on the step of s.thread.
  ThreadMask dependentsOf(const Frame& s, Futures::Number behind) {
    const program::ThreadNumber t = s.thread;
    if (!path_.matchesStates) return futures_.dependents(behind, t, s.step);
    ThreadMask found = reduce::maskOf(t);
    for (const Node child : s.children) {
      path_.lts.traverse(child, [&](Futures::Number step) {
        found |= futures_.dependents(step, t, s.step);
        return (found & ~s.sets.safeSet) == 0 && found != s.sets.safeSet;
      });
    }
    return found;
  }

  // A_s' without state matching.
  void meet(Node) override {}
  void happens(Futures::Number future) override {
    if (path_.matchesStates) return;
    Frame& s = frames_.back();
    s.behind = futures_.both(s.behind, future);
  }
  void leave(const Frame& s) override {
    if (frames_.size() < 2) return;
    Frame& below = frames_[frames_.size() - 2];
    below.behind = futures_.both(below.behind, s.future);
  }
};

}  // namespace

std::unique_ptr<Algorithm> makeLazySourceSets(Path& path) { return std::make_unique<LazySourceSets>(path); }

}  // namespace weaveproof::published
