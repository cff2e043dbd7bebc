// Ctrl-C (and the signal that asks a process to end) sets a flag instead of ending the process. A second one ends it at once, as always.
#pragma once

#include <atomic>
#include <stdexcept>

namespace weaveproof::base {

// Signals are caught from the first of these objects to the end of it. Objects within its lifetime change nothing, and none of them
// takes back what a signal has set: a signal that comes between two parts of a command is not lost.
class Interrupt {
 public:
  Interrupt();
  ~Interrupt();
  Interrupt(const Interrupt&) = delete;
  Interrupt& operator=(const Interrupt&) = delete;

  static const std::atomic<bool>* flag();
  static bool isSet() { return flag()->load(std::memory_order_relaxed); }

  // In a child process: a second signal must not end it. Ctrl-C on a terminal goes to the child, and the parent passes it on.
  static void staySet();
};

// Thrown by what waits for something else than a search (a compiler), when the flag is set.
struct Interrupted : std::runtime_error {
  Interrupted() : std::runtime_error("interrupted") {}
};

}  // namespace weaveproof::base
