// Files that list what is compared: one thing a line, its parts separated by |, and # before a comment.
#pragma once

#include <filesystem>
#include <string>
#include <vector>

namespace bench {

struct Row {
  int line = 0;                    // in its file
  std::vector<std::string> parts;  // without the blanks around them
};

// Throws std::runtime_error when there is no such file.
std::vector<Row> readRows(const std::filesystem::path& file);

}  // namespace bench
