#include "base/interrupt.hpp"

#include <csignal>

namespace weaveproof::base {

namespace {

std::atomic<bool> stopped = false;
static_assert(std::atomic<bool>::is_always_lock_free, "a signal handler may only touch what has no lock");

int objects = 0;  // main thread only
struct sigaction previousInterrupt, previousTerminate;

void stop(int) { stopped.store(true, std::memory_order_relaxed); }

// When a signal comes, system calls that wait (poll) return. All other system calls are restarted.
struct sigaction catching(int flags) {
  struct sigaction action {};
  action.sa_handler = stop;
  action.sa_flags = flags | static_cast<int>(SA_RESTART);
  sigemptyset(&action.sa_mask);
  return action;
}

}  // namespace

Interrupt::Interrupt() {
  if (objects++ > 0) return;
  stopped = false;
  const struct sigaction once = catching(static_cast<int>(SA_RESETHAND));
  sigaction(SIGINT, &once, &previousInterrupt);
  sigaction(SIGTERM, &once, &previousTerminate);
}

Interrupt::~Interrupt() {
  if (--objects > 0) return;
  sigaction(SIGINT, &previousInterrupt, nullptr);
  sigaction(SIGTERM, &previousTerminate, nullptr);
}

const std::atomic<bool>* Interrupt::flag() { return &stopped; }

void Interrupt::staySet() {
  const struct sigaction always = catching(0);
  sigaction(SIGINT, &always, nullptr);
  sigaction(SIGTERM, &always, nullptr);
}

}  // namespace weaveproof::base
