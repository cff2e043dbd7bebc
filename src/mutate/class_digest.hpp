// Whether two folders have the same classes.
#pragma once

#include <filesystem>
#include <string>

namespace weaveproof::mutate {

// A hash of the names and contents of all class files, without their line numbers: text that was moved is none the newer.
std::string digestOf(const std::filesystem::path& classes);

}  // namespace weaveproof::mutate
