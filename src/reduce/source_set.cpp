#include "reduce/source_set.hpp"

#include <algorithm>
#include <cassert>

#include "base/mix.hpp"

namespace weaveproof::reduce {
namespace {

constexpr ThreadMask kAll = ~ThreadMask{0};

}  // namespace

ThreadMask SourceSets::closed(const Futures& futures, const ThreadHere& first,
                              std::span<const ThreadHere> threads) const {
  assert(first.isDone && first.thread != 0 && first.thread <= kMostMaskedThreads && "a thread that has been explored");
  if (first.behind == Futures::kAnything) return kAll;
  ThreadMask set = maskOf(first.thread), seen = 0, enabled = 0;
  while (const ThreadMask rest = set & ~seen) {
    const auto thread = static_cast<program::ThreadNumber>(std::countr_zero(rest) + 1);
    seen |= maskOf(thread);
    const auto here = std::ranges::find(threads, thread, &ThreadHere::thread);
    if (here == threads.end()) {
      const ThreadMask starters = starters_.of(thread);
      if (starters == 0) return kAll;
      set |= starters;
      continue;
    }
    if (here->isEnabled) enabled |= maskOf(thread);
    if (here->isEnabled && here->takesAll) return kAll;
    if (here->owner > kMostMaskedThreads) return kAll;
    set |= here->owner != 0 ? maskOf(here->owner) : futures.dependents(first.behind, thread, here->step);
  }
  return enabled;
}

void SourceSets::learn(Futures& futures, std::span<const ThreadHere> threads, Futures::Number future) {
  if (future == Futures::kAnything) return;
  for (const ThreadHere& here : threads) {
    if (here.standsAt >= learned_.size()) learned_.resize(here.standsAt * 2 + 64);
    Futures::Number& known = learned_[here.standsAt];
    known = futures.both(known, future);
  }
}

program::ThreadNumber SourceSets::guessBest(const Futures& futures, std::span<const ThreadHere> threads,
                                            ThreadMask among, program::ThreadNumber last) {
  assert(among != 0 && "there is a thread to choose");
  std::uint64_t key = base::mixWords(among, last);
  for (const ThreadHere& here : threads)
    key = base::mixWords(key, std::uint64_t{here.standsAt} << 32 | here.owner << 1 | (here.isEnabled ? 1 : 0));
  Guess& guess = guesses_[key >> (64 - kGuessBits)];
  if (guess.key != key) guess = {key, 0, 0};
  if (!std::has_single_bit(++guess.uses)) return guess.thread;
  unsigned best = ~0u;
  guess.thread = static_cast<program::ThreadNumber>(std::countr_zero(among) + 1);
  for (const ThreadHere& here : threads) {
    if (here.thread > kMostMaskedThreads || (among & maskOf(here.thread)) == 0) continue;
    const unsigned rank = rankOf(futures, here, threads, last);
    if (rank >= best) continue;
    best = rank;
    guess.thread = here.thread;
  }
  return guess.thread;
}

unsigned SourceSets::rankOf(const Futures& futures, const ThreadHere& here, std::span<const ThreadHere> threads,
                            program::ThreadNumber last) const {
  const unsigned size = 8 * static_cast<unsigned>(std::popcount(likelySet(futures, here, threads)));
  if (here.takesAll || futures.touchesEverything(here.step)) return size + 4;
  if (futures.touchesNothing(here.step)) return size;
  const unsigned isOther = here.thread != last ? 1 : 0;
  for (const ThreadHere& other : threads)
    if (futures.dependents(other.step, here.thread, here.step) != 0) return size + 2 + isOther;
  return size + isOther;
}

ThreadMask SourceSets::likelySet(const Futures& futures, const ThreadHere& first,
                                 std::span<const ThreadHere> threads) const {
  ThreadMask set = maskOf(first.thread), seen = 0, enabled = 0;
  while (const ThreadMask rest = set & ~seen) {
    const auto thread = static_cast<program::ThreadNumber>(std::countr_zero(rest) + 1);
    seen |= maskOf(thread);
    const auto here = std::ranges::find(threads, thread, &ThreadHere::thread);
    if (here == threads.end()) continue;
    if (here->isEnabled) enabled |= maskOf(thread);
    if (here->isEnabled && here->takesAll) return kAll;
    if (here->owner != 0) {
      if (here->owner <= kMostMaskedThreads) set |= maskOf(here->owner);
      continue;
    }
    for (const ThreadHere& other : threads) {
      if (other.thread > kMostMaskedThreads || (set & maskOf(other.thread)) != 0) continue;
      set |= futures.dependents(learnedOf(other), thread, here->step) & maskOf(other.thread);
    }
  }
  return enabled;
}

void lookAtThreads(program::Program& program, Futures& futures,
                   std::vector<ThreadHere, base::BudgetAllocator<ThreadHere>>& threads) {
  for (const program::Pending& pending : program.pending()) {
    ThreadHere here;
    here.thread = pending.thread;
    here.isEnabled = pending.alternatives != 0;
    const bool isBlockedByOne =
        pending.kind == program::ActionKind::Lock || pending.kind == program::ActionKind::Relock ||
        pending.kind == program::ActionKind::Initialize || pending.kind == program::ActionKind::End;
    if (!here.isEnabled && isBlockedByOne) here.owner = program.ownerFor(pending);
    if (here.owner == pending.thread) here.owner = 0;
    here.takesAll = program.footprints().concernsAll(pending);
    here.step = here.standsAt = futures.ofStep(pending.thread, program.footprints().footprintOf(pending));
    assert(here.thread != 0 && (here.owner == 0 || !here.isEnabled) && "an enabled thread is blocked by none");
    threads.push_back(here);
  }
}

}  // namespace weaveproof::reduce
