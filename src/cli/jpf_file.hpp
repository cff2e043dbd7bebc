// The .jpf files in which users of Java Pathfinder say what is to be checked: Java's properties, and what Java
// Pathfinder adds to them. What the properties mean is for jpf_settings.hpp.
#pragma once

#include <filesystem>
#include <map>
#include <string>
#include <utility>
#include <vector>

namespace weaveproof::cli {

struct JpfEntry {
  std::string value;
  std::string where;             // "Some.jpf:3"
  std::filesystem::path folder;  // of the file that says so: relative paths begin there
  std::string missing;           // the name of a variable that is in it and that is not set; empty: there is none
  bool isUsed = false;           // as a variable in another one
};

struct JpfFile {
  std::map<std::string, JpfEntry> entries;
  std::vector<std::string> notFollowed;  // "@using jpf-symbc"
};

// ${name} is an entry further up, `config` or `config_path` (the file and its folder), one of the definitions, which
// are system properties, or one of Java's own that describe the machine. Throws UsageError with file and line, and
// base::Error.
JpfFile readJpfFile(const std::string& file, const std::vector<std::pair<std::string, std::string>>& definitions);

}  // namespace weaveproof::cli
