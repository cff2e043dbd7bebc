#include "verdict/early_time_outs.hpp"

#include <algorithm>

namespace weaveproof::verdict {

namespace {

constexpr std::uint64_t kShareOfProof = 10, kLeastStates = 500, kLeastStatesForOther = 10'000;

}  // namespace

// Schedules with few preemptions come first: a wait that ends before the others have done anything needs none. `auto` and its like would
// hunt with random schedules, and the reductions that leave out orders do not go with bounds.
TimeLook lookAtEarlyTimeOuts(const vm::TimePolicy& time, const search::SearchStatistics& proof) {
  TimeLook look;
  look.time.fair = time.fair;
  look.search.preemptionIteration = "0-";
  look.search.stateLimit = std::max(kLeastStates, proof.transitions / kShareOfProof);
  return look;
}

TimeLook lookWithoutEarlyOnes(const vm::TimePolicy& time, const search::SearchOptions& asked,
                              const search::SearchStatistics& spent) {
  TimeLook look{vm::TimePolicy::last(), asked};
  look.time.fair = time.fair;
  const std::uint64_t limit = std::max(kLeastStatesForOther, spent.transitions);
  look.search.stateLimit = std::min(limit, asked.stateLimit.value_or(limit));
  return look;
}

}  // namespace weaveproof::verdict
