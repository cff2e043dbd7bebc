// What java.lang.management shows of threads: which of them are deadlocked, and what each one does.
//
// A request is one visible action, which reads all threads at once, as HotSpot does at a safepoint. While a program is
// checked, a thread that stands before what it has to wait for may be about to wait, or wait already. The alternative
// of the action says which of these threads are seen waiting: a bit for each of them.
#include <algorithm>

#include "natives/registry.hpp"
#include "natives/stacks/stack_trace_element.hpp"

namespace weaveproof::natives {
namespace thread_info {
namespace {

// One thread, as it was seen.
struct SeenThread {
  Thread* thread;
  ThreadStatus status;
  Ref lock = 0;   // what it waits for: a monitor, or what it is parked for
  Ref owner = 0;  // the Thread that has it
};

Ref ownerOfMonitor(const Machine& vm, const Thread& thread, Ref object) {
  const std::uint32_t owner = lockOwner(vm.at(object).lock);
  return owner && owner != thread.number ? vm.threads[owner - 1]->object : 0;
}

// A field that is local to the thread that writes it (tracking/internal_calls.cpp).
Ref askFor(Machine& vm, Ref holder, std::uint32_t offset) {
  if (vm.supervisor) vm.supervisor->noteReadByMachine(holder, offset);
  return vm.getReference(holder, offset);
}

void seeLock(Machine& vm, SeenThread& seen) {
  switch (seen.status) {
    case ThreadStatus::Entering:
    case ThreadStatus::Reentering:
    case ThreadStatus::Waiting:
      seen.lock = seen.thread->waitingFor ? seen.thread->waitingFor : seen.thread->pending.object;
      seen.owner = ownerOfMonitor(vm, *seen.thread, seen.lock);
      return;
    case ThreadStatus::Parked: {
      seen.lock = askFor(vm, seen.thread->object, vm.known.threadParkBlocker);
      const Class& ownable = *vm.world.bootClass("java/util/concurrent/locks/AbstractOwnableSynchronizer");
      if (seen.lock && vm.classOf(seen.lock).isSubclassOf(&ownable))
        seen.owner = askFor(vm, seen.lock, fieldNamed(ownable, "exclusiveOwnerThread").offset);
      return;
    }
    default:
      return;
  }
}

std::vector<SeenThread> lookAtThreads(Machine& vm) {
  if (vm.supervisor) vm.supervisor->noteLookAtThreads();
  std::vector<SeenThread> all;
  for (const auto& thread : vm.threads) {
    if (!thread) continue;
    SeenThread seen{thread.get(), observedStatus(vm, *thread)};
    if (vm.supervisor && mayBeSeenRunning(vm, *thread) && !(vm.supervisor->alternative & bitOfSeen(*thread, false)))
      seen.status = ThreadStatus::Runnable;
    seeLock(vm, seen);
    if (isAlive(vm, thread->object)) all.push_back(seen);
  }
  return all;
}

// Once a request has shown the thread as waiting, no later one shows it as running before it continues.
void remember(Machine& vm, const SeenThread& seen) {
  if (!vm.supervisor || seen.status == ThreadStatus::Runnable || seen.thread->status != ThreadStatus::Runnable) return;
  seen.thread->seenBlocked = vm.threadsChanged = true;
}

// ---- deadlocks

template <bool kSynchronizers>
NativeStatus deadlockedThreads(NativeCall& call) {
  Machine& vm = call.vm;
  if (!call.permit({.kind = ActionKind::Observe})) return NativeStatus::Visible;
  const std::vector<SeenThread> all = lookAtThreads(vm);
  auto ownerOfLockOf = [&](Ref thread) {
    const auto seen = std::ranges::find(all, thread, [](const SeenThread& one) { return one.thread->object; });
    if (seen == all.end()) return Ref{0};
    const bool monitor = seen->status == ThreadStatus::Entering || seen->status == ThreadStatus::Reentering;
    return monitor || (kSynchronizers && seen->status == ThreadStatus::Parked) ? seen->owner : Ref{0};
  };
  std::vector<Ref> found;
  for (const SeenThread& seen : all) {
    Ref at = seen.thread->object;
    for (std::size_t steps = 0; at && steps <= all.size(); ++steps) {
      at = ownerOfLockOf(at);
      if (at != seen.thread->object) continue;
      found.push_back(at);
      remember(vm, seen);
      break;
    }
  }
  if (found.empty()) return call.returnRef(0);
  const Ref array = vm.newObjectArray(*vm.known.thread, static_cast<std::int32_t>(found.size()));
  std::copy(found.begin(), found.end(), vm.at(array).elements<Ref>());
  return call.returnRef(array);
}

// ---- descriptions

// As JVM TI has them, for jdk.internal.misc.VM.toThreadState.
std::int32_t stateNumber(const Machine& vm, const SeenThread& seen) {
  constexpr std::int32_t kAlive = 1, kRunning = 4, kWaiting = 0x10, kWaitingForTime = 0x20, kBlocked = 0x400;
  switch (seen.status) {
    case ThreadStatus::Entering:
    case ThreadStatus::Reentering:
      return kAlive | kBlocked;
    case ThreadStatus::Waiting:
    case ThreadStatus::Parked:
      return kAlive | (waitOf(vm, *seen.thread).timed ? kWaitingForTime : kWaiting);
    case ThreadStatus::Sleeping:
      return kAlive | kWaitingForTime;
    default:
      return kAlive | kRunning;
  }
}

constexpr std::uint32_t offsetOf(std::size_t index) { return kArrayBase + static_cast<std::uint32_t>(index) * 4; }

// What was seen waits in two arrays until the Java objects are made of it: thread, lock, owner and stack of each, and
// its state; the last number is that of the next one to be made.
enum Scratch : int { kSeen, kStates, kResult };

void keepSeen(NativeCall& call, const std::vector<const SeenThread*>& wanted, std::int32_t maxDepth) {
  Machine& vm = call.vm;
  const auto count = static_cast<std::int32_t>(wanted.size());
  call.setLocal(kSeen, vm.newObjectArray(*vm.known.object, count * 4));
  call.setLocal(kStates, vm.newPrimitiveArray(Kind::Int, count + 1));
  for (std::size_t i = 0; i < wanted.size(); ++i) {
    if (!wanted[i]) continue;
    const SeenThread& seen = *wanted[i];
    remember(vm, seen);
    const Ref parts[] = {seen.thread->object, seen.lock, seen.owner,
                         stackTraceOf(vm, *seen.thread, maxDepth < 0 ? SIZE_MAX : static_cast<std::size_t>(maxDepth))};
    for (std::size_t part = 0; part < 4; ++part)
      vm.setReference(call.local(kSeen), offsetOf(i * 4 + part), parts[part]);
    vm.at(call.local(kStates)).elements<std::int32_t>()[i] = stateNumber(vm, seen);
  }
}

// Makes the next ThreadInfo, by the constructor that is there for the machine.
NativeStatus makeNext(NativeCall& call) {
  Machine& vm = call.vm;
  Class& type = *vm.world.bootClass("java/lang/management/ThreadInfo");
  Object& states = vm.at(call.local(kStates));
  const std::size_t count = states.length - 1;
  auto& next = states.elements<std::uint32_t>()[count];
  const Ref* parts = vm.at(call.local(kSeen)).elements<Ref>();
  while (next < count && !parts[next * 4]) ++next;
  vm.touch(call.local(kStates));
  if (next == count) return call.returnRef(call.local(kResult));
  const Ref info = vm.newObject(type);
  vm.setReference(call.local(kResult), offsetOf(next), info);
  parts = vm.at(call.local(kSeen)).elements<Ref>() + next * 4;
  const std::uint32_t state = states.elements<std::uint32_t>()[next];
  ++next;
  constexpr Slot kUnknown = 0xffffffff;  // -1: the times that threads are blocked are not measured
  return call.enter(
      methodNamed(type, "<init>",
                  "(Ljava/lang/Thread;ILjava/lang/Object;Ljava/lang/Thread;JJJJ"
                  "[Ljava/lang/StackTraceElement;)V"),
      {info, parts[0], state, parts[1], parts[2], 0, 0, kUnknown, kUnknown, 0, 0, kUnknown, kUnknown, parts[3]}, 1);
}

bool permitLook(NativeCall& call) {
  Machine& vm = call.vm;
  vm.requireInitialized(call.thread, *vm.world.bootClass("java/lang/management/ThreadInfo"));
  vm.requireInitialized(call.thread, *vm.known.stackTraceElement);
  return call.permit({.kind = ActionKind::Observe});
}

std::vector<const SeenThread*> withIds(const Machine& vm, const std::vector<SeenThread>& all, const Object& ids) {
  std::vector<const SeenThread*> wanted(ids.length);
  for (std::uint32_t i = 0; i < ids.length; ++i)
    for (const SeenThread& seen : all)
      if (vm.at(seen.thread->object).get<std::int64_t>(vm.known.threadTid) == ids.elements<std::int64_t>()[i])
        wanted[i] = &seen;
  return wanted;
}

NativeStatus getThreadInfo(NativeCall& call) {  // (ids, most frames or -1, result)
  if (call.resume) return makeNext(call);
  if (!permitLook(call)) return NativeStatus::Visible;
  const std::vector<SeenThread> all = lookAtThreads(call.vm);
  call.needFrame();
  keepSeen(call, withIds(call.vm, all, call.object(call.ref(0))), call.i(1));
  call.setLocal(kResult, call.ref(2));
  return makeNext(call);
}

NativeStatus dumpThreads(NativeCall& call) {  // (ids or null, with monitors, with synchronizers, most frames)
  Machine& vm = call.vm;
  if (call.resume) return makeNext(call);
  if (call.z(1) || call.z(2))
    throw Unsupported{"the program asks java.lang.management for the locks that threads hold"};
  if (!permitLook(call)) return NativeStatus::Visible;
  const std::vector<SeenThread> all = lookAtThreads(vm);
  std::vector<const SeenThread*> wanted;
  if (call.ref(0))
    wanted = withIds(vm, all, vm.at(call.ref(0)));
  else
    for (const SeenThread& seen : all) wanted.push_back(&seen);
  call.needFrame();
  keepSeen(call, wanted, call.i(3));
  call.setLocal(kResult, vm.newObjectArray(*vm.world.bootClass("java/lang/management/ThreadInfo"),
                                           static_cast<std::int32_t>(wanted.size())));
  return makeNext(call);
}

constexpr NativeEntry kThread[] = {
    {"getThreadInfo1", nullptr, getThreadInfo, 3},
    {"dumpThreads0", nullptr, dumpThreads, 3},
    {"findMonitorDeadlockedThreads0", nullptr, deadlockedThreads<false>},
    {"findDeadlockedThreads0", nullptr, deadlockedThreads<true>},
};
constexpr ClassNatives kClasses[] = {{"sun/management/ThreadImpl", kThread}};

}  // namespace
}  // namespace thread_info

extern const std::span<const ClassNatives> kThreadInfoNatives = thread_info::kClasses;

}  // namespace weaveproof::natives
