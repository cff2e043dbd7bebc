#include "schedule/walk.hpp"

#include <algorithm>
#include <cassert>

#include "check/nonprogress.hpp"

namespace weaveproof::schedule {

Walk::Walk(program::Program& program, program::Outcome beginning, const Properties& properties, Wanted wanted)
    : program_(program),
      start_(program.state()),
      beginning_(std::move(beginning)),
      properties_(properties),
      wanted_(std::move(wanted)) {
  look(beginning_);
}

void Walk::begin() {
  program_.restore(start_);
  look(beginning_);
}

bool Walk::canDo(program::Action action) {
  if (over_) return false;
  const program::Actions& enabled = program_.enabled();
  return std::binary_search(enabled.begin(), enabled.end(), action);
}

void Walk::step(program::Action action) {
  assert(!over_ && "a schedule that goes on");
  ++steps_;
  lookBehind(program_.advance(action));
}

program::StateId Walk::stepToState(program::Action action) {
  assert(!over_ && "a schedule that goes on");
  ++steps_;
  lookBehind(program_.execute(action));
  return program_.state();
}

// Looks at all threads, not only at the one that made the step: the search may have come there from another state.
void Walk::lookBehind(program::Outcome outcome) {
  outcome.mover = 0;
  look(outcome);
}

void Walk::closeCycle(std::span<const program::Action> cycle) {
  assert(!cycle.empty() && "a circle has a step");
  check::Violation violation = check::nonprogressViolation(program_, cycle);
  if (!wanted_ || wanted_(violation)) found_ = std::move(violation);
}

// A state may show several violations at once; only the one that is looked for counts.
void Walk::look(const program::Outcome& outcome) {
  found_.reset();
  over_ = !outcome.goesOn();
  if (outcome.kind == program::Outcome::Kind::Pruned) return;
  for (const auto& property : properties_) {
    for (check::Violation& violation : property->check(program_, outcome)) {
      if (wanted_ && !wanted_(violation)) continue;
      found_ = std::move(violation);
      return;
    }
  }
}

std::size_t follow(Walk& walk, const program::Actions& schedule) {
  walk.begin();
  std::size_t done = 0;
  while (!walk.found() && done < schedule.size() && walk.canDo(schedule[done])) walk.step(schedule[done++]);
  return done;
}

}  // namespace weaveproof::schedule
