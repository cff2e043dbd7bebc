// --search auto: runs several searches, for a user who does not know which one to take.
#pragma once

#include "search/worker.hpp"

namespace weaveproof::search {

SearchResult huntAndProve(const Common& common, const Plan& asked);

}  // namespace weaveproof::search
