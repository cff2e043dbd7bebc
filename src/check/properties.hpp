// One line for each property; their files say what they check.
#pragma once

#include <memory>

#include "check/property.hpp"

namespace weaveproof::check {

std::unique_ptr<Property> makeExceptionProperty();
std::unique_ptr<Property> makeLoopProperty();
std::unique_ptr<Property> makeExitProperty();
std::unique_ptr<Property> makeDeadlockProperty();
std::unique_ptr<Property> makeRaceProperty(bool inLibrary);
std::unique_ptr<Property> makeNonprogressProperty();

}  // namespace weaveproof::check
