// Reflection gives methods in an order of its own. Who reads a table looks for the one in the source.
#pragma once

#include <vector>

#include "image/class_path.hpp"
#include "junit/test.hpp"

namespace weaveproof::junit {

// Sorts the tests of each class; the order of the classes stays. Inherited ones come last.
void putInSourceOrder(std::vector<Test>& tests, const image::ClassPath& classPath);

}  // namespace weaveproof::junit
