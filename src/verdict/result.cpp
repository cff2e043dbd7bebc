#include "verdict/result.hpp"

namespace weaveproof::verdict {

const char* nameOf(Verdict verdict) {
  switch (verdict) {
    case Verdict::NoViolation:
      return "no-violation";
    case Verdict::Violation:
      return "violation";
    case Verdict::Inconclusive:
      return "inconclusive";
    case Verdict::Unsupported:
      return "unsupported";
  }
  return "";
}

int exitStatusOf(Verdict verdict) {
  switch (verdict) {
    case Verdict::NoViolation:
      return 0;
    case Verdict::Violation:
      return 1;
    case Verdict::Inconclusive:
      return 3;
    case Verdict::Unsupported:
      return 4;
  }
  return 5;
}

double CheckResult::statesPerSecond() const {
  return statistics.seconds > 0 ? static_cast<double>(statistics.states) / statistics.seconds : 0;
}

double CheckResult::schedulesPerSecond() const {
  return statistics.seconds > 0 ? static_cast<double>(statistics.schedules) / statistics.seconds : 0;
}

double CheckResult::bytesPerState() const {
  const std::uint64_t states = statistics.states - statistics.discardedStates;  // no state is stored twice
  return states > 0 ? static_cast<double>(storeBytes) / static_cast<double>(states) : 0;
}

}  // namespace weaveproof::verdict
