#include "verdict/opening.hpp"

#include <algorithm>

#include "check/nonprogress.hpp"
#include "tracking/library_waits.hpp"

namespace weaveproof::verdict {

void Opening::setUp(program::ProgramOptions& options) const {
  options.spec = spec;
  options.internals = internals;
  options.threads = threads;
  options.holdOff = purpose != Purpose::Replay;
  options.rehearse = isForSearch();
  options.recordBeginning = !isForSearch();
  options.stop = stop;
  options.stateLimit = stateLimit;
}

bool looksAtEveryStep(const spec::CheckSpec& spec) {
  return std::ranges::find(spec.properties, check::kNonprogress) != spec.properties.end();
}

spec::CheckSpec searchedAs(spec::CheckSpec asked, bool footprints) {
  if ((footprints || looksAtEveryStep(asked)) && asked.steps != spec::Steps::All) asked.steps = spec::Steps::Shared;
  return asked;
}

std::uint8_t waitsAtFirst(const spec::CheckSpec& spec, bool footprints) {
  using tracking::LibraryWaits;
  const bool everyStep = looksAtEveryStep(spec);
  const bool isExact = spec.library == spec::Library::Exact || everyStep || footprints;
  std::uint8_t waits = isExact ? LibraryWaits::kAll : LibraryWaits::kCalls;
  if (spec.library == spec::Library::Contracts && !everyStep) waits &= ~LibraryWaits::kCalls;
  // A virtual thread loses its carrier wherever it is blocked, be it for the moment in which another one leaves a monitor, or in the
  // midst of a call; and which thread of a queue is the next one decides whether the others wait in vain.
  if (spec.carriers != 0) waits |= LibraryWaits::kEverything | LibraryWaits::kBeginnings;
  return waits;
}

}  // namespace weaveproof::verdict
