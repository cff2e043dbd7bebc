// What a class file shows about tests, before anything runs.
#pragma once

#include <map>
#include <optional>
#include <string>
#include <vector>

#include "image/class_path.hpp"

namespace weaveproof::junit {

class UsesJUnit {
 public:
  explicit UsesJUnit(const image::ClassPath& classPath) : classPath_(classPath) {}

  // Whether the class names anything of JUnit's, or else one that it inherits from, a class within it, or an annotation
  // that it has. Names are with slashes.
  bool mayHaveTests(const std::string& className);

  // An annotation of JUnit's that the class has, or one of its own annotations, and that is not on the class path. At run time it would not be
  // there, and the test that it makes would be lost without a word. With dots.
  std::optional<std::string> missingAnnotation(const std::string& className);

  // Why the class cannot be looked at, if it cannot: a sentence.
  std::optional<std::string> damageOf(const std::string& className) { return lookAt(className).damage; }

 private:
  struct Look {
    bool isThere = false, namesJUnit = false, isAnnotation = false;
    std::vector<std::string> kin;    // classes with tests that may be its own: superclasses, interfaces, member classes
    std::vector<std::string> types;  // classes that it names as types, annotations among them
    std::optional<std::string> damage;
  };

  const Look& lookAt(const std::string& className);

  const image::ClassPath& classPath_;
  std::map<std::string, Look> looks_;
};

}  // namespace weaveproof::junit
