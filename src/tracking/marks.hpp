// What a check has to know of classes, which follows from the tables of jdk/ and from the code of the class alone: each class is
// marked when it is linked (World).
#pragma once

#include "tracking/machine.hpp"

namespace weaveproof::tracking {

void mark(World& world, Class& c);

// The parts, a file for each.
void markInternalCalls(Class& c, int version);  // internal_calls.cpp
void markLibraryCalls(Class& c, int version);   // library_calls.cpp
void markLibraryWaits(Class& c, int version);   // library_waits.cpp

}  // namespace weaveproof::tracking
