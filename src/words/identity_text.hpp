// The identity of a violation in one line, as JSON, traces and the fingerprints of SARIF have it. It is the same from one version of
// weaveproof to the next.
#pragma once

#include <string>

#include "check/identity.hpp"

namespace weaveproof::words {

std::string textOf(const check::Identity& identity);

}  // namespace weaveproof::words
