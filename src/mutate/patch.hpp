// The difference of two texts, as `patch` reads it.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "mutate/site.hpp"

namespace weaveproof::mutate {

// A unified diff with three lines of context; empty if they are equal.
std::string patchOf(const std::string& name, std::string_view before, std::string_view after);

// For class files, a line for each place that differs: "Account.class at 312: b6 00 05 becomes 57 00 00".
std::string bytePatchOf(const std::string& name, std::string_view before, const std::vector<const Edit*>& edits);

}  // namespace weaveproof::mutate
