// One deterministic schedule: threads take turns, each for a fixed number of backward branches and calls, and time passes
// as they run. When all wait, the clock jumps to the earliest deadline.
#include <unistd.h>

#include <cassert>

#include "bytecode/frame_map.hpp"
#include "vm/java_threads.hpp"
#include "vm/jdk_image.hpp"
#include "vm/machine.hpp"
#include "vm/snapshot.hpp"

namespace weaveproof::vm {

namespace {
constexpr std::int32_t kSlice = 20000;
constexpr std::int32_t kHandOverPolls = 10 * kSlice;  // a slice is lengthened by so much at most
constexpr std::int64_t kNanosPerSlice = kSlice * 20;
}  // namespace

Machine::Machine(World& sharedWorld, MachineOptions machineOptions)
    : world(sharedWorld),
      heap(machineOptions.maxHeapBytes),
      known(findKnown(sharedWorld)),
      options(std::move(machineOptions)),
      imageBytes(mapJdkImage(heap, sharedWorld.jdk().modules())) {
  heap.beforeTaking = options.beforeTaking;
  selections.resize(kSelections);
}

Machine::~Machine() { freeStacks(); }

bool Machine::poll(Thread& thread) {
  if (supervisor) return false;
  if (heap.wantsCollection() || collectionDue_) collectGarbage();
  if (sliceLeft_ > 0) {
    fuel = sliceLeft_;
    sliceLeft_ = 0;
    return true;
  }
  if (handOver_ && at(handOver_).lock != 0 && --handOverPolls_ > 0) return fuel = 1, true;
  clock += kNanosPerSlice;
  fuel = kSlice;
  (void)thread;
  return alone_;
}

// If a thread is in a synchronized block most of the time, it is nearly always in it when its time slice ends, and a
// thread that waits for the monitor might wait for ever. So now and then, the slice of the owner is extended until it
// leaves the monitor, and then the waiting thread runs. The longer this was in vain, the less often it is done.
Thread* Machine::passedOverBy(const Thread& owner) {
  constexpr std::uint32_t kPatience = 8;
  Thread* passedOver = nullptr;
  for (auto& thread : threads) {
    if (!thread || (thread->status != ThreadStatus::Entering && thread->status != ThreadStatus::Reentering)) continue;
    if (lockOwner(at(thread->waitingFor).lock) != owner.number) continue;
    const std::uint32_t turns = ++thread->passedOver;
    if (turns >= kPatience && (turns & (turns - 1)) == 0) passedOver = thread.get();
  }
  return passedOver;
}

bool Machine::runAlone(Thread& thread) {
  assert(thread.top && !alone_ && "a thread with a frame, and no other one runs");
  alone_ = true;
  current = &thread;
  thread.uncaught = 0;
  fuel = kSlice;
  struct Alone {
    bool& alone;
    ~Alone() { alone = false; }
  } const untilDone{alone_};
  if (interpret(*this, thread) != Left::Finished) throw Unsupported{"the JDK's boot sequence waits for another thread"};
  return thread.uncaught == 0;
}

void Machine::endWaits() {
  for (auto& thread : threads) {
    if (!thread || thread->status == ThreadStatus::Runnable) continue;
    const Ways ways = waysOn(*this, *thread);
    if (ways.has(Way::Interrupt))
      goOn(*this, *thread, Way::Interrupt);
    else if (ways.has(Way::TimeOut) && thread->deadline <= clock)
      goOn(*this, *thread, Way::TimeOut);
  }
}

Machine::Outcome Machine::runAll(std::uint64_t turns) {
  std::size_t next = 0;
  for (;; --turns) {
    if (turns == 0) return Outcome::Cut;
    bool user = false;
    for (auto& thread : threads)
      if (thread && !isDaemon(*this, *thread)) user = true;
    if (!user) return Outcome::Finished;
    flush();  // a user who watches the output, or kills the program, misses the output of at most one turn
    endWaits();
    Thread* chosen = nullptr;
    for (std::size_t i = 0; i < threads.size() && !chosen; ++i) {
      Thread* candidate = threads[(next + i) % threads.size()].get();
      if (candidate && waysOn(*this, *candidate).has(Way::GoOn)) chosen = candidate;
    }
    if (!chosen) {
      std::int64_t earliest = kNever;
      for (auto& thread : threads)
        if (thread) earliest = std::min(earliest, thread->deadline);
      if (earliest == kNever) return Outcome::Deadlock;
      clock = std::max(clock, earliest);
      continue;
    }
    next = chosen->number;  // the one after it comes next
    chosen->passedOver = 0;
    const Thread* const passedOver = passedOverBy(*chosen);
    if (chosen->status != ThreadStatus::Runnable) goOn(*this, *chosen, Way::GoOn);
    current = chosen;
    fuel = kSlice;
    sliceLeft_ = 0;
    if (passedOver) {
      handOver_ = passedOver->waitingFor;
      handOverPolls_ = kHandOverPolls;
      next = passedOver->number - 1;
    }
    if (interpret(*this, *chosen) == Left::Finished) endThread(*chosen);
    handOver_ = 0;
  }
}

void Machine::collectGarbage() {
  if (supervisor) return;  // what a transition drops is dropped at its end
  collectionDue_ = false;
  heap.collect([this](const std::function<void(Ref)>& root) { forEachRoot(root); });
}

void Machine::forEachRoot(const std::function<void(Ref)>& root) {
  world.forEachClass([&](Class& c) {
    if (!c.mirror || !at(c.mirror).klass) return;  // this machine has no use for it, and may not have its loader
    root(c.mirror);
    root(c.loader->object);
  });
  for (Ref literal : literals_) root(literal);
  for (const auto& [name, module] : modules) root(module);
  root(bootUnnamedModule);
  root(preparedOutOfMemory);
  for (Ref block : rawMemory) root(block);
  for (const auto& [key, error] : failedResolutions_) root(error.cause);
  for (auto& thread : threads) {
    if (!thread) continue;
    root(thread->object);
    root(thread->uncaught);
    root(thread->thrown);
    root(thread->waitingFor);
    const Frame* above = nullptr;
    for (Frame* frame = thread->top; frame; above = frame, frame = frame->caller()) {
      root(frame->lock);
      const Slot* locals = frame->localSlots();
      Method& method = *frame->method;
      if (method.isNative()) {
        int slot = 0;
        if (!method.isStatic()) root(locals[slot++]);
        for (std::string_view type : bytecode::parameterTypes(method.descriptor->text())) {
          const Kind kind = bytecode::kindOf(type[0]);
          if (kind == Kind::Reference) root(locals[slot]);
          slot += bytecode::slotsOf(kind);
        }
        for (int i = method.argumentSlots; i < method.maxLocals; ++i) root(locals[i]);
        continue;
      }
      // The arguments of a call under way are the locals of the frame above.
      const auto bci = static_cast<std::uint32_t>(frame->bci());
      const bool calling = above && !(above->flags & Frame::kExecuteAgain);
      const bytecode::FrameMaps& maps = world.frameMaps(method);
      const bytecode::FrameMaps::Map map = calling ? maps.duringCall(bci) : maps.at(bci);
      for (std::uint32_t i = 0; i < method.maxLocals; ++i)
        if (map.isReference(i)) root(locals[i]);
      for (std::uint32_t i = 0; i < map.stackDepth(); ++i)
        if (map.isReference(method.maxLocals + i)) root(frame->operands()[i]);
    }
  }
}

void Machine::write(int descriptor, const char* data, std::size_t size) {
  if (supervisor || muted) {
    if (recordOutput) output.append(data, size);
    return;
  }
  std::string& buffer = pendingOutput[descriptor];
  buffer.append(data, size);
  if (descriptor != 1 || buffer.size() > 8192) flush();
}

void Machine::flush() {
  for (int descriptor : {1, 2}) {
    std::string& buffer = pendingOutput[descriptor];
    std::size_t written = 0;
    while (written < buffer.size()) {
      const ssize_t n = ::write(descriptor, buffer.data() + written, buffer.size() - written);
      if (n <= 0) break;
      written += static_cast<std::size_t>(n);
    }
    buffer.clear();
  }
}

}  // namespace weaveproof::vm
