// What `mutate` is to change, and how the program is checked with other classes in their place.
#pragma once

#include <filesystem>
#include <memory>
#include <string>
#include <vector>

#include "cli/mutate_options.hpp"
#include "image/jdk.hpp"
#include "mutate/source_tool.hpp"

namespace weaveproof::cli {

class MutatedProgram {
 public:
  // `original` is a folder for the classes as they are, if there are sources. Throws UsageError and base::Error:
  // there is nothing to change, or sources and classes at once.
  MutatedProgram(const MutateOptions& options, const std::filesystem::path& scratch, std::filesystem::path original);

  bool isSources() const { return tool_ != nullptr; }

  // Throws base::Error if the sources do not compile.
  mutate::Sites findSites();

  // Sources only: see SourceTool.
  void compile(std::vector<mutate::Compilation>& compilations) { tool_->compile(compilations); }

  const std::filesystem::path& originalClasses() const { return sources_.original; }

  // Class path, program and arguments for a check with `classes` in front of all others, and changed sources in
  // `sources`.
  std::vector<std::string> words(const std::filesystem::path& classes, const std::filesystem::path& sources) const;

 private:
  void sort(const std::string& path);
  void addSource(const std::filesystem::path& file, std::vector<std::filesystem::path>& files);
  void takeProgram(const MutateOptions& options);
  void nameMainClass(const std::string& program);

  image::Jdk jdk_;
  std::unique_ptr<mutate::SourceTool> tool_;
  mutate::SourceSet sources_;
  std::string classes_;                 // folders and jars with classes to change
  std::vector<std::string> program_;    // what is checked, and its arguments
  std::string classPath_, sourcePath_;  // of the program
};

}  // namespace weaveproof::cli
