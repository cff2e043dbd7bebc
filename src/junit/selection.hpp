// From what stands on the command line to classes: a class, one of its methods, a package, a folder or a jar.
#pragma once

#include <string>
#include <vector>

#include "image/class_path.hpp"

namespace weaveproof::junit {

struct Selection {
  std::vector<std::string> words;     // for kListTests
  std::vector<std::string> roots;     // folders and jars that have to be on the class path
  std::vector<std::string> problems;  // sentences
};

// Adds the roots to the class path.
Selection select(const std::vector<std::string>& given, image::ClassPath& classPath);

}  // namespace weaveproof::junit
