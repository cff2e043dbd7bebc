#include "image/class_path_entry.hpp"

#include <fmt/format.h>
#include <zip.h>

#include <algorithm>
#include <charconv>
#include <functional>
#include <memory>
#include <set>

namespace weaveproof::image {

namespace {

constexpr std::string_view kManifest = "META-INF/MANIFEST.MF";
constexpr std::string_view kMeta = "META-INF/";
constexpr std::string_view kVersions = "META-INF/versions/";
constexpr int kOldestVersion = 9;   // the first that versioned directories can name
constexpr int kNewestVersion = 17;  // the Java version that is run

}  // namespace

std::optional<std::vector<std::uint8_t>> Directory::read(const std::string& path) const {
  const std::optional<base::RegularFile> file = base::RegularFile::ifAny(location() / path);
  if (!file) return std::nullopt;
  return file->read();
}

std::vector<std::string> Directory::filesBelow(const std::string& folder) const {
  namespace fs = std::filesystem;
  std::vector<std::string> files;
  std::error_code error;
  const auto options = fs::directory_options::skip_permission_denied;
  for (fs::recursive_directory_iterator it(location() / folder, options, error), end; !error && it != end;
       it.increment(error))
    if (std::error_code unknown; it->is_regular_file(unknown))
      files.push_back(it->path().lexically_relative(location()).string());
  return files;
}

Jar::Jar(base::RegularFile file, const std::filesystem::path& location) : ClassPathEntry(location) {
  int code = 0;
  archive_ = zip_fdopen(file.descriptor(), 0, &code);
  if (archive_ == nullptr) {
    zip_error_t error;
    zip_error_init_with_code(&error, code);
    std::string why = zip_error_strerror(&error);
    zip_error_fini(&error);
    throw base::Error(fmt::format("{} cannot be opened as a jar: {}", location.string(), why));
  }
  file.release();
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

std::vector<std::string> Jar::filesBelow(const std::string& folder) const {
  const std::string prefix = folder.empty() ? "" : folder + "/";
  const bool isMeta = prefix.starts_with(kMeta);
  std::vector<std::string> files;
  std::lock_guard lock(mutex_);
  for (zip_int64_t i = 0, n = zip_get_num_entries(archive_, 0); i < n; ++i) {
    const char* name = zip_get_name(archive_, static_cast<zip_uint64_t>(i), 0);
    std::string_view path = name == nullptr ? "" : name;
    if (!isMeta) {  // a class may have a versioned form alone
      for (const std::string& version : versions_)
        if (path.starts_with(version)) path.remove_prefix(version.size());
    }
    if (path.starts_with(prefix) && !path.ends_with('/') && (isMeta || !path.starts_with(kMeta)))
      files.emplace_back(path);
  }
  return files;
}

std::optional<std::vector<std::uint8_t>> Jar::readAt(std::int64_t index) const {
  auto at = static_cast<zip_uint64_t>(index);
  const char* name = zip_get_name(archive_, at, 0);
  const std::string what = fmt::format("{} in {}", name == nullptr ? "an entry" : name, location().string());
  auto fail = [&](const char* why) { throw base::Error(fmt::format("cannot read {}: {}", what, why)); };
  zip_stat_t status;
  zip_stat_init(&status);
  if (zip_stat_index(archive_, at, 0, &status) != 0) fail(zip_strerror(archive_));
  std::uint64_t size = (status.valid & ZIP_STAT_SIZE) != 0 ? status.size : 0;
  const std::unique_ptr<zip_file_t, int (*)(zip_file_t*)> file(zip_fopen_index(archive_, at, 0), zip_fclose);
  if (file == nullptr) fail(zip_strerror(archive_));
  return base::readAll(what, size, base::kLargestFile, [&](void* to, std::size_t n) {
    const zip_int64_t got = zip_fread(file.get(), to, n);
    if (got < 0) fail(zip_file_strerror(file.get()));
    return static_cast<std::size_t>(got);
  });
}

EntryKind Jar::kind() const {
  std::call_once(kindIsKnown_, [this] { kind_ = hasOnlyTestFramework() ? EntryKind::TestFramework : EntryKind::Jar; });
  return kind_;
}

// JUnit comes in jars of its own. One that has other classes as well is a library, or the program with all that it uses.
bool Jar::hasOnlyTestFramework() const {
  constexpr std::string_view kFolders[] = {"org/junit/",        "junit/",           "org/opentest4j/",
                                           "org/hamcrest/",     "org/apiguardian/", "weaveproof/jupiter/",
                                           "weaveproof/launch/"};
  bool hasAny = false;
  for (const std::string& file : filesBelow("")) {
    if (!file.ends_with(".class") || file.starts_with("META-INF/") || file == "module-info.class") continue;
    if (std::ranges::none_of(kFolders, [&](std::string_view folder) { return file.starts_with(folder); })) return false;
    hasAny = true;
  }
  return hasAny;
}

}  // namespace weaveproof::image
