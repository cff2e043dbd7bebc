// The library's part of the base: its classes are initialised before the search, so that the search does not do it on each path.
#pragma once

#include <vector>

#include "vm/snapshot.hpp"

namespace weaveproof::program {

// A machine right after its boot, which can be made so again.
class BootedMachine {
 public:
  BootedMachine(vm::Machine& vm, vm::BaseNumbers& numbers);
  void restore();
  vm::Machine& vm() { return vm_; }

 private:
  vm::Machine& vm_;
  vm::BaseNumbers& numbers_;
  vm::Machine::Snapshot before_;
  const vm::BaseNumbers numbersBefore_;
  const heap::Ref mirrorEnd_;
};

// Initialises these classes, except those that the base cannot hold (library_base.cpp).
void initializeLibrary(BootedMachine& booted, std::vector<vm::Class*> classes);

}  // namespace weaveproof::program
