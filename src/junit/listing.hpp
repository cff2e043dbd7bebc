// Which tests classes have. Only the program itself can tell how often a parameterised test is called, so a class of
// ours is run that looks (java/api/weaveproof/junit/ListTests.java), once, on a machine of its own.
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
  std::function<image::ClassPath()> classPath;                  // opened anew for each machine
  std::vector<std::pair<std::string, std::string>> properties;  // -Dname=value
};

Tests listTests(const ListingOptions& options, const std::vector<std::string>& words);

}  // namespace weaveproof::junit
