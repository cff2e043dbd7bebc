#include "program/rehearsal.hpp"

#include <algorithm>
#include <random>

#include "state/state_vector.hpp"

namespace weaveproof::program {

namespace {

constexpr std::uint32_t kMaxSteps = 10000;
constexpr std::uint64_t kMaxInstructions = 2000000;
constexpr unsigned kMostPauses = 10;
constexpr std::uint64_t kMaxBytes = std::uint64_t{32} << 20;  // what the steps store
// A thread that waits for another in a loop must not fill the schedule.
constexpr std::uint32_t kMaxStepsInARow = 100;

// As few switches as possible, or nearly so.
class Scheduler {
 public:
  Action next(const Actions& enabled) {
    const ThreadNumber atLeast = inARow_ < kMaxStepsInARow ? thread_ : thread_ + 1;
    auto found = std::ranges::find_if(enabled, [&](const Action& action) { return action.thread >= atLeast; });
    if (found == enabled.end()) found = enabled.begin();
    inARow_ = found->thread == thread_ && atLeast == thread_ ? inARow_ + 1 : 1;
    thread_ = found->thread;
    return *found;
  }

 private:
  ThreadNumber thread_ = 0;
  std::uint32_t inARow_ = 0;
};

}  // namespace

LeafTraffic rehearse(Program& program, state::TreeStore& trees, base::MemoryBudget& budget,
                     const std::function<bool()>& stop) {
  LeafTraffic traffic;
  state::StateVector seen(trees, budget);
  const auto look = [&](ThreadNumber thread) {
    seen.moveTo(program.state(), [&](state::Leaf leaf, state::LeafValue, state::LeafValue value) {
      if (!leaf.isHot()) traffic.noteChange(thread, leaf.index(), value);
    });
  };
  look(1);

  const std::uint64_t lastInstruction = program.instructions() + kMaxInstructions;
  const std::uint64_t mostBytes = budget.used() + kMaxBytes;
  const auto isEnough = [&] {
    return program.instructions() >= lastInstruction || budget.used() >= mostBytes || (stop && stop());
  };
  program.stopIf(isEnough);
  Scheduler scheduler;
  try {
    for (std::uint32_t steps = 0; steps < kMaxSteps && !program.enabled().empty() && !isEnough(); ++steps) {
      const Action action = scheduler.next(program.enabled());
      const Outcome outcome = program.execute(action);
      if (!outcome.goesOn() || outcome.circles) break;
      traffic.noteStep(action.thread);
      look(action.thread);
    }
    // If the search gets there, it says so.
  } catch (const UnsupportedFeature&) {
  } catch (const base::MemoryLimit&) {
  } catch (const SearchStopped&) {
  }
  program.stopIf(nullptr);
  return traffic;
}

bool walkAtRandom(Program& program, const base::MemoryBudget& budget, StateId initial, std::uint64_t seed,
                  const std::function<bool()>& stop) {
  constexpr unsigned kWalks = 32;
  constexpr std::uint32_t kMaxStepsOfAll = 20000;
  const std::uint64_t lastInstruction = program.instructions() + kMaxInstructions;
  const std::uint64_t mostBytes = budget.used() + kMaxBytes;
  const auto isEnough = [&] {
    return program.instructions() >= lastInstruction || budget.used() >= mostBytes || (stop && stop());
  };
  std::mt19937_64 random(seed);
  std::uint32_t steps = 0;
  // A step is asked in its midst after so many instructions, or after many megabytes of garbage, which take longer.
  unsigned asked = 0;
  program.stopIf([&] { return ++asked > kMostPauses || isEnough(); });
  for (unsigned walk = 0; walk < kWalks && steps < kMaxStepsOfAll && !isEnough(); ++walk) {
    program.restore(initial);
    try {
      while (steps < kMaxStepsOfAll && !program.enabled().empty() && !isEnough()) {
        const Actions& enabled = program.enabled();
        ++steps;
        const Outcome outcome = program.advance(enabled[random() % enabled.size()]);
        if (!outcome.goesOn() || outcome.circles) break;
      }
    } catch (const UnsupportedFeature&) {
      break;
    } catch (const SearchStopped&) {
      break;
    } catch (const base::MemoryLimit&) {
      program.stopIf(nullptr);
      return false;
    }
  }
  program.stopIf(nullptr);
  return true;
}

}  // namespace weaveproof::program
