// java.lang.Object: identity, cloning, and waiting.
#include "natives/registry.hpp"

namespace weaveproof {
namespace {

NativeStatus getClass(NativeCall& call) { return call.returnRef(call.vm.mirror(call.vm.classOf(call.ref(0)))); }

NativeStatus hashCode(NativeCall& call) { return call.returnInt(call.vm.identityHash(call.ref(0))); }

NativeStatus clone(NativeCall& call) {
  Class& c = call.vm.classOf(call.ref(0));
  if (!c.isArray() && !c.isSubclassOf(call.vm.known.cloneable))
    throw JavaThrow("java/lang/CloneNotSupportedException", c.externalName());
  return call.returnRef(call.vm.clone(call.ref(0)));
}

void requireOwner(NativeCall& call) {
  const std::uint32_t lock = call.vm.at(call.ref(0)).lock;
  if (lock == 0 || lockOwner(lock) != call.thread.number)
    throw JavaThrow("java/lang/IllegalMonitorStateException", "current thread is not owner");
}

NativeStatus notify(NativeCall& call) {
  requireOwner(call);
  call.vm.notifyOne(call.ref(0));
  return call.done();
}

NativeStatus notifyAll(NativeCall& call) {
  requireOwner(call);
  call.vm.notifyAll(call.ref(0));
  return call.done();
}

// Called again from the start when the thread goes on: it then has left the wait set and takes the monitor back.
NativeStatus wait(NativeCall& call) {
  Machine& vm = call.vm;
  Thread& thread = call.thread;
  Object& object = vm.at(call.ref(0));
  Object& javaThread = vm.at(thread.object);
  if (thread.status == ThreadStatus::Reentering && thread.waitingFor == call.ref(0)) {
    object.lock = thread.lockWord() | thread.savedCount;
    const bool interrupted = thread.interruptedWait && !thread.wasNotified;
    thread.interruptedWait = thread.wasNotified = thread.timedOut = false;
    vm.wake(thread);
    if (interrupted) {
      javaThread.set<std::uint8_t>(vm.known.threadInterrupted, 0);
      throw JavaThrow("java/lang/InterruptedException");
    }
    return call.done();
  }
  const std::int64_t millis = call.l(1);
  if (millis < 0) throw JavaThrow("java/lang/IllegalArgumentException", "timeout value is negative");
  requireOwner(call);
  if (javaThread.get<std::uint8_t>(vm.known.threadInterrupted)) {
    javaThread.set<std::uint8_t>(vm.known.threadInterrupted, 0);
    throw JavaThrow("java/lang/InterruptedException");
  }
  thread.savedCount = lockCount(object.lock);
  object.lock = 0;
  thread.status = ThreadStatus::Waiting;
  thread.waitingFor = call.ref(0);
  thread.deadline = vm.deadlineIn(millis, 1000000);
  if (millis == 0) thread.deadline = kNever;
  thread.arrival = ++vm.arrivals;
  thread.interruptedWait = thread.wasNotified = thread.timedOut = false;
  return NativeStatus::Blocked;
}

constexpr NativeEntry kObject[] = {
    {"getClass", "()Ljava/lang/Class;", getClass},
    {"hashCode", "()I", hashCode},
    {"clone", "()Ljava/lang/Object;", clone},
    {"notify", "()V", notify},
    {"notifyAll", "()V", notifyAll},
    {"wait", "(J)V", wait},
};

constexpr ClassNatives kClasses[] = {{"java/lang/Object", kObject}};

}  // namespace

extern const std::span<const ClassNatives> kObjectNatives = kClasses;

}  // namespace weaveproof
