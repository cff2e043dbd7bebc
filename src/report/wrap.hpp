// Text in a column of limited width.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "base/grouped.hpp"

namespace weaveproof::report {

// How many columns of a terminal a UTF-8 text takes, each character taken for one.
std::size_t widthOf(std::string_view text);

// Lines of at most `width`, broken at spaces where that is possible; all but the first are indented by `indent`.
std::vector<std::string> wrap(std::string_view text, std::size_t width, std::size_t indent);

// Cut to `width`, with "..." at the end if something is missing.
std::string cut(std::string_view text, std::size_t width);

// With spaces after it, up to `width`.
std::string padded(std::string text, std::size_t width);

// Without control characters, which would move the cursor: they are written as \n, \t, \x1b.
std::string printable(std::string_view text);

using base::grouped;

}  // namespace weaveproof::report
