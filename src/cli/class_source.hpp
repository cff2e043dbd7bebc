// The class path of a program and its JDK, as change::ClassSet wants them.
#pragma once

#include <memory>
#include <string>
#include <vector>

#include "change/class_set.hpp"
#include "image/class_path.hpp"
#include "image/jdk.hpp"

namespace weaveproof::cli {

// All classes on this path but those of the API for harnesses. `classPath` must outlive it.
change::ClassSource classSource(const image::ClassPath& classPath, const image::Jdk& jdk);

// The roots of the classes that a program uses: its main class, its arguments (a harness that loads classes gets their
// names there) and the values of its system properties.
using Properties = std::vector<std::pair<std::string, std::string>>;
std::vector<std::string> rootsOf(const std::string& mainClass, const std::vector<std::string>& arguments,
                                 const Properties& properties);

std::shared_ptr<change::ClassSet> classesUsedBy(const image::ClassPath& classPath, const image::Jdk& jdk,
                                                const std::vector<std::string>& roots);

}  // namespace weaveproof::cli
