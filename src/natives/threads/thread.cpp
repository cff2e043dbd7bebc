// java.lang.Thread, and parking.
#include <utility>

#include "base/name_list.hpp"
#include "jdk/special_names.hpp"
#include "natives/io/descriptors.hpp"
#include "natives/memory/raw_memory.hpp"
#include "natives/registry.hpp"

namespace weaveproof::natives {

Ref stackTraceOf(Machine& vm, Thread& thread, std::size_t mostFrames);  // stack_walker.cpp

namespace thread {
namespace {

NativeStatus currentThread(NativeCall& call) { return call.returnRef(call.thread.object); }

// What Thread.exit does, in one visible action with the end of the thread itself.
NativeStatus endOfThread(NativeCall& call) {
  call.thread.top->resume = 3;
  call.value = 0;
  call.thrown = 0;
  if (!call.permit({.kind = ActionKind::End, .object = call.thread.object})) return NativeStatus::Visible;
  clearEndedThread(call.vm, call.thread.object);
  return call.done();
}

// What follows Thread.run, also after an exception that it did not catch.
NativeStatus leave(NativeCall& call) {
  const Machine& vm = call.vm;
  if (!vm.leavesAtExit(call.ref(0))) return endOfThread(call);
  call.setLocal(1, call.ref(0));
  return call.enter(*vm.known.threadExit, {call.ref(0)}, vm.supervisor ? 3 : 2);
}

// The first frame of every thread: Thread.run, what it did not catch, Thread.exit.
NativeStatus threadMain(NativeCall& call) {
  Machine& vm = call.vm;
  const Ref thread = call.ref(0);
  switch (call.resume) {
    case 0:
      return call.enter(*vm.select(vm.classOf(thread), *vm.known.threadRun), {thread}, 1);
    case kResumeThrown:
      // The handler of uncaught exceptions may throw, too; what Thread.exit throws is ignored.
      if (call.local(1)) return vm.supervisor ? endOfThread(call) : call.done();
      if (call.local(0)) {
        reportHandlerFailure(vm, call.thread, call.thrown);
        return leave(call);
      }
      call.setLocal(0, thread);
      return call.enter(*vm.known.threadUncaught, {thread, call.thrown}, 1);
    case 1:
      return leave(call);
    case 3:
      return endOfThread(call);
    default:
      return call.done();
  }
}

NativeStatus start0(NativeCall& call) {
  Machine& vm = call.vm;
  // Service threads of HotSpot that have nothing to do here: references are not cleared, finalizers not run.
  const std::string_view type = vm.classOf(call.ref(0)).name->text();
  if (type == "java/lang/ref/Reference$ReferenceHandler" || type == "java/lang/ref/Finalizer$FinalizerThread")
    return call.done();
  if (!call.permit({.kind = ActionKind::Start, .object = call.ref(0)})) return NativeStatus::Visible;
  Method* entry = vm.world.internalMethod("thread", "(Ljava/lang/Thread;)V", threadMain, 2, true);
  vm.escape(call.ref(0));
  vm.escape(vm.getReference(call.ref(0), vm.known.threadInheritableLocals));  // the values are its parent's as well
  Thread& thread = vm.newThread(call.ref(0));
  if (vm.supervisor) vm.supervisor->noteStart(call.thread, thread);
  setThreadStatus(vm, call.ref(0), kRunnableStatus);
  const Slot argument = call.ref(0);
  vm.pushCall(thread, *entry, &argument, 1, 0);
  thread.lowest = thread.top;
  return call.done();
}

NativeStatus sleepFor(NativeCall& call, std::int64_t nanos) {
  Thread& thread = call.thread;
  if (std::exchange(thread.timedOut, false)) return call.done();  // it has slept
  Supervisor* const supervisor = call.vm.supervisor.get();
  const bool begins = supervisor && !supervisor->granted;
  const std::uint8_t flags = begins ? supervisor->beginTimedWait(thread, nanos) : PendingAction::kTimed;
  if (!call.permit({.kind = ActionKind::Sleep, .flags = flags})) return NativeStatus::Visible;
  const bool counted = supervisor && supervisor->rules.countsTime;
  if (counted) thread.deadline = kNever;
  if (counted && supervisor->alternative != static_cast<std::uint32_t>(Way::GoOn))
    return call.done();  // its time is up
  if (takeInterrupt(call.vm, thread)) throw JavaThrow("java/lang/InterruptedException", "sleep interrupted");
  if (counted) return call.done();
  const std::int64_t deadline = call.vm.deadlineIn(thread, nanos, 1);
  return waitUntil(call.vm, thread, ThreadStatus::Sleeping, deadline) ? call.done() : NativeStatus::Blocked;
}

NativeStatus sleep(NativeCall& call) {  // (milliseconds)
  if (call.l(0) < 0) throw JavaThrow("java/lang/IllegalArgumentException", "timeout value is negative");
  return sleepFor(call, Machine::nanosOf(call.l(0)));
}
NativeStatus sleepNanos(NativeCall& call) {  // the Java code has looked at the argument
  return sleepFor(call, call.l(0));
}

// The library yields a few times before it really waits, or until another, enabled thread has made progress. The
// program did not ask for that, and where calls of the library block, it does not happen.
bool isCalledByLibrary(const NativeCall& call) {
  const Frame* const caller = call.hasFrame ? call.thread.top->caller() : call.thread.top;
  return caller != nullptr && caller->method->holder->loader == call.vm.world.bootLoader();
}

NativeStatus yield(NativeCall& call) {
  Supervisor* const supervisor = call.vm.supervisor.get();
  if (!supervisor) {
    call.vm.yieldSoon();
  } else if (supervisor->rules.fair && !isCalledByLibrary(call)) {
    if (!call.permit({.kind = ActionKind::Yield})) return NativeStatus::Visible;
    supervisor->assume(Assumption::Fairness);
  } else if (supervisor->rules.fewCarriers && vm::isVirtual(call.vm, call.thread)) {  // others may take its carrier
    if (!call.permit({.kind = ActionKind::Yield})) return NativeStatus::Visible;
  }
  return call.done();
}

// Java code has set the flag already, which is what waiting threads read. As in HotSpot, the thread also gets a permit,
// so that a later park returns at once, even if the flag has been cleared by then. Giving it is an action of its own,
// because the thread may see the flag and continue before it has the permit. If a thread gives the permit to itself,
// that is local: whatever other threads do to it at the same time has the same effect.
NativeStatus interrupt0(NativeCall& call) {
  Machine& vm = call.vm;
  if (call.ref(0) != call.thread.object &&
      !vm.permitAccess(call.thread, ActionKind::Interrupt, call.ref(0), 0, FieldAccess::kMonitor))
    return NativeStatus::Visible;
  if (!isAlive(vm, call.ref(0))) return call.done();
  if (Thread* thread = vm.threadOf(call.ref(0))) givePermit(vm, *thread);
  return call.done();
}

// The counter of thread ids, in memory that Java knows by its address.
NativeStatus getNextThreadIdOffset(NativeCall& call) {
  constexpr std::int64_t kFirst = 32;  // about as on HotSpot, where service threads come before it
  const std::int64_t address = allocateRaw(call.vm, sizeof kFirst);
  std::memcpy(memoryAt(call.vm, address, sizeof kFirst), &kFirst, sizeof kFirst);
  return call.returnLong(address);
}

NativeStatus getStackTrace(NativeCall& call) {
  Machine& vm = call.vm;
  vm.requireInitialized(call.thread, *vm.known.stackTraceElement);
  if (!call.permit({.kind = ActionKind::Other})) return NativeStatus::Visible;  // where the other stands
  Thread* thread = vm.threadOf(call.ref(0));
  return call.returnRef(thread ? stackTraceOf(vm, *thread) : 0);
}

// ---- scoped values

// The bindings are an argument of the method that binds them, which is under way: the innermost one.
NativeStatus findScopedValueBindings(NativeCall& call) {
  for (Frame* frame = call.thread.top; frame; frame = frame->caller()) {
    const Method& method = *frame->method;
    if (!frame->isNative() && method.name->text() == jdk::kBindingMethod && method.holder->trusted &&
        base::listsName(jdk::kBindingClasses, method.holder->name->text()))
      return call.returnRef(frame->localSlots()[1]);
  }
  return call.returnRef(0);
}

// A cache of values that a thread has asked for: the library does without it.
NativeStatus noCache(NativeCall& call) { return call.returnRef(0); }

NativeStatus holdsLock(NativeCall& call) {
  call.object(call.ref(0));  // not null
  return call.returnBool(call.vm.owns(call.thread, call.ref(0)));
}

}  // namespace
}  // namespace thread

NativeStatus getThreads(NativeCall& call) {
  if (!call.permit({.kind = ActionKind::Other})) return NativeStatus::Visible;
  std::vector<Ref> alive;
  for (auto& thread : call.vm.threads)
    if (thread && thread->object && isAlive(call.vm, thread->object)) alive.push_back(thread->object);
  const Ref array = call.vm.newObjectArray(*call.vm.known.thread, static_cast<std::int32_t>(alive.size()));
  std::copy(alive.begin(), alive.end(), call.vm.at(array).elements<Ref>());
  return call.returnRef(array);
}

namespace thread {
namespace {

// What HotSpot's Thread.getState reads is kept up to date lazily: when it is asked for.
NativeStatus getState(NativeCall& call) {
  Machine& vm = call.vm;
  const Ref object = call.ref(0);
  const char* name = nullptr;
  Thread* thread = vm.threadOf(object);
  if (!vm.permitAccess(call.thread, ActionKind::Observe, object, 0, FieldAccess::kMonitor))
    return NativeStatus::Visible;
  if (thread && isAlive(vm, object)) {
    ThreadStatus status = observedStatus(vm, *thread);
    if (vm.supervisor) {
      vm.supervisor->noteLookAtThreads();
      // If a thread stands before what it has to wait for, it may be about to wait, or wait already. Once another
      // thread has seen it wait, it is not seen running again before it continues.
      if (mayBeSeenRunning(vm, *thread) && vm.supervisor->alternative == 0)
        status = ThreadStatus::Runnable;
      else if (status != ThreadStatus::Runnable)
        thread->seenBlocked = vm.threadsChanged = true;
    }
    switch (status) {
      case ThreadStatus::Entering:
      case ThreadStatus::Reentering:
        name = "BLOCKED";
        break;
      case ThreadStatus::Waiting:
      case ThreadStatus::Parked:
        name = waitOf(vm, *thread).timed ? "TIMED_WAITING" : "WAITING";
        break;
      case ThreadStatus::Sleeping:
        name = "TIMED_WAITING";
        break;
      default:
        name = "RUNNABLE";
        break;
    }
  } else {
    name = vm.at(threadFields(vm, object)).get<std::int32_t>(vm.known.threadStatus) == 0 ? "NEW" : "TERMINATED";
  }
  Class* states = vm.world.bootClass("java/lang/Thread$State");
  vm.requireInitialized(call.thread, *states);
  return call.returnRef(vm.at(states->mirror).get<Ref>(fieldNamed(*states, name).offset));
}

constexpr NativeEntry kThread[] = {
    {"registerNatives", nullptr, nothing},
    {"currentThread", nullptr, currentThread},
    {"start0", nullptr, start0},
    in(jdk::kUntil17, {"sleep", "(J)V", sleep}),
    in(jdk::kOnly21, {"sleep0", "(J)V", sleepNanos}),
    in(jdk::kFrom25, {"sleepNanos0", "(J)V", sleepNanos}),
    in(jdk::kFrom21, {"currentCarrierThread", nullptr, currentThread}),
    in(jdk::kFrom21, {"ensureMaterializedForStackWalk", nullptr, nothing}),
    in(jdk::kFrom21, {"getNextThreadIdOffset", nullptr, getNextThreadIdOffset}),
    in(jdk::kFrom21, {"getStackTrace0", nullptr, getStackTrace}),
    in(jdk::kFrom21, {"findScopedValueBindings", nullptr, findScopedValueBindings}),
    in(jdk::kFrom21, {"scopedValueCache", nullptr, noCache}),
    in(jdk::kFrom21, {"setScopedValueCache", nullptr, nothing}),
    in(jdk::kUntil17, {"yield", nullptr, yield}),
    in(jdk::kFrom21, {"yield0", nullptr, yield}),
    {"onSpinWait", nullptr, yield},
    {"interrupt0", nullptr, interrupt0},
    {"clearInterruptEvent", nullptr, nothing},
    {"holdsLock", nullptr, holdsLock},
    {"setPriority0", nullptr, nothing},
    {"setNativeName", nullptr, nothing},
    {"getThreads", nullptr, getThreads},
    {"getState", "()Ljava/lang/Thread$State;", getState},
};
constexpr NativeEntry kScopedCache[] = {in(jdk::kFrom21, {"put", nullptr, nothing})};  // nothing would be kept
constexpr ClassNatives kClasses[] = {
    {"java/lang/Thread", kThread},
    {"java/lang/ScopedValue$Cache", kScopedCache, jdk::kFrom21},
};

// An idle worker of a pool waits for work, and gives up only after a long time.
bool isKeepAlive(Thread& thread) {
  bool polls = false;  // a queue, for as long as a worker is kept; a queue of delayed tasks waits for these as well
  for (Frame* frame = thread.top; frame; frame = frame->caller()) {
    const Method& method = *frame->method;
    if (!method.holder->trusted) return false;
    const std::string_view name = method.name->text(), holder = method.holder->name->text();
    if (name == jdk::kPoolWorker.methods && holder == jdk::kPoolWorker.holder) return polls;
    if (name == jdk::kForkJoinWorker.methods && holder == jdk::kForkJoinWorker.holder) return true;
    polls = name == jdk::kDelayedTasks.methods && holder != jdk::kDelayedTasks.holder;
  }
  return false;
}

// Of the arguments of Unsafe.park: a time to wait, 0 for ever, or a date.
bool isTimed(bool absolute, std::int64_t time) { return absolute || time > 0; }
bool isPast(bool absolute, std::int64_t time) { return time < 0 || (absolute && time == 0); }

// With --keep-alive free idle workers are not late, however long they would wait.
std::uint8_t beginTimedPark(Supervisor& supervisor, Thread& thread, std::int64_t nanos) {
  const std::uint8_t flags = supervisor.beginTimedWait(thread, nanos);
  if (supervisor.rules.keepAliveTimesOut)
    return isKeepAlive(thread) ? flags & ~std::uint32_t{PendingAction::kLate} : flags;
  return !(flags & PendingAction::kLate) && isKeepAlive(thread) ? flags | PendingAction::kKeepAlive : flags;
}

bool permitPark(NativeCall& call, bool absolute, std::int64_t time) {
  Supervisor* const supervisor = call.vm.supervisor.get();
  std::uint8_t flags = 0;
  if (supervisor && !supervisor->granted) {
    if (isPast(absolute, time))
      flags = PendingAction::kAlways;
    else if (isTimed(absolute, time))
      flags = beginTimedPark(*supervisor, call.thread, absolute ? supervisor->nanosUntil(call.thread, time) : time);
    supervisor->notePark(call.thread);
  }
  return call.permit({.kind = ActionKind::Park, .flags = flags});
}

}  // namespace
}  // namespace thread

// Unsafe.park and unpark: one permit a thread.
NativeStatus park(NativeCall& call) {  // (Unsafe, isAbsolute, time)
  Machine& vm = call.vm;
  Thread& thread = call.thread;
  if (std::exchange(thread.timedOut, false)) return call.done();  // it was parked, and was not unparked in time
  const bool absolute = call.z(1);
  const std::int64_t time = call.l(2);
  if (!thread::permitPark(call, absolute, time)) return NativeStatus::Visible;
  const bool timed = thread::isTimed(absolute, time);
  const bool counted = timed && vm.supervisor && vm.supervisor->rules.countsTime;
  if (counted) thread.deadline = kNever;
  if (std::exchange(thread.parkPermit, false)) return call.done();
  if (thread::isPast(absolute, time) || counted || isInterrupted(vm, thread)) return call.done();
  const std::int64_t deadline = absolute ? vm.deadlineAt(thread, time)
                                : timed  ? vm.deadlineIn(thread, time, 1)
                                         : kNever;
  return waitUntil(vm, thread, ThreadStatus::Parked, deadline) ? call.done() : NativeStatus::Blocked;
}

NativeStatus unpark(NativeCall& call) {
  if (!call.ref(1)) return call.done();
  if (call.vm.supervisor && !call.vm.supervisor->granted) call.vm.supervisor->notePark(call.thread);
  if (!call.vm.permitAccess(call.thread, ActionKind::Unpark, call.ref(1), 0, FieldAccess::kMonitor))
    return NativeStatus::Visible;
  if (Thread* thread = call.vm.threadOf(call.ref(1))) givePermit(call.vm, *thread);
  return call.done();
}

extern const std::span<const ClassNatives> kThreadNatives = thread::kClasses;

}  // namespace weaveproof::natives
