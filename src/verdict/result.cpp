#include "verdict/result.hpp"

#include "verdict/exit_status.hpp"

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
    case Verdict::Skipped:
      return "skipped";
    case Verdict::Error:
      return "error";
  }
  return "";
}

const char* shownAs(Verdict verdict) { return verdict == Verdict::NoViolation ? "no violation" : nameOf(verdict); }

int exitStatusOf(Verdict verdict) {
  switch (verdict) {
    case Verdict::NoViolation:
    case Verdict::Skipped:
      return kNoViolation;
    case Verdict::Violation:
      return kViolation;
    case Verdict::Inconclusive:
      return kInconclusive;
    case Verdict::Unsupported:
      return kUnsupported;
    case Verdict::Error:
      break;
  }
  return kInternalError;
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
