#include "cli/version.hpp"

#include <fmt/format.h>
#include <xxhash.h>

#include <algorithm>
#include <filesystem>
#include <vector>

#include "base/error.hpp"
#include "base/regular_file.hpp"
#include "cli/locate.hpp"
#include "image/api_jar.hpp"
#include "image/compile_cache.hpp"
#include "image/javac.hpp"

namespace weaveproof::cli {

namespace fs = std::filesystem;
using base::Error;

namespace {

constexpr std::string_view kRevision = "git:";
constexpr std::uint64_t kLargestSource = 16u << 20;
constexpr std::size_t kLinesOfFailure = 10;

// Where build tools put classes, from the folder of a project.
constexpr const char* kBuilt[] = {
    "target/classes", "build/classes/java/main", "out/production", "build/classes", "classes", "out", "bin", "build"};

// Of these, the ones that nothing else is called, and that may be in the folder of any module.
constexpr const char* kBuiltOfModule[] = {"target/classes", "build/classes/java/main", "build/classes/kotlin/main"};
constexpr int kDeepestModule = 5;

// A script with its arguments, run as the compiler is run.
image::CompilerRun shell(const std::string& script, const std::vector<std::string>& arguments) {
  std::vector<std::string> all = {"-c", script, "weaveproof"};
  all.insert(all.end(), arguments.begin(), arguments.end());
  return image::runCompiler("/bin/sh", all);
}

std::string lastLines(const std::string& text) {
  std::size_t begin = text.size();
  for (std::size_t lines = 0; begin > 0 && lines <= kLinesOfFailure; --begin)
    if (text[begin - 1] == '\n' && begin != text.size() && ++lines == kLinesOfFailure) break;
  return text.substr(begin);
}

std::string firstLine(const std::string& text) { return text.substr(0, text.find('\n')); }

std::vector<fs::path> filesBelow(const fs::path& folder, std::string_view ending) {
  std::vector<fs::path> files;
  std::error_code error;
  fs::recursive_directory_iterator it(folder, fs::directory_options::skip_permission_denied, error), end;
  for (; !error && it != end; it.increment(error))
    if (it->path().extension() == ending && it->path().filename() != "module-info.java") files.push_back(it->path());
  std::sort(files.begin(), files.end());
  return files;
}

fs::path cache() {
  const fs::path folder = image::cacheFolder();
  return folder.empty() ? fs::temp_directory_path() : folder;
}

// A folder of the cache that `fill` makes the first time.
template <class Fill>
fs::path inCache(const std::string& name, Fill&& fill) {
  std::error_code error;
  const fs::path target = cache() / name;
  if (fs::is_directory(target, error)) {
    image::touch(target);
    return target;
  }
  const fs::path scratch = image::makeScratchFolder(cache());
  if (scratch.empty()) throw Error(fmt::format("cannot create a directory in {}", cache().string()));
  try {
    fill(scratch);
  } catch (...) {
    fs::remove_all(scratch, error);
    throw;
  }
  image::dropStale(cache());
  image::publish(scratch, target);
  return target;
}

class Sum {
 public:
  void add(std::string_view text) { sum_ = XXH3_64bits_withSeed(text.data(), text.size(), sum_ + text.size()); }
  std::string name(const char* kind) const { return fmt::format("{}-{:016x}", kind, sum_); }

