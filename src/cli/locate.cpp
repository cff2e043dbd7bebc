#include "cli/locate.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cstdlib>
#include <string_view>

#include "base/error.hpp"
#include "image/api_jar.hpp"
#include "image/class_file_path.hpp"
#include "image/class_listing.hpp"
#include "image/source_file.hpp"

namespace weaveproof::cli {

namespace fs = std::filesystem;

namespace {

bool endsWith(const std::string& text, std::string_view suffix) {
  return text.size() > suffix.size() && text.compare(text.size() - suffix.size(), suffix.size(), suffix) == 0;
}

std::string absolute(const std::string& path) {
  std::error_code error;
  const fs::path result = fs::absolute(path.empty() ? fs::path(".") : fs::path(path), error);
  return error ? path : result.lexically_normal().string();
}

std::string absoluteList(std::string_view paths) {
  std::string result;
  for (;;) {
    const std::size_t end = std::min(paths.find(':'), paths.size());
    result += absolute(std::string(paths.substr(0, end)));
    if (end == paths.size()) return result;
    result += ':';
    paths.remove_prefix(end + 1);
  }
}

}  // namespace

std::string classPathOf(const ProgramRequest& request) {
  if (request.hasClassPath) return request.classPath;
  const char* environment = std::getenv("CLASSPATH");
  return environment && *environment ? environment : ".";
}

namespace {

// There is no such class, but something else of that name, which may be what is meant. (If there is nothing at all,
// that is reported later: the JDK has classes, too.)
void requireNoOtherFile(const std::string& name, const image::ClassPath& classPath) {
  std::string path = name;
  std::ranges::replace(path, '.', '/');
  if (classPath.find(path + ".class")) return;
  std::error_code error;
  if (fs::is_directory(name, error))
    throw base::Error(fmt::format("{0} is a folder, and no program: name the main class, after -cp {0}", name));
  for (const std::string& file : {name, path + ".java"})
    if (fs::is_regular_file(file, error))
      throw base::Error(
          fmt::format("there is no class {} on the class path, but a file {}: PROGRAM is MainClass, File.class, "
                      "File.java or app.jar",
                      name, file));
  // The JDK's own classes are not on the class path.
  for (const char* package : {"java.", "javax.", "jdk.", "sun.", "com.sun."})
    if (name.starts_with(package)) return;
  if (const std::string meant = image::didYouMeanClass(classPath, name); !meant.empty())
    throw base::Error("could not find or load the main class " + name + meant);
}

}  // namespace

LocatedProgram locateProgram(const ProgramRequest& request, const image::Jdk& jdk) {
  LocatedProgram program;
  const fs::path api = image::apiJar();
  if (endsWith(request.program, ".jar")) {
    program.mainClass = program.classPath.addJar(request.program);
    if (program.mainClass.empty()) throw base::Error("no main manifest attribute, in " + request.program);
    program.absolute.program = absolute(request.program);
  } else {
    std::string paths = classPathOf(request);
    std::string name = request.program;
    if (endsWith(name, ".class")) {
      const image::NamedClass named = image::classAt(name);
      name = named.name;
      paths = paths.empty() ? named.root.string() : named.root.string() + ":" + paths;
    }
    program.absolute = {name, absoluteList(paths), true};
    if (endsWith(request.program, ".java")) {
      image::ClassPath forCompiler;
      forCompiler.add(paths);
      if (!api.empty()) forCompiler.add(api.string());
      const fs::path classes = image::compileSource(jdk, request.program, forCompiler.locations());
      program.mainClass = image::mainClassOf(request.program);
      program.classPath.add(classes.string());
      program.absolute.program = absolute(request.program);
    } else {
      program.mainClass = name;
    }
    program.classPath.add(paths);
    if (program.mainClass == request.program) requireNoOtherFile(program.mainClass, program.classPath);
  }
  program.shownClassPath = program.classPath.text();
  if (!api.empty()) program.classPath.addHarness(api);
  return program;
}

}  // namespace weaveproof::cli
