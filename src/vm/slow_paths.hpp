// What the interpreter's instructions do in the cases that are too rare or too large to stand in its loop. Each says by a
// Step how to go on; the thread's registers are saved when it is called.
#pragma once

#include "vm/machine.hpp"

namespace weaveproof::slow {

Step throwNull(Machine& vm, Thread& thread);
Step throwIndex(Machine& vm, Thread& thread, Slot index, std::uint32_t length);
Step throwDivision(Machine& vm, Thread& thread);
Step throwCast(Machine& vm, Thread& thread, const Class& from, const Class& to);
Step newObject(Machine& vm, Thread& thread, Class& c);
Step newArray(Machine& vm, Thread& thread, Class& c);
Step newMultiArray(Machine& vm, Thread& thread, Class& c, int dimensions);
Step throwStore(Machine& vm, Thread& thread, Ref value);
void constructed(Machine& vm, Thread& thread);  // a constructor returns
Step requireInitialized(Machine& vm, Thread& thread, Class& c);
Step selectAndInvoke(Machine& vm, Thread& thread, Class& receiver, Method& called);
Step enterMonitor(Machine& vm, Thread& thread);
Step leaveMonitor(Machine& vm, Thread& thread);
Step leaveSynchronized(Machine& vm, Thread& thread);
Step overflow(Machine& vm, Thread& thread);
Step loadLiteral(Machine& vm, Thread& thread, std::uint32_t number);

}  // namespace weaveproof::slow
