// Why virtual threads keep their carriers, and what would help, in words.
#pragma once

#include <string>
#include <vector>

#include "check/violation.hpp"

namespace weaveproof::words {

// "it holds Object@1, in Main.run (Main.java:12)"
std::string textOf(const program::Pin& pin);

// A sentence for each kind of pin in the deadlock.
std::vector<std::string> helpFor(const check::Deadlock& deadlock);

}  // namespace weaveproof::words
