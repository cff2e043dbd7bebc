// A test is called by a harness of ours, by reflection. Its stack begins, for who reads it, with the test.
#pragma once

#include "program/code_frame.hpp"

namespace weaveproof::program {

// Takes the frames of the harness off the end of a stack, and
// those of the reflective call above them. A stack that has no others stays as it is.
void foldHarness(CodeFrames& stack);

}  // namespace weaveproof::program
