// A test is called by a harness of ours, by reflection. Its stack begins, for who reads it, with the test.
#pragma once

#include <string>
#include <vector>

namespace weaveproof::vm {
struct Class;
}  // namespace weaveproof::vm

namespace weaveproof::program {

// Takes the frames of the harness off the end of a stack ("package.Class.method(File.java:7)", the innermost first), and
// those of the reflective call above them. A stack that has no others stays as it is.
void foldHarness(std::vector<std::string>& stack);

// The program's own, and neither the library's, nor the harness API's, nor of what tests are written with.
bool isUserCode(const vm::Class& c);

}  // namespace weaveproof::program
