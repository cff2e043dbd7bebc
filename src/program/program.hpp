// The Java program under test, as a transition system: the only thing that searches, properties and reductions see of the
// machine below.
//
// A state is all there is: restore(state()) brings back everything that decides what can happen next.
#pragma once

#include <cstdint>
#include <functional>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "program/action.hpp"
#include "program/footprint.hpp"
#include "program/location.hpp"
#include "program/outcome.hpp"
#include "program/place.hpp"
#include "state/state_id.hpp"

namespace weaveproof::program {

using state::StateId;

// A live thread, for reports.
struct ThreadText {
  ThreadNumber number = 0;
  std::string name;
  std::string runClass;  // whose code it runs: that of its Runnable, or its own if it overrides run
  std::string status;    // "waits to lock Fork@2 held by \"Thread-1\""
  Places stack;
  Place userPlace;                  // the innermost one of user code; unknown if there is none
  std::vector<std::string> locks;   // that it holds: "Fork@1"
  std::string waitsFor;             // monitor, wait set, class or lock: "Fork@2"; empty if it waits for none of these
  std::string waitsBecause;         // "it is empty"; of a call of the library, if there is a word for it
  ThreadNumber waitsForThread = 0;  // who has it, or has to end; 0 if nobody in particular
};

// Of a thread, when a change of the program is checked (src/change).
enum class ToChange : std::uint8_t {
  Behind,  // it will run no changed code any more
  Ahead,   // it may come to run some
  Within,  // it stands in some, itself or by whom it called
};

class Program {
 public:
  virtual ~Program() = default;

  // Where it stands now. Equal ids mean equal states, exactly. Only after execute, restore or at the start.
  virtual StateId state() const = 0;

  // Every enabled action, sorted; a function of the state alone. Valid until the program moves.
  virtual const Actions& enabled() = 0;

  // What each live thread would do next, blocked threads included, by thread number. Valid until the program moves.
  virtual std::span<const Pending> pending() = 0;

  // One transition, stored. The action must be enabled. Throws UnsupportedFeature, MemoryLimit.
  virtual Outcome execute(Action action) = 0;

  // The same without storing the new state: state() has no meaning until execute or restore. For walks.
  virtual Outcome advance(Action action) = 0;

  // For searches that count switches of threads (docs/search-strategies.md, "What a bound counts"): from now on, whether two things are
  // steps that otherwise belong to the step before them: to leave a monitor, and what a thread does before its first step.
  virtual void showSwitches(bool show) { (void)show; }

  // That of one thread. Its alternatives are not counted, so concernsAll must not be asked about it.
  virtual Pending pendingOf(ThreadNumber thread);

  // Stores the state in which `advance` has left the program.
  virtual StateId keep() { return state(); }

  // Whether this action, an enabled one, is that a time has passed.
  virtual bool isTimeOut(Action action) { return (void)action, false; }

  // Whether another thread stands before an access to what this one is about to access. A hint that is quick: a false one is
  // sure.
  virtual bool meetsAnother(ThreadNumber thread) { return (void)thread, true; }

  // The time after which this thread, which waits for nothing else but may for that, goes on: as it was asked for, in
  // nanoseconds. For people.
  virtual std::optional<std::int64_t> timeLimitOf(ThreadNumber thread) { return (void)thread, std::nullopt; }

  // For heuristics that look at what threads may still access (--reduction hybrid). What each thread has accessed on a path is a
  // number, 0 at its beginning: that behind the last step, when it was `past` before; and whether the thread may come to access
  // what conflicts with what another one has.
  virtual std::uint32_t pastBehind(std::uint32_t past) { return past; }
  virtual bool mayInterfere(ThreadNumber thread, std::uint32_t past) { return (void)thread, (void)past, true; }

