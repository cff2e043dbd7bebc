#include "schedule/counterexample.hpp"

#include <algorithm>
#include <cassert>
#include <map>
#include <set>
#include <tuple>
#include <utility>

#include "schedule/shorten.hpp"

namespace weaveproof::schedule {

namespace {

const program::Pending* pendingOf(program::Program& program, program::ThreadNumber thread) {
  for (const program::Pending& pending : program.pending())
    if (pending.thread == thread) return &pending;
  return nullptr;
}

// Of a thread that is not blocked.
program::Action firstOf(program::Program& program, program::ThreadNumber thread) {
  const program::Actions& enabled = program.enabled();
  return *std::lower_bound(enabled.begin(), enabled.end(), program::Action{thread, 0});
}

std::optional<program::Wait> waitOf(program::Program& program, program::ThreadNumber thread) {
  for (program::DescribedThread& described : program.facts().threads())
    if (described.number == thread) return std::move(described.wait);
  return std::nullopt;
}

// Why `from` does not take the next step.
Switch switchFrom(program::Program& program, const Step& from) {
  const program::ThreadNumber thread = from.action.thread;
  Switch facts;
  facts.threadName = from.described.where.threadName;
  const program::Pending* pending =
      from.pending.kind == program::ActionKind::End ? nullptr : pendingOf(program, thread);
  if (pending == nullptr) {
    facts.why = Switch::Why::Ended;
  } else if (pending->heldOff && pending->late) {
    facts.why = Switch::Why::TimeLimit;
  } else if (pending->heldOff && pending->kind == program::ActionKind::Yield) {
    facts.why = Switch::Why::Yielded;
  } else if (pending->heldOff) {
    const bool isIdle = pending->kind == program::ActionKind::Park;
    facts.why = isIdle ? Switch::Why::WaitsForWork : Switch::Why::AtomicBlock;
  } else if (pending->alternatives == 0) {
    facts.why = Switch::Why::Blocked;
    facts.wait = waitOf(program, thread);
  } else if (pending->timeoutOnly) {
    facts.why = Switch::Why::TimeLimit;
  } else {
    facts.why = Switch::Why::Preempted;
    facts.next = program.facts().describe(firstOf(program, thread));
  }
  return facts;
}

// A late wait ends by its time when that has come. Of waits that have all begun before any time has passed, the shortest comes first.
bool isEarlyTimeOut(program::Program& program, program::Action action, bool timeHasPassed) {
  if (!program.isTimeOut(action)) return false;
  const auto waitsLess = [&](program::ThreadNumber other) {
    const auto limit = program.facts().timeLimitOf(action.thread), less = program.facts().timeLimitOf(other);
    return !timeHasPassed && limit && less && *less < *limit;
  };
  const auto couldGoOn = [&](const program::Pending& other) {
    return other.thread != action.thread && other.alternatives != 0 && (!other.timeoutOnly || waitsLess(other.thread));
  };
  const program::Pending* own = pendingOf(program, action.thread);
  return own != nullptr && !own->late && std::ranges::any_of(program.pending(), couldGoOn);
}

// Whether a compareAndSet does anything is known after it, and so is what an update makes of a value.
void add(const program::Update& update, Step& step) {
  if (!update.value.isKnown()) return;
  step.described.act.isWritten = update.isWritten;
  step.described.act.value = update.value;
}

// In the middle of a call of the library, after one of its steps.
std::optional<program::Wait> waitWithin(program::Program& program, const Step& step) {
  if (!step.call || !step.described.where.user.isKnown()) return std::nullopt;
  const program::Pending* const pending = pendingOf(program, step.action.thread);
  if (pending == nullptr || pending->alternatives != 0 || pending->heldOff) return std::nullopt;
  if (!program.facts().describe({step.action.thread, 0}).goesOnInCall()) return std::nullopt;  // it is another call
  return waitOf(program, step.action.thread);
}

// Which steps are of one call of the library. A thread may be in several, one within the other: the library calls user code back.
class Calls {
 public:
  std::optional<std::size_t> of(const Step& step, std::size_t index) {
    const program::Place& user = step.described.where.user;
    const program::MethodName callee = step.described.call ? step.described.call->callee : program::MethodName();
    const Site site{step.action.thread, callee, user.className, user.method, user.line};
    const bool wasThere = std::exchange(last_[step.action.thread], site) == site;
    if (!callee.isKnown()) return std::nullopt;
    const bool goesOn = !user.isKnown() ? wasThere : step.described.goesOnInCall();
    const auto [known, isNew] = begun_.try_emplace(site, index);
    if (!goesOn) known->second = index;
    return known->second;
  }

 private:
  using Site = std::tuple<program::ThreadNumber, program::MethodName, std::string, std::string, int>;
  std::map<Site, std::size_t> begun_;
  std::map<program::ThreadNumber, Site> last_;
};

// Which threads touch what in the course of a schedule, and at its end would touch next.
class Touches {
 public:
  void note(program::ThreadNumber thread, const program::Footprint& footprint) {
    for (const program::Touch& touch : footprint.touches()) {
      assert(touch.width != 0 && "a touch has a width");
      widest_ = std::max(widest_, touch.width);
      all_.insert({touch.object, touch.offset, touch.width, touch.writes, thread});
    }
  }
  // Whether it conflicts with what another thread does.
  bool meet(program::ThreadNumber thread, const program::Footprint& footprint) const {
    if (footprint.isEverything()) return true;
    for (const program::Touch& touch : footprint.touches()) {
      const std::uint32_t first = touch.offset - std::min(touch.offset, widest_ - 1);
      const std::uint64_t end = std::uint64_t{touch.offset} + touch.width;
      for (auto it = all_.lower_bound({touch.object, first, 0, false, 0}); it != all_.end(); ++it) {
        const auto& [object, offset, width, writes, other] = *it;
        if (object != touch.object || offset >= end) break;
        if (other != thread && program::conflict(touch, {object, offset, width, writes})) return true;
      }
    }
    return false;
  }

