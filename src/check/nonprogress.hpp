// Threads that step for ever: a cycle of states, which only a search that knows its own path can see. So the property
// itself checks nothing; the depth-first search looks for its name, and calls this when a transition leads back to a
// state on its path.
#pragma once

#include <span>

#include "check/property.hpp"

namespace weaveproof::check {

inline constexpr std::string_view kNonprogress = "nonprogress";

// `cycle` leads from the state in which the program stands back to that state. The program stands there again afterwards.
Violation nonprogressViolation(program::Program& program, std::span<const program::Action> cycle);

}  // namespace weaveproof::check
