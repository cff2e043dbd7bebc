// Sorts tests in the order of the source: reflection gives methods in an order of its own, and readers of a table
// expect the order of the source.
#pragma once

#include <vector>

#include "image/class_path.hpp"
#include "junit/test.hpp"

namespace weaveproof::junit {

// Sorts the tests of each class; the order of the classes stays. Inherited ones come last.
void putInSourceOrder(std::vector<Test>& tests, const image::ClassPath& classPath);

}  // namespace weaveproof::junit
