// What a report shows of one violation, as facts: the steps of its schedule, what they did, and why it switched threads.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "schedule/walk.hpp"

namespace weaveproof::schedule {

// The place that an access is to, and what it holds right before and right after the step.
struct Access {
  program::Location location;
  program::Value before, after;
};

// Where a thread stands between two steps, and what it has.
struct Station {
  program::DescribedThread thread;
  bool blocked = false;
  bool gone = false;              // it has ended; nothing else is known of it
  program::DescribedAction next;  // what it would do

  bool sameAs(const Station& other) const;
};

// Why the schedule continues with another thread.
struct Switch {
  enum class Why : std::uint8_t {
    Ended,
    TimeLimit,  // the thread waits for its time to pass
    Yielded,    // --fair: other threads first
    WaitsForWork,
    AtomicBlock,  // of another thread
    Blocked,      // `wait` says by what, if it is known
    Preempted,    // it could have gone on: `next`
  };
  Why why = Why::Blocked;
  std::string threadName = {};  // from which it switches
  std::optional<program::Wait> wait = {};
  program::DescribedAction next = {};

  bool isPreemption() const { return why == Why::Preempted; }
};

struct Step {
  program::Action action;
  program::Pending pending;  // what it was
  program::DescribedAction described;
  std::optional<Switch> switched;         // the step before was another thread's
  bool interacts = false;                 // with another thread of this schedule
  bool early = false;                     // it is that a time has passed, although other threads could have gone on
  std::optional<std::int64_t> timeLimit;  // of the wait that ends by it, in nanoseconds
  std::optional<program::Wait> wait;      // after it the thread waits within a call of the library
  program::Value result;                  // that the call of the library, of which it is part, has returned
  std::optional<std::size_t> call;        // the step with which the call of the library begins that it is part of
  std::string output;                     // what the program printed meanwhile
  std::vector<program::SideEvent> sideEvents;

  // See lookCloser.
  bool lookedAt = false;
  std::optional<Access> access;
  std::vector<Station> moved;  // threads that stand elsewhere after it, or otherwise, than after the last one looked at
};

// A thread of a deadlock or race, at the end of the schedule.
struct LastPlace {
  program::DescribedThread thread;
  bool blocked = false;
  program::DescribedAction next;  // what it would do, unless it is blocked
};

// The way to a violation.
struct Schedule {
  program::Actions actions;
  std::optional<std::size_t> cycleStart;  // the actions from here on lead back to the state before them
};

// Where a violation comes from, if an older version of the program was checked, too.
struct Origin {
  enum Kind : std::uint8_t {
    NotCompared,
    Introduced,
    Unknown,
    AlreadyThere
  };  // in the order in which they are reported
  Kind kind = NotCompared;
  std::string why;  // how that is known; a sentence
};
const char* nameOf(Origin::Kind kind);  // "already there"

struct Counterexample {
  check::Violation violation;
  Origin origin;
  Schedule schedule;
  std::string outputBefore;  // the first step
  std::vector<Step> steps;
  std::vector<LastPlace> last;
  std::vector<program::DescribedThread> threads;  // all that live at the end
  std::size_t switches = 0;
  std::vector<Station> atTheStart;  // see lookCloser

  std::string output() const;                   // all that the program printed
  std::vector<std::size_t> earlySteps() const;  // indices
  check::Identity identity() const;             // that of the violation, and whether it needs a wait that ends early
};

// The thread stands before an access by which it can only find that another thread has the lock it wants.
inline bool willWait(const program::Pending& pending, const program::DescribedThread& thread) {
  return pending.isAccess() && thread.waitsForThread != 0;
}

// Walks along a schedule that leads to the violation of `walk`, and looks around. If it does not lead there,
// `violation` has an empty kind and the steps end where it went wrong.
Counterexample observe(Walk& walk, const Schedule& schedule);

// Walks along the schedule again and notes what each step does to memory, to locks and to the threads: at its first
// `kFirstSteps` steps and at its last `kLastSteps`. Objects keep the numbers that `observe` gave them, and objects
// without a number get the next ones. So what `observe` described does not change.
constexpr std::size_t kFirstSteps = 1000, kLastSteps = 4000;
void lookCloser(Walk& walk, Counterexample& example);
// The same; the example stays as it is if there is not enough memory for more.
void lookCloserIfPossible(Walk& walk, Counterexample& example);

}  // namespace weaveproof::schedule
