// Threads and what they wait for: monitors, wait sets, parking, sleeping.
#include <algorithm>
#include <cassert>

#include "vm/tracker.hpp"

namespace weaveproof {

namespace {
constexpr std::size_t kStackSlots = std::size_t{1} << 20;  // 4 MiB a thread, touched as needed
constexpr std::size_t kMostStackSlots = std::size_t{1} << 30;
constexpr std::size_t kOverflowRoom = std::size_t{1} << 14;  // for code that runs while an overflow is handled
}  // namespace

Thread* Machine::threadOf(Ref javaThread) const {
  for (const auto& thread : threads)
    if (thread && thread->object == javaThread && thread->status != ThreadStatus::Ended) return thread.get();
  return nullptr;
}

// A thread can be made with the wish for a larger stack: so many bytes, where HotSpot gives 1 MiB to who wishes
// nothing. Our frames are smaller, and a slot for each byte keeps the proportion. What is less than usual is not
// granted.
std::size_t Machine::stackSlotsFor(Ref javaThread) const {
  const std::int64_t wish = javaThread ? at(javaThread).get<std::int64_t>(known.threadStackSize) : 0;
  return std::clamp(static_cast<std::size_t>(std::max<std::int64_t>(wish, 0)), kStackSlots, kMostStackSlots);
}

Thread& Machine::newThread(Ref javaThread) {
  std::size_t free = 0;
  if (tracker)
    free = tracker->threadNumberFor(javaThread) - 1;
  else
    while (free < threads.size() && threads[free]) ++free;
  if (free >= kMaxThreads)
    throw JavaThrow("java/lang/OutOfMemoryError",
                    "unable to create native thread: possibly out of memory or process/resource limits reached");
  Thread& thread = threadAt(static_cast<std::uint32_t>(free + 1), javaThread);
  thread.object = javaThread;
  if (javaThread) {
    touch(javaThread);
    at(javaThread).set<std::int64_t>(known.threadEetop, thread.number);
  }
  thread.allocator = javaThread;
  return thread;
}

Thread& Machine::threadAt(std::uint32_t number, Ref javaThread) {
  assert(number && number <= kMaxThreads && "a number that the monitor word has room for");
  threadsChanged = true;
  if (number > threads.size()) threads.resize(number);
  std::unique_ptr<Thread>& holder = threads[number - 1];
  if (holder) return *holder;
  holder = std::make_unique<Thread>();
  Thread& thread = *holder;
  thread.number = number;
  const std::size_t slots = stackSlotsFor(javaThread);
  if (freeStacks_.empty() || slots != kStackSlots) {
    thread.stack = allocateStack(slots);
  } else {
    thread.stack = freeStacks_.back();
    freeStacks_.pop_back();
  }
  thread.sp = thread.stack;
  thread.stackEnd = thread.stack + slots;
  thread.stackLimit = thread.stackEnd - kOverflowRoom;
  return thread;
}

void Machine::freeThread(std::uint32_t number) {
  threadsChanged = true;
  if (number > threads.size() || !threads[number - 1]) return;
  freeStack(*threads[number - 1]);
  threads[number - 1].reset();
}

void Machine::freeStack(const Thread& thread) {
  if (thread.stackEnd == thread.stack + kStackSlots)
    freeStacks_.push_back(thread.stack);
  else
    unmapStack(thread.stack, static_cast<std::size_t>(thread.stackEnd - thread.stack));
}

void Machine::freeStacks() {
  for (auto& thread : threads)
    if (thread) freeStack(*thread);
  for (Slot* stack : freeStacks_) unmapStack(stack, kStackSlots);
}

// The thread's last frame is gone: it counts as terminated, and whoever joins it is told (Thread.join waits on it).
void Machine::endThread(Thread& thread) {
  if (thread.object) {
    Object& object = at(thread.object);
    touch(thread.object);
    object.set<std::int32_t>(known.threadStatus, kTerminatedStatus);
    object.set<std::int64_t>(known.threadEetop, 0);
    notifyAll(thread.object);
  }
  thread.status = ThreadStatus::Ended;
  freeThread(thread.number);
}

bool Machine::tryEnter(Thread& thread, Ref object) {
  std::uint32_t& lock = at(object).lock;
  if (lock == 0 || lockOwner(lock) == thread.number) touchHeader(object);
  if (lock == 0) {
    lock = thread.lockWord() | 1;
  } else if (lockOwner(lock) == thread.number) {
    ++lock;
  } else {
    thread.status = ThreadStatus::Entering;
    thread.waitingFor = object;
    thread.arrival = ++arrivals;
    return false;
  }
  return true;
}

void Machine::exitMonitor(Thread& thread, Ref object) {
  std::uint32_t& lock = at(object).lock;
  if (lockOwner(lock) != thread.number || lock == 0)
    throw JavaThrow("java/lang/IllegalMonitorStateException", "current thread is not owner");
  touchHeader(object);
  lock = lockCount(lock) == 1 ? 0 : lock - 1;
}

void Machine::wake(Thread& thread) {
  threadsChanged = true;
  thread.status = ThreadStatus::Runnable;
  thread.waitingFor = 0;
  thread.deadline = kNever;
}

// A waiting thread leaves the wait set; it returns from Object.wait once it has the monitor again.
void Machine::leaveWaitSet(Thread& thread) {
  assert(thread.status == ThreadStatus::Waiting && thread.waitingFor && "a thread in a wait set");
  threadsChanged = true;
  thread.status = ThreadStatus::Reentering;
  thread.pending = {.kind = ActionKind::Relock, .object = thread.waitingFor};
  thread.deadline = kNever;
  thread.arrival = ++arrivals;
}

bool Machine::notifyOne(Ref object) {
  Thread* first = nullptr;
  for (auto& thread : threads)
    if (thread && thread->status == ThreadStatus::Waiting && thread->waitingFor == object)
      if (tracker ? thread->number == tracker->alternative
                  : !first || thread->arrival < first->arrival)  // a check tries every waiter
        first = thread.get();
  if (!first) return false;
  first->wasNotified = true;
  leaveWaitSet(*first);
  return true;
}

void Machine::notifyAll(Ref object) {
  for (auto& thread : threads)
    if (thread && thread->status == ThreadStatus::Waiting && thread->waitingFor == object) {
      thread->wasNotified = true;
      leaveWaitSet(*thread);
    }
}

// As HotSpot does it: whoever waits, sleeps or is parked goes on, and whoever is not parked gets a permit, so that a
// later park returns at once, even if the flag has been cleared by then. While a program is checked, threads stand
// before what they wait for, and a Waiting one looks at the flag.
void Machine::interrupt(Thread& thread) {
  threadsChanged = true;
  const bool parked = thread.status == ThreadStatus::Parked;
  if (!parked) thread.parkPermit = true;
  if (tracker) return;
  if (thread.status == ThreadStatus::Waiting) {
    thread.interruptedWait = true;
    leaveWaitSet(thread);
  } else if (parked || thread.status == ThreadStatus::Sleeping) {
    thread.interruptedWait = true;
    wake(thread);
  }
}

bool Machine::isEnabled(Thread& thread) {
  switch (thread.status) {
    case ThreadStatus::Runnable:
      return true;
    case ThreadStatus::Entering:
    case ThreadStatus::Reentering:
      return at(thread.waitingFor).lock == 0;
    case ThreadStatus::Initializing:
      return initStatus(at(thread.waitingFor)) != InitStatus::Running;
    case ThreadStatus::Destroying:
      for (auto& other : threads)
        if (other && other.get() != &thread && !at(other->object).get<std::uint8_t>(known.threadDaemon)) return false;
      return true;
    default:
      return false;
  }
}

namespace {

std::string threadName(Machine& vm, const Thread& thread) {
  const Ref name = thread.object ? vm.getReference(thread.object, vm.known.threadName) : 0;
  return name ? "\"" + vm.utf8(name) + "\"" : "thread " + std::to_string(thread.number);
}

std::string place(Machine& vm, Thread& thread) {
  for (const auto& [method, bci] : vm.stackTrace(thread)) {
    if (bci < 0 || method->holder->trusted) continue;
    return " at " + method->holder->externalName() + "." + method->name->string() + lineText(*method, bci);
  }
  return {};
}

}  // namespace

std::string Machine::describeDeadlock() {
  std::string text;
  for (auto& holder : threads) {
    if (!holder) continue;
    Thread& thread = *holder;
    text += "  " + threadName(*this, thread);
    const std::string object = thread.waitingFor
                                   ? classOf(thread.waitingFor).externalName() + "@" + std::to_string(thread.waitingFor)
                                   : std::string();
    auto owner = [&] {
      const std::uint32_t number = lockOwner(at(thread.waitingFor).lock);
      return number && threads[number - 1] ? " held by " + threadName(*this, *threads[number - 1]) : std::string();
    };
    switch (thread.status) {
      case ThreadStatus::Entering:
        text += " waits to lock " + object + owner();
        break;
      case ThreadStatus::Reentering:
        text += " waits to lock again " + object + owner();
        break;
      case ThreadStatus::Waiting:
        text += " waits to be notified on " + object;
        break;
      case ThreadStatus::Parked: {
        text += " is parked";
        if (const Ref blocker = getReference(thread.object, known.threadParkBlocker))
          text += " for " + classOf(blocker).externalName() + "@" + std::to_string(blocker);
        break;
      }
      case ThreadStatus::Initializing: {
        const std::uint32_t number = at(thread.waitingFor).get<std::uint32_t>(kMirrorInitThread);
        text += " waits for the initialisation of class " + classOfMirror(thread.waitingFor).externalName();
        if (number && threads[number - 1]) text += " by " + threadName(*this, *threads[number - 1]);
        break;
      }
      default:
        text += " sleeps";
        break;
    }
    text += place(*this, thread) + "\n";
  }
  return text;
}

}  // namespace weaveproof
