// The text of source lines, for counterexamples. Class files name only the file, not its folder: it is looked for where
// sources usually are.
#pragma once

#include <filesystem>
#include <map>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace weaveproof::report {

struct SourceText {
  std::filesystem::path path;
  std::vector<std::string> lines;
};

class SourceLines {
 public:
  // A source file of class a.b.C is FOLDER/a/b/FILE or FOLDER/FILE of the first folder that has it.
  explicit SourceLines(std::vector<std::filesystem::path> folders);

  // The line without the spaces around it; empty if the file or the line is not found.
  std::string line(const std::string& className, const std::string& file, int number);

  // A whole file, line by line, and where it was found; nullptr if it was not.
  const SourceText* text(const std::string& className, const std::string& file);

  // Lines that are marked in the report: they have changed.
  void markChanged(const std::string& className, const std::string& file, int first, int last);
  bool isChanged(const std::string& className, const std::string& file, int number) const;

  // The package of the class and the file's name, "bank/Transfer.java": one name for one file.
  static std::string nameOf(const std::string& className, const std::string& file);

 private:
  std::vector<std::filesystem::path> folders_;
  std::map<std::string, SourceText> files_;  // by name; without a path if not found
  std::map<std::string, std::vector<std::pair<int, int>>> changed_;  // by name: first and last lines
};

// Where the sources of classes on this path may be: the folders themselves, and the places that build tools have for
// them; then the same from the current folder.
std::vector<std::filesystem::path> likelySourceFolders(std::string_view classPath);

}  // namespace weaveproof::report
