#include "report/source_lines.hpp"

#include <algorithm>
#include <sstream>

#include "base/regular_file.hpp"

namespace weaveproof::report {

namespace fs = std::filesystem;

namespace {

constexpr std::uint64_t kLargestSource = 16u << 20;

std::string trimmed(std::string_view text) {
  const std::size_t first = text.find_first_not_of(" \t\r\f");
  if (first == std::string_view::npos) return {};
  return std::string(text.substr(first, text.find_last_not_of(" \t\r\f") - first + 1));
}

}  // namespace

SourceLines::SourceLines(std::vector<fs::path> folders) : folders_(std::move(folders)) {}

std::string SourceLines::nameOf(const std::string& className, const std::string& file) {
  const std::size_t dot = className.rfind('.');
  std::string package = dot == std::string::npos ? "" : className.substr(0, dot + 1);
  std::replace(package.begin(), package.end(), '.', '/');
  return package + file;
}

std::string SourceLines::line(const std::string& className, const std::string& file, int number) {
  const SourceText* source = number < 1 ? nullptr : text(className, file);
  if (source == nullptr || static_cast<std::size_t>(number) > source->lines.size()) return {};
  return trimmed(source->lines[static_cast<std::size_t>(number) - 1]);
}

void SourceLines::markChanged(const std::string& className, const std::string& file, int first, int last) {
  changed_[nameOf(className, file)].emplace_back(first, last);
}

bool SourceLines::isChanged(const std::string& className, const std::string& file, int number) const {
  const auto found = changed_.find(nameOf(className, file));
  return found != changed_.end() && std::ranges::any_of(found->second, [&](const std::pair<int, int>& lines) {
           return lines.first <= number && number <= lines.second;
         });
}

const SourceText* SourceLines::text(const std::string& className, const std::string& file) {
  if (file.empty() || file.find('/') != std::string::npos) return nullptr;
  const std::string name = nameOf(className, file);
  const auto [known, isNew] = files_.try_emplace(name);
  SourceText& source = known->second;
  if (!isNew) return source.path.empty() ? nullptr : &source;
  std::error_code error;
  for (const fs::path& folder : folders_) {
    for (const fs::path& path : {folder / name, folder / file}) {
      if (!fs::exists(path, error)) continue;
      try {
        std::istringstream in(base::readText(path, kLargestSource));
        for (std::string line; std::getline(in, line);) {
          if (line.ends_with('\r')) line.pop_back();
          source.lines.push_back(std::move(line));
        }
        source.path = path;
        return &source;
      } catch (const base::Error&) {
        continue;
      }
    }
  }
  return nullptr;
}

std::vector<fs::path> likelySourceFolders(std::string_view classPath) {
  std::vector<fs::path> folders;
  const auto add = [&](const fs::path& folder) {
    std::error_code error;
    const fs::path normal = folder.lexically_normal();
    if (fs::is_directory(normal, error) && std::find(folders.begin(), folders.end(), normal) == folders.end())
      folders.push_back(normal);
  };
  const auto addAround = [&](const fs::path& folder) {
    add(folder);
    for (const char* name : {"src/main/java", "src/test/java", "src", "source", "java"}) add(folder / name);
  };
  const auto addElement = [&](fs::path element) {
    std::error_code error;
    if (element.empty()) element = ".";
    element = fs::absolute(element, error).lexically_normal();
    if (!element.has_filename()) element = element.parent_path();
    if (fs::is_directory(element, error)) add(element);
    // target/classes, build/classes/java/main: the project is some folders above.
    for (int up = 0; up < 4 && element.has_relative_path(); ++up) {
      element = element.parent_path();
      if (element.has_relative_path()) addAround(element);
    }
  };
  for (;;) {
    const std::size_t end = std::min(classPath.find(':'), classPath.size());
    addElement(fs::path(classPath.substr(0, end)));
    if (end == classPath.size()) break;
    classPath.remove_prefix(end + 1);
  }
  addAround(".");
  return folders;
}

}  // namespace weaveproof::report