 private:
  // Object, offset, width, whether it writes, thread: each once, as a schedule may be long.
  std::set<std::tuple<std::uint32_t, std::uint32_t, std::uint32_t, bool, program::ThreadNumber>> all_;
  std::uint32_t widest_ = 1;
};

// What threads would have done next counts, too: a lock matters because of the threads that wait for it.
void markInteractions(Counterexample& example, program::Program& program,
                      std::span<const program::Footprint> footprints) {
  Touches touches;
  assert(footprints.size() == example.steps.size() && "a footprint for each step");
  for (std::size_t i = 0; i < footprints.size(); ++i) touches.note(example.steps[i].action.thread, footprints[i]);
  for (const program::Pending& pending : program.pending())
    touches.note(pending.thread, program.footprints().footprintOf(pending));
  for (std::size_t i = 0; i < footprints.size(); ++i) {
    Step& step = example.steps[i];
    step.interacts = program::concernsOthers(step.pending.kind) || touches.meet(step.action.thread, footprints[i]);
  }
}

void lookAtTheEnd(Counterexample& example, program::Program& program) {
  example.threads = program.facts().threads();
  if (example.violation.kind != "deadlock" && example.violation.kind != "race") return;  // it is in the last step
  for (const program::ThreadNumber number : example.violation.threads) {
    const auto thread = std::find_if(example.threads.begin(), example.threads.end(),
                                     [&](const program::DescribedThread& one) { return one.number == number; });
    const program::Pending* pending = pendingOf(program, number);
    if (thread == example.threads.end() || pending == nullptr) continue;
    LastPlace place;
    place.thread = *thread;
    place.blocked = pending->alternatives == 0 || willWait(*pending, *thread);
    if (!place.blocked) place.next = program.facts().describe(firstOf(program, number));
    example.last.push_back(std::move(place));
  }
}

}  // namespace

std::string Counterexample::output() const {
  std::string all = outputBefore;
  for (const Step& step : steps) all += step.output;
  return all;
}

std::vector<std::size_t> Counterexample::earlySteps() const {
  std::vector<std::size_t> early;
  for (std::size_t i = 0; i < steps.size(); ++i)
    if (steps[i].early) early.push_back(i);
  return early;
}

check::Identity Counterexample::identity() const {
  check::Identity identity = violation.identity;
  identity.early = !earlySteps().empty();
  return identity;
}

Counterexample observe(Walk& walk, const Schedule& schedule) {
  Counterexample example;
  example.schedule.cycleStart = schedule.cycleStart;
  program::Program& program = walk.program();
  program.facts().recordOutput(true);
  walk.begin();
  example.outputBefore = program.facts().outputBefore();
  program::StateId cycleState = walk.start(), last = walk.start();
  std::vector<program::Footprint> footprints;  // of the steps' visible actions
  Calls calls;
  bool timeHasPassed = false;
  for (const program::Action action : schedule.actions) {
    if (walk.found() || !walk.canDo(action)) break;
    Step step;
    step.action = action;
    footprints.emplace_back();
    if (const program::Pending* pending = pendingOf(program, action.thread)) {
      step.pending = *pending;
      footprints.back() = program.footprints().footprintOf(*pending, action.alternative);
    }
    step.described = program.facts().describe(action);
    step.early = isEarlyTimeOut(program, action, timeHasPassed);
    if (program.isTimeOut(action)) {
      timeHasPassed = true;
      step.timeLimit = program.facts().timeLimitOf(action.thread);
    }
    step.call = calls.of(step, example.steps.size());
    if (!example.steps.empty() && example.steps.back().action.thread != action.thread)
      step.switched = switchFrom(program, example.steps.back());
    if (schedule.cycleStart && example.steps.size() + 1 >= *schedule.cycleStart)
      last = walk.stepToState(action);
    else
      walk.step(action);
    if (const auto update = program.facts().takeUpdate(); update && step.pending.kind == program::ActionKind::Update)
      add(*update, step);
    step.result = program.facts().takeResult();
    step.wait = waitWithin(program, step);
    step.output = program.facts().takeOutput();
    step.sideEvents = program.facts().takeSideEvents();
    example.schedule.actions.push_back(action);
    example.steps.push_back(std::move(step));
    if (schedule.cycleStart == example.steps.size()) cycleState = last;
  }
  program.facts().recordOutput(false);
  const std::size_t done = example.steps.size();
  if (schedule.cycleStart && done == schedule.actions.size() && *schedule.cycleStart < done && last == cycleState)
    walk.closeCycle(std::span(schedule.actions).subspan(*schedule.cycleStart));
  assert(done <= schedule.actions.size() && footprints.size() >= done && "steps of the schedule");
  example.switches = contextSwitches(example.schedule.actions);
  if (walk.found()) example.violation = *walk.found();
  markInteractions(example, program, footprints);
  lookAtTheEnd(example, program);
  return example;
}

const char* nameOf(Origin::Kind kind) {
  switch (kind) {
    case Origin::Introduced:
      return "introduced";
    case Origin::AlreadyThere:
      return "already there";
    default:
      return "unknown";
  }
}

}  // namespace weaveproof::schedule
