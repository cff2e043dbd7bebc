// Synchronizers of the program's own, built on AbstractQueuedSynchronizer or its twin for longs: what their tries do.
//
// The library knows only four methods of such a class, which it calls: `tryAcquire`, `tryAcquireShared` and their
// counterparts for releasing. Most of these methods are a few lines that depend only on the one word of state that the
// library gives them, and on whether the thread is the owner. The result of such a method can be computed without
// executing it (try_run.hpp). So a thread can be held off as long as its try would fail, as with the library's own
// synchronizers (library_waits.hpp).
//
// This file analyses each class once: which methods a try consists of, what each of their instructions does, and
// whether a try that fails is sure to have changed nothing. If the tries of a class do other things, no thread is held
// off for it.
#pragma once

#include <cstdint>
#include <span>

#include "tracking/machine.hpp"

namespace weaveproof::tracking {

// What an instruction is to a try.
enum class TryOperation : std::uint8_t {
  Plain,         // works on local variables and operands alone
  Other,         // nothing is known of it
  ReadsState,    // the library's getState,
  UpdatesState,  // compareAndSetState
  SetsState,     // and setState
  ReadsOwner,    // getExclusiveOwnerThread
  SetsOwner,     // setExclusiveOwnerThread
  CurrentThread,
  Calls,          // another method of the class
  ReadsConstant,  // a final field with a number
};

struct TryInstruction {
  TryOperation operation = TryOperation::Plain;
  std::uint8_t index = 0;  // of the method or the constant
};

struct TryMethod {
  const Method* method = nullptr;
  std::span<TryInstruction> instructions;  // by bci
};

struct OwnSynchronizer : ClassNotes {
  static constexpr std::int16_t kNone = -1;

  bool isKnown = false;  // the effect of its tries can be computed; if not, only isLong of the following is set
  bool isLong = false;   // its state and amounts are
  std::int16_t tryAcquire = kNone,
               tryAcquireShared = kNone;  // in `methods`; none: it is the library's, which throws
  std::int16_t tryRelease = kNone, tryReleaseShared = kNone;
  std::span<TryMethod> methods;
  std::span<const Field*> constants;

  const TryMethod* find(const Method* method) const {
    for (const TryMethod& one : methods)
      if (one.method == method) return &one;
    return nullptr;
  }
};

// Analyses the class, when it is linked. Null if it is none.
OwnSynchronizer* ownSynchronizerOf(Metaspace& metaspace, const Class& c);

// What the analysis has found.
inline const OwnSynchronizer* ownSynchronizer(const Class& c) { return static_cast<const OwnSynchronizer*>(c.notes); }

}  // namespace weaveproof::tracking
