// A test is called by our own harness, by reflection. The user sees a stack that begins with the test.
#pragma once

#include "program/place.hpp"

namespace weaveproof::program {

// Takes the frames of the harness off the end of a stack, and
// those of the reflective call above them. A stack that has no others stays as it is.
void foldHarness(Places& stack);

}  // namespace weaveproof::program
