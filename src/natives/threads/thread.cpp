// java.lang.Thread, and parking.
#include "jdk/special_names.hpp"
#include "natives/registry.hpp"

namespace weaveproof {
namespace natives::thread {
namespace {

bool takeInterrupt(NativeCall& call) {
  Object& thread = call.vm.at(call.thread.object);
  if (!thread.get<std::uint8_t>(call.vm.known.threadInterrupted)) return false;
  call.vm.touch(call.thread.object);
  thread.set<std::uint8_t>(call.vm.known.threadInterrupted, 0);
  return true;
}

NativeStatus currentThread(NativeCall& call) { return call.returnRef(call.thread.object); }

// What Thread.exit does, in one visible action with the end of the thread itself.
NativeStatus endOfThread(NativeCall& call) {
  call.thread.top->resume = 3;
  call.value = 0;
  call.thrown = 0;
  if (!call.permit({.kind = ActionKind::End, .object = call.thread.object})) return NativeStatus::Visible;
  call.vm.clearEndedThread(call.thread.object);
  return call.done();
}

// What comes behind Thread.run and whatever it did not catch. Thread.exit takes the thread off the list of its group;
// without lists it does nothing that the last action does not do.
NativeStatus leave(NativeCall& call) {
  const Machine& vm = call.vm;
  if (vm.names && !vm.groupsKept) return endOfThread(call);
  call.setLocal(1, call.ref(0));
  return call.enter(*vm.known.threadExit, {call.ref(0)}, vm.names ? 3 : 2);
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
      if (call.local(1)) return vm.names ? endOfThread(call) : call.done();
      if (call.local(0)) {
        vm.reportHandlerFailure(call.thread, call.thrown);
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
  if (vm.names) {
    thread.clock = call.thread.clock;
    thread.clockFrame = call.thread.clockFrame == kClockForGood ? kClockForGood : 0;
    vm.started.push_back(&thread);
    vm.othersLive = true;
  }
  vm.at(call.ref(0)).set<std::int32_t>(vm.known.threadStatus, kRunnableStatus);
  const Slot argument = call.ref(0);
  vm.pushCall(thread, *entry, &argument, 1, 0);
  thread.lowest = thread.top;
  return call.done();
}

NativeStatus sleep(NativeCall& call) {
  Thread& thread = call.thread;
  if (thread.timedOut) {  // slept
    thread.timedOut = false;
    return call.done();
  }
  const std::int64_t millis = call.l(0);
  if (millis < 0) throw JavaThrow("java/lang/IllegalArgumentException", "timeout value is negative");
  thread.interruptedWait = false;
  const bool late = call.vm.isLate(Machine::nanosOf(millis));
  const bool counted = call.vm.names && !call.vm.options.time.isFree();  // see time_policy.hpp
  if (counted && !call.vm.granted) call.vm.beginLateWait(thread, Machine::nanosOf(millis));
  if (!call.permit({.kind = ActionKind::Sleep, .flags = timedFlags(late)})) return NativeStatus::Visible;
  if (counted) {
    thread.deadline = kNever;
    if (call.vm.alternative != 0) return call.done();  // its time is up
  }
  if (takeInterrupt(call)) throw JavaThrow("java/lang/InterruptedException", "sleep interrupted");
  const std::int64_t deadline = call.vm.deadlineIn(thread, millis, 1000000);
  if (counted) return call.done();
  if (call.vm.names) {
    thread.clock = deadline;
    return call.done();
  }
  thread.status = ThreadStatus::Sleeping;
  thread.deadline = deadline;
  return NativeStatus::Blocked;
}

NativeStatus yield(NativeCall& call) {
  if (!call.vm.names) {
    call.vm.yieldSoon();
  } else if (call.vm.options.time.fair) {
    if (!call.permit({.kind = ActionKind::Yield})) return NativeStatus::Visible;
    call.vm.names->assume(Assumption::Fairness);
  }
  return call.done();
}

// Java code has set the flag already. That is what waiting threads look at while a program is checked; the permit
// that comes with it is an action of its own, for the thread may see the flag and go on before it is given. To give
// it to oneself is local: whatever others do to it at the same time has the same effect.
NativeStatus interrupt0(NativeCall& call) {
  Machine& vm = call.vm;
  if (call.ref(0) != call.thread.object &&
      !vm.permitAccess(call.thread, ActionKind::Interrupt, call.ref(0), 0, FieldAccess::kMonitor))
    return NativeStatus::Visible;
  if (!vm.at(call.ref(0)).get<std::int64_t>(vm.known.threadEetop)) return call.done();
  if (Thread* thread = vm.threadOf(call.ref(0))) vm.interrupt(*thread);
  return call.done();
}

NativeStatus holdsLock(NativeCall& call) {
  const std::uint32_t lock = call.object(call.ref(0)).lock;
  return call.returnBool(lock != 0 && lockOwner(lock) == call.thread.number);
}

}  // namespace
}  // namespace natives::thread

NativeStatus getThreads(NativeCall& call) {
  if (!call.permit({.kind = ActionKind::Other})) return NativeStatus::Visible;
  std::vector<Ref> alive;
  for (auto& thread : call.vm.threads)
    if (thread && thread->object && call.vm.at(thread->object).get<std::int64_t>(call.vm.known.threadEetop))
      alive.push_back(thread->object);
  const Ref array = call.vm.newObjectArray(*call.vm.known.thread, static_cast<std::int32_t>(alive.size()));
  std::copy(alive.begin(), alive.end(), call.vm.at(array).elements<Ref>());
  return call.returnRef(array);
}

namespace natives::thread {
namespace {

// What HotSpot's Thread.getState reads is kept up to date lazily: when it is asked for.
NativeStatus getState(NativeCall& call) {
  Machine& vm = call.vm;
  const Ref object = call.ref(0);
  const char* name = nullptr;
  Thread* thread = vm.threadOf(object);
  if (!vm.permitAccess(call.thread, ActionKind::Observe, object, 0, FieldAccess::kMonitor))
    return NativeStatus::Visible;
  if (thread && vm.at(object).get<std::int64_t>(vm.known.threadEetop)) {
    ThreadStatus status = thread->status;
    if (vm.names) {
      vm.showWaits(LibraryWaits::kQueues);
      // A thread that stands before what it has to wait for may be about to, or be waiting already. Who sees it wait will
      // not see it run again before it does.
      status = vm.observedStatus(*thread);
      if (vm.mayBeSeenRunning(*thread) && vm.alternative == 0)
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
        name = (vm.names ? !(thread->pending.flags & PendingAction::kTimed) : thread->deadline == kNever)
                   ? "WAITING"
                   : "TIMED_WAITING";
        break;
      case ThreadStatus::Sleeping:
        name = "TIMED_WAITING";
        break;
      default:
        name = "RUNNABLE";
        break;
    }
  } else {
    name = vm.at(object).get<std::int32_t>(vm.known.threadStatus) == 0 ? "NEW" : "TERMINATED";
  }
  Class* states = vm.world.bootClass("java/lang/Thread$State");
  vm.requireInitialized(call.thread, *states);
  return call.returnRef(vm.at(states->mirror).get<Ref>(fieldNamed(*states, name).offset));
}

constexpr NativeEntry kThread[] = {
    {"registerNatives", nullptr, nothing},
    {"currentThread", nullptr, currentThread},
    {"start0", nullptr, start0},
    {"sleep", "(J)V", sleep},
    {"yield", nullptr, yield},
    {"onSpinWait", nullptr, yield},
    {"interrupt0", nullptr, interrupt0},
    {"clearInterruptEvent", nullptr, nothing},
    {"holdsLock", nullptr, holdsLock},
    {"setPriority0", nullptr, nothing},
    {"setNativeName", nullptr, nothing},
    {"getThreads", nullptr, getThreads},
    {"getState", "()Ljava/lang/Thread$State;", getState},
};
constexpr ClassNatives kClasses[] = {{"java/lang/Thread", kThread}};

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

// With --keep-alive free idle workers are not late, however long they would wait.
bool beginsLatePark(const NativeCall& call, bool absolute, std::int64_t time) {
  Machine& vm = call.vm;
  const std::int64_t nanos = absolute ? vm.nanosUntil(call.thread, time) : time;
  vm.beginLateWait(call.thread, nanos);
  return vm.isLate(nanos) && !(vm.keepAliveTimesOut && isKeepAlive(call.thread));
}

// A thread that cannot go on stands before its park; alternative 0 is the permit or an interrupt, 1 the time-out.
NativeStatus parkChecked(NativeCall& call, bool absolute, std::int64_t time) {
  Machine& vm = call.vm;
  Thread& thread = call.thread;
  const bool timed = absolute || time > 0;
  const bool past = time < 0 || (absolute && time == 0);
  const bool counted = timed && !vm.options.time.isFree();
  const bool late =
      vm.granted ? thread.pending.flags & PendingAction::kLate : counted && beginsLatePark(call, absolute, time);
  std::uint8_t flags = past ? PendingAction::kAlways : timed ? timedFlags(late) : 0;
  if (timed && !late && !vm.granted && !vm.keepAliveTimesOut && isKeepAlive(thread)) flags |= PendingAction::kKeepAlive;
  if (!vm.granted) vm.notePark(thread);
  if (!call.permit({.kind = ActionKind::Park, .flags = flags})) return NativeStatus::Visible;
  if (counted) thread.deadline = kNever;
  if (thread.parkPermit) {
    thread.parkPermit = false;
    return call.done();
  }
  if (past || counted || vm.at(thread.object).get<std::uint8_t>(vm.known.threadInterrupted)) return call.done();
  thread.clock = std::max(thread.clock, absolute ? vm.deadlineAt(thread, time) : vm.deadlineIn(thread, time, 1));
  return call.done();
}

}  // namespace
}  // namespace natives::thread

// Unsafe.park and unpark: one permit a thread.
NativeStatus park(NativeCall& call) {  // (Unsafe, isAbsolute, time)
  using namespace natives::thread;
  Machine& vm = call.vm;
  Thread& thread = call.thread;
  if (thread.timedOut || thread.interruptedWait || thread.wasNotified) {  // it was parked and goes on
    thread.timedOut = thread.interruptedWait = thread.wasNotified = false;
    return call.done();
  }
  const bool absolute = call.z(1);
  const std::int64_t time = call.l(2);
  if (vm.names) return parkChecked(call, absolute, time);
  if (thread.parkPermit) {
    thread.parkPermit = false;
    return call.done();
  }
  if (vm.at(thread.object).get<std::uint8_t>(vm.known.threadInterrupted)) return call.done();
  if (time < 0 || (absolute && time == 0)) return call.done();
  thread.status = ThreadStatus::Parked;
  thread.deadline = kNever;
  if (absolute)
    thread.deadline = vm.deadlineAt(thread, time);
  else if (time > 0)
    thread.deadline = vm.deadlineIn(thread, time, 1);
  return NativeStatus::Blocked;
}

NativeStatus unpark(NativeCall& call) {
  if (!call.ref(1)) return call.done();
  if (call.vm.names && !call.vm.granted) call.vm.notePark(call.thread);
  if (!call.vm.permitAccess(call.thread, ActionKind::Unpark, call.ref(1), 0, FieldAccess::kMonitor))
    return NativeStatus::Visible;
  if (Thread* thread = call.vm.threadOf(call.ref(1))) {
    call.vm.threadsChanged = true;
    if (thread->status == ThreadStatus::Parked) {
      call.vm.wake(*thread);
      thread->wasNotified = true;
    } else {
      thread->parkPermit = true;
    }
  }
  return call.done();
}

extern const std::span<const ClassNatives> kThreadNatives = natives::thread::kClasses;

}  // namespace weaveproof
