// --search auto: who does not know which search to take gets several.
#pragma once

#include "search/worker.hpp"

namespace weaveproof::search {

SearchResult huntAndProve(const Common& common, const Plan& asked);

}  // namespace weaveproof::search
