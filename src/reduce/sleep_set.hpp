// Threads that need not be tried in a state, since what they lead to has been covered by trying them earlier (Godefroid's
// sleep sets; dfs-rb.txt and stateful-por.txt use them).
//
// From a state s thread t has been explored, then thread u. If their steps are independent, t u and u t lead to the same
// state, and all that t can do first behind u is covered behind t: t *sleeps* behind u, until a step comes that depends
// on its own. A sleeping thread stands where it stood, with the same step before it, as nothing that this step touches has
// changed. So only transitions are left out, never a state.
//
// A state that is met a second time was explored without those that slept the first time. Those of them that are awake
// now have to be explored, and from then on it counts as explored without those alone that have slept both times.
#pragma once

#include <cassert>
#include <span>
#include <vector>

#include "base/memory_budget.hpp"
#include "program/footprint.hpp"
#include "reduce/futures.hpp"

namespace weaveproof::reduce {

struct Sleeper {
  program::ThreadNumber thread = 0;
  program::Footprint step;  // with its tail, as it was when the thread was explored
};

using Sleepers = std::vector<Sleeper, base::BudgetAllocator<Sleeper>>;

inline ThreadMask maskOf(std::span<const Sleeper> sleepers) {
  ThreadMask mask = 0;
  for (const Sleeper& sleeper : sleepers) mask |= maskOf(sleeper.thread);
  return mask;
}

// The step wakes who depends on it, and the thread whose step it is.
inline void wake(Sleepers& sleepers, program::ThreadNumber thread, const program::Footprint& step) {
  assert(thread != 0 && "a thread made the step");
  std::erase_if(sleepers, [&](const Sleeper& sleeper) {
    return sleeper.thread == thread || program::dependent(sleeper.step, step);
  });
}

}  // namespace weaveproof::reduce
