// java.util.TimeZone: which zone the host is in. As the JDK does: the variable TZ, else what /etc/localtime is.
#include <climits>
#include <cstdlib>
#include <ctime>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <optional>

#include "natives/registry.hpp"

namespace weaveproof {
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

std::optional<std::string> hostZone() {
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

NativeStatus getSystemTimeZoneId(NativeCall& call) {
  const char* variable = std::getenv("TZ");
  std::optional<std::string> zone = variable && *variable ? std::string(variable) : hostZone();
  if (!zone) return call.returnRef(0);
  if (zone->starts_with(':')) zone->erase(0, 1);
  if (zone->starts_with("posix/")) zone->erase(0, 6);
  return call.returnRef(call.vm.newString(*zone));
}

NativeStatus getSystemGmtOffsetId(NativeCall& call) {
  tzset();
  const std::time_t now = call.vm.epochMillisAtStart / 1000;
  std::tm local{};
  localtime_r(&now, &local);
  const long minutes = std::labs(local.tm_gmtoff) / 60;
  if (minutes == 0) return call.returnRef(call.vm.newString("GMT"));
  char text[32];
  std::snprintf(text, sizeof text, "GMT%c%02ld:%02ld", local.tm_gmtoff < 0 ? '-' : '+', minutes / 60, minutes % 60);
  return call.returnRef(call.vm.newString(text));
}

constexpr NativeEntry kTimeZone[] = {
    {"getSystemTimeZoneID", nullptr, getSystemTimeZoneId},
    {"getSystemGMTOffsetID", nullptr, getSystemGmtOffsetId},
};
constexpr ClassNatives kClasses[] = {{"java/util/TimeZone", kTimeZone}};

}  // namespace

extern const std::span<const ClassNatives> kTimeZoneNatives = kClasses;

}  // namespace weaveproof
