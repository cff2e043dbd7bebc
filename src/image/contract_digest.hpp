// The digest of the class files that make up a class of the JDK's library, for classes with calls that are single
// steps.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "image/jimage.hpp"

namespace weaveproof::image {

// The class, its nested classes, and the superclasses of all of these in java.util.concurrent with their nested classes; sorted, with
// slashes. So a queue does not change with the JDK's other classes, and a synchronizer changes with AbstractQueuedSynchronizer.
// Throws base::Error if one of the classes is missing.
std::vector<std::string> classesOfContract(const Jimage& modules, std::string_view holder);

std::uint64_t digestOfContract(const Jimage& modules, std::string_view holder);

}  // namespace weaveproof::image
