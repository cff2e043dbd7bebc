// Options from a TOML file.
#pragma once

#include <string>
#include <vector>

namespace weaveproof::cli {

struct Setting {
  std::string name;                 // of the option, without dashes
  std::vector<std::string> values;  // of an array each element, else one
  std::string where;                // "check.toml:3"
};

// In the order of the file. Throws UsageError with a sentence that has the line, and base::Error.
std::vector<Setting> readConfigFile(const std::string& file);

}  // namespace weaveproof::cli
