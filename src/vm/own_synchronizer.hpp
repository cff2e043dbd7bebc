// Synchronizers of the program's own, built on AbstractQueuedSynchronizer or its twin for longs: what their tries do.
//
// The library knows no more of such a class than the four methods that it calls, `tryAcquire`, `tryAcquireShared` and their
// counterparts for releasing. Most of these are a few lines that work on the one word of state that the library gives them, on
// whether the thread is the owner, and on nothing else. What such a method will do can be told without doing it (try_run.hpp), and
// so a thread can be held off as long as its try would fail, as with the library's own synchronizers (library_waits.hpp).
//
// Here is what can be said of a class once and for all: which methods a try consists of, what each of their instructions is to it, and
// whether a try that fails is sure to have changed nothing. A class whose tries are of another kind is left as it is.
#pragma once

#include <cstdint>
#include <span>

#include "vm/class.hpp"

namespace weaveproof::vm {

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

struct OwnSynchronizer {
  static constexpr std::int16_t kNone = -1;

  bool isKnown =
      false;  // what its tries do can be told; else there is nothing of the following but whether it is for longs
  bool isLong = false;  // its state and amounts are
  std::int16_t tryAcquire = kNone,
               tryAcquireShared = kNone;  // among `methods`; none: it is the library's, which throws
  std::int16_t tryRelease = kNone, tryReleaseShared = kNone;
  std::span<TryMethod> methods;
  std::span<const Field*> constants;

  const TryMethod* find(const Method* method) const {
    for (const TryMethod& one : methods)
      if (one.method == method) return &one;
    return nullptr;
  }
};

// Null if the class is none.
OwnSynchronizer* ownSynchronizerOf(Metaspace& metaspace, const Class& c);

}  // namespace weaveproof::vm
