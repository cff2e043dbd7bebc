// One number for the code of a program: a counterexample belongs to the classes that it was found in.
#pragma once

#include <filesystem>
#include <string>
#include <vector>

#include "image/class_path.hpp"

namespace weaveproof::cli {

// Of the main class, of those that the arguments name (a harness that loads classes is told which), and of every class
// on the class path that these name, directly or not, as 32 hexadecimal digits.
// Classes of `except` (a jar), and of course those of the JDK, do not count.
std::string digestOf(const image::ClassPath& classPath, const std::string& mainClass,
                     const std::vector<std::string>& arguments, const std::filesystem::path& except);

}  // namespace weaveproof::cli
