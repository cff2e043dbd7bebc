// What `check --coverage` writes.
#pragma once

#include <string>

#include "vm/coverage.hpp"

namespace weaveproof::report {

std::string coverageJson(const std::vector<vm::CoveredMethod>& covered);

}  // namespace weaveproof::report
