// The results of tests as JSON, as `--json` writes them.
#pragma once

#include <string>

#include "junit/test_result.hpp"

namespace weaveproof::junit {

std::string jsonText(const TestResults& results);

}  // namespace weaveproof::junit
