#include "image/class_listing.hpp"

#include <algorithm>
#include <memory>
#include <optional>
#include <set>
#include <string>
#include <string_view>

#include "base/error.hpp"
#include "base/nearest.hpp"
#include "image/class_path_entry.hpp"

namespace weaveproof::image {

namespace fs = std::filesystem;

namespace {

constexpr std::string_view kEnding = ".class";

std::unique_ptr<ClassPathEntry> entryAt(const fs::path& location) {
  std::error_code error;
  if (fs::is_directory(location, error)) return std::make_unique<Directory>(location);
  return std::make_unique<Jar>(base::RegularFile(location), location);
}

template <class Visit>
void forEachLocation(const ClassPath& classPath, Visit&& visit) {
  const std::string locations = classPath.locations();
  for (std::string_view rest = locations; !rest.empty();) {
    const std::size_t end = std::min(rest.find(':'), rest.size());
    visit(fs::path(rest.substr(0, end)));
    rest.remove_prefix(std::min(end + 1, rest.size()));
  }
}

}  // namespace

std::vector<std::string> classesBelow(const ClassPath& classPath, const std::string& package) {
  std::set<std::string> names;
  forEachLocation(classPath, [&](const fs::path& location) {
    for (const std::string& file : entryAt(location)->filesBelow(package))
      if (file.ends_with(kEnding)) names.insert(file.substr(0, file.size() - kEnding.size()));
  });
  return {names.begin(), names.end()};
}

void forEachResource(const ClassPath& classPath, const fs::path& except, const std::vector<std::string>& folders,
                     const Resource& use) {
  forEachLocation(classPath, [&](const fs::path& location) {
    if (!except.empty() && location == except) return;
    const std::unique_ptr<ClassPathEntry> entry = entryAt(location);
    std::set<std::string> names;
    for (const std::string& folder : folders)
      for (std::string& name : entry->filesBelow(folder))
        if (!name.ends_with(kEnding)) names.insert(std::move(name));
    for (const std::string& name : names) {
      try {
        if (const auto bytes = entry->read(name)) use(name, *bytes);
      } catch (const base::Error&) {  // too large, or no permission
        use(name, {});
      }
    }
  });
}

std::string didYouMeanClass(const ClassPath& classPath, const std::string& name) try {
  const auto simple = [](const std::string& whole) { return whole.substr(whole.rfind('.') + 1); };
  std::vector<std::string> names, simpleNames;
  for (std::string& one : classesBelow(classPath, "")) {
    std::ranges::replace(one, '/', '.');
    if (one.find('$') != std::string::npos && name.find('$') == std::string::npos) continue;
    simpleNames.push_back(simple(one));
    names.push_back(std::move(one));
  }
  std::optional<std::string> meant;
  const auto sameName = std::ranges::find_if(
      simpleNames, [&](const std::string& one) { return base::distanceOf(one, simple(name), 0) == 0; });
  if (sameName != simpleNames.end()) {
    meant = names[static_cast<std::size_t>(sameName - simpleNames.begin())];
  } else if (!(meant = base::nearest(name, names))) {
    if (const std::optional<std::string> one = base::nearest(simple(name), simpleNames))
      meant = names[static_cast<std::size_t>(std::ranges::find(simpleNames, *one) - simpleNames.begin())];
  }
  return meant ? "; did you mean " + *meant + "?" : "";
} catch (const base::Error&) {
  return "";
}

}  // namespace weaveproof::image
