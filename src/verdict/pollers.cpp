#include "verdict/pollers.hpp"

#include <algorithm>

namespace weaveproof::verdict {

namespace {

constexpr int kLongestRound = 1000;  // steps of one round of a loop

// The thread alone comes back to this very state, without a choice. The program stands there again afterwards.
bool polls(program::Program& program, program::ThreadNumber thread) {
  const program::StateId here = program.keep();
  bool returns = false;
  for (int i = 0; i < kLongestRound && !returns; ++i) {
    const program::Actions& enabled = program.enabled();
    const auto first = std::ranges::find(enabled, thread, &program::Action::thread);
    if (first == enabled.end() || std::ranges::count(enabled, thread, &program::Action::thread) != 1) break;
    const program::Action action = *first;
    if (program.isTimeOut(action)) break;
    const program::Outcome outcome = program.execute(action);
    if (outcome.kind != program::Outcome::Kind::Running) break;
    returns = program.state() == here;
  }
  program.restore(here);
  return returns;
}

bool onlyPollersCouldGoOn(program::Program& program, program::ThreadNumber waiter) {
  std::vector<program::Pending> others;
  for (const program::Pending& pending : program.pending())
    if (pending.thread != waiter && pending.alternatives != 0) others.push_back(pending);
  const auto limit = program.facts().timeLimitOf(waiter);
  for (const program::Pending& other : others) {
    const auto less = program.facts().timeLimitOf(other.thread);
    if (other.timeoutOnly && limit && less && *less < *limit) return false;
  }
  return std::ranges::all_of(others, [&](const program::Pending& other) {
    return other.timeoutOnly || polls(program, other.thread);
  });
}

}  // namespace

bool onlyPollersCouldGoOn(program::Program& program, const schedule::Counterexample& example,
                          const std::function<bool(const schedule::Step&)>& isLong) {
  for (const schedule::Step& step : example.steps) {
    if (step.early && (!isLong(step) || !onlyPollersCouldGoOn(program, step.action.thread))) return false;
    program.advance(step.action);
  }
  return true;
}

}  // namespace weaveproof::verdict
