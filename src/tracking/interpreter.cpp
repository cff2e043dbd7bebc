// The interpreter in its form for checks.
#include "tracking/tracker.hpp"
#include "vm/interpreter_loop.hpp"

namespace weaveproof::tracking {

Left Tracker::interpret(Thread& thread) { return execute(vm_, thread, this); }

}  // namespace weaveproof::tracking
