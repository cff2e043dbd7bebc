#include "report/counterexample.hpp"

#include <algorithm>
#include <map>
#include <utility>

#include "report/shorten.hpp"

namespace weaveproof {

namespace {

const Pending* pendingOf(Program& program, ThreadNumber thread) {
  for (const Pending& pending : program.pending())
    if (pending.thread == thread) return &pending;
  return nullptr;
}

// Of a thread that is not blocked.
Action firstOf(Program& program, ThreadNumber thread) {
  const Actions& enabled = program.enabled();
  return *std::lower_bound(enabled.begin(), enabled.end(), Action{thread, 0});
}

// Why `from` does not take the next step.
void explainSwitch(Program& program, const Step& from, Step& to) {
  const ThreadNumber thread = from.action.thread;
  const std::string name = "\"" + from.text.threadName + "\"";
  const Pending* pending = from.pending.kind == ActionKind::End ? nullptr : pendingOf(program, thread);
  if (pending == nullptr) {
    to.switched = name + " has ended";
  } else if (pending->alternatives == 0) {
    to.switched = name + " cannot go on";
    for (const ThreadText& text : program.threads())
      if (text.number == thread && !text.status.empty()) to.switched = name + " " + text.status;
  } else {
    const bool onlyTime = pending->timeoutOnly;
    to.preemption = !onlyTime;
    to.switched = onlyTime ? name + " waits for its time to pass" : name + " is preempted";
    if (!onlyTime) to.switched += " before it " + program.describe(firstOf(program, thread)).what;
  }
}

// Where an action and another one meet: an object, and for accesses the place in it.
using Place = std::pair<std::uint64_t, bool>;

struct Touch {
  ThreadNumber thread;
  bool writes;
};
using Touches = std::multimap<Place, Touch>;

Place placeOf(std::uint32_t object, std::uint32_t offset) { return {std::uint64_t{object} << 32 | offset, true}; }

template <class Visit>
void forEachPlace(const Pending& pending, Visit visit) {
  if (pending.object == 0) return;
  if (!pending.isAccess()) return visit(Place{pending.object, false}, true);
  if (pending.kind != ActionKind::Copy) return visit(placeOf(pending.object, pending.offset), pending.writes());
  visit(placeOf(pending.object, pending.offset), false);
  visit(placeOf(pending.target, pending.targetOffset), true);
}

void note(Touches& touches, const Pending& pending) {
  forEachPlace(pending, [&](Place place, bool writes) {
    const auto [first, last] = touches.equal_range(place);
    for (auto it = first; it != last; ++it) {
      if (it->second.thread != pending.thread) continue;
      it->second.writes |= writes;
      return;
    }
    touches.insert({place, {pending.thread, writes}});
  });
}

bool interacts(const Touches& touches, const Pending& pending) {
  switch (pending.kind) {
    case ActionKind::Start:
    case ActionKind::Unpark:
    case ActionKind::Interrupt:
    case ActionKind::Observe:
    case ActionKind::Park:
    case ActionKind::Wake:
    case ActionKind::Input:
    case ActionKind::Choice:
    case ActionKind::Exit:
    case ActionKind::Other:
      return true;
    default:
      break;
  }
  bool meets = false;
  forEachPlace(pending, [&](Place place, bool writes) {
    const auto [first, last] = touches.equal_range(place);
    for (auto it = first; it != last; ++it)
      meets |= it->second.thread != pending.thread && (writes || it->second.writes);
  });
  return meets;
}

// What threads would have done next counts, too: a lock matters because of who waits for it.
void markInteractions(Counterexample& example, Program& program) {
  Touches touches;
  for (const Step& step : example.steps) note(touches, step.pending);
  for (const Pending& pending : program.pending()) note(touches, pending);
  for (Step& step : example.steps) step.interacts = interacts(touches, step.pending);
}

void lookAtTheEnd(Counterexample& example, Program& program) {
  example.threads = program.threads();
  if (example.violation.kind != "deadlock" && example.violation.kind != "race") return;  // it is in the last step
  for (const ThreadNumber number : example.violation.threads) {
    const auto thread = std::find_if(example.threads.begin(), example.threads.end(),
                                     [&](const ThreadText& text) { return text.number == number; });
    const Pending* pending = pendingOf(program, number);
    if (thread == example.threads.end() || pending == nullptr) continue;
    LastPlace place;
    place.thread = *thread;
    place.blocked = pending->alternatives == 0;
    if (!place.blocked) place.next = program.describe(firstOf(program, number));
    example.last.push_back(std::move(place));
  }
}

}  // namespace

std::string Counterexample::output() const {
  std::string all = outputBefore;
  for (const Step& step : steps) all += step.output;
  return all;
}

Counterexample observe(Walk& walk, const Schedule& schedule) {
  Counterexample example;
  example.schedule.cycleStart = schedule.cycleStart;
  Program& program = walk.program();
  program.recordOutput(true);
  walk.begin();
  example.outputBefore = program.takeOutput();
  StateId cycleState = walk.start(), last = walk.start();
  for (const Action action : schedule.actions) {
    if (walk.found() || !walk.canDo(action)) break;
    Step step;
    step.action = action;
    if (const Pending* pending = pendingOf(program, action.thread)) step.pending = *pending;
    step.text = program.describe(action);
    if (!example.steps.empty() && example.steps.back().action.thread != action.thread)
      explainSwitch(program, example.steps.back(), step);
    if (schedule.cycleStart && example.steps.size() + 1 >= *schedule.cycleStart)
      last = walk.stepToState(action);
    else
      walk.step(action);
    step.output = program.takeOutput();
    example.schedule.actions.push_back(action);
    example.steps.push_back(std::move(step));
    if (schedule.cycleStart == example.steps.size()) cycleState = last;
  }
  program.recordOutput(false);
  const std::size_t done = example.steps.size();
  if (schedule.cycleStart && done == schedule.actions.size() && *schedule.cycleStart < done && last == cycleState)
    walk.closeCycle(std::span(schedule.actions).subspan(*schedule.cycleStart));
  example.switches = contextSwitches(example.schedule.actions);
  if (walk.found()) example.violation = *walk.found();
  markInteractions(example, program);
  lookAtTheEnd(example, program);
  return example;
}

}  // namespace weaveproof
