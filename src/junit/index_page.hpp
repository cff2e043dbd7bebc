// A page over the results of all tests, which leads to the pages of those that have a violation.
#pragma once

#include <string>

#include "junit/test_result.hpp"

namespace weaveproof::junit {

std::string indexText(const TestResults& results);

}  // namespace weaveproof::junit
