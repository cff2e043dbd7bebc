// The results of clients as JSON, as `--json` writes them.
#pragma once

#include <string>

#include "clients/result.hpp"

namespace weaveproof::clients {

std::string jsonText(const Results& results, const std::string& className, const Bounds& bounds);

}  // namespace weaveproof::clients
