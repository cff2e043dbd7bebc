// Looks beyond the searches that were asked for. All are bounded by states, never by seconds, so what they say is the same on every
// machine.
//
//   huntInExactLibrary    after a proof in which calls of the library were single steps: a hunt for violations among
//                         the library's own steps, for the case that a call unexpectedly has more than one moment
//   lookAtEarlyTimeOuts   after a proof that takes long waits to be long enough: what happens if one of them ends
//                         early. That is no violation, and only mentioned
//   lookWithoutEarlyOnes  after a violation on a schedule that ends a wait early: is there one on a schedule that does
//                         not?
#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "search/search.hpp"
#include "spec/time_policy.hpp"
#include "verdict/again.hpp"

namespace weaveproof::verdict {

// A search of the same program where time passes otherwise, or more of the library is visible.
struct Look {
  spec::TimePolicy time;
  search::SearchOptions search;
  std::uint8_t waits = 0;  // of tracking::LibraryWaits: what is visible besides
};

// `proof` are the figures of the search that was complete.
Look huntInExactLibrary(const spec::TimePolicy& time, const search::SearchOptions& asked,
                        const search::SearchStatistics& proof);
Look lookAtEarlyTimeOuts(const spec::TimePolicy& time, const search::SearchStatistics& proof);
Look lookWithoutEarlyOnes(const spec::TimePolicy& time, const search::SearchOptions& asked,
                          const search::SearchStatistics& spent);

}  // namespace weaveproof::verdict
