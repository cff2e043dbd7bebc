#include "cli/interrupt.hpp"

namespace weaveproof::cli {

namespace {

std::atomic<bool> stopped = false;
static_assert(std::atomic<bool>::is_always_lock_free, "a signal handler may only touch what has no lock");

void stop(int) { stopped.store(true, std::memory_order_relaxed); }

}  // namespace

Interrupt::Interrupt() {
  stopped = false;
  struct sigaction action {};
  action.sa_handler = stop;
  action.sa_flags = static_cast<int>(SA_RESETHAND | SA_RESTART);
  sigemptyset(&action.sa_mask);
  sigaction(SIGINT, &action, &previousInterrupt_);
  sigaction(SIGTERM, &action, &previousTerminate_);
}

Interrupt::~Interrupt() {
  sigaction(SIGINT, &previousInterrupt_, nullptr);
  sigaction(SIGTERM, &previousTerminate_, nullptr);
}

const std::atomic<bool>* Interrupt::flag() const { return &stopped; }

}  // namespace weaveproof::cli
