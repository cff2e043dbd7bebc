// One of two versions of a program: where its classes are.
#pragma once

#include <string>

#include "image/jdk.hpp"

namespace weaveproof::cli {

struct Version {
  std::string classPath;
  std::string sources;  // where its sources may be, as --sourcepath has them; empty if only its classes are known
};

// `text` is a class path, a jar, a folder with sources (compiled by javac, and kept in the cache of compiled sources), or git:REV: the
// files of a revision of the repository around the current folder, exported into that cache. A folder without classes is
// built by `build`, if that is given. Throws base::Error.
Version locateVersion(const std::string& text, const image::Jdk& jdk, const std::string& build);

}  // namespace weaveproof::cli
