// Where things stand in the bytes of a class file.
#pragma once

#include <cstddef>
#include <vector>

#include "classfile/class_file.hpp"

namespace weaveproof::mutate {

struct ClassLayout {
  std::size_t constantsEnd = 0;                      // after the last constant
  std::vector<std::size_t> fieldFlags, methodFlags;  // the access flags of each
};

// Of a file that the parser accepts.
ClassLayout layoutOf(classfile::Bytes bytes);

}  // namespace weaveproof::mutate
