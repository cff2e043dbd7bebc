#include "image/source_file.hpp"

#include <fmt/format.h>
#include <xxhash.h>

#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <fstream>
#include <initializer_list>
#include <optional>
#include <string_view>
#include <vector>

#include "base/regular_file.hpp"
#include "image/compile_cache.hpp"
#include "image/javac.hpp"
#include "image/source_attribute.hpp"
#include "image/source_scan.hpp"

namespace weaveproof::image {

namespace fs = std::filesystem;

namespace {

constexpr std::size_t kMostFilesHashed = 20000;

// Everything that the classes depend on, as one name. Empty if the class path holds too many files to look at: then
// nothing is reused.
class Fingerprint {
 public:
  void add(std::string_view text) {
    addNumber(text.size());
    XXH3_128bits_update(state_, text.data(), text.size());
  }
  void addVariable(const char* name) {
    const char* value = std::getenv(name);
    add(value == nullptr ? "" : value);
  }
  // Size and time of each class and jar on the path: their constants are compiled into the program.
  void addClassPath(std::string_view paths) {
    for (;;) {
      std::size_t end = std::min(paths.find(':'), paths.size());
      fs::path element = end == 0 ? fs::path(".") : fs::path(paths.substr(0, end));
      if (element.filename() == "*") element = element.has_parent_path() ? element.parent_path() : fs::path(".");
      addTree(element, {".class", ".jar", ".JAR"});
      if (end == paths.size()) return;
      paths.remove_prefix(end + 1);
    }
  }
  void addSources(const fs::path& root) { addTree(root, {".java"}); }
  std::string name() const {
    if (files_ > kMostFilesHashed) return {};
    XXH128_hash_t hash = XXH3_128bits_digest(state_);
    return fmt::format("{:016x}{:016x}", hash.high64, hash.low64);
  }

  Fingerprint() : state_(XXH3_createState()) { XXH3_128bits_reset(state_); }
  ~Fingerprint() { XXH3_freeState(state_); }
  Fingerprint(const Fingerprint&) = delete;
  Fingerprint& operator=(const Fingerprint&) = delete;

 private:
  void addNumber(std::uint64_t number) { XXH3_128bits_update(state_, &number, sizeof number); }
  void addFile(const fs::path& file) {
    std::error_code error;
    add(file.string());
    addNumber(fs::file_size(file, error));
    addNumber(static_cast<std::uint64_t>(fs::last_write_time(file, error).time_since_epoch().count()));
  }
  void addTree(const fs::path& root, std::initializer_list<std::string_view> endings) {
    std::error_code error;
    if (fs::is_regular_file(root, error)) return addFile(root);
    std::vector<fs::path> files;
    auto options = fs::directory_options::skip_permission_denied;
    fs::recursive_directory_iterator it(root, options, error), end;
    for (; !error && it != end && ++files_ <= kMostFilesHashed; it.increment(error)) {
      if (std::ranges::find(endings, it->path().extension().string()) != endings.end()) files.push_back(it->path());
    }
    std::sort(files.begin(), files.end());
    for (const fs::path& file : files) addFile(file);
  }

  XXH3_state_t* state_;
  std::size_t files_ = 0;
};

// javac insists that a public type is in a file of its name; java's source-file mode does not. The name the file
// would need, empty if it may stay as it is.
std::string neededName(const fs::path& javaFile, const SourceOutline& outline) {
  if (outline.isCompact) return {};
  for (const TopLevelType& type : outline.types) {
    if (type.isPublic && javaFile.filename() != type.name + ".java") return type.name + ".java";
  }
  return {};
}

// The folder that holds those of the packages, if the file lies where its package says, under the name that javac looks
// for; empty if not, or if it has no package.
fs::path sourceRoot(const fs::path& javaFile, const SourceOutline& outline) {
  const std::string& package = outline.package;
  if (package.empty() || !neededName(javaFile, outline).empty()) return {};
  fs::path folder = fs::absolute(javaFile).lexically_normal().parent_path();
  for (std::string_view rest = package; !rest.empty();) {
    const std::size_t dot = rest.rfind('.');
    const bool isLast = dot == std::string_view::npos;
    if (folder.filename() != rest.substr(isLast ? 0 : dot + 1)) return {};
    folder = folder.parent_path();
    rest = isLast ? std::string_view() : rest.substr(0, dot);
  }
  return folder;
}

void replaceAll(std::string& text, const std::string& from, const std::string& to) {
  for (std::size_t at = 0; (at = text.find(from, at)) != std::string::npos; at += to.size())
    text.replace(at, from.size(), to);
}

// A directory that is removed unless it is kept.
class Scratch {
 public:
  explicit Scratch(const fs::path& parent) : path_(makeScratchFolder(parent)) {
    if (path_.empty()) throw base::Error(fmt::format("cannot create a directory in {}", parent.string()));
  }
  ~Scratch() {
    std::error_code error;
    if (!path_.empty()) fs::remove_all(path_, error);
  }
  Scratch(const Scratch&) = delete;
  Scratch& operator=(const Scratch&) = delete;
  const fs::path& path() const { return path_; }
  void keep() { path_.clear(); }

