// The carriers of virtual threads, of which there are few with --carriers: which threads have one, and which keep it while they are
// blocked.
//
// A virtual thread needs a carrier to act (it is *mounted*). It keeps the carrier until it stands before an action that is not enabled,
// or sleeps, or yields; then it is unmounted, unless it is pinned (jdk/carriers.hpp). A thread that is enabled may have been blocked
// before, and have no carrier. So whether a thread is mounted is a part of the state: one bit, in its record.
//
// That a thread is unmounted as soon as it stands before an action that is not enabled loses nothing. In Java it still has its carrier
// for the moment in which it finds that it is blocked; no other thread can tell. If what it waits for comes in that moment, it goes on
// without having lost its carrier. Here it then has to take one, and one is free: its own, unless another thread has taken it, as it
// also could if the thread had been a little faster.
#pragma once

#include <cstdint>
#include <optional>

#include "jdk/carriers.hpp"
#include "vm/java_threads.hpp"

namespace weaveproof::program {

// Why a thread keeps its carrier, in terms of the machine.
struct PinnedBy {
  enum class Kind : std::uint8_t { HeldMonitor, Entering, Waiting, Initialiser, OtherInitialiser, NativeMethod };
  Kind kind;
  vm::Frame* frame;      // in which
  heap::Ref object = 0;  // the monitor, or the mirror of the class
};

class Carriers {
 public:
  // A limit of 0: there are as many as threads need.
  Carriers(const vm::Machine& vm, std::int32_t limit);

  bool areLimited() const { return limit_ != 0; }
  std::int32_t limit() const { return limit_; }
  bool haveVirtualThreads() const { return rules_ != nullptr && vm_.known.virtualThread != nullptr; }
  bool isVirtual(const vm::Thread& thread) const { return vm::isVirtual(vm_, thread); }

  // What pins the thread if it blocks where it stands; nothing if it would give up its carrier.
  std::optional<PinnedBy> pinOf(vm::Thread& thread) const;

  // Whether the thread can act: it is no virtual thread, or it is mounted, or a carrier is free.
  bool mayAct(const vm::Thread& thread) const {
    return !areLimited() || thread.mounted || !isVirtual(thread) || areFree();
  }
  bool areFree() const;

 private:
  bool isReplaced(const vm::Thread& thread) const;  // another carrier runs for it
  std::optional<PinnedBy> monitorOf(vm::Thread& thread) const;

  const vm::Machine& vm_;
  const std::int32_t limit_;
  const jdk::CarrierRules* rules_;
};

}  // namespace weaveproof::program
