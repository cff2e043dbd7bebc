// Calls of the MethodHandle and VarHandle methods that take their signature from the caller (JVM specification 2.9.3).
#pragma once

#include "vm/machine.hpp"

namespace weaveproof::vm {

struct HandleSite {  // one invokevirtual of such a method
  Class* caller;
  Method* method;               // MethodHandle.invokeExact, VarHandle.compareAndSet, …
  Symbol* descriptor;           // what the call site passes and expects
  std::uint16_t argumentSlots;  // receiver included
  Kind returnKind;
  Method* adapter;          // made on demand: does what has no shortcut, in bytecode
  std::span<Class*> types;  // parameters and result, once resolved
  // VarHandles: the class last seen here and its method for this access; replaced as one, as machines share the site.
  struct Access {
    const Class* handleClass;
    Method* method;
  };
  const Access* access;
};

HandleSite* makeHandleSite(Machine& vm, Class& caller, Method& method, Symbol* descriptor);
Resume invokeHandle(Machine& vm, Thread& thread, HandleSite& site);

Method& methodOfMemberName(Machine& vm, Ref memberName);
Method& entryOfHandle(Machine& vm, Ref handle);

}  // namespace weaveproof::vm
