// Running File.java directly: compiled once by the JDK's javac, kept in a cache.
#pragma once

#include <filesystem>
#include <string>

#include "image/jdk.hpp"

namespace weaveproof::image {

// The directory with the classes of a source file, compiled against `classpath` ("" is the current directory) as
// java's source-file mode does: no annotation processing, no other source files. javac's messages go to standard
// error if it fails; then image::Error is thrown.
std::filesystem::path compileSource(const Jdk& jdk, const std::filesystem::path& javaFile,
                                    const std::string& classpath);

// The class whose main is run: the first top-level type that the file declares, with dots.
// Throws image::Error if it declares none or cannot be read.
std::string mainClassOf(const std::filesystem::path& javaFile);

}  // namespace weaveproof::image
