#include "program/independence.hpp"

#include <algorithm>
#include <optional>

namespace weaveproof::program {

namespace {

bool isEnabled(Program& program, Action action) { return std::ranges::binary_search(program.enabled(), action); }

bool goesOn(const Outcome& outcome) {
  return outcome.kind == Outcome::Kind::Running || (outcome.kind == Outcome::Kind::Failed && outcome.canGoOn);
}

// The state after the first action and then the second; nothing if the second is not enabled there.
std::optional<StateId> stateBehind(Program& program, StateId first, Action second) {
  program.restore(first);
  if (!isEnabled(program, second)) return std::nullopt;
  program.execute(second);
  return program.state();
}

std::string textOf(const DescribedAction& action) {
  return "\"" + action.where.threadName + "\" " + vm::nameOf(action.act.kind) + " in " + textOf(action.where.at);
}

}  // namespace

void IndependenceOracle::look(Program& program) {
  const StateId here = program.state();
  if (!seen_.insert(here.bits).second) return;
  program.footprints().keepFootprints(true);
  const std::vector<Step> steps = stepsOf(program, here);
  for (const Step& a : steps)
    for (const Step& b : steps)
      if (a.action.thread < b.action.thread && !dependent(a.footprint, b.footprint)) compare(program, here, a, b);
  program.footprints().keepFootprints(false);
  program.restore(here);
}

// The steps after which the program continues.
std::vector<IndependenceOracle::Step> IndependenceOracle::stepsOf(Program& program, StateId here) {
  std::vector<Step> steps;
  const Actions actions = program.enabled();
  if (actions.empty() || actions.front().thread == actions.back().thread) return steps;
  for (const Action action : actions) {
    const Outcome outcome = program.execute(action);
    if (goesOn(outcome)) steps.push_back({action, program.state(), program.footprints().footprint()});
    program.restore(here);
  }
  return steps;
}

void IndependenceOracle::compare(Program& program, StateId here, const Step& a, const Step& b) {
  ++result_.pairs;
  const std::optional<StateId> ab = stateBehind(program, a.state, b.action);
  const std::optional<StateId> ba = stateBehind(program, b.state, a.action);
  if (!ab || !ba)
    note(program, here, a, b, std::string("the ") + (ab ? "first" : "second") + " is not enabled behind the other");
  else if (*ab != *ba)
    note(program, here, a, b, "the states behind both differ in " + program.facts().differenceText(*ab, *ba));
}

void IndependenceOracle::note(Program& program, StateId here, const Step& a, const Step& b, const std::string& what) {
  ++result_.differences;
  const std::lock_guard lock(result_.mutex);
  if (!result_.first.empty()) return;
  program.restore(here);
  result_.first =
      textOf(program.facts().describe(a.action)) + ", and " + textOf(program.facts().describe(b.action)) + ": " + what;
}

}  // namespace weaveproof::program