 private:
  XXH64_hash_t sum_ = 0;
};

fs::path compile(const fs::path& folder, const std::vector<fs::path>& sources, const image::Jdk& jdk) {
  Sum sum;
  sum.add(jdk.home.string() + jdk.version);
  for (const fs::path& source : sources) {
    sum.add(fs::relative(source, folder).string());
    sum.add(base::readText(source, kLargestSource));
  }
  return inCache(sum.name("sources"), [&](const fs::path& classes) {
    std::vector<std::string> arguments = {"-g", "-nowarn", "-proc:none", "-d", classes.string()};
    if (const fs::path api = image::apiJar(); !api.empty()) {
      arguments.emplace_back("-cp");
      arguments.push_back(api.string());
    }
    for (const fs::path& source : sources) arguments.push_back(fs::absolute(source).string());
    const image::CompilerRun run = image::runCompiler(jdk.javac(), arguments);
    if (!run.succeeded)
      throw Error(fmt::format("the sources in {} do not compile:\n{}", folder.string(), lastLines(run.messages)));
  });
}

void build(const fs::path& folder, const std::string& command) {
  const image::CompilerRun run = shell("cd \"$1\" && sh -c \"$2\"", {folder.string(), command});
  if (!run.succeeded)
    throw Error(fmt::format("the build command fails in {}:\n{}", folder.string(), lastLines(run.messages)));
}

bool hasClasses(const fs::path& folder) {
  std::error_code error;
  if (!fs::is_directory(folder, error)) return false;
  fs::recursive_directory_iterator it(folder, fs::directory_options::skip_permission_denied, error), end;
  for (; !error && it != end; it.increment(error))
    if (it->path().extension() == ".class") return true;
  return false;
}

// The class folders of all modules below a project's folder, in the order of their names.
std::vector<fs::path> modulesBelow(const fs::path& project) {
  std::vector<fs::path> found;
  std::error_code error;
  fs::recursive_directory_iterator it(project, fs::directory_options::skip_permission_denied, error), end;
  for (; !error && it != end; it.increment(error)) {
    std::error_code unknown;
    if (!it->is_directory(unknown)) continue;
    if (it->path().filename().string().starts_with('.') || it.depth() > kDeepestModule) {
      it.disable_recursion_pending();
      continue;
    }
    for (const char* built : kBuiltOfModule) {
      if (!it->path().string().ends_with(std::string("/") + built) || !hasClasses(it->path())) continue;
      found.push_back(it->path());
      it.disable_recursion_pending();
    }
  }
  std::ranges::sort(found);
  return found;
}

// One after the other, each once.
std::string pathOf(fs::path first, const std::vector<fs::path>& others) {
  std::string path = first.string();
  for (const fs::path& other : others)
    if (other != first) path += ":" + other.string();
  return path;
}

Version ofFolder(const fs::path& folder, const image::Jdk& jdk, const std::string& command) {
  if (!command.empty()) {
    build(folder, command);
    for (const char* built : kBuilt)
      if (hasClasses(folder / built)) return {pathOf(folder / built, modulesBelow(folder)), folder.string()};
    if (!hasClasses(folder))
      throw Error(
          fmt::format("the build command has left no classes in {}, nor where build tools put them", folder.string()));
  }
  if (hasClasses(folder)) return {pathOf(folder, modulesBelow(folder)), ""};
  const std::vector<fs::path> sources = filesBelow(folder, ".java");
  if (sources.empty()) throw Error(fmt::format("there are neither classes nor sources in {}", folder.string()));
  return {compile(folder, sources, jdk).string(), folder.string()};
}

Version ofRevision(const std::string& revision, const image::Jdk& jdk, const std::string& command) {
  const image::CompilerRun top = shell("git rev-parse --show-toplevel", {});
  if (!top.succeeded) throw Error(fmt::format("git:{}: the current folder is in no git repository", revision));
  const image::CompilerRun commit =
      shell("git rev-parse --verify --quiet --end-of-options \"$1^{commit}\"", {revision});
  if (!commit.succeeded) throw Error(fmt::format("git:{}: there is no such revision", revision));
  const std::string id = firstLine(commit.messages), root = firstLine(top.messages);
  Sum sum;
  sum.add(id);
  sum.add(command);  // builds into it
  const fs::path tree = inCache(sum.name("git"), [&](const fs::path& folder) {
    const image::CompilerRun run = shell(
        "set -e; cd \"$1\"; git archive --format=tar -o \"$2.tar\" \"$3\"; tar -xf \"$2.tar\" -C \"$2\"; rm \"$2.tar\"",
        {root, folder.string(), id});
    if (!run.succeeded) throw Error(fmt::format("git:{}: cannot be exported:\n{}", revision, lastLines(run.messages)));
  });
  const image::CompilerRun prefix = shell("git rev-parse --show-prefix", {});
  const fs::path folder = tree / firstLine(prefix.messages);
  std::error_code error;
  if (!fs::is_directory(folder, error))
    throw Error(fmt::format("git:{}: the current folder is not in that revision", revision));
  return ofFolder(folder.lexically_normal(), jdk, command);
}

}  // namespace

Version locateVersion(const std::string& text, const image::Jdk& jdk, const std::string& build) {
  if (text.starts_with(kRevision)) return ofRevision(text.substr(kRevision.size()), jdk, build);
  std::error_code error;
  if (fs::is_directory(text, error)) return ofFolder(fs::absolute(text).lexically_normal(), jdk, build);
  if (text.find_first_of(":*") == std::string::npos && !fs::exists(text, error))
    throw Error(fmt::format("there is no {}", text));
  return {text, ""};
}

}  // namespace weaveproof::cli
