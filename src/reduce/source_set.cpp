#include "reduce/source_set.hpp"

#include <algorithm>

namespace weaveproof {

void SourceSets::noteStart(ThreadNumber thread, ThreadNumber starter) {
  if (thread > kMostMaskedThreads || starter > kMostMaskedThreads) return;
  if (starters_.size() < thread) starters_.resize(thread);
  starters_[thread - 1] |= maskOf(starter);
}

ThreadMask SourceSets::closed(const Futures& futures, const ThreadHere& first,
                              std::span<const ThreadHere> threads) const {
  constexpr ThreadMask kAll = ~ThreadMask{0};
  if (first.behind == Futures::kAnything) return kAll;
  ThreadMask set = maskOf(first.thread), seen = 0, enabled = 0;
  while (const ThreadMask rest = set & ~seen) {
    const auto thread = static_cast<ThreadNumber>(std::countr_zero(rest) + 1);
    seen |= maskOf(thread);
    const auto here = std::ranges::find(threads, thread, &ThreadHere::thread);
    if (here == threads.end()) {
      if (thread > starters_.size() || starters_[thread - 1] == 0) return kAll;
      set |= starters_[thread - 1];
      continue;
    }
    if (here->isEnabled) enabled |= maskOf(thread);
    if (here->isEnabled && here->takesAll) return kAll;
    if (here->owner > kMostMaskedThreads) return kAll;
    set |= here->owner != 0 ? maskOf(here->owner) : futures.dependents(first.behind, thread, here->step);
  }
  return enabled;
}

void lookAtThreads(Program& program, Futures& futures, std::vector<ThreadHere, BudgetAllocator<ThreadHere>>& threads) {
  for (const Pending& pending : program.pending()) {
    ThreadHere here;
    here.thread = pending.thread;
    here.isEnabled = pending.alternatives != 0;
    const bool isBlockedByOne = pending.kind == ActionKind::Lock || pending.kind == ActionKind::Relock ||
                                pending.kind == ActionKind::Initialize || pending.kind == ActionKind::End;
    if (!here.isEnabled && isBlockedByOne) here.owner = program.ownerFor(pending);
    if (here.owner == pending.thread) here.owner = 0;
    here.takesAll = program.concernsAll(pending);
    here.step = futures.ofStep(pending.thread, program.footprintOf(pending));
    threads.push_back(here);
  }
}

}  // namespace weaveproof
