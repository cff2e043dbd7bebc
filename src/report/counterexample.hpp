// What a person is told about one violation: the steps of its schedule, what they did, and why it switched threads.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "report/walk.hpp"

namespace weaveproof {

struct Step {
  Action action;
  Pending pending;  // what it was
  ActionText text;
  std::string switched;     // why the schedule came from another thread to this one; empty if it did not
  bool preemption = false;  // the other thread could have gone on
  bool interacts = false;   // with another thread of this schedule
  std::string output;       // what the program printed meanwhile
};

// A thread of a deadlock or race, at the end of the schedule.
struct LastPlace {
  ThreadText thread;
  bool blocked = false;
  ActionText next;  // what it would do, unless it is blocked
};

// The way to a violation.
struct Schedule {
  Actions actions;
  std::optional<std::size_t> cycleStart;  // the actions from here on lead back to the state before them
};

struct Counterexample {
  Violation violation;
  Schedule schedule;
  std::string outputBefore;  // the first step
  std::vector<Step> steps;
  std::vector<LastPlace> last;
  std::vector<ThreadText> threads;  // all that live at the end
  std::size_t switches = 0;

  std::string output() const;  // all that the program printed
};

// Walks along a schedule that leads to the violation of `walk`, and looks around. If it does not lead there,
// `violation` has an empty kind and the steps end where it went wrong.
Counterexample observe(Walk& walk, const Schedule& schedule);

}  // namespace weaveproof
