// Running File.java directly: compiled once by the JDK's javac, kept in a cache.
#pragma once

#include <filesystem>
#include <string>

#include "image/jdk.hpp"

namespace weaveproof::image {

// The directory with the classes of a source file, compiled against `classpath` ("" is the current directory) as
// java's source-file mode does, without annotation processing. Of other source files those are compiled along that it
// needs, if it has a package and lies in a folder of that name. javac's messages go to standard error if it fails, or
// into `messages`; then base::Error is thrown.
std::filesystem::path compileSource(const Jdk& jdk, const std::filesystem::path& javaFile, const std::string& classpath,
                                    std::string* messages = nullptr);

// Where sources of its packages are to be found: for src/bank/Main.java with the package bank that is src, else the
// folder of the file. Throws base::Error if it cannot be read.
std::filesystem::path sourceFolderOf(const std::filesystem::path& javaFile);

// The class that has the main method to run: the first top-level type that the file declares, with dots.
// Throws base::Error if it declares none or cannot be read.
std::string mainClassOf(const std::filesystem::path& javaFile);

}  // namespace weaveproof::image
