// What `check --coverage` writes.
#pragma once

#include <string>

#include "vm/coverage.hpp"

namespace weaveproof {

std::string coverageJson(const Coverage& coverage);

}  // namespace weaveproof
