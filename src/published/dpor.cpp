// Dynamic partial-order reduction: Flanagan and Godefroid, Dynamic Partial-Order Reduction for Model Checking Software (POPL
// 2005), Figure 3. In each state it is asked of every thread, blocked ones as well, which is the last step of the execution
// that depends on its next one, and does not happen before it. These two may come in the other order, so somebody has to be
// explored before that step with whom this can begin.
//
// Who leaves a monitor lets others have it, but does so in the tail of a step, which is not seen: some steps happen before
// others by that alone. The last one that is found may be such a one, and have no other order, while an earlier one has. So it
// is not only the last that is asked for, but all between which and the next one nothing else is found.
//
// The paper keeps no states. With state matching, a state that is met again stands for executions that nobody goes along once
// more: whatever was done behind it is set against all of the stack, as if it happened before nothing. That wants more than it
// need, never less: who can go on before the step is explored there itself, and if the thread cannot, all are.
#include "published/algorithm.hpp"

namespace weaveproof::published {
namespace {

class Dpor final : public Algorithm {
  using Algorithm::Algorithm;

  bool wantsLts() const override { return path_.matchesStates; }
  bool wantsClocks() const override { return true; }

  void enter(Frame& s, program::ThreadNumber t) override {
    for (const ThreadAt& p : s.threads) addForRaces(p.thread, p.step);
    s.sets.backtrack = reduce::maskOf(t);
  }

  void addForRaces(program::ThreadNumber p, Futures::Number next) {
    const Execution::Clock clock = E_.clockBefore(p);
    Execution::Clock found = clock;
    for (std::size_t i = E_.size(); i-- > 0;) {
      if (!E_.isDependent(i, p, next) || E_.happensBefore(i, found)) continue;
      // E of the paper: p itself, and whose later steps happen before what p does.
      ThreadMask candidates = reduce::maskOf(p);
      for (std::size_t j = i + 1; j < E_.size(); ++j)
        if (E_.happensBefore(j, clock)) candidates |= reduce::maskOf(E_[j].thread);
      add(frames_[i], p, candidates);
      Execution::join(found, E_[i].clock);
    }
  }

  static void add(Frame& s, program::ThreadNumber p, ThreadMask candidates) {
    candidates &= s.sets.enabled;
    if ((candidates & s.sets.backtrack) != 0) return;
    if (candidates == 0)
      s.sets.backtrack = s.sets.enabled;
    else
      s.sets.backtrack |= (candidates & reduce::maskOf(p)) != 0 ? reduce::maskOf(p) : candidates & (~candidates + 1);
  }

  void executed(Frame&, program::ThreadNumber, Futures::Number, Futures::Number tail) override {
    if (tail != Futures::kNothing) happens(tail);
  }

  void happens(Futures::Number future) override {
    for (std::size_t i = 0; i < E_.size(); ++i)
      reduce::forEachThread(dependents(future, i),
                            [&](program::ThreadNumber p) { add(frames_[i], p, reduce::maskOf(p)); });
  }

  // What such a thread would have done is in no execution behind this step, so that no race can tell of it.
  void changed(Frame& s, ThreadMask threads) override { s.sets.backtrack |= threads & s.sets.enabled; }

  void comeBack(Frame& s) override { s.sets.done |= reduce::maskOf(s.thread); }
};

}  // namespace

std::unique_ptr<Algorithm> makeDpor(Path& path) { return std::make_unique<Dpor>(path); }

}  // namespace weaveproof::published
