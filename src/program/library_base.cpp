// The base holds one thread, and what initialisers of the library leave in the heap. So the initialisation of a class
// belongs to the base only if this thread does all of it: the initialiser starts no thread, waits for none, and ends
// without an exception. FileSystemPreferences, for one, starts a timer. Such a class is left to the search, where the
// first thread that needs the class initialises it. The same holds for each class with an initialiser that needs such a
// class, because it would take the other one into the base.
//
// What an initialiser does is known when it has done it. Then everything is undone, and begins again without that class.
#include "program/library_base.hpp"

#include <algorithm>
#include <cstring>

namespace weaveproof::program {

namespace {

bool initialize(vm::Machine& vm, vm::Class& c) {
  vm::Thread& main = *vm.threads[0];
  try {
    try {
      vm.requireInitialized(main, c);
      return true;
    } catch (const vm::InitializationNeeded& needed) {
      vm.actOn(main, needed);
    }
    if (!vm.runAlone(main)) return false;
  } catch (const vm::Unsupported&) {  // if the search meets it, it says so
    return false;
  } catch (const vm::ProgramExit&) {
    return false;
  }
  return std::ranges::none_of(vm.threads, [&](const auto& thread) { return thread && thread.get() != &main; });
}

}  // namespace

BootedMachine::BootedMachine(vm::Machine& vm, vm::BaseNumbers& numbers)
    : vm_(vm), numbers_(numbers), numbersBefore_(numbers), mirrorEnd_(vm.world.mirrorEnd()) {
  vm.save(before_);
}

void BootedMachine::restore() {
  const std::size_t threads = before_.threads.size();
  for (std::size_t number = vm_.threads.size(); number > threads; --number)
    vm_.freeThread(static_cast<std::uint32_t>(number));
  vm_.threads.resize(threads);
  for (std::size_t i = 0; i < threads; ++i) {
    vm::Machine::Snapshot::SavedThread& saved = before_.threads[i];
    if (!saved.record.stack) continue;
    const vm::Thread& thread = vm_.threadAt(static_cast<std::uint32_t>(i + 1), 0);
    saved.record.stack = thread.stack;  // which may be another one now
    saved.record.stackEnd = thread.stackEnd;
    saved.record.stackLimit = thread.stackLimit;
    saved.record.sp = thread.stack + saved.stack.size();
  }
  vm_.restore(before_);
  vm_.heap.giveBackFree();
  numbers_ = numbersBefore_;
  // Mirrors that were made since.
  std::memset(vm_.heap.base() + std::uint64_t{mirrorEnd_} * 8, 0,
              (std::uint64_t{vm_.world.mirrorEnd()} - mirrorEnd_) * 8);
}

void initializeLibrary(BootedMachine& booted, std::vector<vm::Class*> classes) {
  for (;;) {
    const auto leftOut = std::ranges::find_if(classes, [&](vm::Class* c) { return !initialize(booted.vm(), *c); });
    if (leftOut == classes.end()) return;
    vm::Class* const unfit = *leftOut;
    std::erase(classes, unfit);
    booted.restore();
  }
}

}  // namespace weaveproof::program
