// Dynamic partial-order reduction: Flanagan and Godefroid, Dynamic Partial-Order Reduction for Model Checking Software
// (POPL 2005), Figure 3. For each state and every thread, blocked threads included, the algorithm finds the last step
// of the execution that depends on the next step of the thread, and does not happen before it. These two may come in
// the other order. So before that step a thread has to be explored with which the other order can begin.
//
// A thread that leaves a monitor lets others take it, but it does so in the tail of a step, which is not seen: some
// steps happen before others for that reason alone. The last step that is found may be such a step, with no other
// order, while an earlier one has another order. So the algorithm does not take only the last one: it takes every
// dependent step that happens before none of the later ones that it has found.
//
// The paper keeps no states. With state matching, a state that is met again stands for executions that are not
// repeated. Whatever was done after it is compared with all steps of the stack, as if none of them happened before it.
// That demands more than necessary, never less: if the thread is enabled before the step, it is explored there itself;
// if not, all enabled threads are.
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
      // E of the paper: p itself, and the threads with later steps that happen before what p does.
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

  // What such a thread would have done is in no execution after this step, so that no race can show it.
  void changed(Frame& s, ThreadMask threads) override { s.sets.backtrack |= threads & s.sets.enabled; }

  void comeBack(Frame& s) override { s.sets.done |= reduce::maskOf(s.thread); }
};

}  // namespace

std::unique_ptr<Algorithm> makeDpor(Path& path) { return std::make_unique<Dpor>(path); }

}  // namespace weaveproof::published
