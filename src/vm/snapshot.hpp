// A whole machine, copied.
#pragma once

#include "vm/machine.hpp"

namespace weaveproof::vm {

struct Machine::Snapshot {
  struct SavedThread {
    Thread record;
    std::vector<Slot> stack;  // up to the end of the top frame's operands
  };
  heap::Heap::Image heap;
  std::vector<SavedThread> threads;
  std::vector<Ref> literals;
  std::unordered_map<std::uint64_t, Class*> initiated;
  std::unordered_map<std::uint64_t, JavaThrow> failedResolutions;
  std::unordered_map<const Symbol*, Ref> modules;
  std::vector<Ref> rawMemory;
  OpenFiles openFiles;
  Ref bootUnnamedModule = 0;
  std::uint64_t arrivals = 0;
  std::int64_t clock = 0;
};

}  // namespace weaveproof::vm
