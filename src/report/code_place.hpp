// Places in the program's source, as reports speak of them.
#pragma once

#include <string>
#include <vector>

#include "schedule/counterexample.hpp"

namespace weaveproof::report {

// The innermost frame of the program's own code; else of a library, of the test framework, of the JDK.
program::Place ownPlaceOf(const program::Places& stack);

// Where a violation shows, and what happens there: the first place is the place of the violation. None if it has no stack.
struct PlaceOfViolation {
  program::Place place;
  std::string what;
};
std::vector<PlaceOfViolation> placesOf(const check::Violation& violation);

// The same, for a violation without a stack from its schedule.
std::vector<PlaceOfViolation> placesOf(const schedule::Counterexample& example);

// "Transfer.java:12"; parts that are not known are omitted.
std::string shown(const program::Place& place);

}  // namespace weaveproof::report
