// What a class file tells about tests, before anything runs.
#pragma once

#include <map>
#include <optional>
#include <string>

#include "image/class_path.hpp"

namespace weaveproof::junit {

class UsesJUnit {
 public:
  explicit UsesJUnit(const image::ClassPath& classPath) : classPath_(classPath) {}

  // Whether the class, or one that it inherits from, names anything of JUnit's. Names are with slashes.
  bool mayHaveTests(const std::string& className);

  // An annotation of JUnit's that the class has and that is not on the class path. At run time it would not be
  // there, and the test that it makes would be lost without a word. With dots.
  std::optional<std::string> missingAnnotation(const std::string& className);

 private:
  const image::ClassPath& classPath_;
  std::map<std::string, bool> known_;
};

}  // namespace weaveproof::junit
