// A look at the threads of the state in which the program stands: what they are about to do, and which of that is visible.
#pragma once

#include <string>
#include <vector>

#include "published/algorithm.hpp"
#include "published/visibility.hpp"
#include "search/choice_points.hpp"

namespace weaveproof::published {

// There is a place for it, or TooManyThreads is thrown.
inline ThreadMask maskOf(program::ThreadNumber thread) {
  if (thread > reduce::kMostMaskedThreads) throw TooManyThreads{};
  return reduce::maskOf(thread);
}

class Look {
 public:
  Look(program::Program& program, Path& path, const std::vector<std::string>& visibleClasses, bool usesSafeSets)
      : program_(program), path_(path), visibility_(visibleClasses), usesSafeSets_(usesSafeSets) {}

  Visibility& visibility() { return visibility_; }

  // Fills in the threads of s, which of them are enabled, and the safe set.
  void at(Frame& s) {
    ThreadMask invisible = 0;
    for (const program::Pending& pending : program_.pending()) {
      ThreadAt thread;
      thread.thread = pending.thread;
      thread.isEnabled = pending.alternatives != 0;
      thread.isWatched = visibility_.isWatched(program_, pending);
      thread.step = stepOf(pending);
      thread.mayEnd = program_.footprints().mayEnd(pending);
      thread.starts = program_.footprints().starts(pending);
      thread.isInvisible = !thread.mayEnd && path_.futures.touchesNothing(thread.step);
      const ThreadMask mask = maskOf(pending.thread);
      if (thread.isEnabled) s.sets.enabled |= mask;
      if (thread.isInvisible) invisible |= mask;
      if (path_.futures.touchesEverything(thread.step)) s.unsafe |= mask;
      s.threads.push_back(thread);
    }
    s.sets.safeSet = usesSafeSets_ ? safeSet(s.sets.enabled, invisible) : s.sets.enabled;
    // If no thread is explored from here, it is not seen which threads are unsafe.
    if ((s.sets.safeSet & s.asleep) != 0) s.sets.safeSet = s.sets.enabled;
  }

  // An action that concerns all is treated as one that touches everything: places do not show what it affects.
  Futures::Number stepOf(const program::Pending& pending) {
    program::Footprint footprint = program_.footprints().footprintOf(pending);
    if (!path_.asPublished && program_.footprints().concernsAll(pending)) footprint.touchEverything();
    if (footprint.isEverything() || !visibility_.isHidden(program_, pending))
      return path_.futures.ofStep(pending.thread, footprint);
    program::Footprint rest;
    for (const program::Touch& touch : footprint.touches())
      if (touch.object != pending.object) rest.add(touch);
    return path_.futures.ofStep(pending.thread, rest);
  }

 private:
  program::Program& program_;
  Path& path_;
  Visibility visibility_;
  const bool usesSafeSets_;
};

}  // namespace weaveproof::published
