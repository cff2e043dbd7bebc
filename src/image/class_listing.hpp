// Which classes a class path has.
#pragma once

#include <cstdint>
#include <filesystem>
#include <functional>
#include <span>
#include <string>
#include <vector>

#include "image/class_path.hpp"

namespace weaveproof::image {

// The names of the classes in a package and those below it (all with slashes; "": all that there are), sorted, each
// once. Throws Error for a jar that cannot be read any more.
std::vector<std::string> classesBelow(const ClassPath& classPath, const std::string& package);

// "; did you mean bank.AccountTest?", for a name with dots that no class has: a class of that name in another package, or one whose name
// differs by few letters. Nothing if there is none, or if a jar cannot be read.
std::string didYouMeanClass(const ClassPath& classPath, const std::string& name);

// All files in these folders ("": all but META-INF) that are no classes, by name; those of one name in the order of the class path.
// `except` is an entry that does not count. `use` is called with each and
// its bytes; what cannot be read has none.
using Resource = std::function<void(const std::string& name, std::span<const std::uint8_t> bytes)>;
void forEachResource(const ClassPath& classPath, const std::filesystem::path& except,
                     const std::vector<std::string>& folders, const Resource& use);

}  // namespace weaveproof::image
