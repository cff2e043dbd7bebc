#include "program/place.hpp"

namespace weaveproof::program {

const char* nameOf(CodeOwner owner) {
  switch (owner) {
    case CodeOwner::Program:
      return "program";
    case CodeOwner::Library:
      return "library";
    case CodeOwner::TestFramework:
      return "test-framework";
    case CodeOwner::Harness:
      return "harness";
    case CodeOwner::Jdk:
      return "jdk";
  }
  return "";
}

std::string textOf(const Place& place) {
  const std::string name = place.className + "." + place.method;
  if (place.isNative) return name + "(Native Method)";
  const std::string file = place.file.empty() ? "Unknown Source" : place.file;
  return name + "(" + file + (place.line > 0 ? ":" + std::to_string(place.line) : "") + ")";
}

}  // namespace weaveproof::program
