#include "vm/host_inputs.hpp"

#include <dirent.h>
#include <fcntl.h>
#include <fmt/format.h>
#include <limits.h>
#include <sys/stat.h>
#include <sys/sysmacros.h>
#include <unistd.h>
#include <xxhash.h>

#include <cerrno>
#include <filesystem>
#include <memory>
#include <mutex>
#include <set>
#include <string_view>
#include <vector>

#include "vm/host_files.hpp"

namespace weaveproof::vm {

namespace {

constexpr std::string_view kFile = "file ", kEntries = "entries ", kStatus = "status ", kTimes = "times ";

std::mutex inputsMutex;
std::set<std::string>& noted() {
  static std::set<std::string> names;
  return names;
}

class InputDigest {
 public:
  InputDigest() : state_(XXH3_createState(), XXH3_freeState) { XXH3_128bits_reset(state_.get()); }
  void add(std::string_view bytes) { XXH3_128bits_update(state_.get(), bytes.data(), bytes.size()); }
  std::string text() const {
    const XXH128_hash_t hash = XXH3_128bits_digest(state_.get());
    return fmt::format("{:016x}{:016x}", hash.high64, hash.low64);
  }

 private:
  std::unique_ptr<XXH3_state_t, XXH_errorcode (*)(XXH3_state_t*)> state_;
};

// From a position on to the end. Empty if it cannot be read.
std::string digestFrom(int descriptor, std::int64_t position) {
  InputDigest digest;
  std::vector<char> buffer(1 << 16);
  for (;;) {
    const ssize_t n = ::pread(descriptor, buffer.data(), buffer.size(), position);
    if (n < 0) return "";
    if (n == 0) return digest.text();
    digest.add({buffer.data(), static_cast<std::size_t>(n)});
    position += n;
  }
}

std::string fileValue(const std::string& path) {
  struct stat status {};
  if (::stat(path.c_str(), &status) != 0) return fmt::format("error {}", errno);
  if (!S_ISREG(status.st_mode)) return fmt::format("kind {:o}", status.st_mode & static_cast<mode_t>(S_IFMT));
  const int descriptor = ::open(path.c_str(), O_RDONLY | O_CLOEXEC | O_NONBLOCK);
  if (descriptor < 0) return fmt::format("error {}", errno);
  std::string value = digestFrom(descriptor, 0);
  ::close(descriptor);
  return value;
}

std::string entriesValue(const std::string& path) {
  const std::unique_ptr<DIR, int (*)(DIR*)> directory(::opendir(path.c_str()), ::closedir);
  if (!directory) return fmt::format("error {}", errno);
  InputDigest digest;
  while (const dirent* entry = ::readdir(directory.get())) {
    digest.add(entry->d_name);
    digest.add(std::string_view("\0", 1));
  }
  return digest.text();
}

std::string statusText(const struct stat& status, bool times) {
  std::string text = fmt::format("{:o} {}:{}", status.st_mode, status.st_uid, status.st_gid);
  if (times)
    text += fmt::format(" {} {} {} {}.{} {}.{}", status.st_size, status.st_nlink, status.st_ino, status.st_mtim.tv_sec,
                        status.st_mtim.tv_nsec, status.st_ctim.tv_sec, status.st_ctim.tv_nsec);
  return text;
}

std::string statusValue(const std::string& path, bool times) {
  std::string value;
  struct stat status {};
  value += ::stat(path.c_str(), &status) == 0 ? statusText(status, times) : fmt::format("error {}", errno);
  value += ::lstat(path.c_str(), &status) == 0 ? " " + statusText(status, times) : fmt::format(" error {}", errno);
  std::error_code error;
  return value + " " + std::filesystem::weakly_canonical(path, error).string();
}

std::string environmentValue() {
  InputDigest digest;
  for (char** entry = ::environ; entry && *entry; ++entry) {
    digest.add(*entry);
    digest.add(std::string_view("\0", 1));
  }
  return digest.text();
}

std::string inputValue() {
  struct stat status {};
  if (fstat(STDIN_FILENO, &status) != 0) return "";
  if (S_ISCHR(status.st_mode) && major(status.st_rdev) == 1 && minor(status.st_rdev) == 3) return "null";
  if (!S_ISREG(status.st_mode)) return "";
  const std::int64_t start = HostFiles::inputSoFar().start;
  return digestFrom(STDIN_FILENO, start >= 0 ? start : lseek(STDIN_FILENO, 0, SEEK_CUR));
}

std::string absolutePath(std::string_view path) {
  std::error_code error;
  const std::filesystem::path absolute = std::filesystem::absolute(std::filesystem::path(path), error);
  return error ? std::string(path) : absolute.string();
}

}  // namespace

void HostInputs::forget() {
  const std::lock_guard lock(inputsMutex);
  noted().clear();
}

void HostInputs::note(std::string name) {
  for (const std::string_view kind : {kFile, kEntries, kStatus, kTimes})
    if (name.starts_with(kind)) name = std::string(kind) + absolutePath(std::string_view(name).substr(kind.size()));
  const std::lock_guard lock(inputsMutex);
  noted().insert(std::move(name));
}

HostInputs::Values HostInputs::sinceForgotten() {
  std::set<std::string> names;
  {
    const std::lock_guard lock(inputsMutex);
    names = noted();
  }
  Values values;
  for (const std::string& name : names) values[name] = valueOf(name);
  return values;
}

std::string HostInputs::valueOf(const std::string& name) {
  if (name.starts_with(kFile)) return fileValue(name.substr(kFile.size()));
  if (name.starts_with(kEntries)) return entriesValue(name.substr(kEntries.size()));
  if (name.starts_with(kStatus)) return statusValue(name.substr(kStatus.size()), false);
  if (name.starts_with(kTimes)) return statusValue(name.substr(kTimes.size()), true);
  if (name == "environment") return environmentValue();
  if (name == "standard input") return inputValue();
  if (name == "host name") {
    char text[HOST_NAME_MAX + 1] = "";
    return gethostname(text, sizeof text - 1) == 0 ? fmt::format("is {}", text) : "";
  }
  return "";
}

HostInputs::Values HostInputs::changedSince(const Values& before) {
  Values changed;
  for (const auto& [name, value] : before)
    if (const std::string now = valueOf(name); now.empty() || now != value) changed[name] = now;
  return changed;
}

}  // namespace weaveproof::vm
