#include "image/jdk.hpp"

#include <fmt/format.h>
#include <unistd.h>

#include <charconv>
#include <cstdlib>
#include <sstream>
#include <string_view>

#include "base/regular_file.hpp"
#include "jdk/version.hpp"

namespace weaveproof::image {

namespace fs = std::filesystem;

namespace {

// The first `java` on the PATH, links resolved; empty if there is none.
fs::path javaOnPath() {
  const char* variable = std::getenv("PATH");
  std::string_view rest = variable == nullptr ? "" : variable;
  while (!rest.empty()) {
    std::size_t end = std::min(rest.find(':'), rest.size());
    fs::path folder = end == 0 ? fs::path(".") : fs::path(rest.substr(0, end));
    rest.remove_prefix(std::min(end + 1, rest.size()));
    fs::path java = folder / "java";
    std::error_code error;
    if (fs::is_regular_file(java, error) && access(java.c_str(), X_OK) == 0) {
      fs::path resolved = fs::canonical(java, error);
      if (!error) return resolved;
    }
  }
  return {};
}

// JAVA_VERSION of the JDK's `release` file; empty if there is none.
std::string readVersion(const fs::path& home) {
  constexpr std::string_view kKey = "JAVA_VERSION=";
  const std::optional<base::RegularFile> file = base::RegularFile::ifAny(home / "release");
  if (!file) return {};
  const std::vector<std::uint8_t> bytes = file->read();
  std::istringstream release(std::string(bytes.begin(), bytes.end()));
  for (std::string line; std::getline(release, line);) {
    if (!line.starts_with(kKey)) continue;
    std::string_view value = std::string_view(line).substr(kKey.size());
    while (!value.empty() && (value.back() == '\r' || value.back() == ' ')) value.remove_suffix(1);
    if (value.size() >= 2 && value.front() == '"' && value.back() == '"') value = value.substr(1, value.size() - 2);
    return std::string(value);
  }
  return {};
}

int featureOf(std::string_view version) {
  if (version.starts_with("1.")) version.remove_prefix(2);  // as in 1.8.0
  int feature = 0;
  std::from_chars(version.data(), version.data() + version.size(), feature);
  return feature;
}

// `origin` names the user's setting that led here, for error messages.
Jdk open(const fs::path& home, const std::string& origin) {
  std::error_code error;
  if (!fs::is_directory(home, error))
    throw base::Error(fmt::format("{}: there is no directory {}", origin, home.string()));
  Jdk jdk;
  jdk.home = fs::canonical(home, error);
  if (error) jdk.home = fs::absolute(home);
  jdk.version = readVersion(jdk.home);
  jdk.feature = featureOf(jdk.version);
  if (jdk.feature == 0) {
    throw base::Error(
        fmt::format("{}: {} is not a JDK (its file release gives no JAVA_VERSION)", origin, home.string()));
  }
  if (!fs::is_regular_file(jdk.modules(), error)) {
    throw base::Error(fmt::format("{}: the JDK {} in {} has no lib/modules", origin, jdk.version, home.string()));
  }
  return jdk;
}

}  // namespace

Jdk locateJdk(const std::string& option) {
  if (!option.empty()) return open(option, "--jdk");
  const char* javaHome = std::getenv("JAVA_HOME");
  if (javaHome != nullptr && *javaHome != '\0') return open(javaHome, "JAVA_HOME");
  fs::path java = javaOnPath();
  if (java.empty()) throw base::Error("no JDK found: give --jdk DIR, set JAVA_HOME, or put java on the PATH");
  return open(java.parent_path().parent_path(), "the java on the PATH");
}

void requireSupported(const Jdk& found) {
  if (jdk::isSupported(found.feature)) return;
  throw base::Error(fmt::format("the JDK in {} is version {}, but only JDK {} are supported: give --jdk DIR",
                                found.home.string(), found.version, jdk::supportedVersions()));
}

Jdk supportedJdk(const std::string& option, bool preview) {
  Jdk jdk = locateJdk(option);
  requireSupported(jdk);
  jdk.preview = preview;
  return jdk;
}

}  // namespace weaveproof::image
