// Whether two folders have the same classes.
#pragma once

#include <filesystem>
#include <string>

namespace weaveproof::mutate {

// A hash of the class files that have the names of those in `named`, without their line numbers: text that was only
// moved makes no other class.
std::string digestOf(const std::filesystem::path& classes, const std::filesystem::path& named);

}  // namespace weaveproof::mutate
