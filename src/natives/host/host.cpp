#include "natives/host/host.hpp"

#include <langinfo.h>
#include <pwd.h>
#include <sys/utsname.h>
#include <unistd.h>

#include <clocale>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <iterator>

namespace weaveproof::natives {
namespace {

namespace fs = std::filesystem;

constexpr const char* kLocalTime = "/etc/localtime";
constexpr const char* kZoneInfo = "/usr/share/zoneinfo";

std::string contentOf(const fs::path& file) {
  std::ifstream in(file, std::ios::binary);
  return {std::istreambuf_iterator<char>(in), std::istreambuf_iterator<char>()};
}

// When /etc/localtime is a copy: the name of a zone file with the same content.
std::optional<std::string> zoneWithContent(const std::string& content) {
  std::error_code error;
  for (auto it = fs::recursive_directory_iterator(kZoneInfo, error); !error && it != fs::recursive_directory_iterator();
       it.increment(error)) {
    const std::string name = it->path().filename();
    if (name == "ROC" || name == "posixrules" || name == "localtime" || name.starts_with('.')) continue;
    if (it->is_regular_file(error) && it->file_size(error) == content.size() && contentOf(it->path()) == content)
      return it->path().lexically_relative(kZoneInfo).string();
  }
  return std::nullopt;
}

std::optional<std::string> localTimeZone() {
  std::error_code error;
  const fs::file_status status = fs::symlink_status(kLocalTime, error);
  if (fs::is_symlink(status)) {
    const std::string target = fs::read_symlink(kLocalTime, error).string();
    const auto at = target.find("zoneinfo/");
    if (at != std::string::npos) return target.substr(at + std::string_view("zoneinfo/").size());
  }
  const std::string content = contentOf(kLocalTime);
  return content.empty() ? std::nullopt : zoneWithContent(content);
}

// Language and country of a locale of the host ("de_DE.UTF-8"). The JDK takes the bare C locale for American English, and
// C with a character set, which has no country, for English.
void addLocale(HostFacts& values, const std::string& purpose, const char* locale) {
  std::string_view name = locale ? locale : "C";
  if (name == "C" || name == "POSIX") name = "en_US";
  name = name.substr(0, name.find_first_of(".@"));
  const std::size_t underscore = name.find('_');
  const std::string_view language = name.substr(0, underscore);
  values[purpose + "_language"] = language == "C" || language == "POSIX" ? "en" : language;
  if (underscore != std::string_view::npos) values[purpose + "_country"] = name.substr(underscore + 1);
}

}  // namespace

HostFacts hostProperties() {
  std::setlocale(LC_ALL, "");
  HostFacts values;
  const std::string codeset = nl_langinfo(CODESET);
  addLocale(values, "display", std::setlocale(LC_MESSAGES, nullptr));
  addLocale(values, "format", std::setlocale(LC_CTYPE, nullptr));
  std::setlocale(LC_ALL, "C");
  utsname system{};
  uname(&system);
  const passwd* user = getpwuid(getuid());
  char directory[4096] = "/";
  if (!getcwd(directory, sizeof directory)) directory[0] = '\0';
  values["file_encoding"] = codeset;
  values["sun_jnu_encoding"] = codeset;
  if (isatty(1)) values["sun_stdout_encoding"] = codeset;
  if (isatty(2)) values["sun_stderr_encoding"] = codeset;
  values["native_encoding"] = codeset;
  if (isatty(0)) values["stdin_encoding"] = codeset;
  if (isatty(1)) values["stdout_encoding"] = codeset;
  if (isatty(2)) values["stderr_encoding"] = codeset;
  values["file_separator"] = "/";
  values["path_separator"] = ":";
  values["line_separator"] = "\n";
  values["java_io_tmpdir"] = "/tmp";
  values["os_name"] = system.sysname;
  values["os_arch"] = "amd64";
  values["os_version"] = system.release;
  values["sun_arch_data_model"] = "64";
  values["sun_cpu_endian"] = "little";
  values["sun_io_unicode_encoding"] = "UnicodeLittle";
  values["user_dir"] = directory;
  values["user_home"] = user && user->pw_dir ? user->pw_dir : "?";
  values["user_name"] = user && user->pw_name ? user->pw_name : "?";
  return values;
}

// As the JDK finds it: the variable TZ, else what /etc/localtime is.
std::optional<std::string> hostTimeZone() {
  const char* variable = std::getenv("TZ");
  std::optional<std::string> zone = variable && *variable ? std::string(variable) : localTimeZone();
  if (!zone) return zone;
  if (zone->starts_with(':')) zone->erase(0, 1);
  if (zone->starts_with("posix/")) zone->erase(0, 6);
  return zone;
}

HostFacts hostFacts() {
  HostFacts facts = hostProperties();
  if (const auto zone = hostTimeZone()) facts[kTimeZoneFact] = *zone;
  return facts;
}

}  // namespace weaveproof::natives
