// A test is called by a harness of ours, by reflection. Its stack begins, for who reads it, with the test.
#pragma once

#include "program/place.hpp"

namespace weaveproof::program {

// Takes the frames of the harness off the end of a stack, and
// those of the reflective call above them. A stack that has no others stays as it is.
void foldHarness(Places& stack);

}  // namespace weaveproof::program
