// Violations in words.
#pragma once

#include <string>
#include <vector>

#include "check/violation.hpp"

namespace weaveproof::words {

std::string messageOf(const check::Violation& violation);  // one sentence

// Further lines: the stack trace of an exception, the threads of a deadlock, the two accesses of a race.
std::vector<std::string> detailsOf(const check::Violation& violation);

// "java.lang.IllegalStateException: closed", ""T1" waits to lock Fork@2, held by "T2""
std::string titleOf(const check::Stack& stack, const check::Violation& violation);

}  // namespace weaveproof::words
