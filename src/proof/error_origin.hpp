// Whether a violation of the new version was already there.
#pragma once

#include "change/same_places.hpp"
#include "verdict/result.hpp"

namespace weaveproof::proof {

// `old` is a search of the old version for all errors.
schedule::Origin originOf(const schedule::Counterexample& error, const verdict::CheckResult& old,
                          const change::SamePlaces& places);

}  // namespace weaveproof::proof
