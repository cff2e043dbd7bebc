// Saving and restoring a whole machine: what `run --stress-restore` does at every visible action.
#include "vm/snapshot.hpp"

#include <cassert>

namespace weaveproof::vm {

void Machine::save(Snapshot& snapshot) {
  heap.save(snapshot.heap, world.mirrorEnd());
  assert(!supervisor && "a machine that runs one schedule");
  snapshot.threads.clear();
  for (auto& thread : threads) {
    Snapshot::SavedThread saved;
    if (thread) {
      saved.record = *thread;
      saved.stack.assign(thread->stack, thread->sp);
    }
    snapshot.threads.push_back(std::move(saved));
  }
  snapshot.literals = literals_;
  snapshot.initiated = initiated_;
  snapshot.failedResolutions = failedResolutions_;
  snapshot.modules = modules;
  snapshot.rawMemory = rawMemory;
  snapshot.openFiles = openFiles;
  snapshot.bootUnnamedModule = bootUnnamedModule;
  snapshot.arrivals = arrivals;
  snapshot.clock = clock;
}

void Machine::scramble() {
  heap.scramble(world.mirrorEnd());
  for (auto& thread : threads) {
    if (!thread) continue;
    std::fill(thread->stack, thread->sp, 0xA5A5A5A5u);
    const std::uint32_t number = thread->number;
    *thread = Thread();
    thread->number = number;
  }
  literals_.clear();
  initiated_.clear();
  failedResolutions_.clear();
  modules.clear();
  rawMemory.clear();
  openFiles = OpenFiles();
  bootUnnamedModule = 0xA5A5A5A5u;
  arrivals = 0;
  clock = 0;
}

void Machine::restore(const Snapshot& snapshot) {
  heap.restore(snapshot.heap);
  for (std::size_t i = 0; i < threads.size(); ++i) {
    const Snapshot::SavedThread& saved = snapshot.threads[i];
    if (!threads[i]) continue;
    *threads[i] = saved.record;
    std::copy(saved.stack.begin(), saved.stack.end(), threads[i]->stack);
  }
  literals_ = snapshot.literals;
  initiated_ = snapshot.initiated;
  failedResolutions_ = snapshot.failedResolutions;
  modules = snapshot.modules;
  rawMemory = snapshot.rawMemory;
  openFiles = snapshot.openFiles;
  bootUnnamedModule = snapshot.bootUnnamedModule;
  arrivals = snapshot.arrivals;
  clock = snapshot.clock;
}

void Machine::copyFactsFrom(const Machine& other) {
  literals_ = other.literals_;
  initiated_ = other.initiated_;
  failedResolutions_ = other.failedResolutions_;
  modules = other.modules;
  rawMemory = other.rawMemory;
  openFiles = other.openFiles;
  bootUnnamedModule = other.bootUnnamedModule;
  preparedOutOfMemory = other.preparedOutOfMemory;
  epochMillisAtStart = other.epochMillisAtStart;
  habits = other.habits;
}

void Machine::visibleAction(Thread&) {
  if (!stressRestore || alone_) return;
  ++visibleActions;
  // Copying everything is slow; the program's time passes accordingly, and slices end sooner.
  clock += 20000;
  fuel -= 100;
  if (!stressSnapshot_) stressSnapshot_ = std::make_unique<Snapshot>();
  save(*stressSnapshot_);
  scramble();
  restore(*stressSnapshot_);
}

}  // namespace weaveproof::vm
