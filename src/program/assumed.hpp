// What a verdict takes for granted.
#pragma once

#include <string>

#include "jdk/assumed_calls.hpp"

namespace weaveproof::program {

struct Assumed {
  jdk::Assumption assumption;
  // Processors: their number. LateTimeOuts: the time from which waits are late, empty for all. UnshownCalls: the classes.
  std::string detail = {};
};

}  // namespace weaveproof::program
