// What to try when a search has not come to its end: the options that fit what ended it, and what is known of the rest.
#pragma once

#include <string>
#include <vector>

#include "search/search.hpp"
#include "verdict/result.hpp"

namespace weaveproof::verdict {

// Each a sentence that begins with an option, if it is one. Nothing for a result that is conclusive.
std::vector<std::string> adviceFor(const CheckResult& result, const search::SearchResult& found,
                                   const search::SearchOptions& asked, const spec::CheckSpec& checked);

}  // namespace weaveproof::verdict
