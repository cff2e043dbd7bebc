#include "vm/slow_paths.hpp"

#include <cassert>

namespace weaveproof::vm::slow {

namespace {

std::string outOfBounds(std::int32_t index, std::uint32_t length) {
  return "Index " + std::to_string(index) + " out of bounds for length " + std::to_string(length);
}

std::string castMessage(const Class& from, const Class& to) {
  return "class " + from.externalName() + " cannot be cast to class " + to.externalName() + " (" + inModules(from, to) +
         ")";
}

Ref makeNested(Machine& vm, Class& c, const Slot* lengths, int dimensions) {
  assert(dimensions > 0 && c.isArray() && "an array of arrays");
  const Ref array = vm.newArray(c, static_cast<std::int32_t>(lengths[0]));
  if (dimensions > 1)
    for (std::uint32_t i = 0; i < lengths[0]; ++i)
      vm.at(array).elements<Ref>()[i] = makeNested(vm, *c.component, lengths + 1, dimensions - 1);
  return array;
}

}  // namespace

Resume throwNull(Machine& vm, Thread& thread) { return vm.actOn(thread, JavaThrow("java/lang/NullPointerException")); }
Resume throwIndex(Machine& vm, Thread& thread, Slot index, std::uint32_t length) {
  return vm.actOn(thread, JavaThrow("java/lang/ArrayIndexOutOfBoundsException",
                                    outOfBounds(static_cast<std::int32_t>(index), length)));
}
Resume throwDivision(Machine& vm, Thread& thread) {
  return vm.actOn(thread, JavaThrow("java/lang/ArithmeticException", "/ by zero"));
}

Resume throwCast(Machine& vm, Thread& thread, const Class& from, const Class& to) {
  return vm.actOn(thread, JavaThrow("java/lang/ClassCastException", castMessage(from, to)));
}

Resume newObject(Machine& vm, Thread& thread, Class& c) {
  return vm.guarded(thread, [&] {
    vm.requireInitialized(thread, c);
    *thread.sp = vm.collectIfFull([&] { return vm.newObject(c); });
    ++thread.sp;
    return Resume::Next;
  });
}

Resume newArray(Machine& vm, Thread& thread, Class& c) {
  return vm.guarded(thread, [&] {
    thread.sp[-1] = vm.collectIfFull([&] { return vm.newArray(c, static_cast<std::int32_t>(thread.sp[-1])); });
    return Resume::Next;
  });
}

Resume newMultiArray(Machine& vm, Thread& thread, Class& c, int dimensions) {
  assert(dimensions > 0 && c.isArray() && "an array of arrays");
  return vm.guarded(thread, [&] {
    const Slot* lengths = thread.sp - dimensions;
    for (int i = 0; i < dimensions; ++i)
      if (static_cast<std::int32_t>(lengths[i]) < 0)
        throw JavaThrow("java/lang/NegativeArraySizeException", std::to_string(static_cast<std::int32_t>(lengths[i])));
    const Ref array = vm.collectIfFull([&] { return makeNested(vm, c, lengths, dimensions); });
    thread.sp -= dimensions;
    *thread.sp++ = array;
    return Resume::Next;
  });
}

Resume throwStore(Machine& vm, Thread& thread, Ref value) {
  return vm.actOn(thread, JavaThrow("java/lang/ArrayStoreException", vm.classOf(value).externalName()));
}

void constructed(Machine& vm, Thread& thread) {
  const Ref self = thread.top->localSlots()[0];
  Frame* caller = thread.top->caller();
  if (caller && caller->method->constructor && caller->localSlots()[0] == self) return;  // it was super(…) or this(…)
  Object& object = vm.at(self);
  if (!(object.flags & heap::kConstructing)) return;
  vm.touchHeader(self);
  object.flags &= ~heap::kConstructing;
}

Resume requireInitialized(Machine& vm, Thread& thread, Class& c) {
  return vm.guarded(thread, [&] {
    vm.requireInitialized(thread, c);
    return Resume::Next;
  });
}

Resume selectAndInvoke(Machine& vm, Thread& thread, Class& receiver, Method& called) {
  return vm.guarded(thread, [&] { return vm.invoke(thread, *vm.select(receiver, called)); });
}

Resume enterMonitor(Machine& vm, Thread& thread) {
  vm.visibleAction(thread);
  const Ref object = thread.sp[-1];
  if (!vm.permitLock(thread, object)) return Resume::Leave;
  if (!vm.tryEnter(thread, object)) return vm.left = Left::Blocked, Resume::Leave;
  --thread.sp;
  return Resume::Next;
}

Resume leaveMonitor(Machine& vm, Thread& thread) {
  vm.visibleAction(thread);
  if (!vm.permitUnlock(thread, thread.sp[-1])) return Resume::Leave;
  return vm.guarded(thread, [&] {
    vm.exitMonitor(thread, thread.sp[-1]);
    --thread.sp;
    return Resume::Next;
  });
}

Resume leaveSynchronized(Machine& vm, Thread& thread) {
  vm.visibleAction(thread);
  if (!vm.permitUnlock(thread, thread.top->lock)) return Resume::Leave;
  return vm.guarded(thread, [&] {
    const Ref lock = thread.top->lock;
    thread.top->lock = 0;
    vm.exitMonitor(thread, lock);
    return Resume::Again;
  });
}

Resume overflow(Machine& vm, Thread& thread) { return vm.actOn(thread, JavaThrow("java/lang/StackOverflowError")); }

Resume loadLiteral(Machine& vm, Thread& thread, std::uint32_t number) {
  return vm.guarded(thread, [&] {
    *thread.sp++ = vm.literal(number);
    return Resume::Next;
  });
}

}  // namespace weaveproof::vm::slow
