// The results of tests as JSON, as `--json` writes them.
#pragma once

#include <string>
#include <vector>

#include "batch/result.hpp"
#include "junit/test.hpp"

namespace weaveproof::junit {

// `tests` are those of the rows.
std::string jsonText(const std::vector<Test>& tests, const batch::Results& results);

}  // namespace weaveproof::junit
