// The exit statuses of commands that are not the program's own. They are part of what scripts rely on.
#pragma once

namespace weaveproof::verdict {

inline constexpr int kNoViolation = 0;
inline constexpr int kViolation = 1;
inline constexpr int kUsageError = 2;    // wrong usage, a missing class or JDK
inline constexpr int kInconclusive = 3;  // no violation, and not every schedule was covered
inline constexpr int kUnsupported = 4;   // the program needs something that weaveproof does not have
inline constexpr int kInternalError = 5;

}  // namespace weaveproof::verdict
