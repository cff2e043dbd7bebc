// DE-S-POR, Algorithm 2 of stateful-por.txt: source sets with a `current` that is updated after every step.
//
// In the published form, a step adds its thread to the last step of the stack that depends on it. That loses final
// states: the last one may happen before the step for another reason, so that the two have no other order. An earlier
// one, which does have another order, is not found. Here the step adds its thread to all steps of the stack that depend
// on it, as appendix A does for steps that are traversed again. `current` then holds all that line 28 of Algorithm 3
// would find, and the argument for both is the same (reduce/source_set.hpp).
#include "published/algorithm.hpp"

namespace weaveproof::published {
namespace {

class EagerSourceSets final : public Algorithm {
  using Algorithm::Algorithm;

  bool looksAhead() const override { return true; }

  void enter(Frame& s, program::ThreadNumber t) override { s.sets.backtrack = reduce::maskOf(t); }  // line 5

  void executed(Frame& s, program::ThreadNumber thread, Futures::Number step, Futures::Number) override {
    if ((s.sets.done & reduce::maskOf(thread)) == 0) s.sets.beginCurrent(thread);  // line 10
    s.sets.done |= reduce::maskOf(thread);                                         // line 9
    if (!futures_.touchesNothing(step)) updateCurr(step);                          // line 11
  }

  void happens(Futures::Number future) override { updateCurr(future); }

  // Lines 16 and 17, step by step where each has a last one that it depends on.
  void meet(Node known) override {
    if (!path_.asPublished) return Algorithm::meet(known);
    path_.lts.traverse(known, [this](Futures::Number step) {
      updateCurr(step);
      return true;
    });
  }

  // Lines 18 to 22.
  void updateCurr(Futures::Number a) {
    for (std::size_t i = E_.size(); i-- > 0;) {
      const ThreadMask threads = dependents(a, i);
      if (threads == 0) continue;
      frames_[i].sets.addToCurrent(E_[i].thread, threads);
      if (path_.asPublished) return;
    }
  }

  void comeBack(Frame& s) override { s.sets.updateBack(s.thread, path_.asPublished); }  // line 13
};

}  // namespace

std::unique_ptr<Algorithm> makeEagerSourceSets(Path& path) { return std::make_unique<EagerSourceSets>(path); }

}  // namespace weaveproof::published
