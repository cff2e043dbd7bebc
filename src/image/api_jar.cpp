#include "image/api_jar.hpp"

namespace weaveproof::image {

namespace fs = std::filesystem;

fs::path apiJar() {
  std::error_code error;
  const fs::path folder = fs::read_symlink("/proc/self/exe", error).parent_path();
  if (error) return {};
  for (const fs::path& place : {folder, folder.parent_path() / "share" / "java"}) {
    const fs::path jar = place / "weaveproof-api.jar";
    if (fs::is_regular_file(jar, error)) return jar;
  }
  return {};
}

}  // namespace weaveproof::image
