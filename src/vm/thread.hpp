// A Java thread: its stack of frames, and what it waits for.
#pragma once

#include <cassert>
#include <cstdint>
#include <string>

#include "heap/object.hpp"
#include "vm/class.hpp"
#include "vm/pending_action.hpp"

namespace weaveproof::vm {

inline constexpr int kNativeBci = -2;  // stands for a bci in a native method

// The fixed part of a frame. It stands on the thread's stack between the locals and the operand stack:
//   … caller's operands | arguments = first locals, further locals | Frame | operands …
struct Frame {
  Low<Method> method;
  Low<Cell> pc;                // the instruction under way; a caller's is its invoke
  std::uint32_t callerOffset;  // distance to the caller's Frame in slots; 0 in the first frame
  Ref lock;                    // what a synchronized method locked
  std::uint16_t locals;        // number of local slots
  std::uint8_t flags;
  std::uint8_t resume;  // native frames: where to continue

  // The caller executes its instruction again when this frame returns; the result is dropped.
  static constexpr std::uint8_t kExecuteAgain = 1;
  // The caller is native, or there is none.
  static constexpr std::uint8_t kCallerNotJava = 2;
  // The Teller wants to know what it returns. No part of a state.
  static constexpr std::uint8_t kTold = 4;
  // Called, at whatever distance, by a call of the library that is divided into steps (tracking/library_calls.hpp).
  static constexpr std::uint8_t kOfDivided = 8;
  // Of a call of the library that is a single step, or is divided into such: it has begun (tracking/library_calls.hpp).
  static constexpr std::uint8_t kBegun = 16;
  // Within a call of the library that works on its own tables and caches (tracking/internal_calls.cpp).
  static constexpr std::uint8_t kInternal = 32;

  Frame* caller() {
    return callerOffset ? reinterpret_cast<Frame*>(reinterpret_cast<Slot*>(this) - callerOffset) : nullptr;
  }
  Slot* localSlots() { return reinterpret_cast<Slot*>(this) - locals; }
  Slot* operands() { return reinterpret_cast<Slot*>(this + 1); }
  bool isNative() const { return method->isNative(); }
  int bci() const {
    return isNative() ? kNativeBci : method->bciOfCell[static_cast<std::size_t>(pc.get() - method->translated)];
  }
};
static_assert(sizeof(Frame) == 20);
inline constexpr int kFrameSlots = sizeof(Frame) / sizeof(Slot);

inline constexpr std::uint8_t kResumeThrown = 255;  // Frame::resume: a frame above threw, see NativeCall::thrown

enum class ThreadStatus : std::uint8_t {
  Runnable,
  Entering,      // wants the monitor of `waitingFor`
  Waiting,       // in Object.wait on `waitingFor`, until `deadline`
  Reentering,    // left the wait set of `waitingFor` and wants its monitor back
  Parked,        // until unparked, interrupted, or `deadline`
  Sleeping,      // until `deadline`
  Initializing,  // another thread initialises the class whose mirror is `waitingFor`
  Destroying,    // the main thread, when main has returned: waits until only daemon threads are left
  Ended,
};

// Values of the field Thread.threadStatus that the JDK's Thread.State understands.
inline constexpr std::int32_t kTerminatedStatus = 2, kRunnableStatus = 5;

inline constexpr std::int64_t kNever = INT64_MAX;
inline constexpr std::uint32_t kClockForGood = UINT32_MAX;  // Thread::clockFrame: the time may be remembered anywhere

// The monitor word of an object: owner's number in the high 12 bits, count in the low 20.
inline constexpr std::uint32_t kLockCountBits = 20;
inline constexpr std::uint32_t kMaxThreads = (1u << 12) - 1;
inline std::uint32_t lockOwner(std::uint32_t lock) { return lock >> kLockCountBits; }
inline std::uint32_t lockCount(std::uint32_t lock) { return lock & ((1u << kLockCountBits) - 1); }

struct Thread {
  std::uint32_t number = 0;  // from 1; reused when a thread has ended
  Ref object = 0;            // its java.lang.Thread
  ThreadStatus status = ThreadStatus::Runnable;
  bool parkPermit = false;
  bool interruptedWait = false;  // Waiting ended by an interrupt
  bool timedOut = false;         // Waiting, Parked or Sleeping ended by its deadline
  bool wasNotified = false;
  Ref waitingFor = 0;
  std::uint32_t savedCount = 0;    // monitor entries that Object.wait gave up
  std::int64_t deadline = kNever;  // of a late wait (time_policy.hpp): the time that it has left
  std::uint64_t arrival = 0;       // when it began to wait: first come, first served
  std::uint32_t passedOver = 0;    // turns since then of the owner of the monitor that it wants
  Frame* top = nullptr;
  Slot* sp = nullptr;  // end of the top frame's operands
  Slot* stack = nullptr;
  Slot* stackLimit = nullptr;  // beyond it StackOverflowError; some room is kept after it for throwing that
  Slot* stackEnd = nullptr;
  Ref uncaught = 0;           // the exception that ended the thread's last frame
  std::int64_t returned = 0;  // for the native frame on top that is to be resumed: what was returned to it
  Ref thrown = 0;             // or thrown
  bool handlingOverflow = false;

  // ---- while a program is checked
  PendingAction pending;           // when it is Runnable: what it stands before
  Frame* lowest = nullptr;         // the lowest frame that may have changed since the frames were last stored
  Ref allocator = 0;               // in whose name it allocates: its own, or the mirror of a class that it initialises
  bool seenBlocked = false;        // another thread has seen that it is blocked where it stands
  std::uint32_t atomicDepth = 0;   // others do not run while it can
  bool atomicAlone = false;        // nor when it cannot
  bool mounted = false;            // a virtual thread that has a carrier, where there are few (program/carriers.hpp)
  bool partEnded = false;          // in this step: what comes next in a divided call of the library is another one
  std::int64_t clock = 0;          // the time that it sees
  std::uint32_t clockFrame = 0;    // frames above this place of the stack may remember the time; 0: none does
  Frame* lowestAtClock = nullptr;  // `lowest` when the time was read, if that was since the frames were last stored
  // Whether the frames that may remember the time have returned, though others may stand in their place now.
  bool forgotTime() const {
    if (!clockFrame || clockFrame == kClockForGood || !lowest) return false;
    return reinterpret_cast<Slot*>(lowest) - stack < clockFrame && (!lowestAtClock || lowest < lowestAtClock);
  }

  void setTop(Frame* frame) {
    top = frame;
    if (frame < lowest) lowest = frame;
  }

  bool waitsOn(Ref monitor) const { return status == ThreadStatus::Waiting && waitingFor == monitor; }
  std::uint32_t lockWord() const { return number << kLockCountBits; }
};

inline std::int64_t longAt(const Slot* slot) {
  assert(slot != nullptr && "two slots");
  std::int64_t value;
  std::memcpy(&value, slot, sizeof value);
  return value;
}
inline void setLong(Slot* slot, std::int64_t value) { std::memcpy(slot, &value, sizeof value); }
inline double doubleAt(const Slot* slot) {
  double value;
  std::memcpy(&value, slot, sizeof value);
  return value;
}
inline void setDouble(Slot* slot, double value) { std::memcpy(slot, &value, sizeof value); }
inline float floatAt(const Slot* slot) {
  float value;
  std::memcpy(&value, slot, sizeof value);
  return value;
}
inline void setFloat(Slot* slot, float value) { std::memcpy(slot, &value, sizeof value); }

}  // namespace weaveproof::vm
