// Sites and results as JSON.
#pragma once

#include <string>

#include "mutate/result.hpp"

namespace weaveproof::mutate {

std::string jsonOfSites(const Sites& all, const std::vector<const Site*>& sites);
std::string jsonOfResults(const Sites& all, const Results& results);

}  // namespace weaveproof::mutate
