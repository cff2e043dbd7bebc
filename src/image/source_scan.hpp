// The top-level types of a Java source file, found without a full parser.
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace weaveproof::image {

struct TopLevelType {
  std::string name;  // simple name
  bool isPublic = false;
};

struct SourceOutline {
  std::string package;  // dots; empty for the unnamed package
  std::vector<TopLevelType> types;
  // It declares fields or methods outside of all types, so that the file itself is a class (a compact source file), in which its
  // types are members.
  bool isCompact = false;
};

SourceOutline outlineOf(std::string_view source);

}  // namespace weaveproof::image
