// A counterexample's schedule for a person: one column a thread, time runs down.
#pragma once

#include <cstddef>
#include <string>

#include "report/source_lines.hpp"
#include "schedule/counterexample.hpp"

namespace weaveproof::report {

// `width` is that of the page. With too many threads for it, one column holds them all. A call of the library is one row, unless
// its steps are asked for.
std::string scheduleText(const schedule::Counterexample& example, SourceLines& sources, std::size_t width,
                         bool internals = false);

// "Account.java:12"; of an action in the library, the place in user code that led to it. Empty if there is none.
std::string placeOf(const program::Standpoint& where);

}  // namespace weaveproof::report