  // For reductions. Whether what is enabled here is not a matter of each thread by itself; whether more depends on the
  // order of this step and others than what is touched; whether this step may end the program.
  virtual bool enabledTogether() { return false; }
  virtual bool concernsAll(const Pending& pending) { return (void)pending, false; }
  virtual bool mayEnd(const Pending& pending) const { return (void)pending, true; }
  // Whether this step starts threads.
  virtual bool starts(const Pending& pending) { return pending.kind == ActionKind::Start; }
  // What the last step touched behind its visible action, as far as a reduction has to know it, if it was asked for before.
  virtual void keepTails(bool keep) { (void)keep; }
  virtual std::span<const Touch> tail() { return {}; }

  // What this thread's next step would touch with its visible action, by this alternative or by whatever one it has; of
  // a blocked thread, what it would if it could. A pending action of the current state. What else the step may come to
  // touch, and why a reduction need not know: footprints.cpp. Unless a program knows more of what it does, an action
  // that is no access concerns the whole of its object.
  virtual Footprint footprintOf(const Pending& pending, std::optional<std::uint32_t> alternative = std::nullopt);

  // From now on footprint() is exactly what the last transition touched, with all that came behind its visible action.
  // Else, and in programs that do not know it, everything.
  virtual void keepFootprints(bool keep) { (void)keep; }
  virtual Footprint footprint() const;

  // A transition may run for ever, or nearly so. It asks now and then, and throws SearchStopped when the answer is true.
  virtual void stopIf(std::function<bool()> wanted) { (void)wanted; }

  // Jumps to a stored state. The cost is the difference, not the size.
  virtual void restore(StateId state) = 0;

  // Which thread owns this object's monitor (or runs the initialisation of the class whose mirror it is); 0 if none.
  virtual ThreadNumber ownerOf(std::uint32_t object) = 0;
  // Who has what this blocked thread wants, and alone can end its wait: the monitor, the initialisation of the class (which
  // are two things of one object), or a lock of the library. 0 if nobody, or if something else may end it, too.
  virtual ThreadNumber ownerFor(const Pending& pending) {
    return pending.isAccess() || pending.kind == ActionKind::Park ? 0 : ownerOf(pending.object);
  }

  // Where a live thread stands to the change that is checked; a function of the state. If there is none, it is behind all.
  virtual ToChange toChange(ThreadNumber thread) { return (void)thread, ToChange::Behind; }

  // Where in the code a live thread stands: different places, different numbers, but for the collisions of a hash.
  virtual std::uint64_t placeOf(ThreadNumber thread);

  // A 64-bit hash of the current state, for stores that keep no more than that. Valid after advance too.
  virtual std::uint64_t hash() = 0;

  // ---- for people
  virtual ActionText describe(Action action) = 0;  // before it is executed
  virtual std::vector<ThreadText> threads() = 0;
  virtual std::string objectText(std::uint32_t object) = 0;  // "Fork@2"
  virtual Location locationOf(const Pending& access) = 0;
  virtual std::string differenceText(StateId, StateId) { return "something"; }  // of two stored states
  // Of whose objects the field is that is accessed: "bank.Account"; empty if it is none, as an element of an array, or one of
  // java.lang.Thread, which is written when threads start and end.
  virtual std::string classOfField(const Pending& access) { return (void)access, std::string(); }
  // What that location holds now: "100"; empty if it cannot be told.
  virtual std::string contentText(const Pending& access) { return (void)access, std::string(); }
  // Output of the program itself since the last call, if it was asked for with recordOutput.
  virtual void recordOutput(bool record) = 0;
  virtual std::string takeOutput() = 0;
  // What threads have done meanwhile that is no action, and that others may wait for; under the same condition.
  virtual std::vector<Aside> takeAsides() { return {}; }
  virtual std::optional<UpdateText> takeUpdate() { return std::nullopt; }  // that the last step was
  // What the call of the library has returned that the last step was part of: "true"; empty if it did not return, or has no result.
  virtual std::string takeResult() { return {}; }
  // The output of what comes before the initial state (ProgramOptions::recordBeginning).
  virtual const std::string& outputBefore() const {
    static const std::string none;
    return none;
  }

  // Bytecode instructions executed so far, by all transitions.
  virtual std::uint64_t instructions() const = 0;
};

}  // namespace weaveproof::program
