// The start-up of a program: as long as there is one thread and it has no choice, there is nothing to search. These
// steps run once, when the program is opened. Their states are neither stored nor searched; the search begins where
// they end.
//
// The expensive part of a step is to settle it: to drop its garbage and to store what it changed. Here this happens at
// every 1,024th step or so, and at the last. If more is to be stored it happens less often, so that a large array that
// is filled element by element costs a few bytes a step.
//
// The start of another thread is the first step after the start-up: what happens in that step depends on which thread
// runs (Program::showSwitches).
//
// Why nothing is lost. A property of states is about several threads, or about one that is blocked. Each of these steps
// leads to a state with one thread that can run. A step with any other outcome (it fails, ends the program, or is not
// supported) does not belong to the start-up: the search executes it, and reports it. A start-up that runs in a cycle
// is found by its settled states: each of them, with the distance to the next one, decides the next state and its
// distance. So sooner or later they repeat, and Brent's algorithm finds that. Such a program is searched from its first
// state on, as if there were no start-up, so that the cycle is reported and counted as any other is.
//
// Objects are named by the first number that is free, so that names depend on when garbage is dropped. Another run
// along the start-up must settle at the same steps. `advance` does so by itself (JavaProgram::startUpLeft_), from the
// initial state on.
#include <algorithm>
#include <atomic>
#include <chrono>

#include "program/java_program.hpp"

namespace weaveproof::program {
namespace {

constexpr std::uint32_t kShortest = 1000;  // shorter ones are searched like everything else
constexpr std::uint64_t kBytesAStep = 16;  // to be stored
constexpr std::uint64_t kFarthest =
    1U << 18;                                 // from one settled step to the next, when the search may be asked to stop
constexpr std::uint32_t kLongest = 1U << 24;  // then the search takes over, which has limits and shows progress
// A limit on states makes it no shorter than this, which takes a second: a cycle may be found late.
constexpr std::uint64_t kLeastLimit = 1U << 20;

}  // namespace

bool JavaProgram::isForced() {
  const auto isThere = [](const auto& thread) { return thread != nullptr; };
  if (std::ranges::count_if(vm_.threads, isThere) != 1 || enabled().size() != 1) return false;
  return vm_.threads[enabled().front().thread - 1]->pending.kind != ActionKind::Start;
}

StartUp JavaProgram::goThroughStartUp() {
  using Clock = std::chrono::steady_clock;
  const Clock::time_point begin = Clock::now();
  const std::uint64_t instructions = tracker_.instructions;
  const StateId initial = state_;
  const std::uint64_t longest =
      std::min<std::uint64_t>(kLongest, std::max(kLeastLimit, space_.options.stateLimit.value_or(kLongest)));
  StartUp all;
  StateId settled = state_, tortoise = state_;
  std::uint32_t settledAt = 0, next = kStartUpInterval, settledStates = 0, nextTortoise = 1;
  const std::atomic<bool>& isOutdated = space_.shared->internalsShared;
  try {
    while (all.steps < longest && isForced() && !isOutdated) {
      const Action action = enabled().front();
      if (!goesOn(action)) {  // then back to where it stood
        restore(settled);
        for (std::uint32_t at = settledAt; at < all.steps; ++at) goesOn(enabled().front());
        break;
      }
      all.add(action);
      if (all.steps != next) continue;
      store_.settle();
      next += startUpInterval();
      settled = state_ = store_.commit();
      settledAt = all.steps;
      if (settled == tortoise) {
        all = {};
        break;
      }
      if (++settledStates == nextTortoise) {
        tortoise = settled;
        nextTortoise *= 2;
      }
      if (space_.options.tellStartUp) space_.options.tellStartUp(all.steps);
      if (stopWanted_ && stopWanted_()) break;
    }
  } catch (const SearchStopped&) {
    if (!isOutdated) throw;
  }
  // The search notices by itself that it is outdated.
  if (all.steps < kShortest || isOutdated) {
    restore(initial);
    return {};
  }
  store_.settle();
  all.end = state_ = store_.commit();
  all.instructions = tracker_.instructions - instructions;
  all.seconds = std::chrono::duration<double>(Clock::now() - begin).count();
  return all;
}

// A function of the states on the way: whatever else may be stored already, the distance is the same.
std::uint32_t JavaProgram::startUpInterval() const {
  return static_cast<std::uint32_t>(
      std::clamp<std::uint64_t>(store_.settledBytes() / kBytesAStep, kStartUpInterval, kFarthest));
}

// One step, unsettled. False if its outcome is not "running"; then it is done in part.
bool JavaProgram::goesOn(Action action) {
  try {
    if (step(action).kind != Outcome::Kind::Running) return false;
  } catch (const UnsupportedFeature&) {
    return false;
  }
  store_.settleClocks();
  return true;
}

}  // namespace weaveproof::program
