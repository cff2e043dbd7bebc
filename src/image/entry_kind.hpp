// What an entry of a class path is. It tells whose code a class is.
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
