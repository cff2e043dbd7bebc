// The Java program under test, as a transition system: the only thing that searches, properties and reductions see of the
// machine below. What reductions want to know besides is Footprints, what people do is Facts.
//
// A state is all there is: restore(state()) brings back everything that decides what can happen next.
#pragma once

#include <cstdint>
#include <functional>
#include <span>

#include "program/action.hpp"
#include "program/facts.hpp"
#include "program/footprints.hpp"
#include "program/outcome.hpp"
#include "state/state_id.hpp"

namespace weaveproof::program {

using state::StateId;

class Program {
 public:
  Program(Footprints& footprints, Facts& facts) : footprints_(footprints), facts_(facts) {}
  Program(const Program&) = delete;
  virtual ~Program() = default;

  // Both are of the state in which the program stands.
  Footprints& footprints() { return footprints_; }
  Facts& facts() { return facts_; }

  // Where it stands now. Equal ids mean equal states, exactly. Only after execute, restore or at the start.
  virtual StateId state() const = 0;

  // A 64-bit hash of the current state, for stores that keep no more than that. Valid after advance too.
  virtual std::uint64_t hash() = 0;

  // Every enabled action, sorted; a function of the state alone. Valid until the program moves.
  virtual const Actions& enabled() = 0;

  // What each live thread would do next, blocked threads included, by thread number. Valid until the program moves.
  virtual std::span<const Pending> pending() = 0;

  // That of one thread. Its alternatives are not counted, so concernsAll must not be asked about it.
  virtual Pending pendingOf(ThreadNumber thread);

  // Whether this action, an enabled one, is that a time has passed.
  virtual bool isTimeOut(Action action) { return (void)action, false; }

  // The thread that has what this blocked thread wants, and alone can end its wait: the monitor, the initialisation of the class (which
  // are two things of one object), or a lock of the library. 0 if there is none, or if something else may end the wait, too.
  virtual ThreadNumber ownerFor(const Pending& pending) { return (void)pending, 0; }

  // Where in the code a live thread stands: different places, different numbers, but for the collisions of a hash.
  virtual std::uint64_t placeOf(ThreadNumber thread);

  // One transition, stored. The action must be enabled. Throws UnsupportedFeature, MemoryLimit.
  virtual Outcome execute(Action action) = 0;

  // The same without storing the new state: state() has no meaning until execute or restore. For walks.
  virtual Outcome advance(Action action) = 0;

  // Stores the state in which `advance` has left the program.
  virtual StateId keep() { return state(); }

  // Jumps to a stored state. The cost is the difference, not the size.
  virtual void restore(StateId state) = 0;

  // For searches that count switches of threads (docs/search-strategies.md, "What a bound counts"): from now on, whether two things are
  // steps that otherwise belong to the step before them: to leave a monitor, and what a thread does before its first step.
  virtual void showSwitches(bool show) { (void)show; }

  // A transition may run for ever, or nearly so. It asks now and then, and throws SearchStopped when the answer is true.
  virtual void stopIf(std::function<bool()> wanted) { (void)wanted; }

  // Bytecode instructions executed so far, by all transitions.
  virtual std::uint64_t instructions() const = 0;

 private:
  Footprints& footprints_;
  Facts& facts_;
};

}  // namespace weaveproof::program
