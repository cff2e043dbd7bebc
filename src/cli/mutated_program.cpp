#include "cli/mutated_program.hpp"

#include <fmt/format.h>

#include <algorithm>

#include "base/error.hpp"
#include "cli/locate.hpp"
#include "cli/usage_error.hpp"
#include "image/api_jar.hpp"
#include "image/class_file_path.hpp"
#include "image/class_path.hpp"
#include "image/source_file.hpp"
#include "mutate/class_sites.hpp"

namespace weaveproof::cli {

namespace fs = std::filesystem;

namespace {

void append(std::string& paths, const std::string& path) { paths += (paths.empty() ? "" : ":") + path; }

fs::path toolJar() {
  const fs::path jar = image::ownJar("weaveproof-mutate.jar");
  if (jar.empty())
    throw UsageError{"mutate needs weaveproof-mutate.jar beside the binary or in ../share/java, and it is in neither"};
  return jar;
}

std::vector<fs::path> sourcesBelow(const fs::path& folder) {
  std::vector<fs::path> files;
  for (const fs::directory_entry& entry : fs::recursive_directory_iterator(folder)) {
    const fs::path& file = entry.path();
    if (entry.is_regular_file() && file.extension() == ".java" && file.filename() != "module-info.java")
      files.push_back(file);
  }
  std::ranges::sort(files);
  return files;
}

}  // namespace

MutatedProgram::MutatedProgram(const MutateOptions& options, const fs::path& scratch, fs::path original) {
  sources_.original = std::move(original);
  jdk_ = image::supportedJdk(options.checked.jdk, options.checked.spec.preview);
  for (const std::string& path : options.in) sort(path);
  takeProgram(options);
  if (!sources_.open.empty() && !classes_.empty())
    throw UsageError{"mutate changes either sources or classes, not both at once"};
  if (sources_.open.empty() && classes_.empty()) throw UsageError{"there is nothing to mutate"};
  if (sources_.open.empty()) return;
  image::ClassPath forCompiler;
  forCompiler.add(classPath_);
  if (const fs::path api = image::apiJar(); !api.empty()) forCompiler.add(api.string());
  sources_.classPath = forCompiler.locations();
  tool_ = std::make_unique<mutate::SourceTool>(jdk_, toolJar(), scratch, sources_);
}

void MutatedProgram::sort(const std::string& path) {
  std::error_code error;
  if (!fs::exists(path, error)) throw UsageError{"there is no file or folder " + path};
  if (fs::is_directory(path, error)) {
    const std::vector<fs::path> files = sourcesBelow(path);
    for (const fs::path& file : files) addSource(file, sources_.open);
    if (files.empty()) append(classes_, path);
  } else if (path.ends_with(".java")) {
    addSource(path, sources_.open);
  } else if (path.ends_with(".jar")) {
    append(classes_, path);
  } else {
    throw UsageError{path + " is neither a source file nor a folder or a jar"};
  }
}

void MutatedProgram::addSource(const fs::path& file, std::vector<fs::path>& files) {
  const auto isSame = [&](const fs::path& other) {
    return fs::absolute(other).lexically_normal() == fs::absolute(file).lexically_normal();
  };
  if (std::ranges::none_of(sources_.open, isSame) && std::ranges::none_of(sources_.other, isSame))
    files.push_back(file);
}

// A jar and a class file become a class on the class path, in front of which other classes can be put.
void MutatedProgram::nameMainClass(const std::string& program) {
  if (program.ends_with(".jar")) {
    program_[0] = image::ClassPath().addJar(program);
    if (program_[0].empty()) throw base::Error("no main manifest attribute, in " + program);
    classPath_ = program;
  } else if (program.ends_with(".class")) {
    const image::NamedClass named = image::classAt(program);
    program_[0] = named.name;
    classPath_ = classPath_.empty() ? named.root.string() : named.root.string() + ":" + classPath_;
  }
}

// Sources among what is checked are compiled with the others, and then they are classes by name. If the user does not
// say what to change, it is the program.
void MutatedProgram::takeProgram(const MutateOptions& options) {
  const ProgramRequest& request = options.checked.program;
  const bool isAll = options.in.empty();
  classPath_ = classPathOf(request);
  sourcePath_ = options.checked.sourcePath;
  if (!options.hasProgram) return;
  program_ = options.checked.arguments;
  program_.insert(program_.begin(), request.program);
  if (!options.checked.junit) nameMainClass(request.program);
  for (std::size_t i = 0; i < program_.size() && (i == 0 || options.checked.junit); ++i) {
    if (!program_[i].ends_with(".java")) continue;
    addSource(program_[i], isAll ? sources_.open : sources_.other);
    program_[i] = image::mainClassOf(program_[i]);
  }
  if (!isAll || !sources_.open.empty()) return;
  if (request.program.ends_with(".jar")) {
    classes_ = request.program;
    return;
  }
  std::string_view rest = classPath_;
  while (!rest.empty()) {  // its own classes, not its libraries
    const std::size_t end = std::min(rest.find(':'), rest.size());
    std::error_code error;
    if (fs::is_directory(rest.substr(0, end), error)) append(classes_, std::string(rest.substr(0, end)));
    rest.remove_prefix(std::min(end + 1, rest.size()));
  }
}

mutate::Sites MutatedProgram::findSites() {
  return isSources() ? tool_->findSites() : mutate::findClassSites(classes_);
}

std::vector<std::string> MutatedProgram::words(const fs::path& classes, const fs::path& sources) const {
  std::string path = fs::absolute(classes).lexically_normal().string();
  if (isSources() && classes != sources_.original)
    path += ":" + fs::absolute(sources_.original).lexically_normal().string();
  if (!classPath_.empty()) path += ":" + classPath_;
  std::string sourcePath = sources.string();
  if (!sourcePath_.empty()) sourcePath += ":" + sourcePath_;
  std::vector<std::string> words{"--classpath=" + path, "--sourcepath=" + sourcePath};
  words.insert(words.end(), program_.begin(), program_.end());
  return words;
}

}  // namespace weaveproof::cli
