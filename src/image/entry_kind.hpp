// The kind of an entry of a class path. It decides whether a class belongs to the program, a library, a test framework
// or the harness.
#pragma once

#include <cstdint>

namespace weaveproof::image {

enum class EntryKind : std::uint8_t {
  Folder,
  Jar,
  TestFramework,  // a jar that has nothing but JUnit and what JUnit uses
  Harness,        // weaveproof-api.jar
};

}  // namespace weaveproof::image
