#include "cli/own_config.hpp"

#include <sys/stat.h>
#include <unistd.h>

#include <algorithm>
#include <filesystem>
#include <string_view>
#include <system_error>

namespace weaveproof::cli {

namespace fs = std::filesystem;

namespace {

constexpr const char* kName = "weaveproof.toml";

bool isTrusted(const fs::path& file) {
  struct stat status;
  return stat(file.c_str(), &status) == 0 && S_ISREG(status.st_mode) &&
         (status.st_uid == geteuid() || status.st_uid == 0);
}

// Whether an option names files: "-" is standard output.
bool isPath(const std::vector<OptionText>& options, const std::string& name) {
  const auto option = std::ranges::find(options, name, &OptionText::name);
  return option != options.end() &&
         (option->value == "FILE" || option->value == "DIR" || option->value == "FOLDER" || option->value == "PATHS");
}

std::string from(const fs::path& folder, std::string_view paths) {
  std::string result;
  for (;;) {
    const std::size_t end = std::min(paths.find(':'), paths.size());
    const std::string one(paths.substr(0, end));
    result += one == "-" ? one : (folder / one).lexically_normal().string();
    if (end == paths.size()) return result;
    result += ':';
    paths.remove_prefix(end + 1);
  }
}

}  // namespace

std::optional<std::string> findOwnConfig() {
  std::error_code error;
  fs::path folder = fs::current_path(error);
  fs::path shown;
  while (!error && !folder.empty()) {
    if (isTrusted(folder / kName)) return (shown / kName).string();
    if (fs::exists(folder / ".git", error) || folder == folder.root_path()) break;
    folder = folder.parent_path();
    shown /= "..";
  }
  return std::nullopt;
}

std::vector<Setting> readOwnConfig(const std::string& file, const std::vector<OptionText>& options) {
  std::vector<Setting> settings = readConfigFile(file);
  const fs::path folder = fs::path(file).parent_path();
  if (folder.empty()) return settings;
  for (Setting& setting : settings)
    if (isPath(options, setting.name))
      for (std::string& value : setting.values) value = from(folder, value);
  return settings;
}

}  // namespace weaveproof::cli
