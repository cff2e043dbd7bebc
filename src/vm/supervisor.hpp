// What a machine asks and reports while a program is checked on it. A machine that runs one schedule has no supervisor.
//
// The supervisor decides which actions other threads may notice, and stops a thread before such an action until it is granted. It
// learns what changes and what other threads can reach, gives objects and threads their names, and keeps the time. The machine
// knows this interface and nothing of what is behind it (the room tracking).
//
// Code of the machine and of native methods calls it by the functions of Machine where there is one (permit, touch, escape and
// others), and by Machine::supervisor where it does something that only a check needs.
#pragma once

#include <array>
#include <cassert>
#include <cstdint>
#include <mutex>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "jdk/assumed_calls.hpp"
#include "vm/action_kind.hpp"
#include "vm/pending_action.hpp"
#include "vm/signals.hpp"
#include "vm/teller.hpp"

namespace weaveproof::vm {

struct Class;
struct Frame;
struct Thread;
enum class Left : std::uint8_t;
using jdk::Assumption;

class Supervisor {
 public:
  // Decided before the first step, and never changed.
  struct Rules {
    bool everythingVisible = false;    // every heap access and monitor operation is visible
    bool countsTime = false;           // waits may be late: it is kept how long they still have (time_policy.hpp)
    bool fair = false;                 // Thread.yield is an action
    bool fewCarriers = false;          // of virtual threads: Thread.yield of one is an action
    bool keepAliveTimesOut = false;    // an idle worker of a pool may give up at any time
    Ref systemOut = 0, systemErr = 0;  // the original streams, whose output is intercepted
  };
  Supervisor(const Rules& theRules, std::recursive_mutex& theMutex) : rules(theRules), mutex(theMutex) {}
  Supervisor(const Supervisor&) = delete;
  virtual ~Supervisor() = default;

  const Rules rules;
  std::recursive_mutex& mutex;  // of what the machines of a check share

  // ---- steps
  virtual Left interpret(Thread& thread) = 0;  // the interpreter, in its form for checks
  bool granted = false;                        // the next visible action may be done
  std::uint32_t alternative = 0;               // which one of a granted action's
  Teller* teller = nullptr;                    // if there is one
  // False: it is not granted; the thread now stands before it, and Machine::left says so.
  bool permit(Thread& thread, const PendingAction& action) {
    if (granted) return granted = false, true;
    standBefore(thread, action);
    return false;
  }
  virtual void standBefore(Thread& thread, const PendingAction& action) = 0;
  virtual bool permitAccess(Thread& thread, ActionKind kind, Ref object, std::uint32_t offset, std::uint32_t access,
                            std::uint16_t bytes) = 0;
  virtual bool permitLock(Thread& thread, Ref object) = 0;
  virtual bool permitPrinting(Thread& thread, Ref stream) = 0;  // to an original stream, under its monitor
  virtual bool isStepToUnlock(const Thread& thread, Ref object) = 0;
  virtual bool permitClock(Thread& thread, bool date) = 0;
  // Before a write of a final field that other threads can reach: throws Unsupported, unless reads of it are steps.
  virtual void refuseChangeOfFinal(Ref object) const = 0;
  // Whether other threads may notice an access to an element of an array that they can reach.
  virtual bool isVisibleElement(const Thread& thread, ActionKind kind, Ref array, std::uint64_t offset) = 0;
  // Whether they may notice a use of a static while a thread initialises the class: by the thread that does, and by code that
  // uses the static by a VarHandle, a Field or Unsafe.
  virtual bool isShownToHandles(const Thread& thread, Ref mirror, std::uint64_t offset) = 0;
  virtual bool isShownToInitializer(const Thread& thread, Ref mirror, std::uint64_t offset, std::uint32_t bytes) = 0;

  // ---- what changes, and what other threads can reach
  virtual void touch(Ref ref) = 0;
  virtual void touch(Ref ref, std::uint64_t offset, std::uint64_t bytes) = 0;
  virtual void touchHeader(Ref ref) = 0;
  virtual void touchRaw(std::int64_t address) = 0;  // the block of rawMemory that it belongs to
  virtual void noteReference(Ref holder, std::uint32_t offset, Ref value) = 0;  // it is stored there
  virtual void escape(Ref ref) = 0;
  // Of what is accessed without being visible, or in larger parts than actions have.
  virtual void noteUses(const Thread& thread, ActionKind kind, Ref ref, std::uint64_t offset, std::uint64_t bytes) = 0;

  // ---- objects, classes and threads
  // Memory for an object that the current instruction makes, or the native method that it called; 0 if there is none.
  virtual Ref allocate(std::uint64_t bytes) = 0;
  virtual Ref allocateInstance(std::uint32_t bytes) = 0;  // it is under construction
  virtual std::uint64_t usedBytes() const = 0;
  virtual std::optional<std::uint32_t> nameHash(Ref ref) const = 0;            // of an object that the search has made
  virtual std::vector<Ref> reachableObjects(std::string_view type) const = 0;  // that the search has made, in one order
  // The number of a thread, the one in its name (Thread-0), and the one that getId counts from.
  virtual std::uint32_t threadNumberFor(Ref javaThread) = 0;
  virtual std::uint32_t nameNumberFor(Ref javaThread) = 0;
  virtual std::uint32_t idFor(Ref javaThread) = 0;
  virtual Ref literal(std::uint32_t number) = 0;  // the same string in all machines
  // Mirrors are the same in all machines, too. Hold the mutex.
  virtual void updateFromBase() = 0;  // what other machines have added since
  virtual void addMirrorToBase(Class& c) = 0;
  // Classes that a loader of the program has returned on any schedule, by Machine's key.
  virtual Class* findInitiated(std::uint64_t key) = 0;
  virtual void recordInitiated(std::uint64_t key, Class* c) = 0;

  // ---- time
  virtual std::int64_t readClock(Thread& thread) = 0;
  virtual std::uint8_t beginTimedWait(Thread& thread, std::int64_t nanos) = 0;  // the flags of its pending action
  virtual std::int64_t nanosUntil(const Thread& thread, std::int64_t epochMillis) const = 0;  // not below 0

  // ---- what the program does that a check has to know of
  virtual void noteStart(const Thread& starter, Thread& started) = 0;
  // `shows`: the thread whose stack shows where it happened, if it is another one.
  virtual void noteUncaught(const Thread& thread, Ref throwable, const Thread* shows = nullptr) = 0;
  virtual void noteReturn(Thread& thread, Frame& frame) = 0;  // of a library call that is a single step (Frame::kBegun)
  virtual void notePark(const Thread& thread) = 0;            // which is about to park or to unpark
  virtual void noteLookAtThreads() = 0;                       // the program asks what other threads do
  virtual void noteNotifyOfThread() = 0;                      // it notifies a java.lang.Thread, which others may join
  virtual void noteReadByMachine(Ref ref, std::uint32_t offset) = 0;  // of what the library keeps for itself
  virtual void noteOutcome(const std::string& text) = 0;              // weaveproof.Check.outcome
  virtual void assume(Assumption assumption) = 0;
  // Something was treated as local that the program depends on: the search has to restart with all of it visible.
  virtual void showAllInternals() = 0;
};

}  // namespace weaveproof::vm
