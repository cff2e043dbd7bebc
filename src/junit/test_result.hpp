// What came of a test, as one of several results.
#pragma once

#include <string>

#include "batch/result.hpp"
#include "junit/test.hpp"

namespace weaveproof::junit {

// A test that is not to be explored; one whose exploration has come to this, which takes from it what RunTest said in it; and one whose
// exploration has no result, for a reason.
batch::Result unexplored(const Test& test);
batch::Result explored(const Test& test, verdict::CheckResult found, int status);
batch::Result failed(const Test& test, int status, const std::string& sentence);

}  // namespace weaveproof::junit
