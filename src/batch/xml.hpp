// The results in the XML that build servers read as test reports.
#pragma once

#include <string>

#include "batch/result.hpp"

namespace weaveproof::batch {

std::string xmlText(const Results& results);

}  // namespace weaveproof::batch
