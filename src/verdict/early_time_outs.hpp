// Looks beyond the searches that were asked for, at when waits end by their time (vm/time_policy.hpp). Both looks are bounded by states,
// never by seconds, so what they say is the same on every machine.
//
//   lookAtEarlyTimeOuts     behind a proof that takes long waits to be long enough: what happens if one of them ends early. That is no
//                           violation, and only mentioned
//   lookWithoutEarlyOnes    behind a violation whose schedule ends a wait early: is there one whose schedule does not?
#pragma once

#include <optional>
#include <vector>

#include "search/search.hpp"
#include "verdict/again.hpp"
#include "vm/time_policy.hpp"

namespace weaveproof::verdict {

// A search of the same program where time passes otherwise.
struct TimeLook {
  vm::TimePolicy time;
  search::SearchOptions search;
};

// `proof` are the figures of the search that was complete.
TimeLook lookAtEarlyTimeOuts(const vm::TimePolicy& time, const search::SearchStatistics& proof);
TimeLook lookWithoutEarlyOnes(const vm::TimePolicy& time, const search::SearchOptions& asked,
                              const search::SearchStatistics& spent);

}  // namespace weaveproof::verdict
