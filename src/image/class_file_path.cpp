#include "image/class_file_path.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <vector>

#include "base/regular_file.hpp"
#include "classfile/class_file.hpp"

namespace weaveproof::image {

namespace fs = std::filesystem;

NamedClass classAt(const fs::path& classFile) {
  const std::vector<std::uint8_t> bytes = base::RegularFile(classFile).read();
  NamedClass found;
  try {
    found.name = classfile::parse(bytes).name();
  } catch (const classfile::FormatError& error) {
    std::string kind = error.javaClass();
    std::replace(kind.begin(), kind.end(), '/', '.');
    throw base::Error(fmt::format("{} cannot be used: {}: {}", classFile.string(), kind, error.what()));
  }
  // The root is what is left of the file's path when the class's own is taken off its end.
  const fs::path own(found.name + ".class");
  std::error_code error;
  found.root = fs::absolute(classFile, error).lexically_normal();
  std::replace(found.name.begin(), found.name.end(), '/', '.');
  std::vector<fs::path> parts(own.begin(), own.end());
  for (auto part = parts.rbegin(); part != parts.rend(); ++part) {
    if (found.root.filename() != *part)
      throw base::Error(fmt::format("{} holds the class {}, so its path has to end in {}", classFile.string(),
                                    found.name, own.string()));
    found.root = found.root.parent_path();
  }
  return found;
}

}  // namespace weaveproof::image
