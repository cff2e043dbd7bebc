// Threads: their numbers and stacks, and how they end.
#include <sys/mman.h>

#include <algorithm>
#include <cassert>
#include <new>

#include "vm/java_threads.hpp"
#include "vm/machine.hpp"

namespace weaveproof::vm {

namespace {
constexpr std::size_t kStackSlots = std::size_t{1} << 20;  // 4 MiB a thread, touched as needed
constexpr std::size_t kMostStackSlots = std::size_t{1} << 30;
constexpr std::int64_t kNoSuchStack = std::int64_t{1} << 36;  // a wish in bytes that cannot be granted
constexpr std::size_t kOverflowRoom = std::size_t{1} << 14;   // for code that runs while an overflow is handled
}  // namespace

Thread* Machine::threadOf(Ref javaThread) const {
  for (const auto& thread : threads)
    if (thread && thread->object == javaThread && thread->status != ThreadStatus::Ended) return thread.get();
  return nullptr;
}

// A program can request a stack size for a thread, in bytes. Without a request, HotSpot gives 1 MiB. Our frames are
// smaller, and a slot for each requested byte keeps the proportion. A request for less than usual has no effect. A
// request that no computer has memory for is an error, as it is under HotSpot, where it depends on the computer.
std::int64_t Machine::stackSizeOf(Ref javaThread) const {
  return at(threadFields(*this, javaThread)).get<std::int64_t>(known.threadStackSize);
}

std::size_t Machine::stackSlotsFor(Ref javaThread) const {
  const std::int64_t wish = javaThread ? stackSizeOf(javaThread) : 0;
  return std::clamp(static_cast<std::size_t>(std::max<std::int64_t>(wish, 0)), kStackSlots, kMostStackSlots);
}

Slot* Machine::allocateStack(std::size_t slots) {
  assert(slots >= kStackSlots && slots <= kMostStackSlots && "a stack within bounds");
  void* p =
      mmap(nullptr, slots * sizeof(Slot), PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE, -1, 0);
  if (p == MAP_FAILED) throw std::bad_alloc();
  return static_cast<Slot*>(p);
}

void Machine::unmapStack(Slot* stack, std::size_t slots) { munmap(stack, slots * sizeof(Slot)); }

Thread& Machine::newThread(Ref javaThread) {
  std::size_t free = 0;
  if (supervisor)
    free = supervisor->threadNumberFor(javaThread) - 1;
  else
    while (free < threads.size() && threads[free]) ++free;
  if (free >= kMaxThreads || (javaThread && stackSizeOf(javaThread) >= kNoSuchStack))
    throw JavaThrow("java/lang/OutOfMemoryError",
                    "unable to create native thread: possibly out of memory or process/resource limits reached");
  Thread& thread = threadAt(static_cast<std::uint32_t>(free + 1), javaThread);
  assert(thread.number == free + 1 && !thread.top && "a thread without frames");
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
  assert(thread.stack < thread.stackLimit && thread.stackLimit < thread.stackEnd && "room for an overflow");
  return thread;
}

void Machine::freeThread(std::uint32_t number) {
  assert(number != 0 && "threads are numbered from 1");
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

void Machine::endThread(Thread& thread) {
  assert(thread.number != 0 && thread.number <= threads.size() && threads[thread.number - 1].get() == &thread && "a thread of this machine");
  if (thread.object) terminate(*this, thread.object);
  thread.status = ThreadStatus::Ended;
  freeThread(thread.number);
}

void terminate(Machine& vm, Ref javaThread) {
  assert(javaThread != 0 && "a java.lang.Thread");
  vm.touch(javaThread);
  setThreadStatus(vm, javaThread, kTerminatedStatus);
  vm.at(javaThread).set<std::int64_t>(vm.known.threadEetop, 0);
  vm.notifyAll(javaThread);  // Thread.join waits on it
}

void clearEndedThread(Machine& vm, Ref javaThread) {
  vm.touch(javaThread);
  for (const std::uint32_t offset : vm.known.threadClearedAtEnd)
    if (offset) vm.at(javaThread).set<Ref>(offset, 0);
}

bool Machine::leavesAtExit(Ref javaThread) const {
  const auto has = [&](std::uint32_t offset) { return offset != 0 && getReference(javaThread, offset) != 0; };
  return !supervisor || habits.groupsKept || has(known.threadContainer) || has(known.threadScopes);
}

void setThreadStatus(Machine& vm, Ref javaThread, std::int32_t status) {
  const Ref fields = threadFields(vm, javaThread);
  vm.touch(fields);
  vm.at(fields).set<std::int32_t>(vm.known.threadStatus, status);
}

bool othersKeepAlive(const Machine& vm, const Thread& self) {
  return std::ranges::any_of(vm.threads,
                             [&](const auto& thread) { return thread && thread.get() != &self && !isDaemon(vm, *thread); });
}

}  // namespace weaveproof::vm
