// Portfolios: files of configurations, one a line.
#pragma once

#include <string>
#include <vector>

#include "search/options.hpp"

namespace weaveproof::search {

// Lines are written as on the command line; '#' begins a comment. Throws BadSearchOptions with the line's number when one of
// them cannot be read.
std::vector<PortfolioLine> readPortfolio(const std::string& file);

// The search of a line: `whole` are the options that the portfolio stands beside, the line's own come before them. Throws
// BadSearchOptions, without the line's number.
SearchOptions optionsOf(const PortfolioLine& line, const SearchOptions& whole);

}  // namespace weaveproof::search
