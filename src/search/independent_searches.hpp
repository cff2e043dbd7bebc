// Independent searches at the same time.
#pragma once

#include <span>

#include "search/worker.hpp"

namespace weaveproof::search {

// prss.txt, Figure 4: independent randomised searches.
SearchResult runPrss(const Common& common, const Plan& plan);

// Several configurations, by at most so many workers at a time.
SearchResult runPortfolio(const Common& common, std::span<const Plan> plans, const SearchOptions& whole);

}  // namespace weaveproof::search
