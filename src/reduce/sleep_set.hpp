// Sleep sets: threads that need not be explored in a state, because what they lead to has been covered by exploring
// them earlier (Godefroid's sleep sets; dfs-rb.txt and stateful-por.txt use them).
//
// From a state s thread t has been explored, then thread u. If their steps are independent, t u and u t lead to the
// same state, and all that begins with t after u is covered after t. So t *sleeps* after u, until a step comes that
// depends on its own. A sleeping thread has the same position and the same next step as before, because nothing that
// this step touches has changed. So only transitions are skipped, never a state.
//
// A state that is met a second time was explored without those that slept the first time. Those of them that are awake
// now have to be explored. From then on the state counts as explored without only those threads that slept both times.
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

// The step wakes the threads that depend on it, and the thread that makes it.
inline void wake(Sleepers& sleepers, program::ThreadNumber thread, const program::Footprint& step) {
  assert(thread != 0 && "a thread made the step");
  std::erase_if(sleepers, [&](const Sleeper& sleeper) {
    return sleeper.thread == thread || program::dependent(sleeper.step, step);
  });
}

}  // namespace weaveproof::reduce
