#include "image/class_listing.hpp"

#include <algorithm>
#include <memory>
#include <set>
#include <string_view>

#include "image/class_path_entry.hpp"

namespace weaveproof::image {

namespace fs = std::filesystem;

namespace {

std::vector<std::string> filesIn(const fs::path& location, const std::string& folder) {
  std::error_code error;
  if (fs::is_directory(location, error)) return Directory(location).filesBelow(folder);
  return Jar(base::RegularFile(location), location).filesBelow(folder);
}

}  // namespace

std::vector<std::string> classesBelow(const ClassPath& classPath, const std::string& package) {
  constexpr std::string_view kEnding = ".class";
  std::set<std::string> names;
  const std::string locations = classPath.locations();
  for (std::string_view rest = locations; !rest.empty();) {
    const std::size_t end = std::min(rest.find(':'), rest.size());
    for (const std::string& file : filesIn(rest.substr(0, end), package))
      if (file.ends_with(kEnding)) names.insert(file.substr(0, file.size() - kEnding.size()));
    rest.remove_prefix(std::min(end + 1, rest.size()));
  }
  return {names.begin(), names.end()};
}

}  // namespace weaveproof::image
