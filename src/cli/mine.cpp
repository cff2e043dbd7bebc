#include "cli/mine.hpp"

#include "search/random.hpp"

namespace weaveproof {

MinedThreads mineProgram(ProgramOptions options, const OpenSpace& open, std::uint32_t traces, std::uint64_t seed) {
  MemoryBudget budget(MemoryBudget::kUnlimited);
  const std::unique_ptr<ProgramSpace> space = open(std::move(options), budget);
  MinedThreads mined;
  if (space->beginning().goesOn()) {  // else it has ended before it interacted
    Random random(seed);
    const std::unique_ptr<Program> program = space->newWorker();
    const StateId start = space->startUp().steps != 0 ? space->startUp().end : program->state();
    mined = mineTraces(*program, start, traces, [&random] { return random.rnd(); });
  }
  mined.sameNumbers = false;
  return mined;
}

}  // namespace weaveproof
