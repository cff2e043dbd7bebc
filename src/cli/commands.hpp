// The command line: which command, which options, and the exit status.
#pragma once

namespace weaveproof::cli {

// Exit statuses that are not the program's own.
inline constexpr int kViolation = 1;     // of check and replay
inline constexpr int kUsageError = 2;    // wrong usage, a missing class or JDK
inline constexpr int kInconclusive = 3;  // check ended without a violation, and not every schedule was covered
inline constexpr int kUnsupported = 4;   // the program needs something that weaveproof does not have
inline constexpr int kInternalError = 5;

int runCommand(int argc, char** argv);

}  // namespace weaveproof::cli
