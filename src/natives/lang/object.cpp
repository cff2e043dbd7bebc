// java.lang.Object: identity, cloning, and waiting.
#include "natives/registry.hpp"

namespace weaveproof::natives {
namespace object {
namespace {

NativeStatus getClass(NativeCall& call) { return call.returnRef(call.vm.mirror(call.vm.classOf(call.ref(0)))); }

NativeStatus hashCode(NativeCall& call) { return call.returnInt(call.vm.identityHash(call.ref(0))); }

// Of what others may change meanwhile: one visible action an element or field. The copy is in the scratch slot; arrays leave
// the elements to System.arraycopy, and the fields are counted by `resume`.
NativeStatus cloneShared(NativeCall& call, Class& c) {
  Machine& vm = call.vm;
  const Ref original = call.ref(0);
  if (call.resume == 0) {
    call.needFrame();
    call.setLocal(0, c.isArray() ? vm.newArray(c, static_cast<std::int32_t>(vm.at(original).length)) : vm.newObject(c));
    if (c.isArray())
      return call.enter(methodNamed(*vm.known.system, "arraycopy"),
                        {original, 0, call.local(0), 0, vm.at(original).length}, 1);
    call.thread.top->resume = 1;
    return NativeStatus::Progress;
  }
  if (c.isArray()) return call.returnRef(call.local(0));
  int field = 1;
  for (Class* holder = &c; holder; holder = holder->super)
    for (const Field& f : holder->fields) {
      if (f.isStatic() || field++ < call.resume) continue;
      if (call.resume >= 250)
        throw Unsupported{"the clone of a shared object with more than 250 fields, " + c.externalName()};
      if (!vm.permitAccess(call.thread, ActionKind::Read, original, f.offset, accessOf(f)))
        return NativeStatus::Visible;
      const std::uint32_t bytes = 4u * static_cast<std::uint32_t>(bytecode::slotsOf(f.kind));
      std::memcpy(vm.at(call.local(0)).bytes() + f.offset, vm.at(original).bytes() + f.offset,
                  f.kind == Kind::Boolean || f.kind == Kind::Byte ? 1
                  : f.kind == Kind::Char || f.kind == Kind::Short ? 2
                                                                  : bytes);
      vm.touch(call.local(0));
      ++call.thread.top->resume;
      return NativeStatus::Progress;
    }
  return call.returnRef(call.local(0));
}

NativeStatus clone(NativeCall& call) {
  Class& c = call.vm.classOf(call.ref(0));
  if (!c.isArray() && !c.isSubclassOf(call.vm.known.cloneable))
    throw JavaThrow("java/lang/CloneNotSupportedException", c.externalName());
  if (call.resume != 0 || (call.vm.supervisor && (call.vm.at(call.ref(0)).flags & heap::kEscaped)))
    return cloneShared(call, c);
  return call.returnRef(call.vm.clone(call.ref(0)));
}

void requireOwner(NativeCall& call) {
  if (!call.vm.owns(call.thread, call.ref(0)))
    throw JavaThrow("java/lang/IllegalMonitorStateException", "current thread is not owner");
}

// If no other thread can reach the object, no thread waits for it, and notifying is no action.
bool permitNotify(NativeCall& call, ActionKind kind) {
  return call.vm.permitAccess(call.thread, kind, call.ref(0), 0, FieldAccess::kMonitor);
}

NativeStatus notify(NativeCall& call) {
  requireOwner(call);
  if (!permitNotify(call, ActionKind::Notify)) {
    if (call.vm.classOf(call.ref(0)).isSubclassOf(call.vm.known.thread)) call.vm.supervisor->noteNotifyOfThread();
    return NativeStatus::Visible;
  }
  call.vm.notifyOne(call.ref(0));
  return call.done();
}

NativeStatus notifyAll(NativeCall& call) {
  requireOwner(call);
  if (!permitNotify(call, ActionKind::NotifyAll)) return NativeStatus::Visible;
  call.vm.notifyAll(call.ref(0));
  return call.done();
}

// Called again from the start when the thread continues: then it has left the wait set and takes the monitor back.
NativeStatus wait(NativeCall& call) {
  Machine& vm = call.vm;
  Thread& thread = call.thread;
  Object& object = vm.at(call.ref(0));
  if (thread.status == ThreadStatus::Reentering && thread.waitingFor == call.ref(0)) {
    if (!call.permit({.kind = ActionKind::Relock, .object = call.ref(0)})) return NativeStatus::Visible;
    vm.touchHeader(call.ref(0));
    object.lock = thread.lockWord() | thread.savedCount;
    thread.savedCount = 0;  // its last use: if it stayed, equal states would differ
    thread.status = ThreadStatus::Runnable;
    thread.waitingFor = 0;
    vm.threadsChanged = true;
    // An interrupt that comes after the time-out counts, too; one that comes after a notification is left for later.
    const bool notified = thread.wasNotified;
    thread.interruptedWait = thread.wasNotified = thread.timedOut = false;
    if (!notified && takeInterrupt(vm, thread)) throw JavaThrow("java/lang/InterruptedException");
    return call.done();
  }
  const std::int64_t millis = call.l(1);
  if (millis < 0) throw JavaThrow("java/lang/IllegalArgumentException", "timeout value is negative");
  requireOwner(call);
  if (vm.classOf(call.ref(0)).isSubclassOf(vm.known.threadGroup)) vm.keepGroups();  // its last thread notifies
  if (!call.permit({.kind = ActionKind::Wait,
                    .flags = static_cast<std::uint8_t>(millis ? PendingAction::kTimed : 0),
                    .object = call.ref(0)}))
    return NativeStatus::Visible;
  if (takeInterrupt(vm, thread)) throw JavaThrow("java/lang/InterruptedException");
  vm.touchHeader(call.ref(0));
  thread.savedCount = lockCount(object.lock);
  object.lock = 0;
  thread.status = ThreadStatus::Waiting;
  thread.waitingFor = call.ref(0);
  thread.deadline = vm.deadlineIn(thread, millis, 1000000);
  if (millis == 0) thread.deadline = kNever;
  std::uint8_t flags = millis ? PendingAction::kTimed : 0;
  if (millis && vm.supervisor) flags = vm.supervisor->beginTimedWait(thread, Machine::nanosOf(millis));
  thread.pending = {.kind = ActionKind::Wake, .flags = flags, .object = call.ref(0)};
  thread.arrival = ++vm.arrivals;
  thread.interruptedWait = thread.wasNotified = thread.timedOut = false;
  return NativeStatus::Blocked;
}

constexpr NativeEntry kObject[] = {
    {"getClass", "()Ljava/lang/Class;", getClass},
    {"hashCode", "()I", hashCode},
    {"clone", "()Ljava/lang/Object;", clone, 1},
    {"notify", "()V", notify},
    {"notifyAll", "()V", notifyAll},
    in(jdk::kUntil17, {"wait", "(J)V", wait}),
    in(jdk::kFrom21, {"wait0", "(J)V", wait}),
};

constexpr ClassNatives kClasses[] = {{"java/lang/Object", kObject}};

}  // namespace
}  // namespace object

extern const std::span<const ClassNatives> kObjectNatives = object::kClasses;

}  // namespace weaveproof::natives
