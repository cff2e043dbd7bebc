// Which classes belong to a program, and what they were: decided here for everything that rests on it. A trace and a cache are of these
// classes, a complete check holds as long as they are the same, a change is a difference between them, and reductions ask them what
// threads may still do.
#pragma once

#include <memory>
#include <string>
#include <utility>
#include <vector>

#include "change/class_set.hpp"
#include "image/class_path.hpp"
#include "image/jdk.hpp"

namespace weaveproof::proof {

// A program on some class path. Where the names of the classes that it uses begin: its main class, its arguments (a harness that loads
// classes is told which) and the values of its system properties.
struct NamedProgram {
  std::string mainClass;  // with dots
  std::vector<std::string> arguments;
  std::vector<std::pair<std::string, std::string>> properties;
};

// All that it can come to use (change::ClassSet::ofProgram), but for the JDK and the API for harnesses. `classPath` must outlive it.
std::shared_ptr<change::ClassSet> classesOf(const image::ClassPath& classPath, const image::Jdk& jdk,
                                            const NamedProgram& program);

// What a program can come to use in one of two versions, from each of them: what has become of a class is known only if both sets have
// it.
struct TwoVersions {
  TwoVersions(const image::ClassPath& oldPath, const image::ClassPath& newPath, const image::Jdk& jdk,
              const NamedProgram& program);

  std::shared_ptr<change::ClassSet> before, after;
  std::shared_ptr<const change::ClassSet> oldUsed, newUsed;  // what it can come to use in this very version
};

}  // namespace weaveproof::proof
