#include "image/class_path_entry.hpp"

#include <fcntl.h>
#include <fmt/format.h>
#include <sys/stat.h>
#include <unistd.h>
#include <zip.h>

#include <algorithm>
#include <cerrno>
#include <charconv>
#include <cstring>
#include <functional>
#include <set>

#include "image/mapped_file.hpp"

namespace weaveproof::image {

namespace {

constexpr std::string_view kManifest = "META-INF/MANIFEST.MF";
constexpr std::string_view kVersions = "META-INF/versions/";
constexpr int kOldestVersion = 9;   // the first that versioned directories can name
constexpr int kNewestVersion = 17;  // the Java version that is run
constexpr std::size_t kLargest = 0x7FFFFFFF;

// Reads until `next` gives 0 bytes. The buffer grows with what is there, not with what a header promises.
std::optional<std::vector<std::uint8_t>> readAll(std::size_t expected,
                                                 const std::function<std::int64_t(void*, std::size_t)>& next) {
  std::vector<std::uint8_t> bytes(std::min(expected, std::size_t{1} << 20) + 1);
  std::size_t filled = 0;
  for (;;) {
    std::int64_t n = next(bytes.data() + filled, bytes.size() - filled);
    if (n < 0 || filled > kLargest) return std::nullopt;
    if (n == 0) break;
    filled += static_cast<std::size_t>(n);
    if (filled == bytes.size()) bytes.resize(bytes.size() * 2);
  }
  bytes.resize(filled);
  return bytes;
}

}  // namespace

std::optional<std::vector<std::uint8_t>> Directory::read(const std::string& path) const {
  std::filesystem::path file = location() / path;
  auto fail = [&file](int error) {
    throw Error(fmt::format("cannot read {}: {}", file.string(), std::strerror(error)));
  };
  // Not blocking: opening a pipe of that name must not wait for a writer.
  int fd = open(file.c_str(), O_RDONLY | O_CLOEXEC | O_NONBLOCK);
  if (fd < 0) {
    bool isThere = errno == EACCES || errno == EIO || errno == EMFILE || errno == ENFILE;
    if (isThere) fail(errno);
    return std::nullopt;
  }
  struct stat status {};
  if (fstat(fd, &status) != 0 || !S_ISREG(status.st_mode)) {
    close(fd);
    return std::nullopt;
  }
  auto bytes = readAll(static_cast<std::size_t>(status.st_size), [fd](void* to, std::size_t n) -> std::int64_t {
    ssize_t got;
    do {
      got = ::read(fd, to, n);
    } while (got < 0 && errno == EINTR);
    return got;
  });
  int error = errno;
  close(fd);
  if (!bytes) fail(error);
  return bytes;
}

Jar::Jar(const std::filesystem::path& file) : ClassPathEntry(file) {
  int code = 0;
  archive_ = zip_open(file.c_str(), ZIP_RDONLY, &code);
  if (archive_ == nullptr) {
    zip_error_t error;
    zip_error_init_with_code(&error, code);
    std::string why = zip_error_strerror(&error);
    zip_error_fini(&error);
    throw Error(fmt::format("{} cannot be opened as a jar: {}", file.string(), why));
  }
  readManifest();
  if (manifest_.isMultiRelease()) findVersions();
}

Jar::~Jar() {
  if (archive_ != nullptr) zip_discard(archive_);
}

void Jar::readManifest() {
  std::string name(kManifest);
  zip_int64_t index = zip_name_locate(archive_, name.c_str(), 0);
  if (index < 0) index = zip_name_locate(archive_, name.c_str(), ZIP_FL_NOCASE);
  if (index < 0) return;
  if (auto bytes = readAt(index)) {
    manifest_ = Manifest({reinterpret_cast<const char*>(bytes->data()), bytes->size()});
  }
}

void Jar::findVersions() {
  std::set<int, std::greater<>> versions;
  for (zip_int64_t i = 0, n = zip_get_num_entries(archive_, 0); i < n; ++i) {
    const char* entry = zip_get_name(archive_, static_cast<zip_uint64_t>(i), 0);
    std::string_view name = entry == nullptr ? "" : entry;
    if (!name.starts_with(kVersions)) continue;
    name.remove_prefix(kVersions.size());
    int version = 0;
    auto [end, error] = std::from_chars(name.data(), name.data() + name.size(), version);
    bool isDirectory = error == std::errc{} && end != name.data() + name.size() && *end == '/';
    if (isDirectory && version >= kOldestVersion && version <= kNewestVersion) versions.insert(version);
  }
  for (int version : versions) versions_.push_back(fmt::format("{}{}/", kVersions, version));
}

std::optional<std::vector<std::uint8_t>> Jar::read(const std::string& path) const {
  if (path.empty() || path.back() == '/') return std::nullopt;  // the archive's entries for directories
  std::lock_guard lock(mutex_);
  if (!path.starts_with("META-INF/")) {
    for (const std::string& version : versions_) {
      zip_int64_t index = zip_name_locate(archive_, (version + path).c_str(), 0);
      if (index >= 0) return readAt(index);
    }
  }
  zip_int64_t index = zip_name_locate(archive_, path.c_str(), 0);
  if (index < 0) return std::nullopt;
  return readAt(index);
}

std::optional<std::vector<std::uint8_t>> Jar::readAt(std::int64_t index) const {
  auto at = static_cast<zip_uint64_t>(index);
  auto fail = [&](const char* why) {
    const char* name = zip_get_name(archive_, at, 0);
    throw Error(fmt::format("cannot read {} in {}: {}", name == nullptr ? "an entry" : name, location().string(), why));
  };
  zip_stat_t status;
  zip_stat_init(&status);
  if (zip_stat_index(archive_, at, 0, &status) != 0) fail(zip_strerror(archive_));
  std::size_t size = (status.valid & ZIP_STAT_SIZE) != 0 ? status.size : 0;
  zip_file_t* file = zip_fopen_index(archive_, at, 0);
  if (file == nullptr) fail(zip_strerror(archive_));
  auto bytes = readAll(size, [file](void* to, std::size_t n) { return zip_fread(file, to, n); });
  std::string why = bytes ? "" : zip_file_strerror(file);
  zip_fclose(file);
  if (!bytes) fail(why.c_str());
  return bytes;
}

}  // namespace weaveproof::image
