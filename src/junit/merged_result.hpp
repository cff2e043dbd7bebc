// The results of all tests as those of one search, for reports that know no tests (SARIF).
#pragma once

#include "junit/test_result.hpp"

namespace weaveproof::junit {

verdict::CheckResult merged(const TestResults& results);

}  // namespace weaveproof::junit
