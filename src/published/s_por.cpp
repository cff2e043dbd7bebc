// S-POR, Algorithm 1 of stateful-por.txt: a thread with an invisible step is explored alone; if there is none, all are.
//
// Line 3, notVisited, and the stack are exploration.hpp; safeSet is published/visibility.hpp.
#include "published/algorithm.hpp"

namespace weaveproof::published {
namespace {

class SafeSets final : public Algorithm {
  using Algorithm::Algorithm;

  bool wantsLts() const override { return false; }
  bool looksAhead() const override { return true; }
  void enter(Frame& s, program::ThreadNumber) override { s.sets.backtrack = s.sets.safeSet; }  // line 4
  void comeBack(Frame& s) override { s.sets.done |= reduce::maskOf(s.thread); }
};

}  // namespace

std::unique_ptr<Algorithm> makeSafeSets(Path& path) { return std::make_unique<SafeSets>(path); }

}  // namespace weaveproof::published
