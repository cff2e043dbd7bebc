// The class files of java/vm, which the machine adds to java.base: compiled and put into the binary by the build.
#pragma once

#include <cstddef>

namespace weaveproof::vm {

struct EmbeddedClass {
  const char* name;  // as in a class file: "java/lang/Foo"
  const unsigned char* data;
  std::size_t size;
};

extern const EmbeddedClass kEmbeddedClasses[];  // sorted by name; one more entry, all null, ends the table
extern const std::size_t kEmbeddedClassCount;

}  // namespace weaveproof::vm
