// Which classes a class path has.
#pragma once

#include <string>
#include <vector>

#include "image/class_path.hpp"

namespace weaveproof::image {

// The names of the classes in a package and those below it (all with slashes; "": all that there are), sorted, each
// once. Throws Error for a jar that cannot be read any more.
std::vector<std::string> classesBelow(const ClassPath& classPath, const std::string& package);

}  // namespace weaveproof::image
