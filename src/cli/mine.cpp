#include "cli/mine.hpp"

#include "search/random.hpp"

namespace weaveproof::cli {

mine::MinedThreads mineProgram(program::ProgramOptions options, const OpenSpace& open, std::uint32_t traces,
                               std::uint64_t seed) {
  base::MemoryBudget budget(base::MemoryBudget::kUnlimited);
  const std::unique_ptr<program::ProgramSpace> space = open(std::move(options), budget);
  mine::MinedThreads mined;
  if (space->beginning().goesOn()) {  // else it has ended before it interacted
    search::Random random(seed);
    const std::unique_ptr<program::Program> program = space->newWorker();
    const program::StateId start = space->startUp().steps != 0 ? space->startUp().end : program->state();
    mined = mine::mineTraces(*program, start, traces, [&random] { return random.rnd(); });
  }
  mined.sameNumbers = false;
  return mined;
}

}  // namespace weaveproof::cli
