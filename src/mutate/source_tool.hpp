// The part of the work that the JDK's compiler does: to find sites in sources, and to compile mutants. It is a Java
// program (java/mutate), run as a process.
#pragma once

#include <filesystem>
#include <string>
#include <vector>

#include "image/jdk.hpp"
#include "mutate/site.hpp"

namespace weaveproof::mutate {

struct SourceSet {
  std::vector<std::filesystem::path> open;   // with sites that are wanted
  std::vector<std::filesystem::path> other;  // that are compiled with them
  std::string classPath;
  std::filesystem::path original;  // the folder for the classes of all of them
};

// What one compilation makes of some of the files.
struct Compilation {
  struct Change {
    std::size_t file;
    std::filesystem::path text;
  };
  std::filesystem::path classes;  // the folder for its classes
  std::vector<Change> changes;
  std::string errors;  // afterwards; empty: it compiles
};

class SourceTool {
 public:
  // `jar` is the Java program, `scratch` a folder for what is said to it and what it answers.
  SourceTool(image::Jdk jdk, std::filesystem::path jar, std::filesystem::path scratch, const SourceSet& sources);

  // Compiles the sources as they are, too. Throws base::Error if they do not compile.
  Sites findSites();

  // Only what is changed is compiled, against the classes of the original. Fills in the errors of each. Throws
  // base::Error if the program itself fails.
  void compile(std::vector<Compilation>& compilations);

 private:
  std::string request() const;
  std::string asGiven(std::string messages) const;  // with the files' names as they were given
  std::string run(const std::string& what, const std::string& request);

  image::Jdk jdk_;
  std::filesystem::path jar_, scratch_;
  std::vector<std::filesystem::path> files_;
  std::size_t open_;
  std::string classPath_;
  std::filesystem::path original_;
};

}  // namespace weaveproof::mutate
