// Folders and files that a command makes.
#pragma once

#include <filesystem>
#include <string>

namespace weaveproof::cli {

// A folder for temporary files that is removed in the end. Throws base::Error if it cannot be made.
class Scratch {
 public:
  Scratch();
  ~Scratch();
  Scratch(const Scratch&) = delete;
  Scratch& operator=(const Scratch&) = delete;
  const std::filesystem::path& path() const { return path_; }

 private:
  std::filesystem::path path_;
};

// With the folders above it. Throws report::OutputError.
void writeFile(const std::filesystem::path& file, const std::string& text);

// Throws UsageError unless it is empty, or not there.
void requireEmpty(const std::filesystem::path& folder);

}  // namespace weaveproof::cli
