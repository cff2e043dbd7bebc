// Finds the tests of classes. Only the program itself knows how often a parameterised test is called. So a class of our
// own (java/api/weaveproof/junit/ListTests.java) runs once, on a machine of its own, and lists them.
#pragma once

#include <functional>
#include <string>
#include <utility>
#include <vector>

#include "image/class_path.hpp"
#include "image/jdk.hpp"
#include "junit/test.hpp"

namespace weaveproof::junit {

struct ListingOptions {
  image::Jdk jdk;
  std::function<image::ClassPath()> classPath;                  // opened again for each machine
  std::vector<std::pair<std::string, std::string>> properties;  // -Dname=value
};

Tests listTests(const ListingOptions& options, const std::vector<std::string>& words);

}  // namespace weaveproof::junit
