#include "cli/folders.hpp"

#include <fstream>

#include "base/error.hpp"
#include "cli/usage_error.hpp"
#include "image/compile_cache.hpp"
#include "report/output_file.hpp"

namespace weaveproof::cli {

namespace fs = std::filesystem;

Scratch::Scratch() : path_(image::makeScratchFolder(fs::temp_directory_path())) {
  if (path_.empty()) throw base::Error("cannot create a folder in " + fs::temp_directory_path().string());
}

Scratch::~Scratch() {
  std::error_code error;
  fs::remove_all(path_, error);
}

void writeFile(const fs::path& file, const std::string& text) {
  std::error_code error;
  fs::create_directories(file.parent_path(), error);
  std::ofstream out(file, std::ios::binary);
  out << text;
  if (!out.flush()) throw report::OutputError("cannot write " + file.string());
}

void requireEmpty(const fs::path& folder) {
  std::error_code error;
  if (!fs::exists(folder, error)) return;
  if (!fs::is_directory(folder, error)) throw UsageError{folder.string() + " is no folder"};
  if (!fs::is_empty(folder, error) || error) throw UsageError{"the folder " + folder.string() + " is not empty"};
}

}  // namespace weaveproof::cli
