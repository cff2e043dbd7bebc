// Any text, such as a program's, within XML or HTML.
#pragma once

#include <string>
#include <string_view>

namespace weaveproof::report {

std::string escaped(std::string_view bytes);

// The same as the value of an attribute, in which a line break would be read as a space.
std::string attribute(std::string_view bytes);

}  // namespace weaveproof::report
