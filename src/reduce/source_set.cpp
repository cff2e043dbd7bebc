#include "reduce/source_set.hpp"

#include <algorithm>

namespace weaveproof {

void SourceSets::noteStart(ThreadNumber thread, ThreadNumber starter) {
  if (thread > kMostMaskedThreads || starter > kMostMaskedThreads) return;
  if (starters_.size() < thread) starters_.resize(thread);
  starters_[thread - 1] |= maskOf(starter);
}

ThreadMask SourceSets::closed(const Futures& futures, Futures::Number behind, ThreadNumber first,
                              std::span<const ThreadHere> threads, std::span<const Touch> touches) const {
  constexpr ThreadMask kAll = ~ThreadMask{0};
  if (behind == Futures::kAnything) return kAll;
  ThreadMask set = maskOf(first), seen = 0, enabled = 0;
  while (const ThreadMask rest = set & ~seen) {
    const auto thread = static_cast<ThreadNumber>(std::countr_zero(rest) + 1);
    seen |= maskOf(thread);
    std::size_t firstTouch = 0;
    auto here = threads.begin();
    for (; here != threads.end() && here->thread != thread; ++here) firstTouch += here->touches;
    if (here == threads.end()) {
      if (thread > starters_.size() || starters_[thread - 1] == 0) return kAll;
      set |= starters_[thread - 1];
      continue;
    }
    if (here->isEnabled) enabled |= maskOf(thread);
    if (here->isEnabled && here->takesAll) return kAll;
    if (here->owner > kMostMaskedThreads) return kAll;
    if (here->owner != 0)
      set |= maskOf(here->owner);
    else
      set |= futures.dependents(behind, thread, touches.subspan(firstTouch, here->touches), here->everything);
  }
  return enabled;
}

void lookAtThreads(Program& program, std::vector<ThreadHere, BudgetAllocator<ThreadHere>>& threads,
                   std::vector<Touch, BudgetAllocator<Touch>>& touches) {
  for (const Pending& pending : program.pending()) {
    ThreadHere here;
    here.thread = pending.thread;
    here.isEnabled = pending.alternatives != 0;
    const bool isBlockedByOne = pending.kind == ActionKind::Lock || pending.kind == ActionKind::Relock ||
                                pending.kind == ActionKind::Initialize || pending.kind == ActionKind::End;
    if (!here.isEnabled && isBlockedByOne) here.owner = program.ownerOf(pending.object);
    if (here.owner == pending.thread) here.owner = 0;
    here.takesAll = program.concernsAll(pending);
    const Footprint footprint = program.footprintOf(pending);
    here.everything = footprint.isEverything();
    here.touches = static_cast<std::uint32_t>(footprint.touches().size());
    touches.insert(touches.end(), footprint.touches().begin(), footprint.touches().end());
    threads.push_back(here);
  }
}

}  // namespace weaveproof
