// One schedule of the program, run before the search, to see which threads change which objects.
#pragma once

#include <functional>

#include "base/memory_budget.hpp"
#include "program/leaf_traffic.hpp"
#include "program/program.hpp"
#include "state/tree_store.hpp"

namespace weaveproof::program {

// From where the program stands to its end, if that is not too far and `stop`, if there is one, does not say so.
LeafTraffic rehearse(Program& program, state::TreeStore& trees, base::MemoryBudget& budget,
                     const std::function<bool()>& stop);

// Some schedules from `initial`, at random, as far as that is not too far. Nothing is stored. False: memory ran out in the
// middle of a step, and the program cannot be used any more.
bool walkAtRandom(Program& program, const base::MemoryBudget& budget, StateId initial, std::uint64_t seed,
                  const std::function<bool()>& stop);

}  // namespace weaveproof::program
