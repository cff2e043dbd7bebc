#include "image/compile_cache.hpp"

#include <fmt/format.h>
#include <sys/stat.h>
#include <unistd.h>

#include <chrono>
#include <cstdio>
#include <cstdlib>
#include <vector>

namespace weaveproof::image {

namespace fs = std::filesystem;

namespace {

constexpr auto kStaleAfter = std::chrono::hours(24 * 30);

// Classes that others could replace would run with our user's rights.
bool isPrivatelyWritable(const fs::path& folder) {
  struct stat status {};
  return lstat(folder.c_str(), &status) == 0 && S_ISDIR(status.st_mode) && status.st_uid == geteuid() &&
         (status.st_mode & (S_IWGRP | S_IWOTH)) == 0 && access(folder.c_str(), W_OK | X_OK) == 0;
}

bool makeFolder(const fs::path& folder) {
  std::error_code error;
  fs::create_directories(folder.parent_path(), error);
  if (mkdir(folder.c_str(), 0700) != 0 && errno != EEXIST) return false;
  return isPrivatelyWritable(folder);
}

}  // namespace

fs::path cacheFolder() {
  std::vector<fs::path> bases;
  const char* cacheHome = std::getenv("XDG_CACHE_HOME");
  const char* home = std::getenv("HOME");
  if (cacheHome != nullptr && *cacheHome == '/') bases.push_back(fs::path(cacheHome) / "weaveproof");
  if (home != nullptr && *home == '/') bases.push_back(fs::path(home) / ".cache" / "weaveproof");
  std::error_code error;
  fs::path temporary = fs::temp_directory_path(error);
  if (!error) bases.push_back(temporary / fmt::format("weaveproof-{}", geteuid()));
  for (const fs::path& base : bases) {
    fs::path folder = base / "classes";
    if (makeFolder(base) && makeFolder(folder)) return folder;
  }
  return {};
}

fs::path makeScratchFolder(const fs::path& parent) {
  std::string name = (parent / ".new-XXXXXX").string();
  if (mkdtemp(name.data()) == nullptr) return {};
  return name;
}

void publish(const fs::path& scratch, const fs::path& target) {
  if (std::rename(scratch.c_str(), target.c_str()) == 0) return;
  std::error_code error;
  fs::remove_all(scratch, error);
}

void touch(const fs::path& entry) {
  std::error_code error;
  fs::last_write_time(entry, fs::file_time_type::clock::now(), error);
}

void dropStale(const fs::path& folder) {
  auto limit = fs::file_time_type::clock::now() - kStaleAfter;
  std::error_code error;
  std::vector<fs::path> stale;
  for (fs::directory_iterator it(folder, error), end; !error && it != end; it.increment(error)) {
    std::error_code failed;
    auto used = fs::last_write_time(it->path(), failed);
    if (!failed && used < limit) stale.push_back(it->path());
  }
  for (const fs::path& entry : stale) fs::remove_all(entry, error);
}

}  // namespace weaveproof::image
