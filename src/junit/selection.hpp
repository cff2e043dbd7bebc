// From what stands on the command line to classes: a class, one of its methods, a package, a folder or a jar.
#pragma once

#include <string>
#include <vector>

#include "image/class_path.hpp"

namespace weaveproof::junit {

struct Given {
  std::string word;
  std::string shown;  // how it was written
};

// A package, folder or jar.
struct Searched {
  std::string shown;
  std::vector<std::size_t> words;  // the numbers of those for its classes
};

struct Selection {
  std::vector<std::string> words;     // for kListTests
  std::vector<Searched> searched;     // where some of them are from
  std::vector<std::string> roots;     // folders and jars that have to be on the class path
  std::vector<std::string> problems;  // sentences
};

// Adds the roots to the class path.
Selection select(const std::vector<Given>& given, image::ClassPath& classPath);

}  // namespace weaveproof::junit