 private:
  fs::path path_;
};

void compileInto(const fs::path& classes, const Jdk& jdk, const fs::path& javaFile, const std::string& source,
                 const SourceOutline& outline, const std::string& classpath, std::string* messages) {
  Scratch aside(fs::temp_directory_path());
  std::string otherName = neededName(javaFile, outline);
  fs::path compiled = javaFile;
  if (!otherName.empty()) {
    fs::path folder = aside.path() / "renamed";
    fs::create_directory(folder);
    compiled = folder / otherName;
    std::ofstream copy(compiled, std::ios::binary);
    copy << source;
    if (!copy.flush()) throw base::Error(fmt::format("cannot write {}", compiled.string()));
  }
  std::string argument = compiled.string();
  if (argument.starts_with('-') || argument.starts_with('@')) argument.insert(0, "./");  // not an option
  fs::path sources = sourceRoot(javaFile, outline);
  if (sources.empty()) {  // an empty folder, so that no other source is drawn in
    sources = aside.path() / "none";
    fs::create_directory(sources);
  }
  std::vector<std::string> arguments = {
      "-g",          "-d",      classes.string(),   "-cp",             classpath.empty() ? "." : classpath,
      "-sourcepath", sources.string(), "-proc:none", "-nowarn", "-Xdiags:verbose", "-Xlint:-options"};
  if (jdk.preview) {
    const std::string version = std::to_string(jdk.feature);
    arguments.insert(arguments.end(), {"--enable-preview", "-source", version, "-Xlint:-preview"});
  }
  arguments.push_back(argument);
  CompilerRun run = runCompiler(jdk.javac(), arguments);
  if (!run.succeeded) {
    replaceAll(run.messages, compiled.string(), javaFile.string());
    if (messages != nullptr)
      *messages = run.messages;
    else
      std::fwrite(run.messages.data(), 1, run.messages.size(), stderr);
    throw base::Error(fmt::format("{} does not compile", javaFile.string()));
  }
  if (!otherName.empty()) nameSourceFile(classes, javaFile.filename().string());
}

}  // namespace

fs::path compileSource(const Jdk& jdk, const fs::path& javaFile, const std::string& classpath,
                       std::string* messages) try {
  std::string source = base::readText(javaFile);
  std::error_code error;
  if (!fs::exists(jdk.javac(), error)) {
    throw base::Error(
        fmt::format("the JDK in {} has no bin/javac to compile {} with", jdk.home.string(), javaFile.string()));
  }
  Fingerprint fingerprint;
  fingerprint.add(fs::absolute(javaFile).string());
  fingerprint.add(source);
  fingerprint.add(classpath);
  fingerprint.add(fs::current_path(error).string());
  fingerprint.addClassPath(classpath);
  const SourceOutline outline = outlineOf(source);
  const fs::path root = sourceRoot(javaFile, outline);
  if (!root.empty()) fingerprint.addSources(root);
  fingerprint.add(jdk.home.string());
  fingerprint.add(jdk.version);
  fingerprint.add(jdk.preview ? "preview" : "");
  for (const char* variable : {"LC_ALL", "LC_CTYPE", "LANG", "JAVA_TOOL_OPTIONS"}) fingerprint.addVariable(variable);

  fs::path cache = cacheFolder();
  std::string name = fingerprint.name();
  bool reusable = !cache.empty() && !name.empty();
  fs::path target = cache / name;
  if (reusable && fs::is_directory(target, error)) {
    touch(target);
    return target;
  }
  Scratch scratch(cache.empty() ? fs::temp_directory_path() : cache);
  compileInto(scratch.path(), jdk, javaFile, source, outline, classpath, messages);
  fs::path result = scratch.path();
  if (reusable) {
    dropStale(cache);
    publish(result, target);
    result = target;
  }
  scratch.keep();
  return result;
} catch (const fs::filesystem_error& failure) {
  throw base::Error(fmt::format("{} cannot be compiled: {}: {}", javaFile.string(), failure.path1().string(),
                                failure.code().message()));
}

fs::path sourceFolderOf(const fs::path& javaFile) {
  const fs::path root = sourceRoot(javaFile, outlineOf(base::readText(javaFile)));
  return root.empty() ? fs::absolute(javaFile).lexically_normal().parent_path() : root;
}

std::string mainClassOf(const fs::path& javaFile) {
  SourceOutline outline = outlineOf(base::readText(javaFile));
  if (outline.isCompact) return javaFile.stem().string();
  if (outline.types.empty()) throw base::Error(fmt::format("{} declares no class", javaFile.string()));
  const std::string& name = outline.types.front().name;
  return outline.package.empty() ? name : outline.package + "." + name;
}

}  // namespace weaveproof::image
