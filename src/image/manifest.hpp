// The main section of a jar's META-INF/MANIFEST.MF.
#pragma once

#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace weaveproof::image {

class Manifest {
 public:
  Manifest() = default;
  explicit Manifest(std::string_view text);  // lines that are no "Name: value" are ignored

  // The value of an attribute, by name in any case; empty if absent. The last one counts.
  std::string_view value(std::string_view name) const;

  std::string mainClass() const;               // Main-Class without spaces around it
  std::vector<std::string> classPath() const;  // the relative URLs of Class-Path
  bool isMultiRelease() const;

 private:
  std::vector<std::pair<std::string, std::string>> attributes_;
};

}  // namespace weaveproof::image
