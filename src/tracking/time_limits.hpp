// Waits for the time limit of a test. They differ from the waits of programs: such a limit counts as long enough,
// however short it is. So these waits are always late (time_policy.hpp).
#pragma once

#include <string_view>

#include "tracking/machine.hpp"

namespace weaveproof::tracking {

inline constexpr std::string_view kTimeLimit = "weaveproof/junit/TimeLimit";  // see there (java/api)
inline constexpr std::string_view kJUnit = "org/junit/";                      // assertTimeoutPreemptively

// The class that waits: that of the innermost frame that is not the JDK's.
inline std::string_view waiterOf(const Thread& thread) {
  for (Frame* frame = thread.top; frame; frame = frame->caller())
    if (!frame->isNative() && !frame->method->holder->trusted) return frame->method->holder->name->text();
  return {};
}

}  // namespace weaveproof::tracking
