#include "image/class_path.hpp"

#include <fmt/format.h>

#include <algorithm>

#include "image/class_path_entry.hpp"

namespace weaveproof::image {

namespace fs = std::filesystem;

namespace {

// As it is where the current directory is gone.
fs::path fromRoot(const fs::path& location) {
  std::error_code error;
  const fs::path result = fs::absolute(location, error);
  return error ? location : result;
}

bool isJarName(std::string_view name) { return name.ends_with(".jar") || name.ends_with(".JAR"); }

// The jars that "dir/*" stands for.
std::vector<std::string> jarsIn(std::string_view wildcard) {
  std::string prefix(wildcard.substr(0, wildcard.size() - 1));  // with its slash, or empty
  std::vector<std::string> jars;
  std::error_code error;
  for (fs::directory_iterator it(prefix.empty() ? "." : prefix, error), end; !error && it != end; it.increment(error)) {
    std::string name = it->path().filename().string();
    if (isJarName(name)) jars.push_back(prefix + name);
  }
  std::sort(jars.begin(), jars.end());
  return jars;
}

int hexDigit(char c) {
  if (c >= '0' && c <= '9') return c - '0';
  if ((c | 0x20) >= 'a' && (c | 0x20) <= 'f') return (c | 0x20) - 'a' + 10;
  return -1;
}

std::string percentDecoded(std::string_view text) {
  std::string result;
  for (std::size_t i = 0; i < text.size(); ++i) {
    int high = text[i] == '%' && i + 2 < text.size() ? hexDigit(text[i + 1]) : -1;
    int low = high < 0 ? -1 : hexDigit(text[i + 2]);
    if (low < 0) {
      result += text[i];
    } else {
      result += static_cast<char>(high * 16 + low);
      i += 2;
    }
  }
  return result;
}

// The path that a manifest's relative URL means; URLs other than of files lead nowhere.
std::optional<std::string> pathOfUrl(std::string_view url) {
  std::size_t colon = url.find(':');
  if (colon != std::string_view::npos) {
    std::string scheme(url.substr(0, colon));
    for (char& c : scheme) c = static_cast<char>(c | 0x20);
    if (scheme != "file") return std::nullopt;
    url.remove_prefix(colon + 1);
    if (url.starts_with("///")) url.remove_prefix(2);
  }
  return percentDecoded(url.substr(0, url.find('#')));
}

bool staysInside(std::string_view path) {
  if (path.empty() || path.front() == '/' || path.find('\0') != std::string_view::npos) return false;
  while (!path.empty()) {
    std::size_t end = std::min(path.find('/'), path.size());
    std::string_view component = path.substr(0, end);
    if (component.empty() || component == "." || component == "..") return false;
    path.remove_prefix(std::min(end + 1, path.size()));
  }
  return true;
}

}  // namespace

ClassPath::ClassPath() = default;
ClassPath::~ClassPath() = default;
ClassPath::ClassPath(ClassPath&&) noexcept = default;
ClassPath& ClassPath::operator=(ClassPath&&) noexcept = default;

void ClassPath::add(std::string_view paths) {
  for (;;) {
    std::size_t end = std::min(paths.find(':'), paths.size());
    addElement(std::string(paths.substr(0, end)));
    if (end == paths.size()) return;
    paths.remove_prefix(end + 1);
  }
}

void ClassPath::addHarness(const fs::path& jar) {
  harness_ = jar;
  addElement(jar.string());
}

void ClassPath::addElement(const std::string& element) {
  if (element == "*" || element.ends_with("/*")) {
    std::vector<std::string> jars = jarsIn(element);
    for (const std::string& jar : jars) {
      show(jar);
      addLocation(jar, false);
    }
    if (!jars.empty()) return;  // else it is an entry like any other
  }
  show(element);
  addLocation(element.empty() ? "." : element, true);
}

std::string ClassPath::addJar(const fs::path& jar) {
  std::error_code error;
  if (!fs::exists(jar, error)) throw base::Error(fmt::format("there is no jar {}", jar.string()));
  auto opened = std::make_unique<Jar>(base::RegularFile(jar), jar);
  const Jar& entry = *opened;
  show(jar.string());
  isNew(jar);
  entries_.push_back(std::move(opened));
  follow(entry);
  return entry.manifest().mainClass();
}

void ClassPath::addLocation(const fs::path& location, bool directoryAllowed) {
  std::error_code error;
  fs::file_status status = fs::status(location, error);
  if (fs::is_directory(status)) {
    if (directoryAllowed && isNew(location)) entries_.push_back(std::make_unique<Directory>(location));
  } else if (std::optional<base::RegularFile> file = base::RegularFile::ifAny(location); file && isNew(location)) {
    std::unique_ptr<Jar> jar;
    try {
      jar = std::make_unique<Jar>(std::move(*file), location);
    } catch (const base::Error&) {
      return;  // java, too, continues without it
    }
    const Jar& entry = *jar;
    entries_.push_back(std::move(jar));
    follow(entry);
  }
}

// The entries that a jar's manifest names come right after the jar.
void ClassPath::follow(const Jar& jar) {
  fs::path folder = fromRoot(jar.location()).parent_path();
  for (const std::string& url : jar.manifest().classPath()) {
    std::optional<std::string> path = pathOfUrl(url);
    if (!path || path->find('\0') != std::string::npos) continue;
    bool namesDirectory = path->empty() || path->back() == '/';
    fs::path location = (folder / *path).lexically_normal();
    std::error_code error;
    if (namesDirectory == fs::is_directory(location, error)) addLocation(location, namesDirectory);
  }
}

void ClassPath::show(const std::string& element) {
  if (hasText_) text_ += ':';
  text_ += element;
  hasText_ = true;
}

bool ClassPath::isNew(const fs::path& location) {
  fs::path key = fromRoot(location).lexically_normal();
  if (!key.has_filename()) key = key.parent_path();
  return known_.insert(key).second;
}

std::optional<Found> ClassPath::find(std::string_view path) const {
  if (!staysInside(path)) return std::nullopt;
  std::string name(path);
  for (const auto& entry : entries_) {
    if (auto bytes = entry->read(name)) {
      const EntryKind kind = entry->location() == harness_ ? EntryKind::Harness : entry->kind();
      return Found{std::move(*bytes), entry->location(), kind};
    }
  }
  return std::nullopt;
}

const std::string& ClassPath::text() const { return text_; }

std::string ClassPath::locations() const {
  std::string list;
  for (const auto& entry : entries_) list += (list.empty() ? "" : ":") + entry->location().string();
  return list;
}

}  // namespace weaveproof::image
