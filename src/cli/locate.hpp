// From what stands on the command line to classes: MainClass, File.class, File.java or app.jar.
#pragma once

#include <filesystem>
#include <string>
#include <vector>

#include "image/class_path.hpp"
#include "image/jdk.hpp"

namespace weaveproof::cli {

struct ProgramRequest {
  std::string program;    // MainClass, File.class, File.java or app.jar
  std::string classPath;  // of -cp; without it, CLASSPATH or the current directory counts
  bool hasClassPath = false;
};

struct LocatedProgram {
  image::ClassPath classPath;  // the program's own, and last the API for test harnesses
  std::string mainClass;       // with dots
  // What the property java.class.path has to show: the program's own class path.
  std::string shownClassPath;
  // The request with absolute paths, which means the same in every directory; a class file by its class's name.
  ProgramRequest absolute;
};

// Throws base::Error.
LocatedProgram locateProgram(const ProgramRequest& request, const image::Jdk& jdk);

// The class path of a request that names no jar: what was given, else CLASSPATH, else the current directory.
std::string classPathOf(const ProgramRequest& request);

}  // namespace weaveproof::cli
