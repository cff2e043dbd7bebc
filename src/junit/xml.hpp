// The results in the XML that build servers read as test reports.
#pragma once

#include <string>

#include "junit/test_result.hpp"

namespace weaveproof::junit {

std::string xmlText(const TestResults& results);

}  // namespace weaveproof::junit
