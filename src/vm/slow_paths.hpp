// The cases of the interpreter's instructions that are too rare or too large for its loop. Each function returns a
// Resume that says how to continue. The thread's registers are saved when it is called.
#pragma once

#include "vm/machine.hpp"

namespace weaveproof::vm::slow {

Resume throwNull(Machine& vm, Thread& thread);
Resume throwIndex(Machine& vm, Thread& thread, Slot index, std::uint32_t length);
Resume throwDivision(Machine& vm, Thread& thread);
Resume throwCast(Machine& vm, Thread& thread, const Class& from, const Class& to);
Resume newObject(Machine& vm, Thread& thread, Class& c);
Resume newArray(Machine& vm, Thread& thread, Class& c);
Resume newMultiArray(Machine& vm, Thread& thread, Class& c, int dimensions);
Resume throwStore(Machine& vm, Thread& thread, Ref value);
void constructed(Machine& vm, Thread& thread);  // a constructor returns
Resume requireInitialized(Machine& vm, Thread& thread, Class& c);
Resume selectAndInvoke(Machine& vm, Thread& thread, Class& receiver, Method& called);
Resume enterMonitor(Machine& vm, Thread& thread);
Resume leaveMonitor(Machine& vm, Thread& thread);
Resume leaveSynchronized(Machine& vm, Thread& thread);
Resume overflow(Machine& vm, Thread& thread);
Resume loadLiteral(Machine& vm, Thread& thread, std::uint32_t number);

}  // namespace weaveproof::vm::slow
