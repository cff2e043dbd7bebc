// The interpreter in its form for checks.
#include "vm/interpreter_loop.hpp"
#include "vm/tracker.hpp"

namespace weaveproof::vm {

Left Tracker::interpret(Thread& thread) { return execute(vm_, thread, this); }

}  // namespace weaveproof::vm
