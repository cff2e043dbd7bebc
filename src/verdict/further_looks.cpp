#include "verdict/further_looks.hpp"

#include <algorithm>

#include "tracking/library_waits.hpp"

namespace weaveproof::verdict {

namespace {

constexpr std::uint64_t kShareOfProof = 10;
constexpr std::uint64_t kLeastStepsOfHunt = 2'000, kLeastStates = 500, kLeastStatesForOther = 10'000;

}  // namespace

// Random schedules: the space of the library's own steps is too large to be searched in order (that is why calls are single steps), and
// the same seed draws the same schedules everywhere.
Look huntInExactLibrary(const spec::TimePolicy& time, const search::SearchOptions& asked,
                        const search::SearchStatistics& proof) {
  Look look{time, {}, tracking::LibraryWaits::kAll};
  look.search.search = "pos";
  look.search.seed = asked.seed;
  look.search.walkedSteps = std::max(kLeastStepsOfHunt, proof.transitions / kShareOfProof);
  return look;
}

// Schedules with few preemptions come first: a wait that ends before the others have done anything needs none. `auto`
// and its like would hunt with random schedules, and the reductions that skip orders cannot be combined with bounds.
Look lookAtEarlyTimeOuts(const spec::TimePolicy& time, const search::SearchStatistics& proof) {
  Look look;
  look.time.fair = time.fair;
  look.search.preemptionIteration = "0-";
  look.search.stateLimit = std::max(kLeastStates, proof.transitions / kShareOfProof);
  return look;
}

Look lookWithoutEarlyOnes(const spec::TimePolicy& time, const search::SearchOptions& asked,
                          const search::SearchStatistics& spent) {
  Look look{spec::TimePolicy::last(), asked};
  look.time.fair = time.fair;
  const std::uint64_t limit = std::max(kLeastStatesForOther, spent.transitions);
  look.search.stateLimit = std::min(limit, asked.stateLimit.value_or(limit));
  return look;
}

}  // namespace weaveproof::verdict
