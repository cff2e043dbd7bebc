// Ctrl-C (and the signal that asks a process to end) stops a search instead of the process. A second one ends it at
// once, as always.
#pragma once

#include <atomic>
#include <csignal>

namespace weaveproof::cli {

class Interrupt {
 public:
  Interrupt();
  ~Interrupt();
  Interrupt(const Interrupt&) = delete;
  Interrupt& operator=(const Interrupt&) = delete;

  const std::atomic<bool>* flag() const;

 private:
  struct sigaction previousInterrupt_ {
  }, previousTerminate_{};
};

}  // namespace weaveproof::cli
