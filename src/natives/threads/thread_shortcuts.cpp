// Methods of Thread and ThreadGroup that do something else while a program is checked: the counters of threads, which
// would make every state new; the lists of thread groups, which would order threads that are otherwise independent; and
// the handling of an exception that was not caught. In a single run all of them run their Java code. The signals of
// conditions are here, too: they are noted.
#include "natives/registry.hpp"
#include "natives/shortcut.hpp"

namespace weaveproof::natives {
namespace thread_shortcuts {
namespace {

constexpr NativeStatus kDeclined = NativeStatus::Declined;

// ---- numbers

// Numbers follow the identity of the Thread that is being made: `this` of the constructor that asks.
Ref threadUnderConstruction(NativeCall& call) {
  for (Frame* frame = call.thread.top; frame; frame = frame->caller()) {
    if (frame->isNative()) continue;
    if (!frame->method->constructor) return 0;
    if (call.vm.known.thread->isSubclassOf(frame->method->holder) ||
        frame->method->holder->isSubclassOf(call.vm.known.thread))
      return frame->localSlots()[0];
  }
  return 0;
}

NativeStatus nextThreadNumber(NativeCall& call) {  // for the name "Thread-0"
  if (!call.vm.supervisor) return kDeclined;
  const Ref thread = threadUnderConstruction(call);
  if (!thread) return kDeclined;
  return call.returnInt(static_cast<std::int32_t>(call.vm.supervisor->nameNumberFor(thread)));
}

NativeStatus nextThreadId(NativeCall& call) {
  if (!call.vm.supervisor) return kDeclined;
  const Ref thread = threadUnderConstruction(call);
  if (!thread) return kDeclined;
  constexpr std::int64_t kFirst = 13;  // as on HotSpot
  return call.returnLong(kFirst + call.vm.supervisor->idFor(thread));
}

// ---- the lists of thread groups

// As long as the program does not ask for it, a group's list of threads is not kept. Otherwise the library's own code
// keeps it: which threads are on it, which are notified when it becomes empty, and when a group is destroyed by itself.
// Then every thread that starts or ends in the group takes the group's monitor, as under `java`.
NativeStatus changeMembers(NativeCall& call) {
  return call.vm.supervisor && !call.vm.habits.groupsKept ? call.done() : kDeclined;
}

NativeStatus addThread(NativeCall& call) {                     // (this, thread)
  if (call.vm.habits.groupsKept) call.vm.escape(call.ref(1));  // before it is started: it can be found in the list
  return changeMembers(call);
}

NativeStatus askForMembers(NativeCall& call) {
  call.vm.keepGroups();
  return kDeclined;
}

// ---- uncaught exceptions

// Whether only library frames are between an exception that ended the thread and this call.
bool isDispatching(NativeCall& call) {
  for (Frame* frame = call.thread.top; frame; frame = frame->caller()) {
    if (!frame->caller()) return frame->isNative();
    if (frame->isNative() || !frame->method->holder->trusted) return false;
  }
  return false;
}

void noteUncaught(NativeCall& call, Ref throwable) {
  if (call.vm.classOf(throwable).name->text() != "java/lang/ThreadDeath")
    call.vm.supervisor->noteUncaught(call.thread, throwable);
}

// The root of all groups is asked last. If there is no handler, it reports the exception, instead of printing a stack
// trace on System.err. If there is one, the Java code continues, and reads the field in the same action. (If this code
// read the field first, and asked for a permit afterwards in one of two places, the read would be invisible.)
NativeStatus uncaughtException(NativeCall& call) {  // (this, thread, throwable)
  Machine& vm = call.vm;
  if (!vm.supervisor || !call.ref(2) || !isDispatching(call)) return kDeclined;
  if (vm.getReference(call.ref(0), fieldNamed(*vm.known.threadGroup, "parent").offset)) return kDeclined;
  const Field& handler = fieldNamed(*vm.known.thread, "defaultUncaughtExceptionHandler");
  const bool granted = vm.supervisor->granted;
  if (!vm.permitAccess(call.thread, ActionKind::Read, vm.known.thread->mirror, handler.offset, accessOf(handler)))
    return NativeStatus::Visible;
  if (vm.getReference(vm.known.thread->mirror, handler.offset)) {
    vm.supervisor->granted = granted;
    return kDeclined;
  }
  noteUncaught(call, call.ref(2));
  return call.done();
}

// It was there a moment ago and has been taken away.
NativeStatus getDefaultHandler(NativeCall& call) {
  Machine& vm = call.vm;
  if (!vm.supervisor || !isDispatching(call) || call.thread.top->method->name->text() != "uncaughtException")
    return kDeclined;
  const Field& handler = fieldNamed(*vm.known.thread, "defaultUncaughtExceptionHandler");
  if (!vm.permitAccess(call.thread, ActionKind::Read, vm.known.thread->mirror, handler.offset, accessOf(handler)))
    return NativeStatus::Visible;
  const Ref found = vm.getReference(vm.known.thread->mirror, handler.offset);
  if (!found) noteUncaught(call, call.thread.top->localSlots()[2]);
  return call.returnRef(found);
}

NativeStatus setHandler(NativeCall& call) {  // (this, handler)
  if (call.ref(0) && isAlive(call.vm, call.ref(0))) call.vm.habits.handlersChange |= !call.vm.supervisor;
  return kDeclined;
}
NativeStatus setDefaultHandler(NativeCall& call) {
  call.vm.habits.handlersChange |= !call.vm.supervisor;
  return kDeclined;
}

// ---- containers of threads

// Which containers there are, and which virtual threads are in none: only dumps for people list them.
NativeStatus listForDumps(NativeCall& call) { return call.vm.supervisor ? call.done() : kDeclined; }
NativeStatus registerContainer(NativeCall& call) { return call.vm.supervisor ? call.returnRef(0) : kDeclined; }

NativeStatus dump(NativeCall& call) {
  if (call.vm.supervisor) throw Unsupported{"the program writes a dump of all threads"};
  return kDeclined;
}

// The last action of a thread does it.
NativeStatus clearReferences(NativeCall& call) { return call.vm.supervisor ? call.done() : kDeclined; }

// ---- conditions of locks

NativeStatus signal(NativeCall& call) {
  if (call.vm.supervisor && call.vm.supervisor->teller) call.vm.supervisor->teller->signals(call.thread, call.ref(0));
  return kDeclined;
}

constexpr NativeEntry kCondition[] = {
    shortcut("signal", "()V", signal),
    shortcut("signalAll", "()V", signal),
};
constexpr NativeEntry kThread[] = {
    in(jdk::kUntil17, shortcut("nextThreadNum", "()I", nextThreadNumber)),
    in(jdk::kUntil17, shortcut("nextThreadID", "()J", nextThreadId)),
    shortcut("getDefaultUncaughtExceptionHandler", nullptr, getDefaultHandler),
    shortcut("setDefaultUncaughtExceptionHandler", nullptr, setDefaultHandler),
    shortcut("setUncaughtExceptionHandler", nullptr, setHandler),
    in(jdk::kFrom21, shortcut("clearReferences", "()V", clearReferences)),
};
constexpr NativeEntry kThreadGroup[] = {
    in(jdk::kUntil17, shortcut("addUnstarted", "()V", changeMembers)),
    in(jdk::kUntil17, shortcut("add", "(Ljava/lang/Thread;)V", addThread)),
    in(jdk::kUntil17, shortcut("threadStartFailed", "(Ljava/lang/Thread;)V", changeMembers)),
    in(jdk::kUntil17, shortcut("threadTerminated", "(Ljava/lang/Thread;)V", changeMembers)),
    in(jdk::kUntil17, shortcut("activeCount", "()I", askForMembers)),
    in(jdk::kUntil17, shortcut("enumerate", "([Ljava/lang/Thread;IZ)I", askForMembers)),
    in(jdk::kUntil17, shortcut("interrupt", "()V", askForMembers)),
    in(jdk::kUntil17, shortcut("stopOrSuspend", "(Z)Z", askForMembers)),
    in(jdk::kUntil17, shortcut("resume", "()V", askForMembers)),
    in(jdk::kUntil17, shortcut("destroy", "()V", askForMembers)),
    in(jdk::kUntil17, shortcut("isDestroyed", "()Z", askForMembers)),
    in(jdk::kUntil17, shortcut("setDaemon", "(Z)V", askForMembers)),
    in(jdk::kUntil17, shortcut("list", "(Ljava/io/PrintStream;I)V", askForMembers)),
    shortcut("uncaughtException", "(Ljava/lang/Thread;Ljava/lang/Throwable;)V", uncaughtException),
};
constexpr NativeEntry kNumbering[] = {shortcut("next", "()I", nextThreadNumber)};
constexpr NativeEntry kIdentifiers[] = {shortcut("next", "()J", nextThreadId)};
constexpr NativeEntry kContainers[] = {
    shortcut("registerContainer", nullptr, registerContainer),
    shortcut("deregisterContainer", nullptr, listForDumps),
};
constexpr NativeEntry kRootContainer[] = {
    shortcut("onStart", nullptr, listForDumps),
    shortcut("onExit", nullptr, listForDumps),
};
constexpr NativeEntry kDumper[] = {shortcut("dumpThreads", nullptr, dump),
                                   shortcut("dumpThreadsToJson", nullptr, dump)};
constexpr ClassNatives kClasses[] = {
    {"jdk/internal/vm/ThreadContainers", kContainers, jdk::kFrom21},
    {"jdk/internal/vm/ThreadContainers$RootContainer$TrackingRootContainer", kRootContainer, jdk::kFrom21},
    {"jdk/internal/vm/ThreadContainers$RootContainer$CountingRootContainer", kRootContainer, jdk::kFrom21},
    {"jdk/internal/vm/ThreadDumper", kDumper, jdk::kFrom21},
    {"java/lang/Thread", kThread},
    {"java/lang/Thread$ThreadNumbering", kNumbering, jdk::kFrom21},
    {"java/lang/Thread$ThreadIdentifiers", kIdentifiers, jdk::kFrom21},
    {"java/lang/ThreadGroup", kThreadGroup},
    {"java/util/concurrent/locks/AbstractQueuedSynchronizer$ConditionObject", kCondition},
};

}  // namespace
}  // namespace thread_shortcuts

extern const std::span<const ClassNatives> kThreadShortcuts = thread_shortcuts::kClasses;

}  // namespace weaveproof::natives
