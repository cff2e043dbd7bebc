// What a report shows of a program, as facts: actions, threads and what they wait for. The room `words` makes sentences of them.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "jdk/call_verb.hpp"
#include "program/action.hpp"
#include "program/place.hpp"
#include "program/value.hpp"

namespace weaveproof::program {

// One action. Which members have a meaning depends on its kind.
struct Act {
  ActionKind kind = ActionKind::Other;

  // Accesses.
  Location location = {};
  Location target = {};                  // of a copy
  std::optional<Operand> variable = {};  // the atomic variable that `location` is the content of
  Value value = {};                      // that is read, written or copied; of an update, what is there after it
  Value was = {};                        // before a write or an update
  bool isWritten = true;                 // an update may leave the value as it was: known after it
  bool fails = false;                    // an update that fails for no reason

  // Monitors, conditions, classes.
  NamedObject object = {};
  std::vector<std::string> woken = {};  // names of the threads that a notification wakes

  std::string otherThread = {};  // that is started, interrupted, unparked or observed; empty if all are observed

  // Waits, parks, sleeps, class initialisation, the end of the program.
  bool timesOut = false;
  bool isInterrupted = false;
  bool isDone = false;     // Initialize: the class is initialised already. Exit: the whole program ends
  bool hasFailed = false;  // Initialize, Initialized: the initialiser has thrown

  // A data choice.
  std::uint32_t number = 0;  // of the chosen value among
  std::uint32_t count = 0;   // so many

  std::string other = {};  // what a program in another language does; empty for Java

  friend bool operator==(const Act&, const Act&) = default;
};

// A call of the library by the program's own code.
struct LibraryCall {
  enum class Part : std::uint8_t {
    Begin,  // the action is the first one of the call
    GoesOn,
    Busy,  // the thread has none of the program's own code on its stack
  };

  MethodName callee = {};
  Part part = Part::Begin;
  // Of a call that begins.
  bool isDirect = true;  // what the program calls is the callee itself; otherwise the operands are unknown
  jdk::CallVerb verb = jdk::CallVerb::Calls;
  std::optional<Operand> receiver = {};
  std::string receiverClass = {};  // without its package
  std::vector<Operand> arguments = {};

  friend bool operator==(const LibraryCall&, const LibraryCall&) = default;
};

// Where a thread stands.
struct Standpoint {
  std::string threadName = {};
  Place at = {};
  Place user = {};  // the innermost place in user code: the same, or what led there; unknown if there is none

  bool isCalledFromUser() const { return user.isKnown() && !at.isUserCode(); }
  const Place& ownPlace() const { return user.isKnown() ? user : at; }

  friend bool operator==(const Standpoint&, const Standpoint&) = default;
};

struct DescribedAction {
  Standpoint where = {};
  Act act = {};
  std::optional<LibraryCall> call = {};  // that the action is a part of
  bool saysMoreThanCall = false;         // `act` is all that the call does, if it is the only action of it

  bool goesOnInCall() const { return call && call->part == LibraryCall::Part::GoesOn; }
};

// A thread that has something, or runs something, that another thread waits for.
struct Holder {
  enum class Kind : std::uint8_t { None, Itself, Other, Ended };

  Kind kind = Kind::None;
  std::string name = {};

  friend bool operator==(const Holder&, const Holder&) = default;
};

// What a live thread is about to do, or waits for.
struct Wait {
  enum class Kind : std::uint8_t {
    None,  // it can run: `next`
    Monitor,
    MonitorAgain,  // it was notified, and needs the monitor back
    Notification,
    ThreadEnd,  // of the thread `holder`
    Initialisation,
    MonitorToEnd,  // of its own Thread
    Permit,        // it is parked, for nothing that is known
    Time,
    OtherThreads,  // it has ended, and waits for the others
    Carrier,       // it could run
    Exit,
    Loop,
    // In the library.
    Lock,
    ReadLock,
    WriteLock,
    StampedLock,
    Permits,
    Count,
    Synchronizer,  // of another kind
    OwnCondition,  // of the program
    Element,
    DueElement,
    Room,
    Barrier,
    Termination,
    Result,
    Partner,
    Arrivals,
    Work,
    Unpark,  // it is parked for `object`
    // In a program in another language: `other`.
    Other,
  };
  enum class Task : std::uint8_t { Unknown, NotBegun, Runs, Done };

  Kind kind = Kind::None;
  Act next = {};               // that it can do
  NamedObject object = {};     // that it waits for
  std::string condition = {};  // the field of the program that holds the condition
  Holder holder = {};
  bool wasSignalled = false;    // it has waited for a condition of the lock
  std::int32_t readers = 0;     // that keep a writer out
  bool isBehindWriter = false;  // that waits
  std::int32_t amount = 0;      // of permits that it wants
  std::int32_t left = 0;        // permits, or the count
  Task task = Task::Unknown;    // the one for the result of which it waits
  std::string other = {};

  friend bool operator==(const Wait&, const Wait&) = default;
};

// Why a virtual thread keeps its carrier while it waits.
struct Pin {
  enum class Kind : std::uint8_t {
    HeldMonitor,       // it holds `object`
    Entering,          // it wants to lock `object`
    Waiting,           // in Object.wait
    Initialiser,       // it runs that of the class `object`
    OtherInitialiser,  // it waits for that of the class `object`
    NativeMethod,      // `method` has called the code that waits
  };

  Kind kind = Kind::HeldMonitor;
  NamedObject object = {};
  MethodName method = {};
  Place frame = {};  // in which
};

// A live thread.
struct DescribedThread {
  ThreadNumber number = 0;
  std::string name = {};
  std::string runClass = {};  // the class of its Runnable, or its own class if it overrides run
  Wait wait = {};
  Places stack = {};
  Place userPlace = {};                 // the innermost one of user code; unknown if there is none
  std::vector<NamedObject> locks = {};  // that it holds
  NamedObject waitsFor = {};            // monitor, wait set, class or lock; unknown if it waits for none of these
  ThreadNumber waitsForThread = 0;      // that has it, or has to end; 0 if there is none in particular
  bool lacksCarrier = false;            // with few carriers (--carriers): it could run
  std::optional<Pin> pin = {};          // with few carriers: it waits, and keeps its own
};

// What came of an atomic access.
struct Update {
  bool isWritten = false;
  Value value = {};  // that is there now
};

// What a thread has done that is no action and still explains a schedule: it has signalled a condition, or an exception has
// reached the program's own code.
struct SideEvent {
  enum class Kind : std::uint8_t { Signals, Throws };

  ThreadNumber thread = 0;
  Standpoint where = {};
  Kind kind = Kind::Signals;
  std::size_t skippedBefore = 0;  // events of this step that are not reported

  // A signal.
  bool isForAll = false;
  Operand condition = {};
  bool lacksLock = false;
  std::vector<std::string> woken = {};  // names of threads

  // An exception.
  MethodName callee = {};      // out of which it came; unknown if it is thrown there
  std::string exception = {};  // its class without the package
  std::string message = {};
};

}  // namespace weaveproof::program
