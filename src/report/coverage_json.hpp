// What `check --coverage` writes.
#pragma once

#include <string>

#include "vm/coverage.hpp"

namespace weaveproof::report {

std::string coverageJson(const vm::Coverage& coverage);

}  // namespace weaveproof::report
