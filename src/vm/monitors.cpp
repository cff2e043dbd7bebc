// Monitors and their wait sets, and what a deadlock looks like.
#include <cassert>

#include "vm/machine.hpp"

namespace weaveproof::vm {

bool Machine::tryEnter(Thread& thread, Ref object) {
  assert(object != 0 && thread.number != 0 && "a thread and a monitor");
  std::uint32_t& lock = at(object).lock;
  if (lock != 0 && !owns(thread, object)) {
    thread.status = ThreadStatus::Entering;
    thread.waitingFor = object;
    thread.arrival = ++arrivals;
    return false;
  }
  touchHeader(object);
  lock = lock == 0 ? thread.lockWord() | 1 : lock + 1;
  assert(owns(thread, object) && lockCount(lock) != 0 && "the thread has the monitor now");
  return true;
}

void Machine::exitMonitor(Thread& thread, Ref object) {
  if (!owns(thread, object)) throw JavaThrow("java/lang/IllegalMonitorStateException", "current thread is not owner");
  touchHeader(object);
  std::uint32_t& lock = at(object).lock;
  assert(lockCount(lock) != 0 && "a monitor that is owned was entered");
  lock = lockCount(lock) == 1 ? 0 : lock - 1;
}

// A run notifies the thread that came first. A check tries every waiting thread.
void Machine::notifyOne(Ref object) {
  assert(object != 0 && "a monitor");
  Thread* first = nullptr;
  for (auto& thread : threads)
    if (thread && thread->waitsOn(object))
      if (supervisor ? thread->number == supervisor->alternative : !first || thread->arrival < first->arrival)
        first = thread.get();
  assert((!first || first->status == ThreadStatus::Waiting) && "a thread in the wait set");
  if (first) goOn(*this, *first, Way::Notified);
}

void Machine::notifyAll(Ref object) {
  assert(object != 0 && "a monitor");
  for (auto& thread : threads)
    if (thread && thread->waitsOn(object)) goOn(*this, *thread, Way::Notified);
}

namespace {

std::string threadName(Machine& vm, const Thread& thread) {
  const Ref name = thread.object ? vm.getReference(thread.object, vm.known.threadName) : 0;
  return name ? "\"" + vm.utf8(name) + "\"" : "thread " + std::to_string(thread.number);
}

// What a thread that waits in the library has called: "java.util.concurrent.LinkedBlockingQueue.take". Of one that has none of the
// program's code below, what the library waits with.
std::string outermostCall(Thread& thread) {
  std::string call;
  for (const auto& [method, bci] : stackTrace(thread)) {
    const bool runsTasks = method->name->text() == "run" || method->name->text() == "runWorker";
    if (!method->holder->trusted || runsTasks) break;
    call = method->holder->externalName() + "." + method->name->string();
  }
  return call;
}

std::string place(Thread& thread) {
  for (const auto& [method, bci] : stackTrace(thread)) {
    if (bci < 0 || method->holder->trusted) continue;
    return " at " + method->holder->externalName() + "." + method->name->string() + lineText(*method, bci);
  }
  return {};
}

}  // namespace

std::string describeDeadlock(Machine& vm) {
  std::string text;
  for (auto& holder : vm.threads) {
    if (!holder || holder->status == ThreadStatus::Destroying) continue;
    Thread& thread = *holder;
    text += "  " + threadName(vm, thread);
    const std::string object =
        thread.waitingFor ? vm.classOf(thread.waitingFor).externalName() + "@" + std::to_string(thread.waitingFor)
                          : std::string();
    auto owner = [&] {
      const std::uint32_t number = lockOwner(vm.at(thread.waitingFor).lock);
      return number && vm.threads[number - 1] ? " held by " + threadName(vm, *vm.threads[number - 1]) : std::string();
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
        const std::string call = outermostCall(thread);
        text += call.empty() ? " is parked" : " waits in " + call;
        break;
      }
      case ThreadStatus::Initializing: {
        const std::uint32_t number = vm.at(thread.waitingFor).get<std::uint32_t>(kMirrorInitThread);
        text += " waits for the initialisation of class " + vm.classOfMirror(thread.waitingFor).externalName();
        if (number && vm.threads[number - 1]) text += " by " + threadName(vm, *vm.threads[number - 1]);
        break;
      }
      default:
        text += " sleeps";
        break;
    }
    text += place(thread) + "\n";
  }
  return text;
}

}  // namespace weaveproof::vm
