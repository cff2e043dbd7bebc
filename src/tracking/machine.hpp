// Imports all names of the machine (vm), because the tracker is the machine's supervisor.
#pragma once

#include "vm/java_threads.hpp"
#include "vm/machine.hpp"

namespace weaveproof::tracking {

using namespace vm;

}  // namespace weaveproof::tracking
