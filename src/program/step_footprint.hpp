// What the step under way touches, exactly: with its visible action, and with all that comes after it. It is known when
// the step is settled, and kept if that was requested (Footprints::keepFootprints).
#pragma once

#include <span>
#include <vector>

#include "program/footprint.hpp"
#include "program/outcome.hpp"
#include "tracking/tracker.hpp"

namespace weaveproof::program {

class StoredMachine;

class StepFootprint {
 public:
  StepFootprint(vm::Machine& vm, const StoredMachine& store)
      : vm_(vm), tracker_(tracking::trackerOf(vm)), store_(store) {}

  const Footprint& footprint() const { return footprint_; }
  void touchEverything() { footprint_.touchEverything(); }

  // The thread begins its step, of which `visible` is what the visible action touches.
  void begin(const vm::Thread& thread, const Pending& pending, const Footprint& visible);
  void noteStops(const Outcome& outcome);  // where the threads that ran have stopped

  // ---- called while the machine is settled
  void noteChanges();             // what changed is about to become leaves
  void noteFreed(heap::Ref ref);  // it is garbage, and was there before the step
  void noteMade();                // what is new is about to become leaves

 private:
  vm::Machine& vm_;
  tracking::Tracker& tracker_;
  const StoredMachine& store_;
  Footprint footprint_;
  heap::Ref thread_ = 0;              // the thread that makes the step
  heap::Ref updated_ = 0;             // the object of an Update
  std::vector<heap::Ref> rawMemory_;  // before the step
};

}  // namespace weaveproof::program
